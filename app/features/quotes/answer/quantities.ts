import type { Project } from '@specify/schedule/model.ts'
import { builtLines, type FindTwin } from '@specify/schedule/hands/built-lines.ts'
import { totalQuantity } from '@specify/schedule/units.ts'
import type { LineWithoutTwin, QuoteRequest } from '../quote.ts'

type Rooms = Pick<Project, 'rooms' | 'unitTypes'>

/** Sums a revision's quantity per product over all units, in line order, without those of no unit. */
export function quantitiesOf({ unitTypes, rooms }: Rooms, findTwin: FindTwin): Map<string, number> {
  const linesOf = builtLines(unitTypes, findTwin)
  const quantities = new Map<string, number>()
  for (const room of rooms)
    for (const { item, units } of linesOf(room)) {
      if (item.free) continue
      const more = totalQuantity(item, units)
      if (more > 0) quantities.set(item.sku, (quantities.get(item.sku) ?? 0) + more)
    }
  return quantities
}

/** Lists the pieces that have no twin for units of the other hand, product by product. */
export function piecesWithoutTwin({ unitTypes, rooms }: Rooms, findTwin: FindTwin): LineWithoutTwin[] {
  const linesOf = builtLines(unitTypes, findTwin)
  const lines = new Map<string, LineWithoutTwin>()
  for (const room of rooms)
    for (const { item, missing } of linesOf(room)) {
      if (!missing) continue
      const { sku } = item
      const quantity = (lines.get(sku)?.quantity ?? 0) + totalQuantity(item, missing.units)
      lines.set(sku, { sku, quantity, text: missing.text })
    }
  return [...lines.values()]
}

/** Products of which a project takes another quantity than the revision that a quote was asked for. */
export function differingLines(
  { lines, leftOut = [] }: Pick<QuoteRequest, 'lines' | 'leftOut'>,
  project: Rooms,
  findTwin: FindTwin,
): number {
  const now = quantitiesOf(project, findTwin)
  const quantities = new Map([...lines, ...leftOut].map(({ sku, quantity }) => [sku, quantity]))
  const skus = new Set([...now.keys(), ...quantities.keys()])
  return [...skus].filter((sku) => now.get(sku) !== quantities.get(sku)).length
}
