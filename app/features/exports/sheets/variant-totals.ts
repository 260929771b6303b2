import { countOf } from '@specify/core/text/count-text.ts'
import { allowancesText, sumAllowances } from '@specify/schedule/free-lines/allowances.ts'
import type { Money } from '@specify/core/money.ts'
import { allUnits, type Amount } from '../summary/summary-amounts.ts'
import type { SummaryLine, SummaryProduct, SummaryRoom } from '../summary/summary.ts'

/** A variant over all rooms. */
export interface VariantTotal extends Amount {
  readonly sku: string
  /** Tags of its lines without repeats: several only where the owner split them. */
  readonly tags: readonly string[]
  readonly name: string
  readonly path: string
  readonly unitPrice: Money | null
  readonly product: SummaryProduct
  readonly lines: readonly SummaryLine[]
  readonly free?: SummaryLine['free']
  /** Unique among the totals. */
  readonly key: string
}

/** Each variant once, by tag; those without one behind, in the order of the schedule. */
export function variantTotals(rooms: readonly SummaryRoom[]): VariantTotal[] {
  const bySku = Map.groupBy(
    rooms.flatMap(({ lines }) => lines),
    ({ sku, free }) => free?.key ?? sku,
  )
  const totals = [...bySku].map(([key, lines]): VariantTotal => {
    const { sku, free, name, path, unitPrice, product } = lines[0]!
    const tags = [...new Set(lines.flatMap(({ tag }) => tag || []))].toSorted(TAG_ORDER.compare)
    const text = free && allowancesText(sumAllowances(lines))
    const own = free && { free: { ...free, lineText: text ?? '', totalText: text ?? '' } }
    return { ...own, key, sku, tags, name, path, unitPrice, product, lines, ...allUnits(lines) }
  })
  return totals.toSorted((a, b) => compareTags(a.tags[0], b.tags[0]))
}

/** `BM-2` before `BM-10`. */
const TAG_ORDER = new Intl.Collator('en-AU', { numeric: true })

function compareTags(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  return TAG_ORDER.compare(a, b)
}

/** `Lobby; Type A: Ensuite 1, Ensuite 2`, or, where that is longer than it may be, `1 room; Type A: 60 rooms`. */
export function roomsText(lines: readonly SummaryLine[], maxLength: number): string {
  const byType = [...Map.groupBy(lines, ({ type }) => type)].map(
    ([type, ofType]) => [type === '' ? '' : `${type}: `, [...new Set(ofType.map(({ room }) => room))]] as const,
  )
  const names = byType.map(([type, rooms]) => type + rooms.join(', ')).join('; ')
  if (names.length <= maxLength) return names
  return byType.map(([type, rooms]) => type + countOf(rooms.length, 'room')).join('; ')
}
