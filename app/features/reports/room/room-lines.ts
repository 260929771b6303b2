import { AppError } from '@specify/core/app-error.ts'
import { countOf } from '@specify/core/text/count-text.ts'
import type { Room } from '@specify/schedule/model.ts'
import type { UnitSide } from '@specify/schedule/hands/unit-hands.ts'
import { evidenceLines, type EvidenceLine, type EvidenceSchedule } from '../schedule.ts'

/** Pieces of one room: more would not be read on a drawing, nor opened at once. */
const MAX_PIECES = 60

export interface RoomLines {
  readonly room: Room
  /** `Type A, Ensuite`, or `Type A, Ensuite, right, mirrored`. */
  readonly roomText: string
  readonly lines: readonly EvidenceLine[]
  /** Lines of which these units have nothing: their products do not come in their hand. */
  readonly lacking: readonly EvidenceLine[]
  readonly isMirrored: boolean
  /** One of so many rooms alike is shown: the quantities of the schedule are divided by it. */
  readonly divisor: number
}

interface RoomRequest {
  readonly roomId: string
  /** The hand of its units; empty for that of the schedule. Rooms that are the same in all units have one drawing. */
  readonly hand: UnitSide | ''
}

/**
 * The lines of a room. Where a schedule counts all bathrooms of a building as one room, 48 of everything, one of them
 * is shown: quantities are divided by what they have in common.
 * @throws AppError `not_found` for another room, `too_large` for one with too many pieces.
 */
export function roomLines(schedule: EvidenceSchedule, { roomId, hand }: RoomRequest): RoomLines {
  const room = schedule.project.rooms.find(({ id }) => id === roomId)
  if (!room) throw new AppError('not_found', 'This project has no such room.')
  const { project } = schedule
  const unitType = project.unitTypes.find(({ id }) => id === room.unitTypeId)
  const drawn = unitType?.hands?.drawn
  const side = drawn && (hand || drawn)
  const isMirrored = side !== drawn
  const words = drawn ? [side, isMirrored ? 'mirrored' : ''] : []
  const all = evidenceLines({ ...schedule, project: { ...project, rooms: [room] } })
  const lines = all.filter((line) => line.side === undefined || line.side === side)
  const named = {
    room,
    roomText: [unitType?.name, room.name, ...words].filter(Boolean).join(', '),
    lacking: isMirrored ? all.filter((line) => line.missing && line.side !== side) : [],
    isMirrored,
  }
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (count <= MAX_PIECES) return { ...named, lines, divisor: 1 }
  const divisor = lines.reduce((common, { quantity }) => greatestCommonDivisor(common, quantity), 0)
  if (count / divisor > MAX_PIECES)
    throw new AppError(
      'too_large',
      `${room.name} has ${countOf(count, 'piece')}: models and elevations show rooms of up to ${MAX_PIECES}. Divide it into several rooms.`,
    )
  return { ...named, lines: lines.map((line) => ({ ...line, quantity: line.quantity / divisor })), divisor }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
