import type { Box3 } from 'three'
import { Matrix4, Vector3 } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { demoProducts } from '../../catalogue.ts'
import type { DemoProduct, VariantPictures } from '../../catalogue/model.ts'
import { writeGlb } from '../../cad/glb.ts'
import { MATERIAL_ROLES, type MaterialRole, type ProductModel } from '../../models/assembly.ts'
import { buildModel } from '../../models/build.ts'
import type { Placed, Point } from '../../rooms/room.ts'
import { materialTable } from '../page/materials.ts'

/** A product as it stands in a room. */
export interface StandingProduct {
  readonly placed: Placed
  readonly product: DemoProduct
  readonly variant: VariantPictures
  readonly model: ProductModel
  /** Bounds in the room, in mm. */
  readonly box: Box3
}

let variants: ReadonlyMap<string, readonly [DemoProduct, VariantPictures]> | null = null

function variantOf(sku: string): readonly [DemoProduct, VariantPictures] {
  variants ??= new Map(
    demoProducts().flatMap((product) => product.pictures.map((variant) => [variant.sku, [product, variant]] as const)),
  )
  const found = variants.get(sku)
  if (!found) throw new Error(`there is no product ${sku}`)
  return found
}

/** @throws Error for an item code that is not of the catalogue. */
export function standing(placed: Placed): StandingProduct {
  const [product, variant] = variantOf(placed.sku)
  const model = buildModel(variant.spec)
  return { placed, product, variant, model, box: model.bounds.clone().applyMatrix4(placeOf(placed)) }
}

/** Converts mm of the model into mm of the room. */
export function placeOf({ at, turn = [0, 0, 0] }: Placed): Matrix4 {
  const [x, y, z] = turn.map((degrees) => (degrees * Math.PI) / 180) as unknown as Point
  return new Matrix4()
    .makeRotationZ(z)
    .premultiply(new Matrix4().makeRotationX(x))
    .premultiply(new Matrix4().makeRotationY(y))
    .premultiply(new Matrix4().makeTranslation(new Vector3(...at)))
}

/** The whole model, not thinned out, with a material for each role. */
export function glbOf({ variant, model }: StandingProduct): Uint8Array {
  const roles = rolesOf(model)
  const meshes = roles.map((role) => {
    const parts = model.parts.filter((part) => part.role === role).map(({ geometry }) => bare(geometry))
    const merged = mergeGeometries(parts)
    return {
      material: { name: role, colour: [1, 1, 1] as const, metalness: 0, roughness: 0.5, opacity: 1, shines: false },
      positions: Float32Array.from(merged.getAttribute('position').array),
      normals: Float32Array.from(merged.getAttribute('normal').array),
      index: Uint32Array.from(merged.getIndex()!.array),
    }
  })
  return writeGlb({ code: variant.sku, title: variant.sku, meshes })
}

function bare(geometry: ProductModel['parts'][number]['geometry']) {
  const copy = geometry.clone()
  for (const name of Object.keys(copy.attributes)) {
    if (name !== 'position' && name !== 'normal') copy.deleteAttribute(name)
  }
  if (!copy.getIndex())
    copy.setIndex(Array.from({ length: copy.getAttribute('position').count }, (_, vertex) => vertex))
  return copy
}

function rolesOf(model: ProductModel): MaterialRole[] {
  return MATERIAL_ROLES.filter((role) => model.parts.some((part) => part.role === role))
}

/** Looks up the material of each role by name. */
export function materialsOf({ variant, model }: StandingProduct) {
  const table = materialTable(variant.finish, variant.spec.family === 'vanity' ? 'Chrome' : trimOf(variant))
  return Object.fromEntries(
    rolesOf(model).map((role) => {
      const [red = 0, green = 0, blue = 0, metal = 0, roughness = 0, brushed = 0, glaze = 0] = table.subarray(
        MATERIAL_ROLES.indexOf(role) * 8,
      )
      return [role, { role, colour: [red, green, blue], metal: metal === 1, roughness, brushed, glaze }]
    }),
  )
}

/** Small parts of metal goods are of their own metal; those of ceramics are chrome. */
function trimOf({ finish }: VariantPictures): VariantPictures['finish'] {
  const own = /^(?:Brushed|Polished|Gunmetal|Matte Black|Stainless)/.test(finish)
  return own ? finish : 'Chrome'
}
