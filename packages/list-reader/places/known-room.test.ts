import { expect, it } from 'vitest'
import { spellRoom } from './known-room.ts'

const ROOMS = [
  'Guest Bathroom',
  'Ensuite Bathroom 1',
  'Main Bathroom',
  'Powder Room 2',
  'Bathroom 3',
  'Bathroom 4',
  'Kitchen 1',
]

it.each([
  ['ensuite', 'Ensuite Bathroom 1'],
  ['Ens', 'Ensuite Bathroom 1'],
  ['main bath', 'Main Bathroom'],
  ['POWDER 2', 'Powder Room 2'],
  ['kitchen', 'Kitchen 1'],
  ['bath 4', 'Bathroom 4'],
  ['guest bath', 'Guest Bathroom'],
])('%s is %s', (room, name) => expect(spellRoom(room, ROOMS)).toBe(name))

it.each([
  ['bathroom', 'Bathroom'],
  ['ensuite 2', 'Ensuite 2'],
  ['master ensuite', 'Master Ensuite'],
  ['level 3 - wc', 'Level 3 - WC'],
  ['Kitchen nook', 'Kitchen nook'],
  ['guest room', 'Guest Room'],
  ['', ''],
])('%s is a room of its own, written %s', (room, name) => expect(spellRoom(room, ROOMS)).toBe(name))
