import type { Chunked } from '@specify/core/data/chunked.ts'
import { cacheByText } from '@specify/core/data/cache-by-text.ts'
import { roomKey, trimRoomName } from '@specify/schedule/rooms/room-name.ts'
import type { ListAnswers, ListRow, ReadList } from '../model.ts'
import { plainRoom } from './plain-room.ts'
import { multiplyRow, roomCountQuestion } from '../quantities/room-count.ts'

/** Rows whose rooms are named in one step. */
const ROWS_AT_ONCE = 1_000

/**
 * Rooms get names that a project may have, each as it is written first: `ENSUITE` and `Ensuite ` are one. Quantities of
 * rooms that are built several times are those of all of them.
 */
export function* withPlainRooms(read: ReadList, answers: ListAnswers = {}): Chunked<ReadList> {
  const first = new Map<string, string>()
  const nameOf = cacheByText((given) => {
    const name = trimRoomName(plainRoom(given))
    return name === '' ? '' : first.getOrInsert(roomKey(name), name)
  })
  const rows: ListRow[] = []
  for (const [index, given] of read.rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) yield
    const row = multiplyRow(given, answers.times)
    const [room, unitType] = [nameOf(row.room), nameOf(row.unitType)]
    rows.push(row.room === room && row.unitType === unitType ? row : { ...row, room, unitType })
  }
  return { ...read, rows, questions: [...(read.questions ?? []), ...roomCountQuestion(read.rows, answers)] }
}
