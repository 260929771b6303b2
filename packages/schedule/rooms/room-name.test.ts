import { describe, expect, it } from 'vitest'
import {
  groupRoomLabels,
  isRoomName,
  isSameRoomKind,
  isSameRoomName,
  roomKey,
  roomLabels,
  splitRoomLabel,
  typedRoomName,
  withRoomCount,
} from './room-name.ts'

describe('the name of a room', () => {
  it.each([
    ['guest toilet', 'Guest Toilet'],
    ['wet-area 2', 'Wet-Area 2'],
    ['café <b>', 'Café B'],
    ["kid's room!", 'Kids Room'],
    ['ārai', 'Ārai'],
    ['Room ', 'Room '],
    ['x'.repeat(40), `X${'x'.repeat(29)}`],
  ])('%j is kept as %j', (typed, kept) => {
    expect(typedRoomName(typed)).toBe(kept)
  })

  it('is sound with letters, digits, spaces and hyphens only', () => {
    expect(['Kitchen 1', 'Wet-Area', 'Ārai'].every(isRoomName)).toBe(true)
    expect(['', ' Kitchen', 'A  B', 'A/B', 'x'.repeat(31), 'A\u0000'].some(isRoomName)).toBe(false)
  })

  it('is the same room whatever its case, and the same kind whatever its spaces and number', () => {
    expect(roomKey('Kitchen 1')).toBe(roomKey('KITCHEN 1'))
    expect(roomKey('Kitchen 1')).not.toBe(roomKey('Kitchen 2'))
    expect(isSameRoomKind('Powder Room', 'powderroom 12')).toBe(true)
    expect(isSameRoomKind('Powder Room', 'Powder')).toBe(false)
  })
})

describe('rooms of one name', () => {
  it('are counted by their labels', () => {
    expect(groupRoomLabels(['Ensuite Bathroom 2', 'Kitchen 1', 'Ensuite Bathroom 1'])).toEqual([
      { roomName: 'Ensuite Bathroom', count: 2, value: [1, 2] },
      { roomName: 'Kitchen', count: 1, value: [1] },
    ])
    expect(splitRoomLabel('Kitchen')).toEqual({ roomName: 'Kitchen', number: 1 })
    expect(splitRoomLabel('Level 3 Toilet')).toEqual({ roomName: 'Level 3 Toilet', number: 1 })
  })

  it('go back to the same labels', () => {
    const labels = ['Ensuite Bathroom 1', 'Ensuite Bathroom 3', 'Kitchen 1']
    expect(roomLabels(groupRoomLabels(labels))).toEqual(labels)
  })

  it('become more by the lowest free numbers and fewer from the end, down to none', () => {
    const two = { roomName: 'Kitchen', count: 2, value: [1, 3] }
    expect(withRoomCount(two, 3)).toEqual({ roomName: 'Kitchen', count: 3, value: [1, 2, 3] })
    expect(withRoomCount(two, 1)).toEqual({ roomName: 'Kitchen', count: 1, value: [1] })
    expect(withRoomCount(two, 0)).toBeNull()
    expect(withRoomCount(two, 1_000)?.count).toBe(999)
  })
})

it.each([
  ['Pantry 1', 'Pantry1', true],
  ['pantry  1', 'Pantry 1', true],
  ['Wet Room 2', 'Wetroom 2', true],
  ['Room 1 1', 'Room 11', false],
  ['Pantry', 'Pantry 1', false],
  ['Pantry 1', 'Pantry 2', false],
])('tells whether %s and %s are one room: %s', (one, other, isSame) => {
  expect(isSameRoomName(one, other)).toBe(isSame)
})
