import type { StandingProduct } from '../../render/rooms/products.ts'
import type { DrawnRoom } from '../../rooms/drawn.ts'
import { MOUNTING } from '../../rooms/mounting.ts'

/** Position of a product in a room: its set-out axis and mounting height. */
export interface SetOut {
  readonly sku: string
  /** Axis in mm of the room. */
  readonly at: readonly [x: number, z: number]
  /** The wall it is fixed to or stands at. */
  readonly wall: 'back' | 'left' | 'right' | 'none'
  /** Null where nothing is mounted at a height. */
  readonly height: { readonly part: 'rim' | 'top' | 'seat' | 'axis' | 'foot' | 'underside'; readonly mm: number } | null
  readonly product: StandingProduct
}

/** Further from the wall a bath or floor tap stands free. */
const AT_WALL_MM = 420
/** A model that has its origin at its lowest point. */
const FOOT_MM = 8

export function setOutOf(room: DrawnRoom, products: readonly StandingProduct[]): SetOut[] {
  return products.map((product) => {
    const { placed } = product
    const [x, , z] = placed.at
    return { sku: placed.sku, at: [x, z], wall: wallOf(room, product), height: heightOf(product), product }
  })
}

function wallOf({ inside: [min, max] }: DrawnRoom, { placed, box }: StandingProduct): SetOut['wall'] {
  const turn = Math.abs(placed.turn?.[1] ?? 0) % 180
  if (turn === 90) {
    const [left, right] = [box.min.x - min[0], max[0] - box.max.x]
    return Math.min(left, right) > AT_WALL_MM ? 'none' : left < right ? 'left' : 'right'
  }
  return box.min.z - min[2] < AT_WALL_MM ? 'back' : 'none'
}

function heightOf({ placed, variant, box }: StandingProduct): SetOut['height'] {
  const { mounting } = placed
  const [part] = MOUNTING[mounting]
  if (mounting === 'loose' || mounting === 'floor') return null
  if (part === 'seat') {
    const seat = 'seatHeightMm' in variant.spec ? variant.spec.seatHeightMm : 0
    return { part: 'seat', mm: Math.round(placed.at[1] + seat) }
  }
  if (part === 'origin') {
    const isFoot = Math.abs(placed.at[1] - box.min.y) < FOOT_MM
    const name = mounting === 'on its basin' ? 'foot' : isFoot ? 'underside' : 'axis'
    return { part: name, mm: Math.round(placed.at[1]) }
  }
  if (part === 'bottom') return { part: 'underside', mm: Math.round(box.min.y) }
  return { part: /rim|bench/.test(mounting) ? 'rim' : 'top', mm: Math.round(box.max.y) }
}
