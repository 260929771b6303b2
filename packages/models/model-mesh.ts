/** `colour` is linear RGB from 0 to 1; `opacity` is 1 for everything but glass. */
export interface ModelMaterial {
  readonly name: string
  readonly colour: readonly [number, number, number]
  readonly opacity: number
  readonly metalness: number
  readonly roughness: number
}

/** Triangles of one material: x, y, z of each vertex in millimetres (x right, y up, z to the viewer), three indices each. */
export interface ModelMesh {
  readonly material: ModelMaterial
  readonly positions: Float32Array
  readonly index: Uint32Array
}

export interface Bounds {
  readonly min: readonly [number, number, number]
  readonly max: readonly [number, number, number]
}

/** Null where there is no vertex. */
export function boundsOf(meshes: readonly Pick<ModelMesh, 'positions'>[]): Bounds | null {
  const min: [number, number, number] = [Infinity, Infinity, Infinity]
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { positions } of meshes) {
    for (let at = 0; at < positions.length; at++) {
      const axis = (at % 3) as 0 | 1 | 2
      const value = positions[at]!
      if (value < min[axis]) min[axis] = value
      if (value > max[axis]) max[axis] = value
    }
  }
  return min[0] === Infinity ? null : { min, max }
}
