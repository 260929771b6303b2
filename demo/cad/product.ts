import { materialTable } from '../render/page/materials.ts'
import { toSurface } from '../drawings/surface.ts'
import { MATERIAL_ROLES } from '../models/assembly.ts'
import type { MaterialRole, ProductModel } from '../models/assembly.ts'
import type { FinishName } from '../models/finishes.ts'
import { simplify } from './simplify.ts'
import type { Mesh } from './simplify.ts'

/** `colour` is linear RGB from 0 to 1; `opacity` is 1 for everything but glass. */
export type CadMaterial = {
  name: string
  colour: readonly [number, number, number]
  metalness: number
  roughness: number
  opacity: number
  shines: boolean
}

/** Triangles of one material: x, y, z in millimetres (y up), unit normals, three vertices per triangle. */
export type CadMesh = { material: CadMaterial; positions: Float32Array; normals: Float32Array; index: Uint32Array }

/** Input of every three-dimensional format. */
export type CadProduct = { code: string; title: string; meshes: readonly CadMesh[] }

export type CadOptions = { code: string; title: string; finish: FinishName; trim?: FinishName }

/** Enough for smooth curves of taps and ceramics, and a GLB below 400 kB. */
const MAX_TRIANGLES = 14_000

const OPACITY: Partial<Record<MaterialRole, number>> = { glass: 0.4, frosted: 0.7 }

/** A model with its colours, one mesh per material, thinned out to what is sensible to download. */
export function toCadProduct(model: ProductModel, { code, title, finish, trim = 'Chrome' }: CadOptions): CadProduct {
  const mesh = thinned(model)
  const roles = MATERIAL_ROLES.filter((role) => model.parts.some((part) => part.role === role))
  const table = materialTable(finish, trim)
  const meshes = roles.map((role) => ({
    material: materialOf(role, table, role === 'finish' ? finish : role === 'trim' ? `${trim} trim` : role),
    ...meshOf(mesh, (part) => model.parts[part]!.role === role),
  }))
  return { code, title, meshes: meshes.filter(({ index }) => index.length > 0) }
}

/** One model is written in several formats and finishes, and thinning it out takes most of the time. */
const thinnedMeshes = new WeakMap<ProductModel, Mesh>()

function thinned(model: ProductModel): Mesh {
  const mesh = thinnedMeshes.get(model) ?? simplify(toSurface(model), MAX_TRIANGLES)
  thinnedMeshes.set(model, mesh)
  return mesh
}

function materialOf(role: MaterialRole, table: Float32Array, name: string): CadMaterial {
  const [red = 0, green = 0, blue = 0, metalness = 0, roughness = 0, , , kind] = table.subarray(
    MATERIAL_ROLES.indexOf(role) * 8,
  )
  const colour = [red, green, blue] as const
  return { name, colour, metalness, roughness, opacity: OPACITY[role] ?? 1, shines: kind === 1 }
}

/** Chunked of a normal from 0 to 1 that count as different when vertices are shared. */
const NORMAL_STEPS = 200

/** Corners at one place with one normal become one vertex. */
function meshOf({ points, corners, cornerNormals, parts }: Mesh, isWanted: (part: number) => boolean) {
  const positions: number[] = []
  const normals: number[] = []
  const index: number[] = []
  const seen = new Map<number, number>()
  corners.forEach((vertex, corner) => {
    if (!isWanted(parts[Math.floor(corner / 3)]!)) return
    const normal = cornerNormals.subarray(corner * 3, corner * 3 + 3)
    const key = normal.reduce(
      (key, value) => key * (2 * NORMAL_STEPS + 1) + Math.round(value * NORMAL_STEPS) + NORMAL_STEPS,
      vertex,
    )
    let known = seen.get(key)
    if (known === undefined) {
      known = positions.length / 3
      seen.set(key, known)
      positions.push(points[vertex * 3]!, points[vertex * 3 + 1]!, points[vertex * 3 + 2]!)
      normals.push(...unit(normal))
    }
    index.push(known)
  })
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    index: Uint32Array.from(index),
  }
}

function unit(normal: Float32Array): number[] {
  const length = Math.hypot(...normal) || 1
  return Array.from(normal, (value) => value / length)
}

/** The sRGB value (0 to 255) of a linear one (IEC 61966-2-1), for formats that hold bytes. */
export function toByte(linear: number): number {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}
