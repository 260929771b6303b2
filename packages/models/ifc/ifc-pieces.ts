import type { IfcFrame } from './ifc-building.ts'
import { addPlacement } from './ifc-geometry.ts'
import { ifcGuid } from './ifc-guid.ts'
import { stepEnum, stepLabel, stepList, stepText, UNSET, type StepFile } from './step.ts'
import type { IfcType } from './ifc-type.ts'

interface IfcPiece {
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
