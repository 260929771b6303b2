import type { SummaryRoom } from './summary.ts'

/** The first rooms with about so many lines together: the last one is whole. */
export function firstRooms(rooms: readonly SummaryRoom[], lines: number): readonly SummaryRoom[] {
  let before = 0
  return rooms.filter(({ lines: own }) => {
    const isFirst = before < lines
    before += own.length
    return isFirst
  })
}

export function countLines(rooms: readonly SummaryRoom[]): number {
  return rooms.reduce((sum, { lines }) => sum + lines.length, 0)
}
