import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { Box3, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { CROP_INDEX } from '../render/rooms/cut-products.ts'
import { productCrops } from '../render/rooms/product-crops.ts'
import { standing, type StandingProduct } from '../render/rooms/products.ts'
import { productsOf, type RoomEntry } from '../render/rooms/room-index.ts'
import { ROOMS } from './all.ts'
import { MOUNTING } from './mounting.ts'

interface Template {
  readonly id: string
  readonly name: string
  readonly rooms: readonly { readonly lineItems: readonly { readonly sku: string; readonly quantity?: number }[] }[]
}

const MOST_BYTES = 300_000
const rooms = ROOMS.map((room) => ({ room, products: room.products.map(standing) }))
const { rooms: index } = JSON.parse(readFileSync('content/data/rooms.json', 'utf8')) as { rooms: RoomEntry[] }

function heightOf({ placed, variant, box }: StandingProduct): number {
  const [part] = MOUNTING[placed.mounting]
  if (part === 'origin') return placed.at[1]
  if (part !== 'seat') return part === 'top' ? box.max.y : box.min.y
  return placed.at[1] + ('seatHeightMm' in variant.spec ? variant.spec.seatHeightMm : 0)
}

it('rooms have names of their own and show products that are sold', () => {
  expect(new Set(ROOMS.map(({ name }) => name)).size).toBe(ROOMS.length)
  const others = rooms.flatMap(({ products }) => products).filter(({ product }) => product.record.status !== 'current')
  expect(others.map(({ placed }) => placed.sku)).toEqual([])
})

it('every product of a room is sold in both markets, so that no page shows one without listing it', () => {
  const partly = rooms.flatMap(({ room, products }) =>
    products
      .filter(({ product }) => product.record.markets.length < 2)
      .map(({ placed }) => `${room.name}: ${placed.sku}`),
  )
  expect(partly).toEqual([])
})

it('everything is mounted at the height that its kind asks for', () => {
  const wrong = rooms.flatMap(({ room, products }) =>
    products
      .filter((product) => {
        const [, least, most] = MOUNTING[product.placed.mounting]
        const height = heightOf(product)
        return height < least || height > most
      })
      .map((product) => `${room.name}: ${product.placed.sku} at ${Math.round(heightOf(product))}`),
  )
  expect(wrong).toEqual([])
})

it('products are inside of their room', () => {
  const outside = rooms.flatMap(({ room, products }) => {
    const inside = new Box3(new Vector3(...room.inside[0]), new Vector3(...room.inside[1])).expandByScalar(1)
    return products.filter(({ box }) => !inside.containsBox(box)).map(({ placed }) => `${room.name}: ${placed.sku}`)
  })
  expect(outside).toEqual([])
})

it('no two products stand in one place, but those that meet', () => {
  const meet = (a: StandingProduct, b: StandingProduct) => a.placed.meets?.includes(b.placed.sku) ?? false
  const clashes = rooms.flatMap(({ room, products }) =>
    products.flatMap((a, at) =>
      products
        .slice(at + 1)
        .filter((b) => a.box.clone().expandByScalar(-1).intersectsBox(b.box) && !meet(a, b) && !meet(b, a))
        .map((b) => `${room.name}: ${a.placed.sku} and ${b.placed.sku}`),
    ),
  )
  expect(clashes).toEqual([])
})

it('the index has every product once for each room, where it is in the picture', () => {
  for (const room of ROOMS) {
    const products = productsOf(room)
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length)
    const entry = index.find(({ name }) => name === room.name)
    expect(entry?.products).toEqual(products)
    expect(entry).toMatchObject({ title: room.title, alt: room.alt })
    for (const { x, y } of products) expect([x, y].every((share) => share >= 0 && share <= 100)).toBe(true)
  }
})

it('a room that has a template starts a project with all that is in its picture', () => {
  const { templates } = JSON.parse(readFileSync('content/projects.json', 'utf8')) as { templates: Template[] }
  const pictured = templates.filter(({ id }) => id.startsWith('pictured-'))
  expect(pictured.length).toBeGreaterThan(10)
  for (const { id, name, rooms } of pictured) {
    const room = ROOMS.find((each) => id === `pictured-${each.name}`)!
    expect(name).toBe(room.title)
    const lines = rooms[0]!.lineItems.map(({ sku, quantity = 1 }) => [sku, quantity])
    expect(lines).toEqual(productsOf(room).map(({ sku, quantity }) => [sku, quantity]))
  }
})

it('small products are cut out of rooms that are there in full size, around where they stand', async () => {
  const { crops } = JSON.parse(readFileSync(CROP_INDEX, 'utf8')) as {
    crops: { room: string; sku: string; url: string; side: number }[]
  }
  const full = new Set(index.filter(({ pictures }) => pictures['wide']!.width === 2400).map(({ name }) => name))
  expect(crops.filter(({ room }) => !full.has(room))).toEqual([])
  for (const { room, sku, url, side } of crops) {
    const entry = index.find(({ name }) => name === room)!
    const product = entry.products.find((each) => each.sku === sku)!
    const cuts = productCrops(
      ROOMS.find(({ name }) => name === room)!,
      2400,
    )
    const cut = cuts.find((each) => each.sku === sku)
    const [x, y] = [(product.x / 100) * 2400, (product.y / 100) * 1600]
    expect(x > cut!.left && x < cut!.left + cut!.side && y > cut!.top && y < cut!.top + cut!.side).toBe(true)
    const file = path.join('content/media', url.replace('Original/', ''))
    expect(await sharp(file).metadata()).toMatchObject({ width: side, height: side })
  }
})

it('pictures are there, of the size that the index says, and small enough', async () => {
  expect(index.map(({ name }) => name)).toEqual(ROOMS.map(({ name }) => name))
  for (const { url, width, height } of index.flatMap(({ pictures }) => Object.values(pictures))) {
    const file = path.join('content/media', url.replace('Original/', ''))
    expect(existsSync(file), file).toBe(true)
    expect(statSync(file).size, file).toBeLessThanOrEqual(MOST_BYTES)
    expect(await sharp(file).metadata()).toMatchObject({ width, height })
  }
})
