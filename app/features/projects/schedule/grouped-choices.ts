import { roomsAt } from '@specify/schedule/rooms/typed-line.ts'
import { roomsByType } from '@specify/schedule/units.ts'
import { roomKey } from '@specify/schedule/rooms/room-name.ts'
import type { PlacingProject, RoomChoice } from './placements.ts'

interface ChoiceGroup {
  readonly key: string
  /** `Type A × 40`; empty in a project without types. */
  readonly title: string
  readonly choices: readonly RoomChoice[]
}

/**
 * Choices under the unit types of their rooms, common areas first, lost rooms last. With `query`, those whose type or
 * name has words that begin like each of its words, and those that are chosen.
 */
export function groupChoices(
  schedule: Pick<PlacingProject, 'rooms' | 'unitTypes'>,
  choices: readonly RoomChoice[],
  query = '',
): ChoiceGroup[] {
  const byKey = new Map(choices.map((choice) => [roomKey(choice.roomName), choice]))
  const matches = new Set(roomsAt({ ...schedule, substitutions: [] }, query).map(({ name }) => roomKey(name)))
  const isShown = ({ roomName, quantity }: RoomChoice) => quantity > 0 || matches.has(roomKey(roomName))
  const groups = roomsByType(schedule).map(({ unitType, rooms }): ChoiceGroup => {
    const title = unitType ? `${unitType.name} × ${unitType.count}` : 'Common areas'
    const own = rooms.flatMap(({ name }) => byKey.get(roomKey(name)) ?? [])
    for (const { name } of rooms) byKey.delete(roomKey(name))
    return {
      key: unitType?.id ?? '',
      title: schedule.unitTypes.length === 0 ? '' : title,
      choices: own.filter(isShown),
    }
  })
  return [...groups, { key: 'lost', title: '', choices: [...byKey.values()] }].filter(
    (group) => group.choices.length > 0,
  )
}
