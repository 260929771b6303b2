import { shareOf } from '#app/features/cart/pricing/cents.ts'
import { GST_PERCENT } from '#app/features/cart/pricing/tax.ts'
import type { Locale } from '@specify/core/market.ts'
import { amountProblem, typedCents } from '../answer/answer-fields.ts'
import { netCents } from '../quote.ts'
import type { DraftStage, TypedStages } from '../stages/stage-quantities.ts'

/** Typed prices include GST, or do not: one setting for the whole answer. */
export type GstBasis = 'inc' | 'ex'

export const DESK_COLUMNS = ['price', 'lead', 'substitute', 'note'] as const
export type DeskColumn = (typeof DESK_COLUMNS)[number]

export interface DeskLine {
  /** Cents for one, with GST; null where it is not offered, undefined where `price` is no amount. */
  readonly cents: number | null | undefined
  /** As typed, in the basis of the answer. */
  readonly price: string
  readonly lead: string
  /** A code. */
  readonly substitute: string
  /** The reason where the line is refused or replaced. */
  readonly note: string
  /** Pieces by delivery; absent in a line of none. */
  readonly stages?: TypedStages | undefined
}

/** An answer that is being written. */
export interface Desk {
  readonly basis: GstBasis
  /** Lead time of offered lines that have none of their own. */
  readonly lead: string
  /** As typed, with GST. */
  readonly freight: string
  readonly validUntil: string
  readonly words: string
  /** One for each requested line, in their order. */
  readonly lines: readonly DeskLine[]
  /** Deliveries of their own; absent without any. */
  readonly stages?: readonly DraftStage[] | undefined
}

/** The product of a line. */
export interface DeskProduct {
  readonly sku: string
  readonly brand: string
  readonly quantity: number
  /** Cents with GST; null without a public price. */
  readonly listCents: number | null
}

/** Adds GST. `netCents` of it is the amount again, to the cent. */
export function grossCents(net: number, locale: Locale): number {
  return shareOf(net, 100 + GST_PERCENT[locale], 100)
}

/** Cents without GST where prices are typed so. */
export function centsIn(cents: number, basis: GstBasis, locale: Locale): number {
  return basis === 'ex' ? netCents(cents, locale) : cents
}

/** `1234.50`, as fields have it; empty for none. */
export function priceText(cents: number | null, basis: GstBasis, locale: Locale): string {
  if (cents === null) return ''
  const shown = centsIn(cents, basis, locale)
  return `${Math.floor(shown / 100)}.${String(shown % 100).padStart(2, '0')}`
}

/** Cents with GST of a typed price; null for none, undefined for what is no amount or too much. */
export function readPrice(typed: string, basis: GstBasis, locale: Locale): number | null | undefined {
  if (amountProblem(typed) !== null) return undefined
  const cents = typedCents(typed)
  if (cents === null || cents === undefined || basis === 'inc') return cents
  const gross = grossCents(cents, locale)
  return amountProblem(priceText(gross, 'inc', locale)) === null ? gross : undefined
}

export function setCell(line: DeskLine, column: DeskColumn, value: string, basis: GstBasis, locale: Locale): DeskLine {
  if (column !== 'price') return { ...line, [column]: value }
  return { ...line, price: value, cents: readPrice(value, basis, locale) }
}

/** Shows all prices on the other basis. What they are stays, to the cent; what is no amount stays as it was typed. */
export function setBasis(desk: Desk, basis: GstBasis, locale: Locale): Desk {
  const lines = desk.lines.map((line) =>
    line.cents === undefined ? line : { ...line, price: priceText(line.cents, basis, locale) },
  )
  return { ...desk, basis, lines }
}

/** Hundredths of a percent of `28`, `12.5 %`; null for what is no percentage from 0 to 100. */
export function readPercent(typed: string): number | null {
  const [, whole, part = ''] = /^\s*(\d{1,3})(?:\.(\d{1,2}))?\s*%?\s*$/.exec(typed) ?? []
  if (whole === undefined) return null
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return hundredths <= 10_000 ? hundredths : null
}

/** The list price less a percentage, in cents. */
export function discountedCents(listCents: number, hundredths: number): number {
  return shareOf(listCents, 10_000 - hundredths, 10_000)
}

export interface DeskTotals {
  /** Offered lines that have a list price: they alone can be compared. */
  readonly compared: number
  readonly offered: number
  readonly listCents: number
  readonly quotedCents: number
}

export function deskTotals(lines: readonly DeskLine[], products: readonly DeskProduct[]): DeskTotals {
  let [compared, offered, listCents, quotedCents] = [0, 0, 0, 0]
  for (const [index, { cents }] of lines.entries()) {
    const product = products[index]
    if (cents === null || cents === undefined || !product) continue
    offered++
    if (product.listCents === null) continue
    compared++
    listCents += product.listCents * product.quantity
    quotedCents += cents * product.quantity
  }
  return { compared, offered, listCents, quotedCents }
}

/** `−28.0%` of the list price; empty where there is no list price, or no difference. */
export function differenceText(quotedCents: number, listCents: number): string {
  if (listCents === 0 || quotedCents === listCents) return ''
  const tenths = Math.round(((quotedCents - listCents) / listCents) * 1_000)
  const size = Math.abs(tenths)
  const sign = quotedCents < listCents ? '−' : '+'
  return `${sign}${Math.floor(size / 10)}.${size % 10}%`
}
