import { NodeIO, Primitive, type Node } from '@gltf-transform/core'
import { boundsOf, type ModelMaterial, type ModelMesh } from '../model-mesh.ts'

/** More is no model of a product for a room. */
const MAX_TRIANGLES = 600_000
/** A product is within this distance of its origin. */
const MOST_MM = 20_000

/**
 * The triangles of a GLB, a mesh for each material, in millimetres. Null where it is no glTF 2.0, holds none or too many,
 * needs an extension that changes its geometry (compression), or is larger than a room.
 */
export async function readGlb(bytes: Uint8Array): Promise<ModelMesh[] | null> {
  try {
    const document = await new NodeIO().readBinary(bytes)
    const root = document.getRoot()
    const scene = root.getDefaultScene() ?? root.listScenes()[0]
    const parts: Part[] = []
    let triangles = 0
    scene?.traverse((node) => {
      for (const part of partsOf(node)) {
        triangles += part.index.length / 3
        if (triangles > MAX_TRIANGLES) throw new Error('The model has too many triangles')
        parts.push(part)
      }
    })
    const meshes = merged(parts)
    const bounds = boundsOf(meshes)
    const isUsable = bounds !== null && [...bounds.min, ...bounds.max].every((value) => Math.abs(value) <= MOST_MM)
    return isUsable ? meshes : null
  } catch {
    return null
  }
}

interface Part {
  readonly key: object
  readonly material: ModelMaterial
  readonly positions: Float32Array
  readonly index: Uint32Array
}

const PLAIN: ModelMaterial = { name: 'Plain', colour: [0.8, 0.8, 0.8], opacity: 1, metalness: 0, roughness: 0.6 }
const PLAIN_KEY = {}

function partsOf(node: Node): Part[] {
  const matrix = node.getWorldMatrix()
  const isMirrored = determinant(matrix) < 0
  return (node.getMesh()?.listPrimitives() ?? []).flatMap((primitive) => {
    const position = primitive.getAttribute('POSITION')
    if (primitive.getMode() !== Primitive.Mode.TRIANGLES || !position) return []
    const positions = new Float32Array(position.getCount() * 3)
    const element = [0, 0, 0]
    for (let vertex = 0; vertex < position.getCount(); vertex++) {
      const [x = 0, y = 0, z = 0] = position.getElement(vertex, element)
      for (let axis = 0; axis < 3; axis++) {
        const metres = matrix[axis]! * x + matrix[4 + axis]! * y + matrix[8 + axis]! * z + matrix[12 + axis]!
        if (!Number.isFinite(metres)) throw new Error('The model has places that are no numbers')
        positions[vertex * 3 + axis] = metres * 1_000
      }
    }
    const indices = primitive.getIndices()
    const count = indices?.getCount() ?? position.getCount()
    const index = new Uint32Array(count - (count % 3))
    for (let corner = 0; corner < index.length; corner++) {
      const vertex = indices ? indices.getScalar(corner) : corner
      if (vertex >= position.getCount()) throw new Error('A triangle has a corner that is not there')
      index[corner] = vertex
    }
    if (isMirrored)
      for (let at = 0; at < index.length; at += 3) [index[at], index[at + 1]] = [index[at + 1]!, index[at]!]
    const material = primitive.getMaterial()
    if (!material) return [{ key: PLAIN_KEY, material: PLAIN, positions, index }]
    const [red, green, blue, alpha] = material.getBaseColorFactor()
    return [
      {
        key: material,
        material: {
          name: material.getName().slice(0, 100) || 'Material',
          colour: [red, green, blue] as const,
          opacity: material.getAlphaMode() === 'BLEND' ? alpha : 1,
          metalness: material.getMetallicFactor(),
          roughness: material.getRoughnessFactor(),
        },
        positions,
        index,
      },
    ]
  })
}

function determinant(m: readonly number[]): number {
  return (
    m[0]! * (m[5]! * m[10]! - m[6]! * m[9]!) -
    m[4]! * (m[1]! * m[10]! - m[2]! * m[9]!) +
    m[8]! * (m[1]! * m[6]! - m[2]! * m[5]!)
  )
}

function merged(parts: readonly Part[]): ModelMesh[] {
  return Array.from(Map.groupBy(parts, ({ key }) => key).values(), (own) => {
    const positions = new Float32Array(own.reduce((sum, part) => sum + part.positions.length, 0))
    const index = new Uint32Array(own.reduce((sum, part) => sum + part.index.length, 0))
    let [place, corner] = [0, 0]
    for (const part of own) {
      positions.set(part.positions, place)
      for (const vertex of part.index) index[corner++] = vertex + place / 3
      place += part.positions.length
    }
    return { material: own[0]!.material, positions, index }
  })
}
