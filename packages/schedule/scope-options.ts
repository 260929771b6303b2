import { countOf } from '@specify/core/text/count-text.ts'
import { linesIn, type LineScope, type ScopedLine } from './line-scope.ts'
import type { ScheduleRooms } from './model.ts'

export interface ScopeOption {
  readonly key: string
  readonly label: string
  readonly lines: readonly ScopedLine[]
}

/**
 * Lists the scopes of a change, from what it was opened on up to the whole project, without those that add no lines.
 */
export function scopeOptions(
  schedule: ScheduleRooms,
  opened: LineScope,
  isMeant: (line: ScopedLine) => boolean,
): ScopeOption[] {
  const options: ScopeOption[] = []
  for (const [key, label, scope] of wideningScopes(schedule, opened)) {
    const lines = linesIn(schedule, scope).filter(isMeant)
    if (options.length > 0 && lines.length <= (options.at(-1)?.lines.length ?? 0)) continue
    options.push({ key, label: `${label}: ${linesText(lines)}`, lines })
  }
  return options
}

type Named = readonly [key: string, label: string, scope: LineScope]

function wideningScopes({ unitTypes, rooms }: ScheduleRooms, opened: LineScope): Named[] {
  const all: Named = ['all', 'Whole project', { all: true }]
  const typeOf = (id: string | null): Named[] => {
    if (unitTypes.length === 0) return []
    const name = id === null ? 'Common areas' : unitTypes.find((each) => each.id === id)?.name
    return name === undefined ? [] : [['type', name, { unitTypeIds: [id] }]]
  }
  if ('lineItemIds' in opened) {
    const { lineItemIds } = opened
    if (lineItemIds.length !== 1) return [['lines', 'Selected lines', opened], all]
    const room = rooms.find(({ items }) => items.some(({ id }) => id === lineItemIds[0]))
    if (!room) return [all]
    return [
      ['lines', 'This line', opened],
      ['room', room.name, { roomIds: [room.id] }],
      ...typeOf(room.unitTypeId),
      all,
    ]
  }
  if ('roomIds' in opened) {
    const [only, another] = rooms.filter(({ id }) => opened.roomIds.includes(id))
    if (!only || another) return [['rooms', 'Selected rooms', opened], all]
    return [['room', only.name, opened], ...typeOf(only.unitTypeId), all]
  }
  if ('unitTypeIds' in opened) {
    const [id] = opened.unitTypeIds
    return [...(id === undefined ? [] : typeOf(id)), all]
  }
  return [all]
}

/** `12 lines in 3 rooms`. */
export function linesText(lines: readonly Pick<ScopedLine, 'room'>[]): string {
  return `${countOf(lines.length, 'line')} in ${countOf(new Set(lines.map(({ room }) => room.id)).size, 'room')}`
}
