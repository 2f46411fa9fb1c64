/** `node wasm.mjs <folder of npm's pyodide> <folder>… -- <program> <argument>…`: a Python program under Pyodide, which is CPython for
    WebAssembly. The folders are searched for modules. All files of this machine are below /here, so nothing is copied or fetched. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [pyodide, ...rest] = process.argv.slice(2)
const cut = rest.indexOf('--')
const here = (path) => `/here${path}`
const START = `
import runpy, sys
sys.dont_write_bytecode = True
sys.path[:0] = folders
sys.argv = words
runpy.run_path(words[0], run_name="__main__")
`
try {
  const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')))
  const python = await loadPyodide({ indexURL: pyodide })
  python.FS.mkdir('/here')
  python.FS.mount(python.FS.filesystems.NODEFS, { root: '/' }, '/here')
  const [program, ...words] = rest.slice(cut + 1)
  python.globals.set('folders', python.toPy(rest.slice(0, cut).map(here)))
  python.globals.set('words', python.toPy([here(program), ...words]))
  await python.runPythonAsync(START)
} catch (error) {
  console.error(error.message) // its stack is the whole source of Pyodide
  process.exitCode = 1
}
