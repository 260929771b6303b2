import type { Locale } from '@specify/core/market.ts'
import {
  stagesText,
  tidyStages,
  typedStagesText,
  type DraftStage,
  type TypedStages,
} from '../stages/stage-quantities.ts'
import { priceText, type Desk, type DeskLine, type GstBasis } from './desk.ts'

/** A line of a draft. Its price is kept as cents, so that it is the same on both bases; as typed where it is no amount. */
export interface DraftLine {
  readonly sku: string
  readonly priceCents: number | null
  /** Empty for an amount. */
  readonly typed: string
  readonly leadTime: string
  readonly substituteSku: string
  readonly note: string
  /** Pieces as typed, by the id of their delivery; absent in a line of none. */
  readonly stages?: TypedStages | undefined
}

/** An answer that is not sent yet. Lines that are not in it are as they were answered, or at list price. */
export interface QuoteDraft {
  readonly gst: GstBasis
  readonly lead: string
  readonly freight: string
  readonly validUntil: string
  readonly text: string
  readonly lines: readonly DraftLine[]
  /** Deliveries; absent where nothing is said of them: they are those of the answer. */
  readonly stages?: readonly DraftStage[] | undefined
}

export interface StoredDraft {
  /** 0 before the first one. Counts on when an answer is sent. */
  readonly version: number
  /** Null where there is none. */
  readonly draft: QuoteDraft | null
  readonly by: string
  readonly at: Date
}

/** Lays what was changed upon a draft. A save that says nothing of deliveries leaves them. */
export function mergeDraft(stored: QuoteDraft | null, saved: QuoteDraft): QuoteDraft {
  const lines = new Map((stored?.lines ?? []).map((line) => [line.sku, line]))
  for (const line of saved.lines) {
    const stages = saved.stages ? line.stages : lines.get(line.sku)?.stages
    lines.set(line.sku, { ...line, ...(stages && { stages }) })
  }
  const { stages = stored?.stages, ...whole } = saved
  return { ...whole, lines: [...lines.values()], ...(stages && { stages }) }
}

export function toDraftLine(sku: string, deskLine: DeskLine): DraftLine {
  const { cents, price, lead, substitute, note } = deskLine
  const typed = cents === undefined ? price : ''
  const stages = tidyStages(deskLine.stages)
  const line = { sku, priceCents: cents ?? null, typed, leadTime: lead, substituteSku: substitute, note }
  return stages ? { ...line, stages } : line
}

export function toDeskLine(line: DraftLine, basis: GstBasis, locale: Locale): DeskLine {
  const isAmount = line.typed === ''
  return {
    cents: isAmount ? line.priceCents : undefined,
    price: isAmount ? priceText(line.priceCents, basis, locale) : line.typed,
    lead: line.leadTime,
    substitute: line.substituteSku,
    note: line.note,
    ...(line.stages && { stages: line.stages }),
  }
}

/** A draft upon what is there otherwise. */
export function applyDraft(desk: Desk, draft: QuoteDraft, skus: readonly string[], locale: Locale): Desk {
  const { gst: basis, lead, freight, validUntil, text: words, stages = desk.stages } = draft
  const drafted = new Map(draft.lines.map((line) => [line.sku, line]))
  const lines = desk.lines.map((line, index) => {
    const own = drafted.get(skus[index]!)
    if (own) return toDeskLine(own, basis, locale)
    return line.cents === undefined ? line : { ...line, price: priceText(line.cents, basis, locale) }
  })
  return { basis, lead, freight, validUntil, words, lines, ...(stages && { stages }) }
}

/** A value that two people have changed. */
export interface DraftDifference {
  /** Empty for the answer as a whole. */
  readonly sku: string
  /** As the grid names it. */
  readonly field: string
  readonly yours: string
  readonly theirs: string
}

interface LineField {
  readonly field: string
  readonly keys: readonly (keyof DraftLine)[]
  /** Prices with GST. */
  readonly read: (line: DraftLine) => string
}

/** The values of a line as the grid names them. */
export const LINE_FIELDS: readonly LineField[] = [
  {
    field: 'price',
    keys: ['priceCents', 'typed'],
    read: (line) => line.typed || priceText(line.priceCents, 'inc', 'au'),
  },
  { field: 'lead time', keys: ['leadTime'], read: (line) => line.leadTime },
  { field: 'replaced by', keys: ['substituteSku'], read: (line) => line.substituteSku },
  { field: 'note', keys: ['note'], read: (line) => line.note },
  { field: 'deliveries', keys: ['stages'], read: (line) => typedStagesText(line.stages) },
]

/** Takes some values of another line over, named as in `LINE_FIELDS`. */
export function takeFields(line: DraftLine, from: DraftLine, fields: readonly string[]): DraftLine {
  const keys = LINE_FIELDS.filter(({ field }) => fields.includes(field)).flatMap((each) => each.keys)
  return { ...line, ...Object.fromEntries(keys.map((key) => [key, from[key]])) }
}

const WHOLE_FIELDS = [
  ['lead time for all lines', 'lead'],
  ['freight', 'freight'],
  ['holds until', 'validUntil'],
  ['message', 'text'],
] as const

/** Lists the values of a save that are not those of the draft; prices with GST. */
export function draftDifferences(yours: QuoteDraft, theirs: QuoteDraft | null): DraftDifference[] {
  if (!theirs) return []
  const others = new Map(theirs.lines.map((line) => [line.sku, line]))
  const ofWhole = WHOLE_FIELDS.map(([field, name]) => ({ sku: '', field, yours: yours[name], theirs: theirs[name] }))
  const ofLines = yours.lines.flatMap((line) => {
    const other = others.get(line.sku)
    if (!other) return []
    return LINE_FIELDS.map(({ field, read }) => ({ sku: line.sku, field, yours: read(line), theirs: read(other) }))
  })
  const ofStages = {
    sku: '',
    field: 'deliveries',
    yours: stagesText(yours.stages ?? theirs.stages),
    theirs: stagesText(theirs.stages),
  }
  return [...ofWhole, ofStages, ...ofLines].filter((each) => each.yours !== each.theirs)
}

const MOST_NAMED = 5

/** `96340C6AF price: yours 300.00, theirs 310.00; and 4 more` */
export function differencesText(differences: readonly DraftDifference[]): string {
  const named = differences
    .slice(0, MOST_NAMED)
    .map(
      ({ sku, field, yours, theirs }) =>
        `${[sku, field].filter(Boolean).join(' ')}: yours ${shown(yours)}, theirs ${shown(theirs)}`,
    )
  const others = differences.length - named.length
  return [...named, ...(others > 0 ? [`and ${others} more`] : [])].join('; ')
}

function shown(value: string): string {
  const text = value.length > 40 ? `${value.slice(0, 40)}…` : value
  return text === '' ? 'empty' : text
}
