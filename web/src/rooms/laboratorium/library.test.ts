import { describe, expect, it } from 'vitest'
import { byId, find, formulaOf } from './library'

const ids = (text: string, lang: string): string[] => find(text, lang).map((one) => one.id)

describe('molecules by name', () => {
  it('shows all of them before anything is typed, the quickest to make first', () => {
    const all = find('', 'en')
    expect(all.length).toBeGreaterThan(150)
    expect(all.map((one) => one.steps)).toEqual(all.map((one) => one.steps).sort((a, b) => a - b))
  })
  it('finds a name in both languages, whatever accents and signs are typed', () => {
    expect(ids('limonene', 'en')[0]).toBe('limonene')
    expect(ids('LIMONÈNE', 'en')).toContain('limonene')
    expect(ids('limonene', 'fr')[0]).toBe('limonene')
    expect(ids('eau oxygenee', 'fr')[0]).toBe('hydrogen-peroxide')
    expect(ids('citric acid', 'en')[0]).toBe('citric-acid')
  })
  it('finds formula and use, after the names', () => {
    expect(ids('C10H16', 'en')).toContain('limonene')
    expect(formulaOf(byId('limonene')!)).toBe('C₁₀H₁₆')
    const orange = find('oil', 'en')
    expect(orange.length).toBeGreaterThan(0)
  })
  it('puts names that begin so before those that contain it', () => {
    const names = find('meth', 'en').map((one) => one.en)
    const begins = names.map((name) => name.startsWith('meth'))
    expect(begins).toContain(false)
    expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false))
  })
  it('finds nothing for what is not there', () => {
    expect(find('caffeine', 'en')).toEqual([])
    expect(byId('aspirin')).toBeUndefined()
  })
})
