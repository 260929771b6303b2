import type { Locale } from '@specify/core/market.ts'

/** One pair of SKUs that was compared, or a file that was fetched. */
export interface DailyCount {
  readonly day: string
  readonly locale: Locale
  readonly kind: 'compared' | 'file'
  /** SKU, or the path of the file in the asset store. */
  readonly subject: string
  /** The other SKU; empty for a file. */
  readonly other: string
  readonly count: number
}

const MAX_SUBJECT_LENGTH = 300
const MAX_OTHER_LENGTH = 100

/** Counts that wait to be written: at most so many rows, further ones together under an empty subject. */
export class DailyTally {
  private readonly maxRows: number
  private counts = new Map<string, DailyCount>()

  constructor(maxRows: number) {
    this.maxRows = maxRows
  }

  add(count: DailyCount): void {
    const isTooLong = count.subject.length > MAX_SUBJECT_LENGTH || count.other.length > MAX_OTHER_LENGTH
    const key = JSON.stringify([count.day, count.locale, count.kind, count.subject, count.other])
    const earlier = this.counts.get(key)
    const isFull = !earlier && this.counts.size >= this.maxRows
    if (count.subject !== '' && (isTooLong || isFull)) return this.add({ ...count, subject: '', other: '' })
    this.counts.set(key, { ...count, count: count.count + (earlier?.count ?? 0) })
  }

  /** Everything, which is forgotten here. */
  takeAll(): DailyCount[] {
    const counts = [...this.counts.values()]
    this.counts = new Map()
    return counts
  }
}

/** Each two of some SKUs, the first of the alphabet first, so that a pair is one however it was put together. */
export function pairsOf(skus: readonly string[]): (readonly [string, string])[] {
  const sorted = [...new Set(skus)].toSorted()
  return sorted.flatMap((one, at) => sorted.slice(at + 1).map((other) => [one, other] as const))
}
