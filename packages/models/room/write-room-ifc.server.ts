import { toIfcProduct } from '../ifc/ifc-product.ts'
import { addType } from '../ifc/ifc-type.ts'
import { addContents, addPiece, addTyped } from '../ifc/ifc-pieces.ts'
import { addFrame, addParts } from '../ifc/ifc-building.ts'
import { addBody, addPlacement } from '../ifc/ifc-geometry.ts'
import { ifcGuid } from '../ifc/ifc-guid.ts'
import { stepEnum, stepLabel, stepList, stepReal, stepText, StepFile, UNSET } from '../ifc/step.ts'
import { benchMesh } from './bench-mesh.server.ts'
import type { RoomJob } from './room-job.ts'
import type { ReadRoom } from './room-models.server.ts'
import { boxMesh } from './room-models.server.ts'

const AIR = { name: 'Space', colour: [0.8, 0.9, 1], opacity: 0.1, metalness: 0, roughness: 1 } as const

/** IFC4: the room as a space of a storey, with each piece at its place, its tag and its type. */
export function writeRoomIfc(job: RoomJob, { models, pieces, layout }: ReadRoom): string {
  const { projectId, projectName, room } = job
  const file = new StepFile()
  const id = `room ${projectId} ${room.id}`
  const storey = room.unitType || 'Common areas'
  const frame = addFrame(file, { id, project: projectName, building: projectName, storey })
  const at = addPlacement(file, frame.storeyPlacement, [0, 0, 0])
  const air = boxMesh([0, 0, 0], [layout.widthMm, layout.heightMm, layout.depthMm], AIR)
  const shape = file.add('IfcProductDefinitionShape', UNSET, UNSET, stepList([addBody(file, frame.body, [air])]))
  const space = file.add(
    'IfcSpace',
    stepText(ifcGuid(`${id} space`)),
    UNSET,
    stepLabel(room.name),
    stepText('Products along one wall at usual heights, for checking'),
    UNSET,
    at,
    shape,
    UNSET,
    stepEnum('ELEMENT'),
    stepEnum('INTERNAL'),
    stepReal(0),
  )
  addParts(file, `${id} space of storey`, frame.storey, [space])
  const elements: string[] = []
  for (const [sku, { listed, meshes }] of models) {
    const own = layout.pieces.filter((placed) => pieces.get(placed.id)?.sku === sku)
    if (own.length === 0) continue
    const type = addType(file, frame, toIfcProduct(listed, meshes, job.locale), meshes)
    const made = own.map((placed) => {
      const { tag = '', note = '' } = pieces.get(placed.id) ?? {}
      return addPiece(file, frame, type, { id: `${id} ${placed.id}`, tag, note, within: at, at: placed.at })
    })
    addTyped(file, type, made)
    elements.push(...made)
  }
  // What has neither model nor size is in the file with its data, without a shape.
  for (const { listed } of job.models) {
    const { sku } = listed.variant
    if (models.has(sku)) continue
    const type = addType(file, frame, toIfcProduct(listed, [], job.locale), [])
    const made = job.pieces
      .filter((piece) => piece.sku === sku)
      .map((piece) => addPiece(file, frame, type, { ...piece, id: `${id} ${piece.id}`, within: at, at: [0, 0, 0] }))
    addTyped(file, type, made)
    elements.push(...made)
  }
  for (const { id: pieceId, name, mark, note } of job.proxies ?? [])
    elements.push(
      file.add(
        'IfcBuildingElementProxy',
        stepText(ifcGuid(`piece ${id} ${pieceId}`)),
        UNSET,
        stepLabel(mark === '' ? name : `${mark} ${name}`),
        note === '' ? UNSET : stepText(note),
        stepLabel('Not from this catalogue'),
        addPlacement(file, at, [0, 0, 0]),
        UNSET,
        mark === '' ? UNSET : stepLabel(mark),
        stepEnum('NOTDEFINED'),
      ),
    )
  for (const [index, bench] of layout.benches.entries()) {
    const body = file.add(
      'IfcProductDefinitionShape',
      UNSET,
      UNSET,
      stepList([addBody(file, frame.body, [benchMesh(bench)])]),
    )
    elements.push(
      file.add(
        'IfcBuildingElementProxy',
        stepText(ifcGuid(`${id} bench ${index}`)),
        UNSET,
        "'Bench, not in the schedule'",
        UNSET,
        UNSET,
        addPlacement(file, at, [0, 0, 0]),
        body,
        UNSET,
        stepEnum('NOTDEFINED'),
      ),
    )
  }
  if (elements.length > 0) addContents(file, id, space, elements)
  return file.toText({ fileName: `${room.name}.ifc`, savedAt: new Date(job.savedAt) })
}
