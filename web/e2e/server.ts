/** The real server, started as `labtop serve` with its own data folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const LABTOP = process.env.LABTOP ?? here('../../.venv/bin/labtop')
export const PYTHON = process.env.LABTOP_PYTHON ?? here('../../.venv/bin/python')

export interface Running {
  url: string
  /** Kill the process without a clean shutdown, as in a power cut. */
  kill(): Promise<void>
  /** Start again on the same port with the same data; with other pages, as after an upgrade. */
  again(pages?: string): Promise<void>
  /** Let no file of the process grow any more, as on a broken disk; or let them grow again. */
  breakDisk(broken: boolean): void
  /** Kill the process and delete its data. */
  end(): Promise<void>
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** `hasty`: the factor by which its clock runs fast. */
export async function startServer(hasty?: number): Promise<Running> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'labtop-e2e-'))
  const url = `http://127.0.0.1:${port}`
  let child = await start(port, data, url, hasty)
  return {
    url,
    kill: () => stop(child),
    again: async (pages) => {
      child = await start(port, data, url, hasty, pages)
    },
    breakDisk: (broken) => {
      const limit = `import resource as r, sys; pid = int(sys.argv[1]); most = r.prlimit(pid, r.RLIMIT_FSIZE)[1]; r.prlimit(pid, r.RLIMIT_FSIZE, (int(sys.argv[2]) if int(sys.argv[2]) else most, most))`
      execFileSync(PYTHON, ['-c', limit, String(child.pid), broken ? '1' : '0'])
    },
    end: async () => {
      await stop(child)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function start(port: number, data: string, url: string, hasty?: number, pages?: string): Promise<ChildProcess> {
  const [command, args] = hasty || pages ? [PYTHON, [here('hasty.py'), String(hasty ?? 1), '127.0.0.1', String(port), data, pages ?? '']] : [LABTOP, ['serve', '--host', '127.0.0.1', '--port', String(port), '--data', data]]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  await answering(child, url)
  return child
}

/** Waits until a server that was started answers; throws what it said if it does not. */
export async function answering(child: ChildProcess, url: string): Promise<void> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (said = (said + piece).slice(-4000)))
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`labtop serve ended with ${child.exitCode}: ${said}`)
    try {
      if ((await fetch(`${url}/health`)).ok) return
    } catch {
      // not listening yet
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`labtop serve does not answer: ${said}`)
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
