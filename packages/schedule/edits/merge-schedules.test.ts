import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Schedule } from '../model.ts'
import { roomKey } from '../rooms/room-name.ts'
import {
  addRoom,
  duplicateRooms,
  moveLines,
  removeLines,
  removeRooms,
  setLines,
  setRoom,
  setRoomsAccess,
  setRoomsType,
  setTags,
  type ScheduleEdit,
} from './schedule-edits.ts'
import { removeUnitType, setUnitType } from './unit-type-edits.ts'
import { randomEdits, randomlyEdited, startingSchedule as base } from '../testing/random-edits.ts'
import { mergeSchedules } from './merge-schedules.ts'
import { isSameSchedule } from './same-schedule.ts'

const ids = (...all: string[]) => new Set(all)
const merged = (mine: ScheduleEdit, saved: ScheduleEdit) => mergeSchedules(base, mine(base), saved(base))
const then =
  (...edits: ScheduleEdit[]): ScheduleEdit =>
  (schedule) =>
    edits.reduce((next, edit) => edit(next), schedule)
const linesOf = ({ rooms }: Schedule) =>
  new Map(rooms.flatMap((room) => room.items.map((item) => [item.id, { ...item, roomId: room.id }])))

describe('edits of two people', () => {
  it('are both there where they are about different things', () => {
    const mine = then(setUnitType('type-a', { count: 42 }), setLines(ids('a1'), { quantity: 9 }))
    const saved = then(setTags(new Map([['B', 'BM-01']])), setRoom('room Lobby', { note: 'tiled' }))
    expect(merged(mine, saved)).toEqual(then(mine, saved)(base))
  })

  it('keep my value of what both have changed', () => {
    const mine = setLines(ids('a1'), { quantity: 9, note: 'mine' })
    const saved = setLines(ids('a1'), { quantity: 7, tag: 'X' })
    expect(linesOf(merged(mine, saved)).get('a1')).toMatchObject({ quantity: 9, note: 'mine', tag: 'X' })
  })

  it('keep the mark of access of a room that the other renames, and mine of what both have marked', () => {
    const lobby = ids('room Lobby')
    const mine = then(setRoomsAccess(lobby, 'accessible-2021'), setRoomsAccess(ids('room Ensuite 1'), 'ambulant'))
    const saved = then(setRoom('room Lobby', { name: 'Hall' }), setRoomsAccess(ids('room Ensuite 1'), 'nzs-4121'))
    const { rooms } = merged(mine, saved)
    expect(rooms.find(({ name }) => name === 'Hall')?.access).toBe('accessible-2021')
    expect(rooms.find(({ name }) => name === 'Ensuite 1')?.access).toBe('ambulant')
    const marked = { ...base, rooms: setRoomsAccess(lobby, 'ambulant')(base).rooms }
    const cleared = mergeSchedules(marked, base, setRoom('room Lobby', { note: 'x' })(marked)).rooms
    expect(cleared.find(({ name }) => name === 'Lobby')).not.toHaveProperty('access')
  })

  it('keep a room that one removes and the other puts something into', () => {
    const rooms = merged(removeRooms(ids('room Plant room')), moveLines(ids('e4'), 'room Plant room')).rooms
    expect(rooms.find(({ name }) => name === 'Plant room')?.items.map(({ id }) => id)).toEqual(['e4'])
  })

  it('keep a type that one removes and the other puts a room into', () => {
    const result = merged(removeUnitType('type-b', true), setRoomsType(ids('room Lobby'), 'type-b'))
    expect(result.unitTypes.map(({ id }) => id)).toEqual(['type-a', 'type-b'])
    expect(result.rooms.find(({ name }) => name === 'Lobby')?.unitTypeId).toBe('type-b')
  })

  it('give two new rooms of one name two names, and double no line', () => {
    const mine = duplicateRooms(ids('room Ensuite 1'))
    const saved = duplicateRooms(ids('room Ensuite 1'))
    const { rooms } = merged(mine, saved)
    expect(
      rooms
        .map(({ name }) => name)
        .filter((name) => name.startsWith('Ensuite'))
        .toSorted(),
    ).toEqual(['Ensuite 1', 'Ensuite 2', 'Ensuite 3', 'Ensuite 4'])
    expect(rooms.flatMap(({ items }) => items)).toHaveLength(9 + 3 + 3)
  })

  it('leave the saved name where both give one name to different rooms', () => {
    const { rooms } = merged(setRoom('room Lobby', { name: 'Hall' }), setRoom('room Plant room', { name: 'hall' }))
    expect(rooms.map(({ name }) => name).slice(-2)).toEqual(['Hall 2', 'hall'])
  })

  it('put no line back that one has removed, with its changes or without', () => {
    expect(linesOf(merged(removeLines(ids('a1')), setLines(ids('a1'), { quantity: 3 }))).has('a1')).toBe(false)
    expect(linesOf(merged(addRoom('Gym', null), removeLines(ids('a1', 'b1', 'c1')))).has('a1')).toBe(false)
  })
})

describe('any edits of two people', () => {
  const cases = fc.tuple(randomEdits, randomEdits).map(([first, second]) => ({
    mine: first.reduce(randomlyEdited, base),
    saved: second.reduce(randomlyEdited, base),
  }))

  it('lose no line that neither has removed, and none is there twice', () => {
    fc.assert(
      fc.property(cases, ({ mine, saved }) => {
        const result = mergeSchedules(base, mine, saved)
        const [was, my, now] = [linesOf(base), linesOf(mine), linesOf(saved)]
        const expected = [...new Set([...my.keys(), ...now.keys()])].filter(
          (id) => !was.has(id) || (my.has(id) && now.has(id)),
        )
        const found = result.rooms.flatMap(({ items }) => items.map(({ id }) => id))
        expect(found.toSorted()).toEqual(expected.toSorted())
      }),
      { numRuns: 2_000 },
    )
  })

  it('take every value from the side that changed it', () => {
    fc.assert(
      fc.property(cases, ({ mine, saved }) => {
        const [was, my, now] = [linesOf(base), linesOf(mine), linesOf(saved)]
        for (const [id, line] of linesOf(mergeSchedules(base, mine, saved))) {
          for (const field of ['quantity', 'note', 'tag', 'roomId'] as const) {
            const [before, one, other] = [was.get(id)?.[field], my.get(id)?.[field], now.get(id)?.[field]]
            expect(line[field]).toBe(one === undefined || one === before ? (other ?? one) : one)
          }
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('can be saved: names and ids are there once, every room has its type', () => {
    fc.assert(
      fc.property(cases, ({ mine, saved }) => {
        const { unitTypes, rooms } = mergeSchedules(base, mine, saved)
        for (const list of [unitTypes, rooms]) {
          expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
          expect(new Set(list.map(({ name }) => roomKey(name))).size).toBe(list.length)
        }
        const types = new Set([null, ...unitTypes.map(({ id }) => id)])
        for (const { unitTypeId } of rooms) expect(types.has(unitTypeId)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  it('are one side where the other has changed nothing, or the same', () => {
    fc.assert(
      fc.property(randomEdits, (edits) => {
        const mine = edits.reduce(randomlyEdited, base)
        expect(isSameSchedule(mergeSchedules(base, mine, base), mine)).toBe(true)
        expect(isSameSchedule(mergeSchedules(base, base, mine), mine)).toBe(true)
        expect(isSameSchedule(mergeSchedules(base, mine, mine), mine)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
