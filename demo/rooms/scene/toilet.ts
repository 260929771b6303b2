import type { Placed } from '../room.ts'
import type { Group } from './scene.ts'

interface ToiletAtWall {
  /** Middle of the pan. */
  readonly x: number
  readonly suite: string
  readonly mounting?: 'seat' | 'care seat'
  readonly roll?: { readonly sku: string; readonly side: 'left' | 'right' }
  readonly wallMm?: number
}

/** Beside the seat, within reach of who sits on it. */
const ROLL_FROM_PAN_MM = 420
const ROLL_MM = 700

export function toiletAtWall({ x, suite, mounting = 'seat', roll, wallMm = 0 }: ToiletAtWall): Group {
  const pan: Placed = { sku: suite, at: [x, 0, wallMm], mounting }
  if (!roll) return { products: [pan] }
  const side = roll.side === 'left' ? -1 : 1
  return {
    products: [pan, { sku: roll.sku, at: [x + side * ROLL_FROM_PAN_MM, ROLL_MM, wallMm], mounting: 'roll holder' }],
  }
}
