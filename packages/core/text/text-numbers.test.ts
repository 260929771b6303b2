import { describe, expect, it } from 'vitest'
import { TextNumbers } from './text-numbers.ts'

describe('numbers of texts', () => {
  it('are those that were set last, of exactly these texts', () => {
    const numbers = new TextNumbers()
    expect([numbers.has(''), numbers.get('')]).toEqual([false, undefined])
    const texts = ['', 'A', 'a', 'Tūroa', '🚽', 'a'.repeat(40_000), '\u0000', '\u0000\u0000']
    texts.forEach((text, index) => numbers.set(text, index))
    expect(texts.map((text) => numbers.get(text))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    numbers.set('a', 0xffff_ffff)
    expect([numbers.get('a'), numbers.get('A'), numbers.get('ab'), numbers.size]).toEqual([
      0xffff_ffff,
      1,
      undefined,
      8,
    ])
  })

  it('are kept for many, as a map has them', () => {
    const numbers = new TextNumbers()
    const map = new Map<string, number>()
    for (let index = 0; index < 50_000; index++) {
      const text = `${(index * 7_919) % 30_011}-${index % 3}C`
      map.set(text, index)
      numbers.set(text, index)
    }
    expect(numbers.size).toBe(map.size)
    expect([...map].filter(([text, number]) => numbers.get(text) !== number)).toEqual([])
    expect(numbers.has('50000-1C')).toBe(false)
  })

  it('know their texts', () => {
    const numbers = new TextNumbers()
    const places = ['x', '', 'Tūroa'].map((text) => numbers.set(text, 0))
    expect(places.map((place) => numbers.textAt(place))).toEqual(['x', '', 'Tūroa'])
    expect(numbers.set('x', 1)).toBe(places[0])
  })
})
