import type { CodedVariant } from '#app/features/catalogue/variants-by-code.ts'
import type { Locale } from '#app/features/markets/model.ts'
import { boundsOf, type ModelMesh } from '../model-mesh.ts'
import { productKind } from '../product-kinds.ts'
import { addFrame, type IfcFrame } from './ifc-building.ts'
import { IFC_CLASSES, type IfcClass } from './ifc-classes.ts'
import { addBody, addPlacement } from './ifc-geometry.ts'
import { ifcGuid } from './ifc-guid.ts'
import { ifcPropertySets, sanitaryCommon, type IfcPropertySet, type IfcValue } from './ifc-properties.ts'
import { stepEnum, stepLabel, stepList, stepReal, stepText, StepFile, UNSET } from './step.ts'

/** What a file of IFC says of a product: plain data, so that it can go to a thread. */
export interface IfcProduct {
  readonly sku: string
  readonly name: string
  readonly description: string
  readonly ifcClass: IfcClass
  readonly sets: readonly IfcPropertySet[]
}

/** A product type in a file: written once, however many pieces there are. */
export interface IfcType {
  readonly product: IfcProduct
  readonly type: string
  /** The geometry that pieces are drawn with. Null where there is none. */
  readonly map: string | null
}

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

export function addType(
  file: StepFile,
  { body, project }: Pick<IfcFrame, 'body' | 'project'>,
  product: IfcProduct,
  meshes: readonly ModelMesh[],
): IfcType {
  const { sku, name, description, ifcClass, sets } = product
  const hasShape = meshes.some(({ index }) => index.length > 0)
  const map = hasShape ? addMap(file, body, meshes) : null
  const { entity, predefined, userType } = ifcClass
  const written = sets.map((set) => addSet(file, `type ${sku} ${set.name}`, set))
  const type = file.add(
    `${entity}Type`,
    stepText(ifcGuid(`type ${sku}`)),
    UNSET,
    stepLabel(`${sku} ${name}`),
    description === '' ? UNSET : stepText(description.slice(0, 1_000)),
    UNSET,
    written.length > 0 ? stepList(written) : UNSET,
    map === null ? UNSET : stepList([map]),
    stepLabel(sku),
    stepLabel(userType ?? null),
    ...(entity === 'IfcFurniture' ? [stepEnum('NOTDEFINED')] : []),
    stepEnum(predefined),
  )
  file.add('IfcRelDeclares', stepText(ifcGuid(`declares ${sku}`)), UNSET, UNSET, UNSET, project, stepList([type]))
  return { product, type, map }
}

function addMap(file: StepFile, body: string, meshes: readonly ModelMesh[]): string {
  const origin = file.add('IfcCartesianPoint', '(0.,0.,0.)')
  const axes = file.add('IfcAxis2Placement3D', origin, UNSET, UNSET)
  return file.add('IfcRepresentationMap', axes, addBody(file, body, meshes))
}

export interface IfcPiece {
  readonly id: string
  readonly tag: string
  readonly note: string
  readonly within: string
  readonly at: readonly [number, number, number]
}

/** One piece of a product, with its tag in front of its name. */
export function addPiece(file: StepFile, { body }: Pick<IfcFrame, 'body'>, type: IfcType, piece: IfcPiece): string {
  const { product, map } = type
  const { id, tag, note, within, at } = piece
  const { entity, predefined, userType } = product.ifcClass
  const placement = addPlacement(file, within, at)
  return file.add(
    entity,
    stepText(ifcGuid(`piece ${id}`)),
    UNSET,
    stepLabel(tag === '' ? product.name : `${tag} ${product.name}`),
    note === '' ? UNSET : stepText(note),
    stepLabel(userType ?? product.sku),
    placement,
    map === null ? UNSET : addMapped(file, body, map),
    stepLabel(tag === '' ? product.sku : tag),
    stepEnum(predefined),
  )
}

function addMapped(file: StepFile, body: string, map: string): string {
  const origin = file.add('IfcCartesianPoint', '(0.,0.,0.)')
  const same = file.add('IfcCartesianTransformationOperator3D', UNSET, UNSET, origin, UNSET, UNSET)
  const item = file.add('IfcMappedItem', map, same)
  const shape = file.add('IfcShapeRepresentation', body, "'Body'", "'MappedRepresentation'", stepList([item]))
  return file.add('IfcProductDefinitionShape', UNSET, UNSET, stepList([shape]))
}

export function addTyped(file: StepFile, { product, type }: IfcType, pieces: readonly string[]): void {
  const guid = stepText(ifcGuid(`typed ${product.sku}`))
  file.add('IfcRelDefinesByType', guid, UNSET, UNSET, UNSET, stepList(pieces), type)
}

export function addContents(file: StepFile, id: string, place: string, elements: readonly string[]): void {
  const guid = stepText(ifcGuid(`contents ${id}`))
  file.add('IfcRelContainedInSpatialStructure', guid, UNSET, UNSET, UNSET, stepList(elements), place)
}

function addSet(file: StepFile, id: string, { name, properties }: IfcPropertySet): string {
  const values = properties.map(([property, value]) => addProperty(file, property, value))
  return file.add('IfcPropertySet', stepText(ifcGuid(id)), UNSET, stepLabel(name), UNSET, stepList(values))
}

function addProperty(file: StepFile, name: string, value: IfcValue): string {
  if (value.type === 'enumeration') {
    const values = stepList([`IFCLABEL(${stepText(value.value)})`])
    return file.add('IfcPropertyEnumeratedValue', stepText(name), UNSET, values, UNSET)
  }
  const typed = `${value.type.toUpperCase()}(${stepValue(value)})`
  return file.add('IfcPropertySingleValue', stepText(name), UNSET, typed, UNSET)
}

function stepValue({ type, value }: Exclude<IfcValue, { type: 'enumeration' }>): string {
  if (type === 'IfcInteger') return String(value)
  if (typeof value === 'boolean') return value ? '.T.' : '.F.'
  return typeof value === 'number' ? stepReal(value) : stepText(value)
}
