import { Vector3 } from 'three'
import type { Room } from '../../rooms/room.ts'
import { productPath } from '../../site.ts'
import { standing } from './products.ts'
import { project } from './projection.ts'

/** A product of a room: how many the room takes, and where its middle is in the picture, in per cent from the top left. */
export interface RoomProduct {
  readonly sku: string
  readonly title: string
  /** Below the market. */
  readonly href: string
  readonly quantity: number
  readonly x: number
  readonly y: number
}

export interface RoomPicture {
  /** Named as in content pages. */
  readonly url: string
  readonly width: number
  readonly height: number
}

/** A room as pages use it: its pictures, its words, and what is in it. */
export interface RoomEntry {
  readonly name: string
  readonly title: string
  readonly alt: string
  readonly pictures: Readonly<Record<string, RoomPicture>>
  readonly products: readonly RoomProduct[]
}

/** @throws Error where a product is not in the picture. */
export function productsOf(room: Room): RoomProduct[] {
  return room.products
    .filter(({ isPart }) => !isPart)
    .map((placed) => {
      const { box, product, variant } = standing(placed)
      const middle = box.getCenter(new Vector3())
      const at = project(room.camera, [middle.x, middle.y, middle.z])
      if (!at || at.some((share) => share < 0 || share > 1))
        throw new Error(`${placed.sku} is not in the picture of ${room.name}`)
      const { name, slug } = product.record
      const href = `/${productPath({ slug, colour: variant.finish, sku: placed.sku })}`
      return {
        sku: placed.sku,
        title: name['en-AU'],
        href,
        quantity: placed.quantity ?? 1,
        x: perCent(at[0]),
        y: perCent(at[1]),
      }
    })
}

function perCent(share: number): number {
  return Math.round(share * 1000) / 10
}
