import type { ProductModel } from '../models/assembly.ts'
import type { Point3 } from '../models/geometry/placing.ts'

/** Third-angle projection (AS 1100): the plan stands above the front view, the view from the right beside it. */
export const VIEWS = ['plan', 'front', 'side'] as const
export type View = (typeof VIEWS)[number]

export type Point2 = readonly [x: number, y: number]
type Axis = 'x' | 'y' | 'z'

type Direction = { axis: Axis; sign: 1 | -1 }

/** Axes that point right, up and towards the viewer in each view. */
const DIRECTIONS: Record<View, { across: Direction; up: Direction; near: Direction }> = {
  plan: { across: { axis: 'x', sign: 1 }, up: { axis: 'z', sign: -1 }, near: { axis: 'y', sign: 1 } },
  front: { across: { axis: 'x', sign: 1 }, up: { axis: 'y', sign: 1 }, near: { axis: 'z', sign: 1 } },
  side: { across: { axis: 'z', sign: -1 }, up: { axis: 'y', sign: 1 }, near: { axis: 'x', sign: 1 } },
}

const OFFSET = { x: 0, y: 1, z: 2 } as const

/** Places (x, y, z in a row) as seen in a view: right, up, nearness. Millimetres stay millimetres. */
export function project(points: ArrayLike<number>, view: View): Float64Array {
  const { across, up, near } = DIRECTIONS[view]
  const seen = new Float64Array(points.length)
  for (let at = 0; at < points.length; at += 3) {
    seen[at] = points[at + OFFSET[across.axis]]! * across.sign
    seen[at + 1] = points[at + OFFSET[up.axis]]! * up.sign
    seen[at + 2] = points[at + OFFSET[near.axis]]! * near.sign
  }
  return seen
}

/** One place of the product on the paper of a view. */
export function toPaper(point: Point3, view: View): Point2 {
  const { across, up } = DIRECTIONS[view]
  return [point[OFFSET[across.axis]] * across.sign, point[OFFSET[up.axis]] * up.sign]
}

/** Tells whether an axis of the product runs across the view, up it, or towards the viewer. */
export function directionIn(axis: Axis, view: View): 'across' | 'up' | 'near' {
  const { across, up } = DIRECTIONS[view]
  return across.axis === axis ? 'across' : up.axis === axis ? 'up' : 'near'
}

/** Extent on paper. */
export type Frame = { left: number; right: number; bottom: number; top: number }

/** Computes the product's bounds on the paper of a view. */
export function frameOf({ bounds: { min, max } }: Pick<ProductModel, 'bounds'>, view: View): Frame {
  const [ax, ay] = toPaper([min.x, min.y, min.z], view)
  const [bx, by] = toPaper([max.x, max.y, max.z], view)
  return { left: Math.min(ax, bx), right: Math.max(ax, bx), bottom: Math.min(ay, by), top: Math.max(ay, by) }
}
