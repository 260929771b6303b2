import { countOf } from '@specify/core/text/count-text.ts'
import type { Locale } from '@specify/core/market.ts'
import {
  discountedCents,
  priceText,
  setBasis,
  setCell,
  type Desk,
  type DeskColumn,
  type DeskLine,
  type DeskProduct,
  type GstBasis,
} from './desk.ts'
import { restIn, type DraftStage } from '../stages/stage-quantities.ts'
import { takeFields, toDeskLine, toDraftLine, type DraftLine } from './draft.ts'

/** A change of many cells at once, which can be taken back. */
interface Batch {
  readonly text: string
  /** Lines by index, as they were and as they became. */
  readonly changed: ReadonlyMap<number, { readonly before: DeskLine; readonly after: DeskLine }>
  /** True for a change of deliveries: it is shown beside them. */
  readonly isOfStages: boolean
  /** Deliveries as they were, where some of them were removed. */
  readonly stagesBefore?: readonly DraftStage[]
}

export type Whole = Omit<Desk, 'basis' | 'lines'>

/** Holds an answer outside of React, so that a key draws its own row alone. */
export class DeskStore {
  readonly products: readonly DeskProduct[]
  readonly locale: Locale
  private current: Desk
  private last: Batch | null = null
  private readonly listeners = new Set<() => void>()
  /** Takes an index: a key in one line calls none of the others. */
  private readonly ofLines = new Map<number, Set<() => void>>()

  constructor(desk: Desk, products: readonly DeskProduct[], locale: Locale) {
    this.current = desk
    this.products = products
    this.locale = locale
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Calls back when this line changes, or what all lines share. */
  readonly subscribeLine = (index: number, listener: () => void): (() => void) => {
    const listeners = this.ofLines.getOrInsertComputed(index, () => new Set())
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  readonly desk = (): Desk => this.current
  /** The change that *Undo* takes back; null for none. */
  readonly batch = (): Batch | null => this.last

  set(desk: Desk): void {
    this.current = desk
    this.last = null
    this.notify()
  }

  setWhole(whole: Partial<Whole>): void {
    this.current = { ...this.current, ...whole }
    this.notify()
  }

  setCell(index: number, column: DeskColumn, value: string): void {
    const { lines, basis } = this.current
    const line = lines[index]
    if (line) this.setLine(index, setCell(line, column, value, basis, this.locale))
  }

  setBasis(basis: GstBasis): void {
    this.current = setBasis(this.current, basis, this.locale)
    this.last = null
    this.notify()
  }

  fillDown(index: number, column: DeskColumn): void {
    const { lines } = this.current
    const [above, line] = [lines[index - 1], lines[index]]
    if (!above || !line) return
    const taken = { [column]: above[column], ...(column === 'price' && { cents: above.cents }) }
    this.setLine(index, { ...line, ...taken })
  }

  /** Returns why nothing was pasted; empty where it was. */
  paste(index: number, column: DeskColumn, values: readonly string[]): string {
    const { lines, basis } = this.current
    const room = lines.length - index
    if (values.length > room) return `${values.length} cells for ${room} lines: nothing was pasted.`
    this.apply(
      (cells) => `${countOf(cells, 'cell')} pasted`,
      (line, at) => {
        const value = at < index ? undefined : values[at - index]
        return value === undefined ? line : setCell(line, column, value, basis, this.locale)
      },
    )
    return ''
  }

  /** Sets list prices less a percentage. Lines without a list price keep theirs. */
  takeOff(hundredths: number, isMeant: (index: number) => boolean, toText: (lines: number) => string): number {
    const { basis } = this.current
    const changed = (line: DeskLine, index: number) => {
      const listCents = this.products[index]?.listCents ?? null
      if (listCents === null || !isMeant(index)) return line
      const cents = discountedCents(listCents, hundredths)
      return { ...line, cents, price: priceText(cents, basis, this.locale) }
    }
    return this.apply(toText, changed)
  }

  /** Lays lines of a draft upon those of the grid, by code. */
  takeLines(drafted: readonly DraftLine[], toText: (lines: number) => string): number {
    const { basis } = this.current
    const bySku = new Map(drafted.map((line) => [line.sku, line]))
    return this.apply(toText, (line, index) => {
      const own = bySku.get(this.products[index]!.sku)
      return own ? toDeskLine(own, basis, this.locale) : line
    })
  }

  /** Lays single values of drafted lines upon those of the grid, named as the grid names them. */
  takeValues(
    drafted: readonly (DraftLine & { readonly differences: readonly { readonly field: string }[] })[],
    toText: (lines: number) => string,
  ): number {
    const { basis } = this.current
    const bySku = new Map(drafted.map((line) => [line.sku, line]))
    return this.apply(toText, (line, index) => {
      const { sku } = this.products[index]!
      const own = bySku.get(sku)
      if (!own) return line
      const fields = own.differences.map(({ field }) => field)
      return toDeskLine(takeFields(toDraftLine(sku, line), own, fields), basis, this.locale)
    })
  }

  /** Changes deliveries. What was typed into a removed one stays behind, for *Undo*. */
  setStages(stages: readonly DraftStage[], removedText = ''): void {
    const stagesBefore = this.current.stages ?? []
    this.current = { ...this.current, stages }
    if (removedText !== '') this.last = { text: removedText, changed: new Map(), isOfStages: true, stagesBefore }
    this.notify()
  }

  setPieces(index: number, id: string, typed: string): void {
    const line = this.current.lines[index]
    if (line) this.setLine(index, withPieces(line, id, typed))
  }

  fillPiecesDown(index: number, id: string): void {
    if (index > 0) this.setPieces(index, id, this.current.lines[index - 1]?.stages?.[id] ?? '')
  }

  /** Returns why nothing was pasted; empty where it was. */
  pastePieces(index: number, id: string, values: readonly string[]): string {
    const room = this.current.lines.length - index
    if (values.length > room) return `${values.length} cells for ${room} lines: nothing was pasted.`
    this.applyPieces(
      (cells) => `${countOf(cells, 'cell')} pasted`,
      (line, at) => (at < index || at >= index + values.length ? line : withPieces(line, id, values[at - index]!)),
    )
    return ''
  }

  /** Puts what is in no delivery yet into one of them. Lines that are not offered, or are over already, stay. */
  takeRest(id: string, isMeant: (index: number) => boolean, toText: (lines: number) => string): number {
    const stages = this.current.stages ?? []
    return this.applyPieces(toText, (line, index) => {
      const { quantity } = this.products[index]!
      const rest = isMeant(index) && line.cents !== null ? restIn(id, line.stages, { stages, quantity }) : null
      return rest === null || rest === (line.stages?.[id] ?? '') ? line : withPieces(line, id, rest)
    })
  }

  /** Takes the last change of many cells back, where they were not changed since. */
  undo(): void {
    const batch = this.last
    if (!batch) return
    const lines = this.current.lines.map((line, index) => {
      const change = batch.changed.get(index)
      return change && line === change.after ? change.before : line
    })
    this.current = { ...this.current, lines, ...(batch.stagesBefore && { stages: batch.stagesBefore }) }
    this.last = null
    this.notify()
  }

  private applyPieces(toText: (lines: number) => string, toLine: (line: DeskLine, index: number) => DeskLine): number {
    const count = this.apply(toText, toLine)
    if (count > 0 && this.last) {
      this.last = { ...this.last, isOfStages: true }
      this.notify()
    }
    return count
  }

  private apply(toText: (lines: number) => string, toLine: (line: DeskLine, index: number) => DeskLine): number {
    const changed = new Map<number, { before: DeskLine; after: DeskLine }>()
    const lines = this.current.lines.map((before, index) => {
      const after = toLine(before, index)
      if (after !== before) changed.set(index, { before, after })
      return after
    })
    if (changed.size === 0) return 0
    this.current = { ...this.current, lines }
    this.last = { text: toText(changed.size), changed, isOfStages: false }
    this.notify()
    return changed.size
  }

  private setLine(index: number, line: DeskLine): void {
    this.current = { ...this.current, lines: this.current.lines.with(index, line) }
    this.ofLines.get(index)?.forEach((listener) => listener())
    for (const listener of this.listeners) listener()
  }

  private notify(): void {
    this.ofLines.forEach((listeners) => listeners.forEach((listener) => listener()))
    for (const listener of this.listeners) listener()
  }
}

function withPieces(line: DeskLine, id: string, typed: string): DeskLine {
  return { ...line, stages: { ...line.stages, [id]: typed } }
}
