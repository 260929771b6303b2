import type { ScheduleRooms } from '@specify/schedule/model.ts'
import type { ScheduleChange } from './compare-schedules.ts'

/** Labels of revisions by the id of the line item that they changed. */
export type RevisionMarks = Readonly<Record<string, string>>

/**
 * The lines that a revision changed, as drawings mark them. A type whose count or hands have changed marks all its lines; what was
 * taken out has no line to mark.
 */
export function revisionMarks(
  label: string,
  { unitTypes, rooms }: ScheduleRooms,
  changes: readonly ScheduleChange[],
): RevisionMarks {
  const changed = new Set(
    changes.flatMap(({ kind, lineItemId }) => (lineItemId !== null && kind !== 'removed' ? [lineItemId] : [])),
  )
  const counted = new Set(
    changes.flatMap(({ kind, unitType }) => (kind === 'count' || kind === 'hands' ? [unitType] : [])),
  )
  const typeIds = new Set(unitTypes.filter(({ name }) => counted.has(name)).map(({ id }) => id))
  const marked = rooms.flatMap(({ unitTypeId, items }) =>
    items.filter(({ id }) => changed.has(id) || (unitTypeId !== null && typeIds.has(unitTypeId))),
  )
  return Object.fromEntries(marked.map(({ id }) => [id, label]))
}
