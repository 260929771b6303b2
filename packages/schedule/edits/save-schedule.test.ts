import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '@specify/core/app-error.ts'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import { isSameSchedule } from './same-schedule.ts'
import type { Schedule } from '../model.ts'
import { savedSchedule } from './save-schedule.ts'
import type { GivenSchedule } from './given-schedule.ts'
import { copySchedule } from './schedule-edits.ts'
import { randomEdits, randomlyEdited, startingSchedule } from '../testing/random-edits.ts'

const now: Schedule = { ...copySchedule(startingSchedule), substitutions: [] }
const making = {
  newId: newUuid,
  addable(sku: string) {
    if (sku.startsWith('NO')) throw new AppError('not_found', `There is no product ${sku}.`)
    return { sku, productId: `p-${sku}`, name: `Product ${sku}` }
  },
  recordFacts: { by: '', at: '', findProduct: () => null, priceOf: () => null, findTwin: () => null },
}
const givenOf = ({ unitTypes, rooms }: Schedule) => ({
  unitTypes,
  rooms: rooms.map(({ items, ...room }) => ({ ...room, lineItems: items })),
})
const save = (given: GivenSchedule) => savedSchedule(now, given, making)
const [typeA] = now.unitTypes
const line = { sku: 'A', quantity: 1, note: '', tag: '' }
const room = (part: object) => ({ name: 'Gym', note: '', unitTypeId: null, lineItems: [], ...part })

describe('a save', () => {
  it('leaves what is not named, and what is named as it is', () => {
    expect(save({})).toEqual(now)
    expect(isSameSchedule(save(givenOf(now)), now)).toBe(true)
  })

  it('gives ids to new things, and keeps those of the caller', () => {
    const id = newUuid()
    const { unitTypes, rooms } = save({
      unitTypes: [...now.unitTypes, { name: 'Type C', count: 0 }],
      rooms: [
        room({ lineItems: [line, { ...line, id: id.toUpperCase() }] }),
        { ...room({}), id: now.rooms[0]!.id, name: 'Bar' },
      ],
    })
    expect(unitTypes.at(-1)).toEqual({ id: expect.any(String), name: 'Type C', count: 0 })
    expect(rooms[0]?.items.map((item) => item.id)).toEqual([expect.any(String), id])
    expect(rooms[1]).toMatchObject({ id: now.rooms[0]!.id, name: 'Bar' })
  })

  it('keeps the mark of access of callers that do not know of it, and takes it away for null', () => {
    const [first] = givenOf(now).rooms
    const marked = save({ rooms: [{ ...first!, access: 'ambulant' }] })
    expect(marked.rooms[0]?.access).toBe('ambulant')
    const again = (access: object) => savedSchedule(marked, { rooms: [{ ...first!, ...access }] }, making).rooms[0]
    expect(again({})?.access).toBe('ambulant')
    expect(again({ access: 'nzs-4121' })?.access).toBe('nzs-4121')
    expect(again({ access: null })).not.toHaveProperty('access')
  })

  it('takes a room or type without an id for the one of its name', () => {
    const { unitTypes, rooms } = save({
      unitTypes: now.unitTypes.map(({ name }) => ({ name: name.toUpperCase(), count: 3 })),
      rooms: now.rooms.map(({ name, unitTypeId }) => room({ name, unitTypeId })),
    })
    expect(unitTypes.map(({ id }) => id)).toEqual(now.unitTypes.map(({ id }) => id))
    expect(rooms.map(({ id }) => id)).toEqual(now.rooms.map(({ id }) => id))
  })

  it('makes one product of a line another, in its place', () => {
    const given = givenOf(now)
    const [first] = given.rooms
    const rooms = [
      { ...first!, lineItems: first!.lineItems.with(0, { ...first!.lineItems[0]!, sku: 'Z' }) },
      ...given.rooms.slice(1),
    ]
    const was = now.rooms[0]!.items[0]!
    expect(save({ rooms }).rooms[0]?.items[0]).toEqual({ ...was, sku: 'Z', productId: 'p-Z', name: 'Product Z' })
  })

  it.each([
    ['a count below 0', { unitTypes: [{ name: 'C', count: -1 }], rooms: [] }, /0 to 9999/],
    ['a count of a half', { unitTypes: [{ name: 'C', count: 1.5 }], rooms: [] }, /0 to 9999/],
    ['a count of 10,000', { unitTypes: [{ name: 'C', count: 10_000 }], rooms: [] }, /0 to 9999/],
    [
      'two types of one name',
      {
        unitTypes: [
          { name: 'C', count: 1 },
          { name: 'c', count: 1 },
        ],
      },
      /two called c/,
    ],
    ['a type named as none is', { unitTypes: [{ name: 'A/B<', count: 1 }] }, /^The name of a unit type has up to 30/],
    ['201 types', { unitTypes: Array.from({ length: 201 }, (_, at) => ({ name: `T ${at}`, count: 1 })) }, /200 unit/],
    ['a type that still has rooms', { unitTypes: [] }, /unit type that is not in/],
    ['a type of another project', { rooms: [room({ unitTypeId: newUuid() })] }, /unit type that is not in/],
    ['two rooms of one name', { rooms: [room({}), room({ name: 'GYM' })] }, /two called GYM/],
    [
      'two rooms of one id',
      { rooms: [room({ id: typeA!.id }), room({ id: typeA!.id, name: 'Bar' })] },
      /two have one id/,
    ],
    ['an id that is none', { rooms: [room({ id: 'x' })] }, /must be a UUID/],
    ['two lines of one id', { rooms: [room({ lineItems: [1, 2].map(() => ({ ...line, id: typeA!.id })) })] }, /one id/],
    ['no quantity', { rooms: [room({ lineItems: [{ ...line, quantity: 0 }] })] }, /1 to 9999/],
    ['a long note', { rooms: [room({ lineItems: [{ ...line, note: 'x'.repeat(301) }] })] }, /300 characters/],
    ['a tag with a control character', { rooms: [room({ lineItems: [{ ...line, tag: 'B\u0007' }] })] }, /A tag has/],
    ['a tag of 21 letters', { rooms: [room({ lineItems: [{ ...line, tag: 'B'.repeat(21) }] })] }, /A tag has/],
    ['a product that is not there', { rooms: [room({ lineItems: [{ ...line, sku: 'NONE' }] })] }, /no product NONE/],
    [
      '20,001 lines',
      { rooms: [room({ lineItems: Array.from({ length: 20_001 }, () => line) })] },
      /at most 20000 line items/,
    ],
    [
      '2,001 rooms',
      { rooms: Array.from({ length: 2_001 }, (_, at) => room({ name: `R${at}A` })) },
      /at most 2000 rooms/,
    ],
  ] as const)('refuses %s', (_case, given, message) => {
    expect(() => save(given as GivenSchedule)).toThrow(message)
  })

  it('makes any state of any other one', () => {
    fc.assert(
      fc.property(randomEdits, (edits) => {
        const wanted = edits.reduce(randomlyEdited, now)
        const saved = save(givenOf(wanted))
        expect(saved.unitTypes).toEqual(wanted.unitTypes)
        expect(
          saved.rooms.map(({ items, ...each }) => ({
            ...each,
            items: items.map(({ id, sku, quantity, tag }) => [id, sku, quantity, tag]),
          })),
        ).toEqual(
          wanted.rooms.map(({ items, ...each }) => ({
            ...each,
            items: items.map(({ id, sku, quantity, tag }) => [id, sku, quantity, tag]),
          })),
        )
      }),
      { numRuns: 500 },
    )
  })
})
