import { describe, expect, it } from 'vitest'
import { AppError } from '@specify/core/app-error.ts'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import { linesIn } from '../line-scope.ts'
import { MAX_SUBSTITUTED_LINES, MAX_SUBSTITUTIONS, type Schedule } from '../model.ts'
import { replaceProducts } from '../edits/replace-products.ts'
import { removeLines } from '../edits/schedule-edits.ts'
import { savedSubstitutions } from './save-substitutions.ts'
import type { GivenSubstitution } from './new-substitutions.ts'
import { assertSubstitutions } from './substitution-limits.ts'
import { startingSchedule as now } from '../testing/random-edits.ts'

const id = newUuid()
const facts = {
  by: 'Jo Smith',
  at: '2026-11-23T00:00:00.000Z',
  findProduct: (sku: string) => (sku === 'NONE' ? null : { sku, productId: sku.slice(0, 1), name: `Product ${sku}` }),
  priceOf: (sku: string) => (sku === 'Z' ? 300 : 100),
  findTwin: () => null,
}
const swap = (schedule: Schedule, from: string, to: string) =>
  replaceProducts({
    lineIds: new Set(linesIn(schedule, { all: true }).map(({ item }) => item.id)),
    targets: new Map([[from, { sku: to, productId: to, name: to }]]),
    meeting: 'keep',
  })(schedule)
const after = swap(now, 'A', 'Z')
const given: GivenSubstitution = { id, from: 'A', to: 'Z', lineItemIds: ['a1', 'a2', 'a4'], reason: 'price' }
const save = (...records: GivenSubstitution[]) => savedSubstitutions(now, after, records, facts)

describe('a new record', () => {
  it('is filled by the server', () => {
    expect(save(given)).toMatchObject([
      { id, from: { name: 'Product A' }, to: { name: 'Product Z' }, by: 'Jo Smith', at: facts.at, note: '' },
    ])
    expect(save(given)[0]).toMatchObject({ priceEffect: (2 * 40 + 40 + 4) * 200, lines: { length: 3 } })
  })

  it('leaves out lines that never had the one product or have not got the other', () => {
    expect(save({ ...given, lineItemIds: ['a1', 'a1', 'b1', 'nothing'] })[0]?.lines).toHaveLength(1)
    expect(() => save({ ...given, lineItemIds: ['b1', 'c3'] })).toThrow('no line had A')
    expect(() => savedSubstitutions(now, now, [given], facts)).toThrow('no line had A')
  })

  it('of lines that were never saved is none', () => {
    expect(save({ ...given, lineItemIds: [newUuid()] })).toEqual([])
  })

  it('is refused without its parts, with strange ones, twice', () => {
    expect(() => save({ id })).toThrow('needs from')
    expect(() => save({ ...given, id: 'x' })).toThrow('UUID')
    expect(() => save({ ...given, to: 'A' })).toThrow('the same')
    expect(() => save({ ...given, to: 'NONE' })).toThrow('There is no product NONE')
    expect(() => save({ ...given, note: 'x'.repeat(301) })).toThrow('300')
    expect(() => save(given, given)).toThrow('two have one id')
  })

  it('may follow another one, and tell of a line that is gone', () => {
    const twice = swap(after, 'Z', 'Y')
    const chain = [given, { ...given, id: newUuid(), from: 'Z', to: 'Y' }]
    expect(savedSubstitutions(now, twice, chain, facts).map(({ lines }) => lines.length)).toEqual([3, 3])
    const gone = removeLines(new Set(['a1']))(after)
    expect(savedSubstitutions(now, gone, [given], facts)[0]?.lines).toHaveLength(3)
  })

  it('holds of what another editor has replaced meanwhile', () => {
    const [theirs] = savedSubstitutions(now, swap(now, 'A', 'Y'), [{ ...given, to: 'Y' }], facts)
    const moved = { ...swap(now, 'A', 'Y'), substitutions: [theirs!] }
    const mine = { ...given, id: newUuid() }
    expect(savedSubstitutions(moved, after, [{ id }, mine], facts)).toMatchObject([theirs, { to: { sku: 'Z' } }])
  })
})

it('keeps saved records by their ids, and takes back what is left out', () => {
  const saved = { ...after, substitutions: save(given) }
  expect(savedSubstitutions(saved, after, [{ id: id.toUpperCase(), note: 'other' }], facts)).toBe(saved.substitutions)
  expect(savedSubstitutions(saved, now, [], facts)).toEqual([])
})

it('bounds records and their lines', () => {
  const [record] = save(given)
  expect(() => assertSubstitutions(Array.from({ length: MAX_SUBSTITUTIONS + 1 }, () => record!))).toThrow(AppError)
  const lines = Array.from({ length: MAX_SUBSTITUTED_LINES + 1 }, () => record!.lines[0]!)
  expect(() => assertSubstitutions([{ ...record!, lines }])).toThrow('lines')
})
