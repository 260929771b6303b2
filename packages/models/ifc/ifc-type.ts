import type { ModelMesh } from '../model-mesh.ts'
import type { IfcFrame } from './ifc-building.ts'
import type { IfcClass } from './ifc-classes.ts'
import { addBody } from './ifc-geometry.ts'
import { ifcGuid } from './ifc-guid.ts'
import type { IfcPropertySet, IfcValue } from './ifc-properties.ts'
import { stepEnum, stepLabel, stepList, stepReal, stepText, UNSET, type StepFile } from './step.ts'

/** Input of an IFC file: plain data, so that it can go to a thread. */
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
