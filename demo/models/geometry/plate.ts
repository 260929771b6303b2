import type { BufferGeometry } from 'three'
import type { Outline, OutlinePoint } from './outline.ts'
import { merged } from './placing.ts'
import { flatFace, skin } from './skin.ts'
import { sheath } from './sheath.ts'

/**
 * Plate in the x-y plane from z = 0 to its thickness, with holes through it. The top outer edge is rounded;
 * hole edges are crisp, as punched or laser-cut ones are.
 */
export function perforatedPlate(
  outline: Outline,
  holes: readonly Outline[],
  thicknessMm: number,
  edgeMm = 0.6,
): BufferGeometry {
  const edge = Math.min(edgeMm, thicknessMm * 0.9)
  const cut = holes.map((hole) => hole())
  const parts = [
    sheath(outline, [
      [0, 0],
      [0, thicknessMm, edge],
      [-edge, thicknessMm],
    ]),
    flatFace(outline(-edge), cut, thicknessMm, 'up'),
    flatFace(outline(0), cut, 0, 'down'),
    ...cut.map((hole) => boreWall(hole, 0, thicknessMm)),
  ]
  return merged(...parts)
}

function boreWall(hole: readonly OutlinePoint[], from: number, to: number): BufferGeometry {
  const row = (z: number) => hole.map(({ x, y, nx, ny }) => ({ x, y, z, nx: -nx, ny: -ny, nz: 0 }))
  return skin([row(to), row(from)])
}
