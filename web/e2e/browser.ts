/** Debian's Chromium: Playwright's own cannot be downloaded everywhere. */
import { execFileSync } from 'node:child_process'

export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? execFileSync('sh', ['-c', 'command -v chromium || command -v chromium-browser || command -v google-chrome'], { encoding: 'utf8' }).trim(),
  args: [
    '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync',
  ],
}
