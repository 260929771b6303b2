import type { ProductDraft } from '../model.ts'
import { aerators, cartridges, handles } from './cartridges-and-aerators.ts'
import { hoses, seals, spindles } from './hoses-and-seals.ts'
import { inWallBodies } from './in-wall-bodies.ts'
import { cisternValves, hotWaterValves, stopValves } from './valves.ts'
import { traps, wastes } from './wastes.ts'

export function spareParts(): ProductDraft[] {
  return [
    ...cartridges(),
    ...aerators(),
    ...handles(),
    ...hoses(),
    ...spindles(),
    ...seals(),
    ...cisternValves(),
    ...stopValves(),
    ...hotWaterValves(),
    ...inWallBodies(),
    ...wastes(),
    ...traps(),
  ]
}
