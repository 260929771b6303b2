import type { Camera, Light, Placed, Point, Room, Shape, Slab } from '../room.ts'
import { paint, type Material } from '../materials.ts'
import { towelOn } from '../accessories.ts'
import { block, daylight, shell, sunbeam, type Shell } from '../set.ts'
import { modelOf } from './model-of.ts'

/** Objects that stand together at the back wall: built shapes, products, and openings in the wall. */
export interface Group {
  readonly shapes?: readonly Shape[]
  readonly products: readonly Placed[]
  readonly openings?: NonNullable<Shell['openings']>
}

/** A wall or corner of a room with products of a collection, lit by a window on the left. */
export interface Scene extends Pick<Room, 'name' | 'title' | 'alt' | 'ambient' | 'exposure' | 'detail'> {
  readonly floor: Material
  readonly walls: Material
  readonly backWall?: Material
  readonly ceiling?: Material
  /** Inner faces where they differ from `ROOM`. */
  readonly size?: Partial<Pick<Shell, 'left' | 'right' | 'front' | 'height' | 'window'>>
  /** A skirting along the back wall, where the wall is not tiled. */
  readonly skirting?: Material
  /** Groups from left to right. */
  readonly groups: readonly Group[]
  /** Light of the window, of the sun through it, and of the opposite wall that reflects both. */
  readonly light?: {
    readonly day?: number
    readonly sun?: number
    readonly sunTowards?: Point
    readonly bounce?: number
  }
  readonly camera?: Partial<Camera>
  readonly tallAt?: number
}

const ROOM = {
  left: -2100,
  right: 1700,
  back: 0,
  front: 3400,
  height: 2600,
  window: { z: [300, 1800], y: [600, 2350] },
} as const
/** Longest object along the back wall: the side wall hides what is beyond it. */
const WIDEST = 2400
const BOARD_MM = 116
/** Foot of a heated rail: its lowest bar is out of reach of small children. */
const HEATED_RAIL_MM = 760
const CAMERA: Camera = { at: [-250, 1250, 3300], yaw: 0, lens: 36, shift: [0, -0.06] }

export function scene({ size, groups, light = {}, skirting, ...room }: Scene): Room {
  const openings = groups.flatMap((group) => group.openings ?? [])
  const walls: Shell = {
    ...ROOM,
    ...size,
    floor: room.floor,
    walls: room.walls,
    ceiling: room.ceiling ?? paint('#f0eeea', 0.9),
    ...(room.backWall ? { backWall: room.backWall } : {}),
    ...(openings.length > 0 ? { openings } : {}),
  }
  const { left, right, back, front, height } = walls
  return {
    name: room.name,
    title: room.title,
    alt: room.alt,
    inside: [
      [left, -30, back],
      [right, height, front],
    ],
    shapes: [
      ...shell(walls),
      ...(skirting ? [block([left, 0, back], [right, 80, back + 12], skirting, { bevel: 2 })] : []),
      ...groups.flatMap(({ shapes = [] }) => shapes),
    ],
    products: groups.flatMap(({ products }) => products),
    lights: [
      ...daylight(walls, light.day ?? 1, 0.2),
      bouncedDay(walls, light.bounce ?? 8),
      sunbeam(light.sun ?? 11, light.sunTowards),
    ],
    ambient: room.ambient ?? 0.2,
    camera: { ...CAMERA, ...room.camera },
    exposure: room.exposure ?? 1,
    tallAt: room.tallAt ?? 0.6,
    ...(room.detail ? { detail: room.detail } : {}),
  }
}

/**
 * Day that the walls behind the viewer throw back: the renderer ends light after two bounces, and without this the flanks
 * that face the viewer, of baths above all, are grey.
 */
function bouncedDay({ left, right, front, height }: Shell, strength: number): Light {
  return {
    kind: 'window',
    at: [right - 300, height * 0.5, front - 60],
    towards: [(left + right) / 2, height * 0.28, 0],
    size: [right - left, height * 0.8],
    strength: 60 * strength,
    kelvin: 6000,
    reflected: false,
  }
}

/** A product alone on the back wall. */
export function onWall(placed: Omit<Placed, 'at'>, x: number, y: number, z = 0): Group {
  return { products: [{ ...placed, at: [x, y, z] }] }
}

/** Tiles or boards to half height, with a rail on top. */
export function dado(material: Material, height: number, rail: Material): Group {
  return decor(
    block([ROOM.left, 0, 0], [WIDEST, height, 9], material, { bevel: 0 }),
    block([ROOM.left, height, 0], [WIDEST, height + 22, 26], rail, { bevel: 3 }),
  )
}

/** Boards to half height, each of its own piece, with a rail on top. */
export function boards(material: Material, height: number): Group {
  const count = Math.ceil((WIDEST - ROOM.left) / BOARD_MM)
  const planks = Array.from({ length: count }, (_, index) => {
    const x = ROOM.left + index * BOARD_MM
    return block([x, 0, 0], [x + BOARD_MM - 0.5, height, 9], { ...material, seed: index }, { bevel: 2.5 })
  })
  return decor(...planks, block([ROOM.left, height, 0], [WIDEST, height + 22, 26], material, { bevel: 3 }))
}

/** A heated rail with a towel over its uppermost bar. */
export function heatedRail({ sku, x, towel }: { sku: string; x: number; towel: string }): Group {
  const bars = modelOf(sku).dimensions.find(({ name }) => name === 'bars')
  if (!bars) throw new Error(`${sku} has no bars`)
  const [, y, z] = bars.to
  return {
    shapes: [towelOn([x, HEATED_RAIL_MM + y, z], 360, [430, 360], 11, towel)],
    products: [{ sku, at: [x, HEATED_RAIL_MM, 0], mounting: 'heated towel rail' }],
  }
}

/** A shelf, stool or plant beside the products. */
export function decor(...shapes: readonly Shape[]): Group {
  return { shapes, products: [] }
}

/** A recess in the back wall, 120 mm deep, lined in stone. */
export function niche(
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  lining: Material,
): Group {
  const [x0, x1, y0, y1] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2]
  const opening: Pick<Slab, 'at' | 'size'> = { at: [x, y, -20], size: [width, height, 200] }
  return {
    shapes: [
      block([x0, y0, -118], [x1, y1, -112], lining, { bevel: 0 }),
      block([x0, y0 - 8, -120], [x1, y0, 4], lining, { bevel: 1 }),
      block([x0, y1, -120], [x1, y1 + 8, 4], lining, { bevel: 1 }),
    ],
    products: [],
    openings: [opening],
  }
}
