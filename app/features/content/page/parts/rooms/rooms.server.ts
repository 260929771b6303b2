import { z } from 'zod'
import type { SourceFinder } from '#app/features/content/page/page.server.ts'

const Picture = z.object({ url: z.string().min(1), width: z.int().positive(), height: z.int().positive() })
export type RoomPicture = z.output<typeof Picture>

const Percent = z.number().min(0).max(100)

const RoomProduct = z.object({
  sku: z.string().min(1),
  title: z.string().default(''),
  quantity: z.int().positive().default(1),
  /** Position in the wide picture, in per cent of its width and height. */
  x: Percent,
  y: Percent,
})
export type RoomProduct = z.output<typeof RoomProduct>

const Room = z.object({
  name: z.string().min(1),
  title: z.string().min(1),
  alt: z.string().default(''),
  pictures: z.object({ wide: Picture, tall: Picture.optional(), detail: Picture.optional() }),
  products: z.array(RoomProduct).default([]),
})
export type Room = z.output<typeof Room>

const RoomsFile = z.object({ rooms: z.array(Room) })

/** The rooms of `data/rooms.json`, and its pictures. */
export interface Rooms {
  readonly byName: ReadonlyMap<string, Room>
  readonly byUrl: ReadonlyMap<string, RoomPicture>
}

const CropsFile = z.object({
  crops: z.array(z.object({ room: z.string().min(1), sku: z.string().min(1), url: z.string().min(1) })),
})

const NONE: Rooms = { byName: new Map(), byUrl: new Map() }
const cache = new WeakMap<object, Rooms>()

/** Reads room data; empty if the file is missing or invalid. */
export function readRooms(findSource: SourceFinder): Rooms {
  const source = findSource('rooms')
  if (!source) return NONE
  const rooms = cache.get(source) ?? parseRooms(source)
  cache.set(source, rooms)
  return rooms
}

function parseRooms(source: object): Rooms {
  const { data } = RoomsFile.safeParse(source)
  if (!data) return NONE
  const pictures = data.rooms.flatMap(({ pictures: { wide, tall, detail } }) => [wide, tall ?? [], detail ?? []].flat())
  return {
    byName: new Map(data.rooms.map((room) => [room.name, room])),
    byUrl: new Map(pictures.map((picture) => [picture.url, picture])),
  }
}

/**
 * Finds the first room that shows a product, by SKU, with the largest picture and the product's position. Small
 * products get the part of the picture that `data/room-crops.json` names.
 */
export function roomPictures(findSource: SourceFinder): Map<string, { image: string; alt: string; x: number }> {
  const crops = CropsFile.safeParse(findSource('room-crops')).data?.crops ?? []
  const cropOf = new Map(crops.map(({ room, sku, url }) => [`${room} ${sku}`, url]))
  const pictures = [...readRooms(findSource).byName.values()].flatMap((room) =>
    room.products.map(({ sku, title, x }) => {
      const crop = cropOf.get(`${room.name} ${sku}`)
      const picture = crop
        ? { image: crop, alt: `${title} in ${room.title}`, x: 50 }
        : { image: room.pictures.wide.url, alt: room.alt || room.title, x }
      return [sku, picture] as const
    }),
  )
  return new Map(pictures.toReversed())
}
