import { expect, it } from 'vitest'
import { item, room } from '../testing/edits.ts'
import { isSameRooms } from './match-rooms.ts'

it('compares rooms by what they say', () => {
  const kitchen = room('Kitchen 1', item('a'), item('b'))
  expect(isSameRooms([kitchen], [structuredClone(kitchen)])).toBe(true)
  expect(isSameRooms([kitchen], [room('Laundry 1', item('c', 'a', 3))])).toBe(false)
})
