import { readTapHoles } from '@specify/schedule/fitting/read-figures.ts'
import { boundsOf, type ModelMesh } from '../model-mesh.ts'
import { productKind } from '../product-kinds.ts'
import { ledgeOf } from './ledge.ts'
import { readGlb } from './read-glb.server.ts'
import type { JobModel, JobPiece, RoomJob } from './room-job.ts'
import { mirrorLayout } from './mirror-layout.ts'
import { layOutRoom } from './room-layout.ts'
import type { RoomLayout, RoomPiece } from './room-piece.ts'

export interface RoomModel {
  readonly listed: JobModel['listed']
  readonly meshes: readonly ModelMesh[]
  /** It has no model: its shape is a box of the size that the catalogue states. */
  readonly isBox: boolean
  readonly piece: Omit<RoomPiece, 'id'>
}

export interface ReadRoom {
  /** Models by SKU; products without model and size are absent. */
  readonly models: ReadonlyMap<string, RoomModel>
  readonly pieces: ReadonlyMap<string, JobPiece>
  readonly layout: RoomLayout
  readonly missing: readonly string[]
}

export async function readRoom({ models: modelFiles, pieces, access, isMirrored }: RoomJob): Promise<ReadRoom> {
  const models = new Map<string, RoomModel>()
  let trianglesLeft = MAX_TRIANGLES
  for (const model of modelFiles) {
    const { sku } = model.listed.variant
    const count = pieces.filter((piece) => piece.sku === sku).length
    const read = await readModel(model, trianglesLeft / count)
    if (!read) continue
    trianglesLeft -= count * trianglesOf(read.meshes)
    models.set(sku, read)
  }
  const shaped = pieces.flatMap(({ id, sku }) => {
    const model = models.get(sku)
    return model ? [{ ...model.piece, id }] : []
  })
  return {
    models,
    pieces: new Map(pieces.map((piece) => [piece.id, piece])),
    layout: isMirrored ? mirrorLayout(layOutRoom(shaped, access)) : layOutRoom(shaped, access),
    missing: [...new Set(pieces.flatMap(({ sku }) => (models.has(sku) ? [] : sku)))],
  }
}

/** Triangles per room that are drawn within seconds; further products become boxes. */
const MAX_TRIANGLES = 3_000_000

function trianglesOf(meshes: readonly ModelMesh[]): number {
  return meshes.reduce((sum, { index }) => sum + index.length / 3, 0)
}

async function readModel({ listed, bytes }: JobModel, mostTriangles: number): Promise<RoomModel | null> {
  const model = bytes && (await readGlb(bytes))
  const read = model && trianglesOf(model) <= mostTriangles ? model : null
  const meshes = read ?? boxOf(listed)
  const bounds = meshes && boundsOf(meshes)
  if (!meshes || !bounds) return null
  const { attributes } = listed.variant
  const mount = String(attributes['mount-type'] ?? '')
  return {
    listed,
    meshes,
    isBox: read === null,
    piece: {
      kind: productKind(listed.product),
      bounds,
      ledge: ledgeOf(meshes, bounds),
      mountingHeight: attributes['mounting-height'],
      isWallMounted: /wall/i.test(mount) ? true : /hob|bench|deck|basin|sink/i.test(mount) ? false : null,
      tapHoles: readTapHoles(attributes['item-tapholes'], attributes['number-of-tap-holes']),
    },
  }
}

const GREY = { name: 'Stated size', colour: [0.7, 0.7, 0.7], opacity: 1, metalness: 0, roughness: 0.8 } as const
const LARGEST_MM = 5_000

/** The stated width, height and depth as a box with its back at 0; null where they are not stated. */
function boxOf({ variant }: JobModel['listed']): ModelMesh[] | null {
  const { width, height, depth, length } = variant.attributes
  const sizes = [width ?? length, height, depth ?? 100].map((value) =>
    typeof value === 'number' && value > 0 && value <= LARGEST_MM ? value : null,
  )
  const [across, up, deep] = sizes
  if (typeof across !== 'number' || typeof up !== 'number' || typeof deep !== 'number') return null
  return [boxMesh([-across / 2, 0, 0], [across / 2, up, deep], GREY)]
}

const FACES = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
] as const

export function boxMesh(
  min: readonly [number, number, number],
  max: readonly [number, number, number],
  material: ModelMesh['material'],
): ModelMesh {
  const corners = Array.from({ length: 8 }, (_, corner) =>
    [0, 1, 2].map((axis) => ((corner >> axis) & 1 ? max : min)[axis]!),
  )
  return {
    material,
    positions: Float32Array.from(corners.flat()),
    index: Uint32Array.from(FACES.flatMap(([a, b, c, d]) => [a, b, c, a, c, d])),
  }
}
