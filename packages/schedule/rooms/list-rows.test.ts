import { expect, it } from 'vitest'
import type { ScheduleRooms } from '../model.ts'
import { listRows } from './list-rows.ts'

const schedule = {
  unitTypes: [{ id: 't', name: 'Type A' }],
  rooms: [
    { id: 'a', name: 'Ensuite 1', unitTypeId: 't' },
    { id: 'b', name: 'Lobby', unitTypeId: null },
  ],
} as unknown as ScheduleRooms
const products = [
  { sku: 'A', name: 'Basin' },
  { sku: 'B', name: 'Mixer' },
]
const placesOf = (roomId: string, newRoom = '') =>
  listRows(products, { schedule, roomId, newRoom, allowDiscontinued: false })?.map((row) =>
    [row.line, row.sku, row.quantity, row.unitType, row.room].join(' '),
  )

it('puts one of each product into a room of a type, of the common areas, or a new one', () => {
  expect(placesOf('a')).toEqual(['1 A 1 Type A Ensuite 1', '2 B 1 Type A Ensuite 1'])
  expect(placesOf('b')).toEqual(['1 A 1  Lobby', '2 B 1  Lobby'])
  expect(placesOf('', '  Bath ')).toEqual(['1 A 1  Bath', '2 B 1  Bath'])
  expect(placesOf('', ' ')).toBeUndefined()
})
