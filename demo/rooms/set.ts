import { mirror, paint, type Material } from './materials.ts'
import type { Light, Point, Shape, Slab } from './room.ts'

type More = Partial<Omit<Slab, 'shape' | 'at' | 'size' | 'material'>>

/** A block from one corner to the other. */
export function block(min: Point, max: Point, material: Material, more: More = {}): Slab {
  const [at, size] = [min.map((low, i) => (low + max[i]!) / 2), min.map((low, i) => max[i]! - low)]
  return { shape: 'slab', at: at as unknown as Point, size: size as unknown as Point, material, bevel: 1.5, ...more }
}

export interface Shell {
  /** Inner faces. */
  readonly left: number
  readonly right: number
  readonly back: number
  readonly front: number
  readonly height: number
  readonly floor: Material
  readonly walls: Material
  readonly backWall?: Material
  readonly ceiling?: Material
  /** A window in the left wall: from z to z, from y to y. */
  readonly window?: { readonly z: readonly [number, number]; readonly y: readonly [number, number] }
  readonly openings?: readonly Pick<Slab, 'at' | 'size' | 'normal' | 'radius'>[]
}

const WALL = 120

/** Floor, ceiling and four walls; the one behind the viewer has a dark doorway, for metal to reflect. */
export function shell(room: Shell): Shape[] {
  const { left, right, back, front, height, window, walls } = room
  const opening = window && [
    {
      at: [left - WALL / 2, (window.y[0] + window.y[1]) / 2, (window.z[0] + window.z[1]) / 2] as const,
      size: [WALL * 3, window.y[1] - window.y[0], window.z[1] - window.z[0]] as const,
    },
  ]
  const middle = (left + right) / 2
  return [
    block([left - WALL, -WALL, back - WALL], [right + WALL, 0, front + WALL], room.floor, { bevel: 0 }),
    block(
      [left - WALL, height, back - WALL],
      [right + WALL, height + WALL, front + WALL],
      room.ceiling ?? paint('#e9e6e0', 0.9),
      {
        bevel: 0,
      },
    ),
    block([left - WALL, 0, back - WALL], [right + WALL, height, back], room.backWall ?? walls, {
      bevel: 0,
      ...(room.openings ? { cuts: room.openings } : {}),
    }),
    block([left - WALL, 0, back], [left, height, front], walls, { bevel: 0, ...(opening ? { cuts: opening } : {}) }),
    block([right, 0, back], [right + WALL, height, front], walls, { bevel: 0 }),
    block([left - WALL, 0, front], [right + WALL, height, front + WALL], walls, { bevel: 0 }),
    block(
      [middle + 200, 0, front - 20],
      [middle + 1050, Math.min(2040, height - 60), front + 2],
      paint('#7d7265', 0.6),
    ),
  ]
}

/** Day through the window of the left wall, and a weaker glow from behind the viewer. */
export function daylight(room: Shell, strength = 1, fill = 0.25): Light[] {
  const { left, right, back, front, height, window } = room
  const [z0, z1] = window?.z ?? [back, front]
  const [y0, y1] = window?.y ?? [900, 2100]
  const z = (z0 + z1) / 2
  const y = (y0 + y1) / 2
  const area = ((z1 - z0) * (y1 - y0)) / 1e6
  return [
    {
      kind: 'window',
      at: [left - (window ? WALL + 10 : -10), y, z],
      towards: [left + 2000, y - 500, z],
      size: [z1 - z0, y1 - y0],
      strength: 42 * strength * Math.max(1, area),
      kelvin: 6300,
    },
    {
      kind: 'window',
      at: [(left + right) / 2, height - 30, front - 500],
      towards: [(left + right) / 2, 400, (front + back) / 2],
      size: [(right - left) * 0.7, 900],
      strength: 60 * fill,
      kelvin: 5900,
      reflected: false,
    },
  ]
}

/** A beam of low sun through the window of the left wall, 35 degrees down. */
export function sunbeam(strength = 3, towards: Point = [1400, -980, -500]): Light {
  return { kind: 'sun', at: [0, 0, 0], towards, strength, angle: 2.2, kelvin: 5000, reflected: false }
}

/** A window in the back wall: frame, glass, sill and what is outside. */
export function windowFrame(min: Point, max: Point, material: Material, sill: Material, outside: Material): Shape[] {
  const [x0, y0] = min
  const [x1, y1] = max
  const z = min[2]
  const bar = 42
  const rail = (a: Point, b: Point) => block(a, b, material, { bevel: 2 })
  const middle = (x0 + x1) / 2
  return [
    rail([x0, y0, z - 70], [x1, y0 + bar, z - 30]),
    rail([x0, y1 - bar, z - 70], [x1, y1, z - 30]),
    rail([x0, y0 + bar, z - 69], [x0 + bar, y1 - bar, z - 31]),
    rail([x1 - bar, y0 + bar, z - 69], [x1, y1 - bar, z - 31]),
    rail([middle - bar / 2, y0 + bar, z - 69], [middle + bar / 2, y1 - bar, z - 31]),
    block([x0 - 12, y0 - 24, z - 118], [x1 + 12, y0, z + 22], sill, { bevel: 3 }),
    block([x0 - 2200, y0 - 1800, z - 1900], [x1 + 2200, y1 + 1800, z - 1880], outside, { bevel: 0 }),
  ]
}

/** Fronts side by side below a bench, with shadow gaps of 3 mm and a recessed plinth. */
export function cabinet(
  min: Point,
  max: Point,
  columns: number,
  rows: number,
  front: Material,
  inside: Material = paint('#25211d', 0.8),
): Shape[] {
  const gap = 3
  const [x0, y0, z0] = min
  const [x1, y1, z1] = max
  const width = (x1 - x0 + gap) / columns
  const height = (y1 - y0 + gap) / rows
  const fronts = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [left, low] = [x0 + column * width, y0 + row * height]
    return block([left, low, z1 - 20], [left + width - gap, low + height - gap, z1], leafOf(front, index), {
      bevel: 1.2,
    })
  })
  return [
    block([x0 + 1, y0, z0], [x1 - 1, y1, z1 - 21], inside),
    block([x0 - 0.5, y0, z0], [x0 + 18, y1, z1 - 24], front),
    block([x1 - 18, y0, z0], [x1 + 0.5, y1, z1 - 24], front),
    ...fronts,
  ]
}

/** Each front is cut from another piece of the same timber. */
function leafOf(front: Material, seed: number): Material {
  return front.kind === 'timber' ? { ...front, seed } : front
}

/** A looking glass on the back wall, 5 mm, on a batten that leaves a shadow. */
export function wallMirror(at: Point, size: readonly [width: number, height: number], radius: number): Shape[] {
  const [x, y, z] = at
  return [
    {
      shape: 'slab',
      normal: 'z',
      at: [x, y, z + 9],
      size: [size[0] - 60, size[1] - 60, 18],
      radius,
      material: paint('#4a4640'),
    },
    { shape: 'slab', normal: 'z', at: [x, y, z + 21], size: [...size, 6], radius, bevel: 2, material: mirror },
  ]
}
