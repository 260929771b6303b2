import { ifcGuid } from './ifc-guid.ts'
import { addPlacement } from './ifc-geometry.ts'
import { stepEnum, stepLabel, stepList, stepReal, stepText, stepVector, UNSET, type StepFile } from './step.ts'

export interface IfcFrame {
  readonly project: string
  readonly body: string
  readonly storey: string
  readonly storeyPlacement: string
}

interface FrameNames {
  /** Makes the ids: those of another frame differ. */
  readonly id: string
  readonly project: string
  readonly building: string
  readonly storey: string
}

/** Project, units, site, building and storey: what every file of IFC4 stands in. Lengths are millimetres. */
export function addFrame(file: StepFile, { id, project, building, storey }: FrameNames): IfcFrame {
  const units = file.add('IfcUnitAssignment', stepList(addUnits(file)))
  const origin = file.add('IfcCartesianPoint', stepVector([0, 0, 0]))
  const axes = file.add('IfcAxis2Placement3D', origin, UNSET, UNSET)
  const model = file.add('IfcGeometricRepresentationContext', UNSET, "'Model'", '3', stepReal(0.01), axes, UNSET)
  const inherited = ['*', '*', '*', '*']
  const view = [UNSET, stepEnum('MODEL_VIEW'), UNSET]
  const body = file.add('IfcGeometricRepresentationSubContext', "'Body'", "'Model'", ...inherited, model, ...view)
  const guid = (part: string) => stepText(ifcGuid(`${id} ${part}`))
  const none = [UNSET, UNSET]
  const root = file.add(
    'IfcProject',
    guid('project'),
    UNSET,
    stepLabel(project),
    UNSET,
    UNSET,
    ...none,
    stepList([model]),
    units,
  )
  const sitePlacement = file.add('IfcLocalPlacement', UNSET, axes)
  const site = file.add(
    'IfcSite',
    guid('site'),
    UNSET,
    "'Site'",
    ...none,
    sitePlacement,
    ...none,
    stepEnum('ELEMENT'),
    ...Array.from({ length: 5 }, () => UNSET),
  )
  const buildingPlacement = addPlacement(file, sitePlacement, [0, 0, 0])
  const house = file.add(
    'IfcBuilding',
    guid('building'),
    UNSET,
    stepLabel(building),
    ...none,
    buildingPlacement,
    ...none,
    stepEnum('ELEMENT'),
    UNSET,
    UNSET,
    UNSET,
  )
  const storeyPlacement = addPlacement(file, buildingPlacement, [0, 0, 0])
  const floor = file.add(
    'IfcBuildingStorey',
    guid('storey'),
    UNSET,
    stepLabel(storey),
    ...none,
    storeyPlacement,
    ...none,
    stepEnum('ELEMENT'),
    stepReal(0),
  )
  const tree: readonly [string, string][] = [
    [root, site],
    [site, house],
    [house, floor],
  ]
  for (const [index, [whole, part]] of tree.entries()) addParts(file, `${id} part ${index}`, whole, [part])
  return { project: root, body, storey: floor, storeyPlacement }
}

/** Decomposes a spatial element; `id` makes the id of the relation. */
export function addParts(file: StepFile, id: string, whole: string, parts: readonly string[]): void {
  file.add('IfcRelAggregates', stepText(ifcGuid(id)), UNSET, UNSET, UNSET, whole, stepList(parts))
}

function addUnits(file: StepFile): string[] {
  const unit = (type: string, prefix: string, name: string) =>
    file.add('IfcSIUnit', '*', stepEnum(type), prefix === '' ? UNSET : stepEnum(prefix), stepEnum(name))
  return [
    unit('LENGTHUNIT', 'MILLI', 'METRE'),
    unit('AREAUNIT', '', 'SQUARE_METRE'),
    unit('VOLUMEUNIT', '', 'CUBIC_METRE'),
    unit('PLANEANGLEUNIT', '', 'RADIAN'),
    unit('MASSUNIT', 'KILO', 'GRAM'),
  ]
}
