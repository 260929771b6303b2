import type { Placed } from '../room.ts'
import { modelOf } from './model-of.ts'
import type { Group } from './scene.ts'

interface ShowerWall {
  /** Middle of the shower. */
  readonly x: number
  /** Overhead and hand shower on one column; with its mixer, where it has one. */
  readonly column?: string
  readonly mixer?: string
  /** A hand shower on a rail, beside the mixer. */
  readonly rail?: string
  /** A head on a wall arm, over the mixer. */
  readonly overhead?: string
  readonly wallMm?: number
}

/** Top of what is overhead: under it stands a person of 1.9 m. */
const HEAD_TOP_MM = 2120
const MIXER_MM = 1000
const COLUMN_MIXER_MM = 880
/** Lower bracket of a rail, so that its slider reaches from a child to an adult. */
const RAIL_MM = 1080
const RAIL_FROM_MIXER_MM = 360

export function showerWall({ x, column, mixer, rail, overhead, wallMm = 0 }: ShowerWall): Group {
  const products: Placed[] = []
  const add = (sku: string, dx: number, y: number, mounting: Placed['mounting']) =>
    products.push({ sku, at: [x + dx, y, wallMm], mounting })
  if (column) add(column, 0, HEAD_TOP_MM - Math.round(modelOf(column).max.y), 'overhead shower')
  if (overhead) add(overhead, 0, HEAD_TOP_MM - Math.round(modelOf(overhead).max.y), 'overhead shower')
  if (mixer) add(mixer, 0, column ? COLUMN_MIXER_MM : MIXER_MM, 'shower mixer')
  if (rail) add(rail, mixer || overhead ? RAIL_FROM_MIXER_MM : 0, RAIL_MM, 'in hand reach')
  return { products }
}
