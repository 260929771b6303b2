import type { Assembly } from '../assembly.ts'
import type { BarForm } from '../forms.ts'
import { cylinder } from '../geometry/lathe.ts'
import { rectangle } from '../geometry/outline.ts'
import { outward, type Point3 } from '../geometry/placing.ts'
import { slab } from '../geometry/sheath.ts'
import { bentLine, sweep } from '../geometry/sweep.ts'
import { wallFlange } from './flange.ts'
import { ribbedHose } from './hose.ts'
import { barSection } from './rail.ts'

export const RAIL_Z = 58

export const RAIL_MM = 22

/** Upright rail at x = 0 with rounded ends. */
export function addRail(model: Assembly, form: BarForm, fromY: number, toY: number): void {
  const line = bentLine([
    [0, fromY, RAIL_Z],
    [0, toY, RAIL_Z],
  ])
  model.add(
    'rail',
    'finish',
    sweep(line, barSection(form, RAIL_MM), { startEdgeMm: 1.4, endEdgeMm: 1.4, up: [0, 0, -1] }),
  )
}

export function addBracket(model: Assembly, form: BarForm, y: number): void {
  const square = form === 'square' || form === 'flat'
  model.add('bracket flange', 'finish', wallFlange(square ? 'soft-square' : 'round', 46, 6).translate(0, y, 0))
  const post = square ? slab(rectangle(22, 22, 2.4), RAIL_Z, 0.4) : outward(cylinder(20, RAIL_Z, 0.4))
  model.add('bracket', 'finish', post.translate(0, y, 2))
  if (!square) model.add('bracket eye', 'finish', cylinder(RAIL_MM + 7, 30, 1.4).translate(0, y - 15, RAIL_Z))
}

/** Hose hanging in one loop from the hand shower to its inlet. */
export function addDrapedHose(model: Assembly, from: Point3, to: Point3, lowestY: number): void {
  const near = Math.abs(to[0] - from[0]) < 40
  const side = to[0] >= from[0] - 1 ? 1 : -1
  const sag = (y: number) => y - (y - lowestY) * 1.36
  const bulge = near ? 118 : 46
  const leave: Point3 = [from[0] + side * bulge, sag(from[1]), from[2] + 20]
  const arrive: Point3 = [to[0] + side * (near ? 6 : 4), sag(to[1]), to[2] + 16]
  const points = Array.from({ length: 15 }, (_, index): Point3 => {
    const t = index / 14
    const s = 1 - t
    const at = (axis: 0 | 1 | 2) =>
      s * s * s * from[axis] + 3 * s * s * t * leave[axis] + 3 * s * t * t * arrive[axis] + t * t * t * to[axis]
    return [at(0), at(1), at(2)]
  })
  model.add('hose', 'finish', ribbedHose(points, 13))
}
