/** Linear RGB from 0 to 1. */
export type Colour = readonly [number, number, number]

/** Tiles of a plane: width, height and joint in metres, in the plane of the two axes. */
interface Tiles {
  readonly tile: readonly [width: number, height: number, joint: number]
  readonly plane: 'xy' | 'zy' | 'xz'
  readonly from?: readonly [number, number]
  /** Share of a width by which the next row is moved. */
  readonly bond?: number
  readonly grout?: Colour
  /** Variation of tiles in tone and tilt. */
  readonly tone?: number
  readonly tilt?: number
}

/** Materials of the sets; `demo/render/rooms/blender/materials.py` makes them. */
export interface Material extends Partial<Tiles> {
  readonly kind:
    | 'plaster'
    | 'travertine'
    | 'stone'
    | 'terrazzo'
    | 'concrete'
    | 'timber'
    | 'tile'
    | 'cloth'
    | 'sheer'
    | 'plain'
    | 'leaf'
    | 'glass'
    | 'mirror'
    | 'light'
    | 'sky'
  readonly colour: Colour
  readonly roughness?: number
  readonly metallic?: number
  readonly specular?: number
  readonly clouds?: number
  readonly layers?: Colour
  readonly veins?: number
  readonly vein?: Colour
  readonly vein_width?: number
  readonly chips?: readonly [Colour, Colour, Colour]
  readonly grain?: 'x' | 'y' | 'z'
  /** Another piece of the same timber. */
  readonly seed?: number
  readonly board?: number
  readonly across?: 'x' | 'y' | 'z'
  readonly contrast?: number
  readonly ripple?: number
  readonly glaze?: number
  readonly strength?: number
  readonly horizon?: number
  readonly ground?: Colour
}

/** Linear colour of `#rrggbb`. */
export function hex(text: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(text.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

export const plaster = (colour = '#ddd6cb', clouds = 0.1): Material => ({
  kind: 'plaster',
  colour: hex(colour),
  clouds,
})

export const travertine = (more: Partial<Material> = {}): Material => ({
  kind: 'travertine',
  colour: hex('#d5c4ad'),
  grout: hex('#b7a68f'),
  tone: 0.07,
  ...more,
})

export const limestone = (more: Partial<Material> = {}): Material => ({
  kind: 'stone',
  colour: hex('#cfc8bc'),
  veins: 0.12,
  roughness: 0.5,
  grout: hex('#b3aca0'),
  tone: 0.05,
  ...more,
})

export const marble = (more: Partial<Material> = {}): Material => ({
  kind: 'stone',
  colour: hex('#e6e3dd'),
  vein: hex('#8f8a83'),
  veins: 0.55,
  roughness: 0.22,
  ...more,
})

export const stoneWhite = (more: Partial<Material> = {}): Material => ({
  kind: 'stone',
  colour: hex('#e4e1da'),
  veins: 0.1,
  roughness: 0.3,
  ...more,
})

export const darkStone = (more: Partial<Material> = {}): Material => ({
  kind: 'stone',
  colour: hex('#33302d'),
  vein: hex('#8a8178'),
  veins: 0.35,
  vein_width: 0.014,
  roughness: 0.36,
  ...more,
})

export const terrazzo = (more: Partial<Material> = {}): Material => ({
  kind: 'terrazzo',
  colour: hex('#d8d3ca'),
  chips: [hex('#f0ece4'), hex('#8f8477'), hex('#b9a88f')],
  grout: hex('#bdb7ac'),
  tone: 0.03,
  ...more,
})

export const concrete = (more: Partial<Material> = {}): Material => ({
  kind: 'concrete',
  colour: hex('#b3aea6'),
  ...more,
})

export const oak = (grain: 'x' | 'y' | 'z' = 'y', more: Partial<Material> = {}): Material => ({
  kind: 'timber',
  colour: hex('#b9a07f'),
  grain,
  contrast: 0.3,
  ...more,
})

export const walnut = (grain: 'x' | 'y' | 'z' = 'y', more: Partial<Material> = {}): Material => ({
  kind: 'timber',
  colour: hex('#66513f'),
  grain,
  contrast: 0.35,
  ...more,
})

export const pine = (grain: 'x' | 'y' | 'z' = 'y'): Material => ({
  kind: 'timber',
  colour: hex('#d6b484'),
  grain,
  contrast: 0.22,
  roughness: 0.7,
})

/** Glazed tiles, metres. */
export const tile = (
  plane: 'xy' | 'zy' | 'xz',
  size: readonly [width: number, height: number],
  colour: string,
  more: Partial<Material> = {},
): Material => ({
  kind: 'tile',
  colour: hex(colour),
  plane,
  tile: [...size, 0.002],
  grout: hex('#cbc5bb'),
  tone: 0.1,
  tilt: 0.012,
  ...more,
})

export const cloth = (colour = '#e9e2d6'): Material => ({ kind: 'cloth', colour: hex(colour) })
export const paint = (colour: string, roughness = 0.5): Material => ({ kind: 'plain', colour: hex(colour), roughness })
export const metal = (colour: string, roughness = 0.25): Material => ({
  kind: 'plain',
  colour: hex(colour),
  roughness,
  metallic: 1,
})
export const glass: Material = { kind: 'glass', colour: [0.93, 0.96, 0.95] }
export const mirror: Material = { kind: 'mirror', colour: [0.84, 0.86, 0.85] }
export const leaves = (colour = '#6f7f57'): Material => ({ kind: 'leaf', colour: hex(colour) })
export const sky = (horizon: number, strength = 1.4): Material => ({
  kind: 'sky',
  colour: [0.93, 0.97, 1],
  ground: [0.5, 0.56, 0.4],
  horizon,
  strength,
})
