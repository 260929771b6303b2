import { Matrix3, Vector3 } from 'three'
import type { BufferGeometry } from 'three'

/** Pushes every vertex through a smooth map and turns its normal as the map turns its surroundings. */
export function deformed(geometry: BufferGeometry, map: (at: Vector3) => void): BufferGeometry {
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const step = 0.01
  const at = new Vector3()
  const turned = new Vector3()
  const sides = [new Vector3(), new Vector3(), new Vector3()] as const
  const jacobian = new Matrix3()
  for (let vertex = 0; vertex < position.count; vertex++) {
    at.fromBufferAttribute(position, vertex)
    const moved = at.clone()
    map(moved)
    sides.forEach((side, axis) => {
      side.copy(at).setComponent(axis, at.getComponent(axis) + step)
      map(side)
      side.sub(moved).divideScalar(step)
    })
    jacobian.set(
      sides[0].x,
      sides[1].x,
      sides[2].x,
      sides[0].y,
      sides[1].y,
      sides[2].y,
      sides[0].z,
      sides[1].z,
      sides[2].z,
    )
    turned.fromBufferAttribute(normal, vertex).applyMatrix3(jacobian.invert().transpose()).normalize()
    position.setXYZ(vertex, moved.x, moved.y, moved.z)
    normal.setXYZ(vertex, turned.x, turned.y, turned.z)
  }
  return geometry
}
