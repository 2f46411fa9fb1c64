/** The machine's Chromium or Chrome: Playwright's own cannot be downloaded everywhere. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const found = (): string => (existsSync(MAC) ? MAC : execFileSync('sh', ['-c', 'command -v chromium || command -v chromium-browser || command -v google-chrome'], { encoding: 'utf8' }).trim())

export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? found(),
  args: [
    '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync',
  ],
}
