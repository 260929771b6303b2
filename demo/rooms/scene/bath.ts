import type { Placed } from '../room.ts'
import { modelOf } from './model-of.ts'
import type { Group } from './scene.ts'

interface BathAtWall {
  readonly bath: string
  /** Middle of the bath. */
  readonly x: number
  /** Distance from the wall to the rim of a freestanding bath. */
  readonly gap?: number
  /** A set on the wall over the rim, or a spout with its mixer to the right of it; `dx` from the middle of the bath. */
  readonly outlet: { readonly sku: string; readonly mixer?: string; readonly dx?: number }
}

/** Outlet above the rim: at least 25 mm of air gap (AS/NZS 3500.1), and a hand's breadth to look right. */
const OUTLET_ABOVE_RIM_MM = 180
const MIXER_FROM_SPOUT_MM = 190

export function bathAtWall({ bath, x, gap = 0, outlet: { sku, mixer, dx = 0 } }: BathAtWall): Group {
  const { height, min } = modelOf(bath)
  const y = height + OUTLET_ABOVE_RIM_MM
  const products: Placed[] = [
    { sku: bath, at: [x, 0, gap - min.z], mounting: 'bath rim', meets: [sku] },
    { sku, at: [x + dx, y, 0], mounting: 'bath outlet' },
  ]
  if (mixer) products.push({ sku: mixer, at: [x + dx + MIXER_FROM_SPOUT_MM, y, 0], mounting: 'bath outlet' })
  return { products }
}
