import type { FeedAttributes } from '../attributes.ts'
import { hashOf } from './hash.ts'

/** Ratings of the Water Efficiency Labelling and Standards scheme, with the declared flow or flush. */
export type Wels =
  | { readonly device: 'tap' | 'shower'; readonly litresPerMinute: number }
  | { readonly device: 'toilet'; readonly fullLitres: number; readonly halfLitres: number }
  | { readonly device: 'urinal'; readonly litres: number; readonly smartDemand: boolean }

/** Upper flow of each rating in L/min, AS/NZS 6400:2016 tables for tap equipment and showers. */
const FLOW_STARS: readonly [number, number][] = [
  [4.5, 6],
  [6, 5],
  [7.5, 4],
  [9, 3],
  [12, 2],
  [16, 1],
]
/** Upper average flush of each rating in litres, same standard; the average counts one full flush to four halves. */
const FLUSH_STARS: readonly [number, number][] = [
  [2.5, 6],
  [3, 5],
  [3.5, 4],
  [4, 3],
  [4.5, 2],
  [5.5, 1],
]

/** Stars from 0 to 6 that the declared flow or flush earns. Showers are not rated above five. */
export function starsOf(wels: Wels): number {
  switch (wels.device) {
    case 'tap':
      return starsBelow(FLOW_STARS, wels.litresPerMinute)
    case 'shower':
      return Math.min(5, starsBelow(FLOW_STARS, wels.litresPerMinute))
    case 'toilet':
      return starsBelow(FLUSH_STARS, (wels.fullLitres + 4 * wels.halfLitres) / 5)
    case 'urinal':
      return wels.litres <= 1 ? (wels.smartDemand ? 6 : 5) : wels.litres <= 1.5 ? 4 : 3
  }
}

function starsBelow(limits: readonly [number, number][], amount: number): number {
  return limits.find(([limit]) => amount <= limit + 1e-9)?.[1] ?? 0
}

/** Register letters: tap equipment, showers, lavatory equipment, urinals. */
const REGISTERS: Record<Wels['device'], string> = { tap: 'T', shower: 'S', toilet: 'L', urinal: 'U' }

/** The attributes that a rated product carries. `code` is the product's, as a registration covers all its finishes. */
export function welsAttributes(wels: Wels, code: string): FeedAttributes {
  const registration = `${REGISTERS[wels.device]}${10_000 + (hashOf(`wels ${code}`) % 80_000)}`
  const rating = { 'wels-rating': `${starsOf(wels)} star`, 'wels-registration': registration }
  switch (wels.device) {
    case 'tap':
    case 'shower':
      return { ...rating, 'wels-flow-rate': `${wels.litresPerMinute} L/min`, 'litres-per-minute': wels.litresPerMinute }
    case 'toilet':
      return {
        ...rating,
        'wels-flush-volume-1': `${wels.fullLitres} L`,
        'wels-flush-volume-2': `${wels.halfLitres} L`,
      }
    case 'urinal':
      return { ...rating, 'wels-flush-volume-1': `${wels.litres} L` }
  }
}
