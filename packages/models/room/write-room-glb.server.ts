import { Document, NodeIO, type Mesh } from '@gltf-transform/core'
import type { ModelMesh } from '../model-mesh.ts'
import { benchMesh } from './bench-mesh.server.ts'
import type { RoomJob } from './room-job.ts'
import { boxMesh, type ReadRoom } from './room-models.server.ts'

const FLOOR = { name: 'Floor', colour: [0.62, 0.6, 0.57], opacity: 1, metalness: 0, roughness: 0.9 } as const
const WALL = { name: 'Wall', colour: [0.86, 0.85, 0.83], opacity: 1, metalness: 0, roughness: 0.95 } as const

/** glTF 2.0 in metres, y up: floor, wall and a node for each piece, named by its tag and code. */
export async function writeRoomGlb({ room }: RoomJob, { models, pieces, layout }: ReadRoom): Promise<Uint8Array> {
  const document = new Document()
  const buffer = document.createBuffer()
  const scene = document.createScene(room.name)
  const add = (name: string, meshes: readonly ModelMesh[], at: readonly [number, number, number] = [0, 0, 0]) => {
    const [x, y, z] = at
    scene.addChild(
      document
        .createNode(name)
        .setMesh(toMesh(name, meshes))
        .setTranslation([x / 1000, y / 1000, z / 1000]),
    )
  }
  const toMesh = (name: string, meshes: readonly ModelMesh[]): Mesh => {
    const mesh = document.createMesh(name)
    for (const { material, positions, index } of meshes) {
      const { positions: flat, normals } = withNormals(positions, index)
      const accessor = (values: Float32Array<ArrayBuffer>) =>
        document.createAccessor().setType('VEC3').setArray(values).setBuffer(buffer)
      const look = document
        .createMaterial(material.name)
        .setBaseColorFactor([...material.colour, material.opacity])
        .setMetallicFactor(material.metalness)
        .setRoughnessFactor(material.roughness)
        .setAlphaMode(material.opacity < 1 ? 'BLEND' : 'OPAQUE')
        .setDoubleSided(true)
      mesh.addPrimitive(
        document
          .createPrimitive()
          .setAttribute('POSITION', accessor(flat))
          .setAttribute('NORMAL', accessor(normals))
          .setIndices(
            document
              .createAccessor()
              .setType('SCALAR')
              .setArray(sequence(flat.length / 3))
              .setBuffer(buffer),
          )
          .setMaterial(look),
      )
    }
    return mesh
  }
  const { widthMm, heightMm, depthMm } = layout
  add('Floor', [boxMesh([0, -20, 0], [widthMm, -0.5, depthMm], FLOOR)])
  add('Wall', [boxMesh([0, 0, -20], [widthMm, heightMm, -0.5], WALL)])
  for (const [index, bench] of layout.benches.entries())
    add(`Bench ${index + 1}, not in the schedule`, [benchMesh(bench)])
  const shared = new Map<string, Mesh>()
  for (const placed of layout.pieces) {
    const piece = pieces.get(placed.id)
    const model = piece && models.get(piece.sku)
    if (!piece || !model) continue
    const mesh = shared.getOrInsertComputed(piece.sku, () => toMesh(piece.sku, model.meshes))
    const [x, y, z] = placed.at
    const node = document.createNode(`${piece.tag} ${piece.sku}`.trim()).setMesh(mesh)
    scene.addChild(node.setTranslation([x / 1000, y / 1000, z / 1000]))
  }
  document.getRoot().setDefaultScene(scene)
  return new NodeIO().writeBinary(document)
}

function sequence(length: number): Uint32Array<ArrayBuffer> {
  return Uint32Array.from({ length }, (_, index) => index)
}

/** Edges sharper than this stay sharp. */
const SMOOTH_COS = Math.cos((35 * Math.PI) / 180)

/** Corners of each triangle by themselves, in metres, with normals that are smooth over round surfaces. */
function withNormals(places: Float32Array, index: Uint32Array) {
  const corners = index.length
  const positions = new Float32Array(corners * 3)
  const normals = new Float32Array(corners * 3)
  const faces = new Float64Array(corners)
  const around = new Map<string, number[]>()
  const keyOf = (vertex: number) =>
    `${places[vertex * 3]!.toFixed(2)} ${places[vertex * 3 + 1]!.toFixed(2)} ${places[vertex * 3 + 2]!.toFixed(2)}`
  for (let at = 0; at < corners; at += 3) {
    const [a, b, c] = [index[at]! * 3, index[at + 1]! * 3, index[at + 2]! * 3]
    const u = [0, 1, 2].map((axis) => places[b + axis]! - places[a + axis]!)
    const v = [0, 1, 2].map((axis) => places[c + axis]! - places[a + axis]!)
    faces[at] = u[1]! * v[2]! - u[2]! * v[1]!
    faces[at + 1] = u[2]! * v[0]! - u[0]! * v[2]!
    faces[at + 2] = u[0]! * v[1]! - u[1]! * v[0]!
    for (let corner = 0; corner < 3; corner++) around.getOrInsertComputed(keyOf(index[at + corner]!), () => []).push(at)
  }
  for (let corner = 0; corner < corners; corner++) {
    const vertex = index[corner]!
    const own = corner - (corner % 3)
    const sum = [0, 0, 0]
    for (const face of around.get(keyOf(vertex)) ?? []) {
      const dot = faces[own]! * faces[face]! + faces[own + 1]! * faces[face + 1]! + faces[own + 2]! * faces[face + 2]!
      const size =
        Math.hypot(faces[own]!, faces[own + 1]!, faces[own + 2]!) *
        Math.hypot(faces[face]!, faces[face + 1]!, faces[face + 2]!)
      if (face === own || dot > SMOOTH_COS * size)
        for (let axis = 0; axis < 3; axis++) sum[axis]! += faces[face + axis]!
    }
    const length = Math.hypot(...sum)
    for (let axis = 0; axis < 3; axis++) {
      positions[corner * 3 + axis] = places[vertex * 3 + axis]! / 1000
      normals[corner * 3 + axis] = length > 0 ? sum[axis]! / length : axis === 1 ? 1 : 0
    }
  }
  return { positions, normals }
}
