/** Two servers with one game in two worlds (`worlds.py`), for pages that must not differ. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { answering, freePort, PYTHON } from './server'

export interface Worlds {
  urls: [string, string]
  /** `mark`, `asked`, `split SEAT`, `answers`, `same`. */
  ask<T>(command: string): Promise<T>
  end(): void
}

export async function startWorlds(): Promise<Worlds> {
  const [one, other] = [await freePort(), await freePort()]
  const data = mkdtempSync(join(tmpdir(), 'labtop-worlds-'))
  const script = fileURLToPath(new URL('worlds.py', import.meta.url))
  const child = spawn(PYTHON, [script, '127.0.0.1', String(one), String(other), data], { stdio: ['pipe', 'pipe', 'pipe'] })
  const waiting: ((line: string) => void)[] = []
  let broke = ''
  child.stderr.on('data', (piece: Buffer) => (broke += piece))
  child.once('exit', () => waiting.splice(0).forEach((tell) => tell('')))
  createInterface(child.stdout).on('line', (line) => waiting.shift()?.(line))
  const urls: [string, string] = [`http://127.0.0.1:${one}`, `http://127.0.0.1:${other}`]
  for (const url of urls) await answering(child, url)
  return {
    urls,
    ask: <T>(command: string) =>
      new Promise<T>((resolve, reject) => {
        if (child.exitCode !== null) reject(new Error(`the two worlds ended before ${command}`))
        waiting.push((line) => (line ? resolve(JSON.parse(line) as T) : reject(new Error(`the two worlds ended at ${command}: ${broke}`))))
        child.stdin.write(`${command}\n`)
      }),
    end: () => {
      child.kill('SIGKILL')
      rmSync(data, { recursive: true, force: true })
    },
  }
}
