import { describe, expect, it } from 'vitest'
import { applyDelta, DeltaError, findDelta } from './keyed-delta.ts'

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const item = (id: string, note = '') => ({ id, note })

/** Deltas are applied as the database has kept them, to values as it has kept them. */
function carried(from: unknown, to: unknown): unknown {
  const delta = findDelta(from, to)
  return delta ? applyDelta(stored(from), stored(delta) as typeof delta) : stored(from)
}

const list = (ids: string) => ({ name: 'x', items: Array.from(ids, (id) => item(id)) })

describe('findDelta and applyDelta', () => {
  it.each([
    ['abcdef', 'abcdef'],
    ['abcdef', 'acdf'],
    ['acdf', 'xabyycdzf'.replace('yy', 'y')],
    ['abcdef', 'fedcba'],
    ['abcdef', 'bcdefa'],
    ['abcdef', 'uvw'],
    ['abcdef', ''],
    ['', 'abc'],
    ['abcdefgh', 'hxagbyfc'],
  ])('lead from %s to %s', (from, to) => {
    expect(carried(list(from), list(to))).toEqual(list(to))
  })

  it('lead between any two lists with changed, new, moved and missing entries', () => {
    // A generator of its own: the same lists each time.
    let seed = 7
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let round = 0; round < 300; round++) {
      const make = () => {
        const ids = new Set(Array.from({ length: random(12) }, () => 'abcdefghijklmnop'[random(16)]!))
        return Array.from(ids, (id) => ({ id, items: [item('1', String(random(3))), item(String(2 + random(3)))] }))
      }
      const [from, to] = [make(), make()]
      expect(carried(from, to)).toEqual(to)
    }
  })

  it('carry members that come, go and change, whatever they are called', () => {
    const from = { a: 1, b: { c: [1, 2] }, gone: 'x', left: undefined, list: [item('__proto__'), item('constructor')] }
    const to = { a: null, b: { c: [2, 1] }, access: 'as1428', list: [item('constructor', 'n'), item('__proto__', 'p')] }
    expect(carried(from, to)).toEqual(stored(to))
    expect(findDelta(from, { ...from, left: undefined, gone: 'x' })).toBeNull()
  })

  it('replace lists whose ids are not unique, or missing, as a whole', () => {
    const twice = [item('a', '1'), item('a', '2')]
    expect(carried([item('a')], twice)).toEqual(twice)
    expect(carried(twice, [item('a')])).toEqual([item('a')])
    expect(carried([{ name: 'a' }], [{ name: 'b' }, { name: 'a' }])).toEqual([{ name: 'b' }, { name: 'a' }])
  })

  it('are small for small changes and refuse a value that they were not made for', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => item(`id-${index}`))
    const added = [...many.slice(0, 9_000), item('new'), ...many.slice(9_000)]
    const without = many.toSpliced(100, 15_000)
    const moved = [...many.slice(1), many[0]]
    for (const [from, to] of [
      [many, added],
      [added, many],
      [many, without],
      [many, moved],
    ])
      expect(JSON.stringify(findDelta(from, to)).length).toBeLessThan(80)
    for (const [from, to] of [
      [added, many],
      [many, without],
      [many, moved],
      [[item('q')], [item('q', 'changed')]],
    ])
      expect(() => applyDelta([item('else')], findDelta(from, to)!)).toThrow(DeltaError)
    expect(() => applyDelta({}, findDelta(many, added)!)).toThrow(DeltaError)
  })
})
