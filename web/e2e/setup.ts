/** One build and one server for the whole run; a test that kills its server starts its own. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startServer } from './server'

export default async function setup(): Promise<() => Promise<void>> {
  if (!process.env.LABTOP_BUILT) {
    execFileSync('npm', ['run', '-s', 'build'], { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const server = await startServer()
  process.env.LABTOP_URL = server.url // workers inherit it
  return () => server.end()
}
