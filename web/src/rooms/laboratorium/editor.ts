/**
 * The drawing pad for own molecules: the editor of OpenChemLib with buttons of ours. Its own row of 34 small pictures has
 * no words and offers what no card has (nitrogen, charges, rings of five), so it is kept out of sight, and our buttons press
 * the few pictures that a target needs.
 *
 * A megabyte of script: import this file only when somebody wants to draw.
 */
import { CanvasEditor, Molecule } from 'openchemlib'

/** Places of the pictures in OpenChemLib's row: two columns of 17, 21 pixels each. */
const PLACES = { clear: 0, tidy: 1, erase: 4, bond: 5, oxygen: 13, undo: 17, chain: 22, ring: 25, benzene: 26 } as const
const [SIZE, PER_COLUMN, RIM] = [21, 17, 2]
/** Pointers are pictures in the page's address, which the content policy forbids: the usual cross takes their place. */
const LOOK = 'canvas { cursor: crosshair !important }'

export type Tool = keyof typeof PLACES

export interface Pad {
  press(tool: Tool): void
  /** Show another molecule; false: its text could not be read. */
  show(structure: string): boolean
  end(): void
}

/** A pad in this element, which must have a size; `changed` gets the structure, '' for an empty pad. */
export function pad(at: HTMLElement, changed: (structure: string) => void): Pad {
  const editor = new CanvasEditor(at)
  const root = at.querySelector<HTMLElement>('[data-openchemlib-canvas-editor]')!
  root.style.position = 'relative'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(LOOK)
  root.shadowRoot!.adoptedStyleSheets.push(sheet)
  const [tools, paper] = root.shadowRoot!.querySelectorAll('canvas')
  Object.assign(tools!.style, { position: 'absolute', opacity: '0', pointerEvents: 'none' })
  // With the keyboard the list and the field are the ways; here it would only be caught.
  paper!.tabIndex = -1

  editor.setOnChangeListener(({ type, isUserEvent }) => {
    if (type === 'molecule' && isUserEvent) changed(structureOf(editor.getMolecule()))
  })
  return {
    press(tool) {
      const box = tools!.getBoundingClientRect()
      const scale = box.width / tools!.offsetWidth // larger for fingers
      const [column, row] = [Math.floor(PLACES[tool] / PER_COLUMN), PLACES[tool] % PER_COLUMN]
      const at = { clientX: box.left + scale * (RIM + SIZE * (column + 0.5)), clientY: box.top + scale * (RIM + SIZE * (row + 0.5)), pointerId: 1, bubbles: true, composed: true }
      for (const type of ['pointerdown', 'pointerup']) tools!.dispatchEvent(new PointerEvent(type, at))
    },
    show(structure) {
      try {
        editor.setMolecule(Molecule.fromSmiles(structure, { noStereo: true }))
        return true
      } catch {
        return false
      }
    },
    end: () => editor.destroy(),
  }
}

/** A pad has no stereochemistry, as the tokens have none. */
function structureOf(molecule: Molecule): string {
  if (molecule.getAllAtoms() === 0) return ''
  const flat = molecule.getCompactCopy()
  flat.stripStereoInformation()
  return flat.toIsomericSmiles({ kekulizedOutput: true })
}
