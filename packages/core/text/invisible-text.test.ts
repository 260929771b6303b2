import { describe, expect, it } from 'vitest'
import { allWithoutInvisible, withoutInvisible } from './invisible-text.ts'

describe('what nobody sees is left out of a text', () => {
  it.each([
    ['an override of the direction', 'Harbour \u202egnp.exe', 'Harbour gnp.exe'],
    ['embeddings', '\u202aHarbour\u202c \u202bHouse\u202c', 'Harbour House'],
    ['isolates', '\u2066Harbour\u2069 \u2067House\u2069 \u2068x\u2069', 'Harbour House x'],
    ['marks', 'Har\u200ebour\u200f \u061cHouse', 'Harbour House'],
    ['zero-width spaces', '\ufeffHar\u200bbour\u2060', 'Harbour'],
    ['soft hyphens', 'Har\u00adbour', 'Harbour'],
    ['fillers', 'Harbour\u3164\u115f\uffa0', 'Harbour'],
    ['tags', 'Harbour\u{e0001}', 'Harbour'],
    ['joiners in Latin words and codes', 'Har\u200dbour 97\u200c140 \u200dx', 'Harbour 97140 x'],
    ['nothing else', '\u202e\u200b', ''],
  ])('%s', (_, written, shown) => {
    expect(withoutInvisible(written)).toBe(shown)
    expect(allWithoutInvisible({ rooms: [{ name: written }] })).toEqual({ rooms: [{ name: shown }] })
  })

  it.each([
    ['Persian', 'می\u200cخواهم'],
    ['Devanagari', 'क्\u200dष'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a flag', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a heart', '❤\ufe0f'],
    ['Hebrew', 'שלום'],
    ['lines', 'One\r\n\tTwo'],
    ['a control character', 'a\u0007b'],
  ])('%s stays', (_, written) => {
    expect(withoutInvisible(written)).toBe(written)
  })

  it('is not looked for where data is deeper than any input', () => {
    const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000))
    expect(allWithoutInvisible(deep)).toBe(deep)
  })

  it('of data without any is the data itself', () => {
    const data = { a: [1, null, 'x', { b: true }], c: new Date(0) }
    expect(allWithoutInvisible(data)).toBe(data)
  })
})
