import { cloth, leaves, oak, paint, type Material } from './materials.ts'
import type { Point, Shape } from './room.ts'

export function towelOn(
  at: Point,
  width: number,
  drops: readonly [number, number],
  bar: number,
  colour?: string,
): Shape {
  return { shape: 'towel', at, width, drops, bar, material: cloth(colour), seed: Math.round(Math.abs(at[0]) + width) }
}

/** A hollow vessel: outer profile from the foot up, wall 5 mm. */
function hollow(outer: readonly (readonly [number, number])[], wall = 5): (readonly [number, number])[] {
  const inner = outer
    .filter(([, height]) => height >= wall * 2)
    .toReversed()
    .map(([radius, height]) => [Math.max(1, radius - wall), height] as const)
  return [...outer, ...inner, [1, wall * 2]]
}

export function vase(at: Point, height: number, width: number, material: Material): Shape {
  const r = width / 2
  const outer = [
    [r * 0.55, 0],
    [r * 0.62, height * 0.015],
    [r * 0.86, height * 0.16],
    [r, height * 0.38],
    [r * 0.95, height * 0.58],
    [r * 0.62, height * 0.8],
    [r * 0.4, height * 0.92],
    [r * 0.44, height * 0.99],
    [r * 0.42, height],
  ] as const
  return { shape: 'lathe', at, profile: hollow(outer), material }
}

/** A bottle of soap with its pump. */
export function soapBottle(at: Point, colour: string): Shape[] {
  const [x, y, z] = at
  const body = [
    [31, 0],
    [33, 3],
    [33, 112],
    [30, 122],
    [15, 130],
    [13, 133],
    [13, 142],
    [1, 142],
  ] as const
  const dark = paint('#1c1b1a', 0.4)
  return [
    { shape: 'lathe', at, profile: body, material: paint(colour, 0.3) },
    {
      shape: 'lathe',
      at: [x, y + 142, z],
      profile: [
        [14, 0],
        [14, 12],
        [5, 14],
        [5, 34],
        [10, 35],
        [10, 43],
        [1, 43],
      ],
      material: dark,
    },
    {
      shape: 'tube',
      along: [
        [x, y + 181, z],
        [x - 20, y + 182, z + 14],
        [x - 30, y + 178, z + 20],
      ],
      radius: 3.5,
      material: dark,
    },
  ]
}

/** Olive twigs in a vase. */
export function twigs(at: Point, height: number, seed = 7): Shape[] {
  const [x, y, z] = at
  return [
    vase(at, height * 0.42, height * 0.3, paint('#c9bda9', 0.75)),
    {
      shape: 'branch',
      at: [x, y + height * 0.3, z],
      reach: height * 0.8,
      spread: height * 0.42,
      stems: 6,
      leaves: 20,
      seed,
      material: leaves(),
    },
  ]
}

/** Shrubs outside of a window in the back wall, seen above its sill. */
export function shrubs(xs: readonly number[], seed: number): Shape[] {
  return xs.map((x, index) => ({
    shape: 'branch',
    at: [x, 250 + (index % 2) * 120, -1150 - (index % 3) * 160],
    reach: 1350 + (index % 3) * 190,
    spread: 620,
    stems: 11,
    leaves: 46,
    leaf: [120, 44],
    seed: seed + index,
    material: leaves(index % 2 === 0 ? '#6f7f57' : '#7f8c66'),
  }))
}

/** A low stool of oak. */
export function stool(at: Point, height = 440, width = 360): Shape[] {
  const [x, y, z] = at
  const legs = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz): Shape => ({
      shape: 'tube',
      straight: true,
      along: [
        [x + sx * (width / 2 - 22), y, z + sz * (width / 2 - 62)],
        [x + sx * (width / 2 - 40), y + height - 20, z + sz * (width / 2 - 76)],
      ],
      radius: 14,
      tip: 18,
      material: oak('y'),
    })),
  )
  return [
    {
      shape: 'slab',
      at: [x, y + height - 18, z],
      size: [width, 36, width - 80],
      radius: 40,
      bevel: 8,
      material: oak('x'),
    },
    ...legs,
  ]
}
