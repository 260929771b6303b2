import { assembly } from '../../models/assembly.ts'
import type { Assembly, ProductModel } from '../../models/assembly.ts'
import type { BarForm, TowelRailSpec } from '../../models/families.ts'
import { addPost } from '../../models/fittings/post.ts'
import { barSection } from '../../models/fittings/rail.ts'
import { bentLine, sweep } from '../../models/geometry/sweep.ts'

/** Straight bar along x. */
export function addBar(model: Assembly, form: BarForm, sizeMm: number, halfLength: number, y: number, z: number): void {
  const line = bentLine([
    [-halfLength, y, z],
    [halfLength, y, z],
  ])
  model.add('bar', 'finish', sweep(line, barSection(form, sizeMm), { startEdgeMm: 1.2, endEdgeMm: 1.2, up: [0, 0, 1] }))
}

/** Towel rail; double rails have the second bar in front and lower. */
export function towelRail(spec: TowelRailSpec): ProductModel {
  const model = assembly('wall')
  const half = spec.lengthMm / 2
  const size = spec.bar === 'flat' ? 18 : 19
  const posts = half - 34
  const thick = { round: 0.5, square: 0.47, flat: 0.25, oval: 0.4 }[spec.bar] * size
  const reach = spec.projectionMm - thick
  for (const x of [-posts, posts]) addPost(model, spec.flange, [x, 0], reach, 18, 50)
  addBar(model, spec.bar, size, half, 0, reach)
  if (spec.form === 'double') {
    const back = reach * 0.48
    addBar(model, spec.bar, size, half, 0, back)
  }
  model.measure('length', [-half, 0, reach], [half, 0, reach], 'x')
  model.measure('centres', [-posts, 0, 0], [posts, 0, 0], 'x')
  model.measure('projection', [half, 0, 0], [half, 0, spec.projectionMm], 'z')
  model.pose({ azimuth: -30, elevation: 18, fill: 0.8 })
  return model.finish()
}
