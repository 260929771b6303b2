import { describe, expect, it } from 'vitest'
import { newUuid } from '@specify/core/ids/new-uuid.ts'
import { allowancesOf } from './allowances.ts'
import {
  assertFreeLine,
  freeSku,
  isFreeLink,
  isFreeSku,
  MAX_FREE_LINES,
  NO_DETAILS,
  readFreeLine,
  shownCode,
  type Allowance,
  type FreeLine,
  type FreeLineContent,
} from './free-line.ts'
import { addFreeLine, linesLike, newFreeItem, setFreeLines } from './free-line-edits.ts'
import { replaceProducts, type Meeting } from '../edits/replace-products.ts'
import type { AddedProduct } from '../rooms/rooms.ts'
import { mergeSchedules } from '../edits/merge-schedules.ts'
import { isSameSchedule } from '../edits/same-schedule.ts'
import { copyOf, duplicateRooms, mergeRoomInto } from '../edits/schedule-edits.ts'
import { savedSchedule } from '../edits/save-schedule.ts'
import type { LineItem, Room, Schedule } from '../model.ts'
import { assertSize } from '../rooms/room-limits.ts'
import { storedRooms } from '../rooms/stored-rooms.server.ts'

const vanity: FreeLine = {
  maker: 'Joinery Co',
  code: 'CV-900',
  allowance: { kind: 'pc', centAmount: 120_000, gst: 'ex' },
  suppliedBy: 'owner',
  installedBy: 'builder',
  link: 'https://joinery.example/cv',
}
const content = { name: 'Custom vanity by others', free: vanity }
const values = { quantity: 2, note: 'Site measure', tag: 'CV-01' }
const room = (name: string, ...items: LineItem[]): Room => ({ id: newUuid(), name, note: '', unitTypeId: null, items })
const schedule = (...rooms: Room[]): Schedule => ({ unitTypes: [], rooms, substitutions: [] })
const making = {
  newId: newUuid,
  addable: (sku: string) => ({ sku, productId: `p-${sku}`, name: `Product ${sku}` }),
  recordFacts: { by: '', at: '', findProduct: () => null, priceOf: () => null, findTwin: () => null },
}
const givenOf = ({ unitTypes, rooms }: Schedule) => ({
  unitTypes,
  rooms: rooms.map(({ items, ...each }) => ({ ...each, lineItems: items })),
})
/** Makes a free line a line of a product, as the dialog does. */
const match = ({ id, sku }: LineItem, product: AddedProduct, meeting: Meeting = 'add') =>
  replaceProducts({ lineIds: new Set([id]), targets: new Map([[sku, product]]), meeting })
const withAllowance = (allowance: Allowance | null) => ({ name: 'Screen', free: { ...NO_DETAILS, allowance } })

describe('what a free line may say', () => {
  it('tidies texts, and keeps what looks like HTML or a formula as text', () => {
    const typed = { name: '  =1+1 <b>\n"x"  ', free: { ...NO_DETAILS, maker: '<script>alert(1)</script>' } }
    expect(assertFreeLine(typed)).toEqual({ name: '=1+1 <b> "x"', free: typed.free })
  })

  it.each<[string, FreeLineContent]>([
    ['no description', { ...content, name: '   ' }],
    ['a long description', { ...content, name: 'x'.repeat(201) }],
    ['a control character', { ...content, name: 'a\u0000b' }],
    ['half a character', { ...content, name: 'a\ud800' }],
    ['a long maker', { ...content, free: { ...vanity, maker: 'x'.repeat(101) } }],
    ['a long code', { ...content, free: { ...vanity, code: 'x'.repeat(61) } }],
    ['a script as a link', { ...content, free: { ...vanity, link: 'javascript:alert(1)' } }],
    ...[0, -1, 1.5, Number.NaN, 1e300, Number.POSITIVE_INFINITY, 1_000_000_001].map(
      (cents): [string, FreeLineContent] => [
        `an amount of ${cents}`,
        withAllowance({ kind: 'pc', centAmount: cents, gst: 'ex' }),
      ],
    ),
  ])('refuses %s', (_what, typed) => {
    expect(Object.keys(readFreeLine(typed).problems)).toHaveLength(1)
    expect(() => assertFreeLine(typed)).toThrow()
  })

  it.each([
    'http://a.example/',
    'javascript:alert(1)',
    ' https://a.example',
    'https:a.example',
    'https://user:pw@a.example/',
    'https://a.example/"onclick=x',
    `https://a.example/${'x'.repeat(500)}`,
    'https://',
    'data:text/html,x',
  ])('does not link to %s', (link) => expect(isFreeLink(link)).toBe(false))

  it('links to addresses', () => expect(isFreeLink('HTTPS://a.example/b?c=d#e')).toBe(true))
})

describe('a saved free line', () => {
  const before = schedule(room('Bath'))
  const added = addFreeLine(before.rooms[0]!.id, content, values)(before)
  const [line] = added.rooms[0]!.items

  it('comes back as it was sent, and the same save is made once', () => {
    const saved = savedSchedule(before, givenOf(added), making)
    expect(saved).toEqual(added)
    expect(savedSchedule(saved, givenOf(added), making).rooms[0]?.items[0]).toBe(saved.rooms[0]?.items[0])
  })

  it('keeps its details where a caller does not know of them', () => {
    const [bath] = givenOf(added).rooms
    const known = { id: line!.id, sku: line!.sku, quantity: 9, note: 'Later', tag: '' }
    const saved = savedSchedule(added, { rooms: [{ ...bath!, lineItems: [known] }] }, making)
    expect(saved.rooms[0]?.items[0]).toEqual({ ...line, quantity: 9, note: 'Later', tag: '' })
  })

  it('never shares a key with other details, whatever is sent', () => {
    const [bath] = givenOf(added).rooms
    const other = { ...line!, id: newUuid(), name: 'Shower screen' }
    const unnamed = { ...line!, id: newUuid(), sku: 'free' }
    const clash = { ...line!, sku: 'FM1000C', id: newUuid() }
    const lineItems = [line!, other, unnamed, clash]
    const { items } = savedSchedule(added, { rooms: [{ ...bath!, lineItems }] }, making).rooms[0]!
    expect(items.every(({ sku, productId }) => isFreeSku(sku) && productId === '')).toBe(true)
    expect(new Set(items.map(({ sku }) => sku)).size).toBe(4)
    expect(items[0]).toBe(line)
  })

  it('becomes a line of a product, and goes back as one', () => {
    const matched = match(line!, { sku: 'Z', productId: 'p-Z', name: 'Product Z' })(added)
    expect(matched.rooms[0]?.items).toEqual([
      { id: line!.id, sku: 'Z', productId: 'p-Z', name: 'Product Z', ...values },
    ])
    const saved = savedSchedule(added, givenOf(matched), making)
    expect(saved).toEqual(matched)
    expect(savedSchedule(saved, givenOf(added), making)).toEqual(added)
  })

  it('joins a line of the product that is in its room, unless two are wanted', () => {
    const product = { sku: 'Z', productId: 'p-Z', name: 'Product Z' }
    const there: LineItem = { id: 'there', ...product, quantity: 3, note: '', tag: '' }
    const both = schedule(room('Bath', there, line!))
    const quantities = (meeting: Meeting) =>
      match(line!, product, meeting)(both).rooms[0]!.items.map(({ quantity, tag }) => [quantity, tag])
    expect(quantities('add')).toEqual([[3 + values.quantity, values.tag]])
    expect(quantities('keep')).toEqual([
      [3, ''],
      [values.quantity, values.tag],
    ])
  })

  it('is bounded in number', () => {
    const many = (count: number) => [room('Bath', ...Array.from({ length: count }, () => newFreeItem(content, values)))]
    expect(() => assertSize(many(MAX_FREE_LINES))).not.toThrow()
    expect(() => assertSize(many(10_000))).toThrow(/at most 2,000 lines/)
  })

  it('survives what a former release makes of it', () => {
    const copied = { ...line!, id: 'copy', free: undefined }
    const replaced = { ...line!, id: 'replaced', sku: 'Z' }
    const orphan = { ...copied, id: 'orphan', sku: freeSku(newUuid()) }
    const stored = JSON.parse(JSON.stringify([room('Bath', line!, copied, replaced, orphan)])) as Room[]
    const [items] = storedRooms(newUuid(), stored).map((each) => each.items)
    expect(items?.map(({ free }) => free)).toEqual([vanity, vanity, undefined, NO_DETAILS])
    expect(shownCode(items![3]!)).toBe('')
  })
})

describe('edits of free lines', () => {
  const bath = room('Bath', newFreeItem(content, values))
  const before = schedule(bath, copyOf(room('Ensuite', ...bath.items), null))
  const [first, second] = before.rooms.flatMap(({ items }) => items)

  it('leave copies alone', () => {
    const edited = setFreeLines(new Set([first!.id]), { ...content, name: 'Vanity 900' })(before)
    expect(edited.rooms[0]?.items[0]).toMatchObject({ name: 'Vanity 900', free: vanity, quantity: 2 })
    expect(edited.rooms[1]).toBe(before.rooms[1])
    expect(linesLike(edited, first!.id)).toHaveLength(1)
    expect(linesLike(before, first!.id).map(({ item }) => item.id)).toEqual([first!.id, second!.id])
    expect(isSameSchedule(setFreeLines(new Set([first!.id]), content)(before), before)).toBe(true)
  })

  it('are merged with those of others', () => {
    const mine = setFreeLines(new Set([first!.id]), { name: 'Mine', free: vanity })(before)
    const saved = setFreeLines(new Set([second!.id]), { name: 'Theirs', free: NO_DETAILS }, { quantity: 7 })(before)
    const merged = mergeSchedules(before, mine, saved)
    const [one, two] = merged.rooms.flatMap(({ items }) => items)
    expect(one).toMatchObject({ name: 'Mine', free: vanity, quantity: 2 })
    expect(two).toMatchObject({ name: 'Theirs', free: NO_DETAILS, quantity: 7 })
    const matched = match(first!, { sku: 'Z', productId: 'p', name: 'Z' })(before)
    const both = mergeSchedules(before, matched, saved)
    expect(both.rooms[0]?.items[0]).not.toHaveProperty('free')
    expect(both.rooms[1]?.items[0]).toMatchObject({ name: 'Theirs' })
  })

  it('come with a room that is duplicated, and add up in one that is merged', () => {
    const doubled = duplicateRooms(new Set([before.rooms[0]!.id]))(before)
    expect(doubled.rooms[1]?.items[0]).toMatchObject({ ...content, ...values })
    const merged = mergeRoomInto(before.rooms[1]!.id, before.rooms[0]!.id)(before)
    expect(merged.rooms[0]?.items.map(({ quantity }) => quantity)).toEqual([4])
  })

  it('never drop a provisional sum', () => {
    const sum = newFreeItem(withAllowance({ kind: 'provisional', centAmount: 5_000, gst: 'inc' }), values)
    const one = room('Bath', sum)
    const two = schedule(one, copyOf(room('Ensuite', sum), null))
    const merged = mergeRoomInto(two.rooms[1]!.id, two.rooms[0]!.id)(two)
    expect(allowancesOf(merged)).toEqual(allowancesOf(two))
    expect(merged.rooms[0]?.items).toHaveLength(2)
  })
})
