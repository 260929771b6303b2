import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { Room, UnitType } from './model.ts'
import { builtLines, type FindTwin } from './hands/built-lines.ts'
import { totalQuantity } from './units.ts'

/** Pieces of one SKU over all units of a schedule. */
export interface SkuPieces {
  /** In units of the drawn hand, and in all units that have none. */
  readonly pieces: number
  /** In units of the other hand, where a product with a hand is its twin, or missing. */
  readonly mirrored: number
}

interface CountedSchedule {
  readonly unitTypes: readonly UnitType[]
  readonly rooms: readonly Pick<Room, 'items' | 'unitTypeId'>[]
}

/** Takes every product for one with a hand: which ones are is for the catalogue of the day to say. */
const MIRRORED: FindTwin = (sku) => ({ text: '', product: { sku, productId: '', name: '' } })

/** Counts a schedule by the keys of its SKUs (`skuKey`). Lines that are not from the catalogue are left out. */
export function skuPieces({ unitTypes, rooms }: CountedSchedule): Map<string, SkuPieces> {
  const linesOf = builtLines(unitTypes, MIRRORED)
  const bySku = new Map<string, Count>()
  for (const room of rooms)
    for (const { item, units, twinOf } of linesOf(room)) {
      if (item.free) continue
      const count = bySku.getOrInsertComputed(item.sku, newCount)
      count[twinOf === null ? 'pieces' : 'mirrored'] += totalQuantity(item, units)
    }
  const byKey = new Map<string, Count>()
  for (const [sku, { pieces, mirrored }] of bySku) {
    const count = byKey.getOrInsertComputed(skuKey(sku), newCount)
    count.pieces += pieces
    count.mirrored += mirrored
  }
  return byKey
}

interface Count {
  pieces: number
  mirrored: number
}

const newCount = (): Count => ({ pieces: 0, mirrored: 0 })
