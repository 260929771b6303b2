import { shownCode } from '../free-lines/free-line.ts'
import type { LineItem } from '../model.ts'

/** Kinds of findings in the order in which they are shown, each with what mends it. */
export const FINDING_KINDS = {
  'tag-of-codes': { title: 'Tags with more than one code', fix: 'new-tags' },
  'code-of-tags': { title: 'Codes with more than one tag', fix: 'set-tag' },
  'no-tag': { title: 'Products without a tag', fix: 'number-tags' },
  misfit: { title: 'Parts that do not fit', fix: 'check-fit' },
  'missing-part': { title: 'Missing parts', fix: 'check-fit' },
  'room-part': { title: 'Rooms without what they usually have', fix: 'access' },
  'no-twin': { title: 'No twin for the other hand', fix: 'replace' },
  discontinued: { title: 'Discontinued products', fix: 'replace' },
  'not-in-catalogue': { title: 'Products no longer in the catalogue', fix: 'replace' },
  'other-market': { title: 'Products of another market', fix: 'replace' },
  'free-in-catalogue': { title: 'Free lines that are in this catalogue', fix: 'match' },
  'no-amount': { title: 'Free lines without an amount', fix: 'edit-line' },
  comment: { title: 'Open comments', fix: 'comments' },
  'not-stated': { title: 'Data not stated', fix: 'compliance' },
  'on-request': { title: 'Prices on request', fix: 'quote' },
} as const
export type FindingKind = keyof typeof FINDING_KINDS
export type FindingFix = (typeof FINDING_KINDS)[FindingKind]['fix']
export const FINDING_KEYS = Object.keys(FINDING_KINDS) as readonly FindingKind[]

/** Open findings by kind; kinds without any are left out. */
export type FindingCounts = Readonly<Partial<Record<FindingKind, number>>>

/** Something to look at before a schedule is issued. */
export interface Finding {
  readonly kind: FindingKind
  /** A sentence that names the product, tag or room. */
  readonly text: string
  /** The lines that it is about, at most `MAX_FINDING_LINES`; empty for the whole schedule. */
  readonly lineItemIds: readonly string[]
  /** Number of lines that it is about. */
  readonly lineCount: number
  /** Null where it is not about one product. */
  readonly sku: string | null
  /** SKU of what may take its place; null where none is known. */
  readonly successor: string | null
}

export const MAX_FINDING_LINES = 100
/** Codes, tags or fields that one sentence names. */
const MAX_NAMED = 4

export function finding(
  kind: FindingKind,
  text: string,
  lines: readonly LineItem[],
  sku: string | null = null,
): Finding {
  const lineItemIds = lines.slice(0, MAX_FINDING_LINES).map(({ id }) => id)
  return { kind, text, lineItemIds, lineCount: lines.length, sku, successor: null }
}

export function nameOf([line]: readonly LineItem[]): string {
  return line ? [line.name, shownCode(line)].filter(Boolean).join(' ') : ''
}

/** Name of a free line whose maker states no code. */
export function codeText([line]: readonly LineItem[]): string {
  return line ? shownCode(line) || line.name : ''
}

/** `A, B and 2 more`. */
export function named(names: readonly string[], most = MAX_NAMED): string {
  if (names.length > most) return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
