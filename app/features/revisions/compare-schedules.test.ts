import { describe, expect, it } from 'vitest'
import { money } from '@specify/core/money.ts'
import { NO_TWINS, type FindTwin } from '@specify/schedule/hands/built-lines.ts'
import type { LineItem, Room, ScheduleRooms } from '@specify/schedule/model.ts'
import { item, room } from '@specify/schedule/testing/edits.ts'
import { changeText } from './change-text.ts'
import { compareSchedules, type ComparedSchedule } from './compare-schedules.ts'

const TYPE_A = { id: 'type-a', name: 'Type A', count: 40 }
const mixer = (id: string, more: Partial<LineItem> = {}): LineItem => ({
  ...item(id, 'MIXER-C'),
  productId: 'mixer',
  ...more,
})
const ensuite = (...items: LineItem[]): Room => ({ ...room('Ensuite', ...items), unitTypeId: TYPE_A.id })

const FINISHES: Record<string, string> = { 'MIXER-C': 'Chrome', 'MIXER-B': 'Matte Black', 'MIXER-C-TALL': 'Chrome' }
function compared(schedule: Partial<ScheduleRooms>, cents: Record<string, number> = {}): ComparedSchedule {
  return {
    unitTypes: [TYPE_A],
    rooms: [],
    ...schedule,
    factsOf: (sku) => ({
      name: `Name of ${sku}`,
      finish: FINISHES[sku] ?? '',
      variantText: FINISHES[sku] ?? '',
      price: sku in cents ? money(cents[sku]!, 'AUD') : null,
    }),
    findTwin: NO_TWINS,
  }
}

/** Each change in short: `place / sku: kind before > after`. */
function described(before: ComparedSchedule, after: ComparedSchedule): string[] {
  return compareSchedules(before, after).map(
    ({ unitType, room: name, sku, kind, before: was, after: now }) =>
      `${[unitType, name, sku].filter(Boolean).join(' / ')}: ${kind} ${was} > ${now}`,
  )
}
const between = (before: Partial<ScheduleRooms>, after: Partial<ScheduleRooms>) =>
  described(compared(before), compared(after))

it('finds nothing in equal schedules, under other ids of lines and rooms too', () => {
  const before = { rooms: [ensuite(mixer('a'), item('b')), room('Lobby')] }
  expect(between(before, structuredClone(before))).toEqual([])
  const again = {
    rooms: [
      { ...ensuite(mixer('x'), item('y', 'b')), id: 'other' },
      { ...room('Lobby'), id: 'lobby' },
    ],
  }
  expect(between(before, again)).toEqual([])
})

it('says what was added and removed, with the room of each', () => {
  expect(
    between(
      { rooms: [ensuite(mixer('a', { quantity: 2 })), room('Store'), room('Lobby', item('b'))] },
      { rooms: [ensuite(), room('Bath', item('c', 'TUB', 3))] },
    ),
  ).toEqual([
    'Type A / Ensuite / MIXER-C: removed 2 > null',
    'Bath / TUB: added null > 3',
    'Store: removed Store > null',
    'Lobby / b: removed 1 > null',
  ])
})

it('tells a finish from another size and another product', () => {
  const before = { rooms: [ensuite(mixer('a'), mixer('b'), mixer('c'))] }
  const tall = { sku: 'MIXER-C-TALL' }
  const after = {
    rooms: [
      ensuite(mixer('a', { sku: 'MIXER-B' }), mixer('b', tall), mixer('c', { sku: 'OTHER', productId: 'other' })),
    ],
  }
  expect(between(before, after)).toEqual([
    'Type A / Ensuite / MIXER-B: finish MIXER-C > MIXER-B',
    'Type A / Ensuite / MIXER-C-TALL: product MIXER-C > MIXER-C-TALL',
    'Type A / Ensuite / OTHER: product MIXER-C > OTHER',
  ])
})

it('names every value that differs, and only those', () => {
  expect(
    between(
      { rooms: [ensuite(mixer('a', { tag: 'T-1', note: 'left' }))] },
      {
        unitTypes: [{ ...TYPE_A, name: 'Type A1', count: 38 }],
        rooms: [{ ...ensuite(mixer('a', { quantity: 2, tag: 'T-2', note: '' })), name: 'Ensuite 1', note: 'tiled' }],
      },
    ),
  ).toEqual([
    'Type A1: renamed Type A > Type A1',
    'Type A1: count 40 > 38',
    'Type A1 / Ensuite 1: renamed Ensuite > Ensuite 1',
    'Type A1 / Ensuite 1: note  > tiled',
    'Type A1 / Ensuite 1 / MIXER-C: quantity 1 > 2',
    'Type A1 / Ensuite 1 / MIXER-C: tag T-1 > T-2',
    'Type A1 / Ensuite 1 / MIXER-C: note left > ',
  ])
})

it('says where a line was moved to', () => {
  expect(
    between({ rooms: [ensuite(mixer('a')), room('Bath')] }, { rooms: [ensuite(), room('Bath', mixer('a'))] }),
  ).toEqual(['Bath / MIXER-C: moved Ensuite > Bath'])
})

it('says prices of the same product, in cents, but not of one that was changed', () => {
  const rooms = [ensuite(mixer('a'), mixer('b'))]
  const after = [ensuite(mixer('a'), mixer('b', { sku: 'MIXER-B' }))]
  expect(
    described(
      compared({ rooms }, { 'MIXER-C': 40_000 }),
      compared({ rooms: after }, { 'MIXER-C': 42_500, 'MIXER-B': 50_000 }),
    ),
  ).toEqual(['Type A / Ensuite / MIXER-C: price 40000 > 42500', 'Type A / Ensuite / MIXER-B: finish MIXER-C > MIXER-B'])
  expect(described(compared({ rooms }, { 'MIXER-C': 40_000 }), compared({ rooms }))).toEqual([
    'Type A / Ensuite / MIXER-C: price 40000 > null',
    'Type A / Ensuite / MIXER-C: price 40000 > null',
  ])
})

it('adds up to the later schedule: 2,000 lines with one change each', () => {
  const lines = Array.from({ length: 2_000 }, (_, index) => item(`${index}`, `S${index % 90}`))
  const rooms = (items: LineItem[]) =>
    Array.from({ length: 50 }, (_, index) => room(`Room ${index}`, ...items.slice(index * 40, index * 40 + 40)))
  const after = lines.map((each) => ({ ...each, quantity: 2 }))
  const changes = compareSchedules(compared({ rooms: rooms(lines) }), compared({ rooms: rooms(after) }))
  expect(changes.map(({ lineItemId }) => lineItemId)).toEqual(lines.map(({ id }) => id))
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['quantity']))
})

it('says which room was marked for access, and which no more', () => {
  const marked = { ...room('Lobby'), access: 'accessible-2021' as const }
  expect(between({ rooms: [room('Lobby')] }, { rooms: [marked] })).toEqual([
    'Lobby: access null > Accessible, AS 1428.1:2021',
  ])
  expect(between({ rooms: [marked] }, { rooms: [room('Lobby')] })).toEqual([
    'Lobby: access Accessible, AS 1428.1:2021 > null',
  ])
})

describe('a product or finish that has changed', () => {
  const texts = (now: Partial<LineItem>) =>
    compareSchedules(compared({ rooms: [ensuite(mixer('a'))] }), compared({ rooms: [ensuite(mixer('a', now))] })).map(
      (change) => changeText(change, 'AUD'),
    )

  it('is named in words, with its code behind', () => {
    expect(texts({ sku: 'MIXER-B' })).toEqual([
      { kind: 'Finish', before: 'Chrome (MIXER-C)', after: 'Matte Black (MIXER-B)' },
    ])
    expect(texts({ sku: 'OTHER', productId: 'other' })).toEqual([
      { kind: 'Product', before: 'Name of MIXER-C, Chrome (MIXER-C)', after: 'Name of OTHER (OTHER)' },
    ])
  })

  it('is a code alone where the catalogue does not state its finish', () => {
    expect(texts({ sku: 'MIXER-X' })).toEqual([{ kind: 'Finish', before: 'Chrome (MIXER-C)', after: 'MIXER-X' }])
  })
})

describe('units of both hands', () => {
  const handed = (left: number, drawn: 'left' | 'right' = 'left') => ({
    unitTypes: [{ ...TYPE_A, hands: { drawn, left, right: 40 - left } }],
    rooms: [ensuite(mixer('a'))],
  })
  const withTwin = (schedule: ComparedSchedule, sku: string | null): ComparedSchedule => {
    const findTwin: FindTwin = () => ({
      text: 'right hand in Chrome',
      product: sku === null ? null : { sku, productId: 'mixer', name: 'Mixer, right' },
    })
    return { ...schedule, findTwin }
  }

  it('are said where left and right, or the hand that rooms show, have changed', () => {
    expect(between(handed(20), handed(15))).toEqual([
      'Type A: hands 20 left, 20 right, rooms show left > 15 left, 25 right, rooms show left',
    ])
    expect(between({ rooms: handed(20).rooms }, handed(20, 'right'))).toEqual([
      'Type A: hands null > 20 left, 20 right, rooms show right',
    ])
  })

  it('name another twin, and another price of the same twin', () => {
    const before = withTwin(compared(handed(20), { 'MIXER-R': 100 }), 'MIXER-R')
    const after = (sku: string | null) => withTwin(compared(handed(20), { 'MIXER-R': 200 }), sku)
    expect(described(before, after('MIXER-R'))).toEqual(['Type A / Ensuite / MIXER-R: price 100 > 200'])
    expect(described(before, after('MIXER-RR'))).toEqual(['Type A / Ensuite / MIXER-RR: product MIXER-R > MIXER-RR'])
    expect(described(before, after(null))).toEqual([
      'Type A / Ensuite / MIXER-C: product MIXER-R > no right hand in Chrome',
    ])
    expect(described(before, before)).toEqual([])
  })
})
