import { unitTypeText } from '#app/features/exports/summary/summary-groups.ts'
import { dateIn } from '@specify/core/market-time.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Project } from '@specify/schedule/model.ts'
import { listRevisions, readRevision } from '#app/features/revisions/revision-store.server.ts'
import { hasHandedUnits } from '@specify/schedule/hands/unit-hands.ts'
import { unitCounts } from '@specify/schedule/units.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { countCobieRows, MAX_COBIE_ROWS } from '@specify/models/cobie/cobie-bounds.ts'
import type { ScheduleSource } from '#app/addresses/routes.ts'

export interface ReportsPage {
  readonly projectId: string
  readonly projectName: string
  readonly isOwn: boolean
  /** Null for the project as it is. */
  readonly revisionId: string | null
  readonly revisions: readonly { readonly id: string; readonly text: string }[]
  readonly lines: number
  readonly unitTypes: readonly { readonly id: string; readonly text: string; readonly count: number }[]
  readonly cobie: CobieParts
  /** Rooms with products, with their unit type. */
  readonly rooms: readonly { readonly id: string; readonly name: string }[]
  /** Some types have left and right units; absent where none has. */
  readonly isHanded?: true
  /** Lines that are not from the catalogue. */
  readonly freeLines: number
  readonly source: ScheduleSource
}

/**
 * Tells whether one COBie workbook holds the whole project; otherwise lists the parts that fit one, common areas as
 * `common`.
 */
export interface CobieParts {
  readonly rows: number
  readonly isTooLarge: boolean
  readonly parts: readonly { readonly id: string; readonly text: string }[]
}

interface PageRequest {
  readonly locale: Locale
  readonly isOwn: boolean
  readonly revisionId: string | null
}

/** `project` is one that the reader may see. @throws AppError `not_found` where it has no such revision. */
export async function readReportsPage(
  db: Database,
  project: Project,
  { locale, isOwn, revisionId }: PageRequest,
): Promise<ReportsPage> {
  const { projectId, projectName } = project
  const revisions = await listRevisions(db, projectId)
  const { rooms, unitTypes } = revisionId === null ? project : (await readRevision(db, projectId, revisionId)).project
  return {
    projectId,
    projectName,
    isOwn,
    revisionId,
    revisions: revisions.map(({ id, label, purpose, issuedAt }) => ({
      id,
      text: `${label}, ${purpose}, ${dateIn({ code: locale }, issuedAt)}`,
    })),
    rooms: rooms.flatMap(({ id, name, unitTypeId, items }) => {
      const type = unitTypes.find((each) => each.id === unitTypeId)
      return items.length === 0 ? [] : [{ id, name: type ? `${type.name}, ${name}` : name }]
    }),
    ...(hasHandedUnits({ unitTypes }) && { isHanded: true as const }),
    freeLines: rooms.reduce((sum, { items }) => sum + items.filter(({ free }) => free).length, 0),
    lines: rooms.reduce((sum, { items }) => sum + items.length, 0),
    unitTypes: unitTypes.map((unitType) => ({
      id: unitType.id,
      text: unitTypeText(unitType),
      count: unitType.count,
    })),
    cobie: cobieParts({ rooms, unitTypes }),
    source: revisionId === null ? { projectId } : { projectId, revisionId },
  }
}

function cobieParts({ rooms, unitTypes }: Pick<Project, 'rooms' | 'unitTypes'>): CobieParts {
  const unitsOf = unitCounts(unitTypes)
  const counted = rooms
    .filter(({ items }) => items.length > 0)
    .map((room) => ({ unitTypeId: room.unitTypeId, units: unitsOf(room), lines: room.items }))
  const rows = countCobieRows(counted)
  const parts = [
    ...unitTypes.map((unitType) => ({ id: unitType.id, text: unitTypeText(unitType) })),
    { id: 'common', text: unitTypeText(null) },
  ].filter(({ id }) => {
    const own = countCobieRows(counted.filter(({ unitTypeId }) => (unitTypeId ?? 'common') === id))
    return own > 0 && own <= MAX_COBIE_ROWS
  })
  return { rows, isTooLarge: rows > MAX_COBIE_ROWS, parts }
}
