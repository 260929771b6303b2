import { Vector3 } from 'three'
import type { Box3 } from 'three'
import type { Mount } from '../../models/assembly.ts'

/** Floor, wall or ceiling: what receives the shadow. */
export type Plane = { normal: Vector3; offset: number; origin: Vector3; u: Vector3; v: Vector3; size: [number, number] }

const REACH = 0.75

export function planeOf(mount: Mount, bounds: Box3, centre: Vector3, scale: number): Plane {
  const half = bounds.getSize(new Vector3()).divideScalar(2 * scale)
  const level = (value: number) => (value - centre.y) / scale
  if (mount === 'wall') {
    const at = (0 - centre.z) / scale
    return {
      normal: new Vector3(0, 0, 1),
      offset: at,
      origin: new Vector3(0, -0.15, at),
      u: new Vector3(1, 0, 0),
      v: new Vector3(0, 1, 0),
      size: [half.x + REACH, half.y + REACH + 0.15],
    }
  }
  const down = mount === 'ceiling'
  return levelPlane(level(down ? 0 : Math.min(0, bounds.min.y)), down ? -1 : 1, half)
}

/** A floor, or with the side -1 a ceiling. */
export function levelPlane(at: number, side: 1 | -1, half: Vector3): Plane {
  return {
    normal: new Vector3(0, side, 0),
    offset: at * side,
    origin: new Vector3(0, at, 0),
    u: new Vector3(1, 0, 0),
    v: new Vector3(0, 0, -side),
    size: [half.x + REACH, half.z + REACH],
  }
}
