import type { InsightRow, InsightTable } from './insight-table.ts'
import type { UseGroup } from './read-use-groups.server.ts'

/** Months that are drawn; what came before them is one row. */
const MOST_MONTHS = 12
export const EARLIER = 'Earlier'

/** Makes a table of the last twelve months, those without pieces included, and of what came before. */
export function monthTable(groups: readonly UseGroup[], today: string): InsightTable {
  const months = groups.filter((group) => group.of === 'month')
  const byKey = new Map(months.map((month) => [month.key, month]))
  const shown = lastMonths(today)
  const earlier = months.filter(({ key }) => key < shown[0]!)
  const row = (label: string, some: readonly (UseGroup | undefined)[]): InsightRow => ({
    label,
    texts: [],
    values: [some.reduce((sum, each) => sum + (each?.pieces ?? 0), 0)],
  })
  const rows = [
    ...(earlier.length > 0 ? [row(EARLIER, earlier)] : []),
    ...shown.map((month) => row(month, [byKey.get(month)])),
  ]
  return { key: 'month', headings: ['Month', 'Pieces'], rows: months.length === 0 ? [] : rows }
}

/** `2026-01` to `2026-12` of `2026-12-01`. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: MOST_MONTHS }, (_, at) => {
    const ordinal = year * 12 + month - 1 - (MOST_MONTHS - 1 - at)
    return `${Math.floor(ordinal / 12)}-${String((ordinal % 12) + 1).padStart(2, '0')}`
  })
}
