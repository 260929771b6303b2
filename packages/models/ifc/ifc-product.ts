import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import { boundsOf, type ModelMesh } from '../model-mesh.ts'
import { productKind } from '../product-kinds.ts'
import { addFrame } from './ifc-building.ts'
import { IFC_CLASSES } from './ifc-classes.ts'
import { addContents, addPiece, addTyped } from './ifc-pieces.ts'
import { ifcPropertySets, sanitaryCommon } from './ifc-properties.ts'
import { addType, type IfcProduct } from './ifc-type.ts'
import { StepFile } from './step.ts'

/** `meshes` are in millimetres; without them the product has no shape. */
export function toIfcProduct(listed: CodedVariant, meshes: readonly ModelMesh[], locale: Locale): IfcProduct {
  const { product, variant } = listed
  const kind = productKind(product)
  const ifcClass = IFC_CLASSES[kind]
  const bounds = boundsOf(meshes)
  const size = bounds && ([0, 1, 2] as const).map((axis) => bounds.max[axis] - bounds.min[axis])
  const sets = ifcPropertySets(listed, kind, locale)
  const isSanitary = ifcClass.entity === 'IfcSanitaryTerminal'
  return {
    sku: variant.sku,
    name: product.name[locale],
    description: product.description,
    ifcClass,
    sets: isSanitary && size ? [...sets, sanitaryCommon(listed, size as [number, number, number])] : sets,
  }
}

/** A file with one piece of a product, for a library: type, property sets, true shape. */
export function writeIfcProduct(product: IfcProduct, meshes: readonly ModelMesh[], savedAt: Date): string {
  const file = new StepFile()
  const id = `product ${product.sku}`
  const frame = addFrame(file, { id, project: product.name, building: 'Library', storey: 'Library' })
  const type = addType(file, frame, product, meshes)
  const piece = addPiece(file, frame, type, { id, tag: '', note: '', within: frame.storeyPlacement, at: [0, 0, 0] })
  addTyped(file, type, [piece])
  addContents(file, id, frame.storey, [piece])
  return file.toText({ fileName: `${product.sku}.ifc`, savedAt })
}
