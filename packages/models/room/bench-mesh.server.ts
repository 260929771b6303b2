import type { ModelMesh } from '../model-mesh.ts'
import { boxMesh } from './room-models.server.ts'
import type { Bench } from './room-piece.ts'

const STONE = { name: 'Bench', colour: [0.75, 0.73, 0.7], opacity: 0.6, metalness: 0, roughness: 0.8 } as const
/** Thinner than a bench is, so that basins in it show. */
const THICK_MM = 20

export function benchMesh({ fromMm, toMm, topMm, depthMm }: Bench): ModelMesh {
  return boxMesh([fromMm, topMm - THICK_MM, 0], [toMm, topMm - 0.5, depthMm], STONE)
}
