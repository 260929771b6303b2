import type { Material } from './materials.ts'
import type { Mounting } from './mounting.ts'

/** Millimetres of the room: x right, y up from the floor, z to the viewer, as in the models. */
export type Point = readonly [x: number, y: number, z: number]

/** Shapes built for a set; `demo/render/rooms/blender/shapes.py` makes them. All in mm. */
export type Shape =
  | Slab
  | {
      readonly shape: 'tube'
      readonly along: readonly Point[]
      readonly radius: number
      readonly tip?: number
      readonly straight?: boolean
      readonly material: Material
    }
  | {
      readonly shape: 'lathe'
      readonly at: Point
      /** Radius and height, from the foot up the outside and, for hollow things, down the inside. */
      readonly profile: readonly (readonly [radius: number, height: number])[]
      readonly material: Material
    }
  | {
      readonly shape: 'towel'
      /** The middle of the bar. */
      readonly at: Point
      readonly along?: 'x' | 'z'
      readonly width: number
      readonly drops: readonly [front: number, back: number]
      readonly bar: number
      readonly thick?: number
      readonly seed?: number
      readonly material: Material
    }
  | {
      readonly shape: 'folded'
      readonly at: Point
      readonly size: Point
      readonly count?: number
      readonly seed?: number
      readonly material: Material
    }
  | {
      readonly shape: 'branch'
      readonly at: Point
      readonly reach: number
      readonly spread: number
      readonly stems?: number
      readonly leaves?: number
      readonly leaf?: readonly [length: number, width: number]
      readonly seed?: number
      readonly material: Material
    }
  | {
      readonly shape: 'curtain'
      /** The middle of its top. */
      readonly at: Point
      readonly along?: 'x' | 'z'
      readonly size: readonly [width: number, height: number]
      readonly seed?: number
      readonly material: Material
    }

/** A plate or block: thin along `normal` (left out: y), with `radius` at the corners of its outline. */
export interface Slab {
  readonly shape: 'slab'
  readonly at: Point
  readonly size: Point
  readonly normal?: 'x' | 'y' | 'z'
  readonly radius?: number
  readonly bevel?: number
  readonly material: Material
  /** Openings: where a basin sits or a window is. */
  readonly cuts?: readonly Pick<Slab, 'at' | 'size' | 'normal' | 'radius'>[]
}

/** A product of the catalogue in a room. */
export interface Placed {
  readonly sku: string
  /** Position of the model's origin: the hob, floor or wall that it is fixed to. */
  readonly at: Point
  /** Degrees about x, y and z, in the order z, x, y. */
  readonly turn?: Point
  readonly mounting: Mounting
  /** Item codes of what its box may touch: a tap over its basin, a basin in its bench. */
  readonly meets?: readonly string[]
  /** Quantity of the whole room, where the picture shows fewer. */
  readonly quantity?: number
  /** Not listed with the room: what another product brings along. */
  readonly isPart?: boolean
}

export type Light =
  | {
      readonly kind: 'window'
      readonly at: Point
      readonly towards: Point
      readonly size: readonly [width: number, height: number]
      /** Watts of the radiant area. */
      readonly strength: number
      /** Degrees; 180 is an even glow. */
      readonly spread?: number
      readonly kelvin?: number
      readonly reflected?: boolean
    }
  | {
      readonly kind: 'sun'
      readonly at: Point
      readonly towards: Point
      /** Watts per square metre. */
      readonly strength: number
      /** Degrees of its disc: how soft its shadows are. */
      readonly angle: number
      readonly kelvin?: number
      readonly reflected?: boolean
    }

/** Verticals are parallel while `pitch` is 0: the frame is moved by `shift` instead. */
export interface Camera {
  readonly at: Point
  /** Degrees to the right of straight on. */
  readonly yaw: number
  readonly pitch?: number
  /** Millimetres for a frame 36 mm wide. */
  readonly lens: number
  /** Shares of the frame's width, to the right and up. */
  readonly shift?: readonly [number, number]
  readonly focusMm?: number
  readonly fstop?: number
}

export interface Room {
  /** Base name of its files. */
  readonly name: string
  readonly title: string
  /** Alternative text. */
  readonly alt: string
  /** Inner size: what is inside of it is in the room. */
  readonly inside: readonly [min: Point, max: Point]
  readonly shapes: readonly Shape[]
  readonly products: readonly Placed[]
  readonly lights: readonly Light[]
  /** Light from everywhere, for the last bounces. */
  readonly ambient?: number
  readonly camera: Camera
  /** Stops, after the middle of the picture is set to a middle grey. */
  readonly exposure?: number
  /** Middle of the tall crop, as a share of the width. */
  readonly tallAt: number
  /** A square detail: its middle and side as shares of the picture's width and height, and width. */
  readonly detail?: readonly [x: number, y: number, side: number]
}
