import { normaliseCode } from '@specify/engine/fold'
import { MAX_LIST_ROWS } from '../limits.ts'
import type { ListRow, Section } from '../model.ts'
import { isSummaryName } from '../words/summary-name.ts'

/** Further ones are not compared with each other. */
const MAX_PARTS = 40
/** One product alone is in two parts of a list often. */
const ENOUGH = 2

interface Part {
  readonly name: string
  readonly isSheet: boolean
  readonly isSummary: boolean
  /** True if its rows have rooms or types. */
  readonly isPlaced: boolean
  readonly rows: readonly ListRow[]
  readonly sums: Sums
}

/** Quantities by what they are of. */
type Sums = ReadonlyMap<string, number>

export interface Repeats {
  /** Names of the parts that repeat others. */
  readonly names: readonly string[]
  readonly rows: ReadonlySet<ListRow>
  /** True if all of them are sums of rows with rooms. */
  readonly isSure: boolean
}

/**
 * Finds the sheets, tables and summaries of a list whose rows may be those of others once more: `Schedule` beside
 * `Totals`. Null where there are none, and for more rows than a list may have.
 */
export function findRepeats(rows: readonly ListRow[], sections: readonly Section[]): Repeats | null {
  if (sections.length < 2 || rows.length > MAX_LIST_ROWS) return null
  const parts = toParts(rows, sections).slice(0, MAX_PARTS)
  if (parts.length < 2) return null
  const placed = sumsOf(
    parts.filter((part) => part.isPlaced).flatMap((part) => part.rows.filter(isPlaced)),
    codeKey,
  )
  const found = new Map<Part, { readonly others: Sums; readonly isSure: boolean }>()
  const wholes = parts.filter((part) => !part.isPlaced)
  for (const part of wholes) {
    const { isSame, isMost } = compare(part, placed)
    if (isMost) {
      const isAll = part.isSummary || placed.size === part.sums.size
      found.set(part, { others: placed, isSure: isSame && isAll && part.sums.size >= ENOUGH })
    }
  }
  for (const alike of [wholes.filter((part) => !found.has(part)), parts.filter((part) => part.isPlaced)])
    for (const [index, one] of alike.entries())
      for (const other of alike.slice(index + 1)) {
        if (found.has(one) || found.has(other)) continue
        const [first, again] = isAgain(one, other) ? [other, one] : [one, other]
        if (compare(again, first.sums, first).isMost) found.set(again, { others: first.sums, isSure: false })
      }
  for (const part of wholes.filter(({ isSummary }) => isSummary)) {
    const others = sumsOf(parts.filter((each) => each !== part && !found.has(each)).flatMap((each) => each.rows), codeKey) // prettier-ignore
    if (!found.has(part) && compare(part, others).isMost) found.set(part, { others, isSure: false })
  }
  if (found.size === 0) return null
  const again = Array.from(found, ([part, { others }]) =>
    part.rows.filter((row) => others.has(part.isPlaced ? placeKey(row) : codeKey(row))),
  )
  return {
    names: Array.from(found.keys(), ({ name }) => name),
    rows: new Set(again.flat()),
    isSure: Array.from(found.values()).every(({ isSure }) => isSure),
  }
}

/** Decides which of two parts repeats the other: the summary, or the one with fewer products, otherwise the second. */
function isAgain(one: Part, other: Part): boolean {
  if (one.isSummary !== other.isSummary) return one.isSummary
  return one.sums.size < other.sums.size
}

/** Compares whether most entries of a part are among other rows with the same quantities. */
function compare(part: Part, others: Sums, other?: Part): { readonly isSame: boolean; readonly isMost: boolean } {
  const shared = Array.from(part.sums).filter(([key]) => others.has(key))
  const isAll = shared.length === part.sums.size
  const isSame = isAll && shared.every(([key, sum]) => others.get(key) === sum)
  const isEnough = shared.length >= ENOUGH
  if (part.isSummary) return { isSame, isMost: shared.length > 0 && shared.length * 2 >= part.sums.size }
  if (part.isSheet && (other?.isSheet ?? true))
    return { isSame, isMost: (isEnough && shared.length * 2 >= part.sums.size) || isSame }
  return { isSame, isMost: isSame && isEnough }
}

function toParts(rows: readonly ListRow[], sections: readonly Section[]): Part[] {
  const starts = sections.toSorted((a, b) => a.line - b.line)
  const bySection = Map.groupBy(rows, ({ line }) => lastBefore(starts, line))
  // Tables side by side are in the same lines.
  const parts = Array.from(bySection)
    .sort(([one], [other]) => one - other)
    .flatMap(([at, own]) => Array.from(Map.groupBy(own, ({ table }) => table).values(), (each) => [at, each] as const))
  return parts.map(([at, own]): Part => {
    // The name right above a table is its own.
    let from = at
    while (from > 0 && starts[from]!.name === '' && !bySection.has(from - 1)) from--
    const { name = '', isSheet = false } = starts[from] ?? {}
    const isSummary = isSummaryName(name)
    const isOfPlaces = !isSummary && own.some(isPlaced)
    return {
      name: name || linesText(own),
      isSheet,
      isSummary,
      isPlaced: isOfPlaces,
      rows: own,
      sums: sumsOf(own, isOfPlaces ? placeKey : codeKey),
    }
  })
}

/** The place of the last section that begins at a line or above it. */
function lastBefore(starts: readonly Section[], line: number): number {
  let [from, to] = [0, starts.length]
  while (to - from > 1) {
    const middle = (from + to) >> 1
    if (starts[middle]!.line <= line) from = middle
    else to = middle
  }
  return from
}

function linesText(rows: readonly ListRow[]): string {
  const lines = rows.map(({ line }) => line)
  const [first, last] = [Math.min(...lines), Math.max(...lines)]
  return first === last ? `Line ${first}` : `Lines ${first} to ${last}`
}

const isPlaced = ({ room, unitType }: ListRow): boolean => room !== '' || unitType !== ''
const codeKey = ({ code, description }: ListRow): string => normaliseCode(code) || description.toLowerCase()
const placeKey = (row: ListRow): string => [codeKey(row), row.room.toLowerCase(), row.unitType.toLowerCase()].join('\n')

function sumsOf(rows: readonly ListRow[], keyOf: (row: ListRow) => string): Sums {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const key = keyOf(row)
    sums.set(key, (sums.get(key) ?? 0) + Number(row.quantity) * Number(row.units || 1))
  }
  return sums
}
