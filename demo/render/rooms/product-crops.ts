import { Vector3 } from 'three'
import type { Room } from '../../rooms/room.ts'
import { standing } from './products.ts'
import { ASPECT, project } from './projection.ts'

/** A square of a room's picture around a product, in pixels. */
export interface ProductCrop {
  readonly sku: string
  readonly left: number
  readonly top: number
  readonly side: number
}

/** Surroundings shown with a product, as a multiple of its size. */
const AROUND = 2.4
/** Smaller squares are not sharp enough for a gallery. */
const LEAST_PX = 720
/** Larger ones are nearly the picture itself. */
const MOST_SHARE = 0.86

/** Squares of the products that are small in the picture of a room; large ones are seen in the whole of it. */
export function productCrops(room: Room, width: number): ProductCrop[] {
  const height = Math.round(width / ASPECT)
  return room.products
    .filter(({ isPart }) => !isPart)
    .flatMap((placed) => {
      const { min, max } = standing(placed).box
      const corners = [min.x, max.x].flatMap((x) =>
        [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => project(room.camera, [x, y, z]))),
      )
      const middle = project(room.camera, new Vector3().addVectors(min, max).multiplyScalar(0.5).toArray())
      const seen = corners.filter((corner) => corner !== null)
      if (!middle || seen.length < corners.length) return []
      const across = (Math.max(...seen.map(([x]) => x)) - Math.min(...seen.map(([x]) => x))) * width
      const up = (Math.max(...seen.map(([, y]) => y)) - Math.min(...seen.map(([, y]) => y))) * height
      const side = Math.round(Math.max(LEAST_PX, Math.max(across, up) * AROUND))
      if (side > height * MOST_SHARE) return []
      return [
        {
          sku: placed.sku,
          left: within(middle[0] * width, side, width),
          top: within(middle[1] * height, side, height),
          side,
        },
      ]
    })
}

function within(middle: number, size: number, whole: number): number {
  return Math.round(Math.min(whole - size, Math.max(0, middle - size / 2)))
}
