import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PathNames, safeName } from './safe-names.ts'

describe('a name in a package', () => {
  it.each([
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['COM1', '_COM1'],
    ['Console', 'Console'],
    ['..', 'unnamed'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['a<b>c:d"e/f\\g|h?i*j', 'a-b-c-d-e-f-g-h-i-j'],
    ['Bath\u0000\u0007room\n2', 'Bath-room-2'],
    ['trailing. . ', 'trailing'],
    ['abc\u202Egnp.exe', 'abc-gnp.exe'],
    ['Cafe\u0301', 'Caf\u00E9'],
    ['=cmd|calc', '=cmd-calc'],
    ['', 'unnamed'],
    ['𝔘'.repeat(60), '𝔘'.repeat(40)],
  ])('%j is %j', (text, name) => expect(safeName(text, 80)).toBe(name))

  it('is one that Windows opens, whatever is given', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 90 }), (signs) => {
        const name = safeName(String.fromCodePoint(...signs), 60)
        expect(name.length).toBeGreaterThan(0)
        expect(name.length).toBeLessThanOrEqual(60)
        expect(name).not.toMatch(/[<>:"/\\|?*\p{C}]|^[. ]|[. ]$/u)
        expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i)
        expect(name.isWellFormed()).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})

describe('names of one folder', () => {
  it('are different for systems that see no capitals, and the same for the same thing', () => {
    const names = new PathNames()
    const nameOf = (key: string, text: string) => names.pathOf(key, { folder: 'A', text, maxLength: 12 })
    expect(nameOf('1', 'Ensuite')).toBe('A/Ensuite')
    expect(nameOf('2', 'ENSUITE')).toBe('A/ENSUITE (2)')
    expect(nameOf('3', 'ensuite')).toBe('A/ensuite (3)')
    expect(nameOf('1', 'Ensuite')).toBe('A/Ensuite')
  })

  it('stay different where they are cut', () => {
    const names = new PathNames()
    const wanted = { folder: '', extension: '.pdf', text: 'x'.repeat(300), maxLength: 20 }
    expect(names.pathOf('1', wanted)).toBe(`${'x'.repeat(16)}.pdf`)
    expect(names.pathOf('2', wanted)).toBe(`${'x'.repeat(12)} (2).pdf`)
  })
})
