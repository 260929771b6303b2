import { BufferAttribute, BufferGeometry, Matrix4, Quaternion, Vector3 } from 'three'

export type Point3 = readonly [x: number, y: number, z: number]

const UP = new Vector3(0, 1, 0)
const QUARTER = Math.PI / 2

/** Lays geometry that was raised along z flat, so that it rises along y and +y turns to the back. */
export function upright(geometry: BufferGeometry): BufferGeometry {
  return geometry.rotateX(-QUARTER)
}

/** Turns geometry along y to point along z, out of the wall. */
export function outward(geometry: BufferGeometry): BufferGeometry {
  return geometry.rotateX(QUARTER)
}

/** Turns geometry along y to point along +x. */
export function sideways(geometry: BufferGeometry): BufferGeometry {
  return geometry.rotateZ(-QUARTER)
}

/** Turned upside down about the x axis. */
export function flipped(geometry: BufferGeometry): BufferGeometry {
  return geometry.rotateX(Math.PI)
}

/** Turns the y axis of the geometry into `direction` and puts its origin at `at`. */
export function aimed(geometry: BufferGeometry, at: Point3, direction: Point3): BufferGeometry {
  const turn = new Quaternion().setFromUnitVectors(UP, new Vector3(...direction).normalize())
  return geometry.applyMatrix4(new Matrix4().compose(new Vector3(...at), turn, new Vector3(1, 1, 1)))
}

export function degrees(value: number): number {
  return (value * Math.PI) / 180
}

/** Several geometries as one. */
export function merged(...geometries: readonly BufferGeometry[]): BufferGeometry {
  const index: number[] = []
  let first = 0
  for (const geometry of geometries) {
    const corners = geometry.getIndex()
    const count = geometry.getAttribute('position').count
    if (corners) for (const corner of corners.array) index.push(corner + first)
    else for (let corner = 0; corner < count; corner++) index.push(corner + first)
    first += count
  }
  const result = new BufferGeometry()
  for (const [name, size] of [
    ['position', 3],
    ['normal', 3],
    ['tangent', 4],
  ] as const) {
    const values = new Float32Array(first * size)
    let offset = 0
    for (const geometry of geometries) {
      const array = geometry.getAttribute(name).array
      values.set(array, offset)
      offset += array.length
    }
    result.setAttribute(name, new BufferAttribute(values, size))
  }
  result.setIndex(index)
  return result
}

/** The same geometry at several places. */
export function repeated(geometry: BufferGeometry, places: readonly Point3[]): BufferGeometry {
  return merged(...places.map(([x, y, z]) => geometry.clone().translate(x, y, z)))
}
