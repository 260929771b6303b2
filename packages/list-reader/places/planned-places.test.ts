import { describe, expect, it } from 'vitest'
import { EXAMPLE_READ_LIST } from '../draft/examples.ts'
import { toDraft, type ListAnswer } from '../draft/list-draft.ts'
import { plannedPlaces } from './planned-places.ts'

const [EXAMPLE] = EXAMPLE_READ_LIST.rows
const listOf = (rows: readonly Partial<ListAnswer['rows'][number]>[]): ListAnswer => ({
  ...EXAMPLE_READ_LIST,
  unitTypes: [
    { name: 'Type A', count: 40 },
    { name: 'Type A1', count: 1 },
  ],
  rooms: ['Lobby', 'Ensuite'],
  typedRooms: [{ room: 'Ensuite', unitType: 'Type A' }],
  rows: rows.map((row, at) => ({
    ...EXAMPLE,
    line: at + 1,
    quantity: '2',
    room: '',
    unitType: '',
    units: '',
    ...row,
  })),
})
const placesOf = (rows: Parameters<typeof listOf>[0], otherwise = '') => {
  const list = listOf(rows)
  const places = plannedPlaces(toDraft(list), otherwise, list)
  return rows.map((_, at) => places.get(at))
}

describe('what the room of a row does not say', () => {
  it('is the type that a room of the project has, and how many its units take', () => {
    expect(placesOf([{ room: 'Ensuite', quantity: '40' }, { room: 'lobby' }, {}], 'ensuite')).toEqual([
      'Type A × 40, qty each: 1,600 in all',
      '',
      'Type A × 40, qty each: 80 in all',
    ])
  })

  it('is the name that a room gets where another type has its own', () => {
    expect(
      placesOf([
        { room: 'Ensuite', unitType: 'Type B', units: '20' },
        { room: 'Kitchen', unitType: 'Type B' },
        { room: 'Kitchen', unitType: 'Type A' },
        { room: 'Kitchen' },
      ]),
    ).toEqual([
      'as Ensuite 2, Type B × 20, qty each: 40 in all',
      'Type B × 20, qty each: 40 in all',
      'as Kitchen 2, Type A × 40, qty each: 80 in all',
      'as Kitchen 3',
    ])
  })

  it('is nothing for rows without a room, or with a name that is none', () => {
    expect(placesOf([{}, { room: 'A/B' }, { room: 'Ensuite', quantity: 'some' }])).toEqual([
      undefined,
      undefined,
      'Type A × 40, qty each',
    ])
  })
})

it('a room that is written with its type is the one of that type', () => {
  const rooms = [
    'Type A / Ensuite',
    'type a-Ensuite',
    'Type A Ensuite',
    'Type A1: Bath',
    'Type A Garage',
    'Type AB - X',
  ]
  const rows = toDraft(listOf(rooms.map((room) => ({ room }))))
  expect(rows.map(({ unitType, room }) => [unitType, room])).toEqual([
    ['Type A', 'Ensuite'],
    ['Type A', 'Ensuite'],
    ['Type A', 'Ensuite'],
    ['Type A1', 'Bath'],
    ['', 'Type A Garage'],
    ['', 'Type AB - X'],
  ])
})
