import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { addPost } from '../../models/fittings/post.ts'
import { barSection } from '../../models/fittings/rail.ts'
import { BAR_FORMS, type BarForm, type PlateForm } from '../../models/forms.ts'
import { bentLine, sweep } from '../../models/geometry/sweep.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { wallGuide } from '../../sheets/guide/kinds/accessories.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, onWall } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

export type TowelRailSpec = {
  family: 'towel-rail'
  form: 'single' | 'double'
  bar: BarForm
  flange: PlateForm
  /** Overall, 300-930. */
  lengthMm: number
  /** 60-130. */
  projectionMm: number
}

export const TOWEL_RAIL: ModelFamily<TowelRailSpec> = {
  name: 'towel-rail',
  build: towelRail,
  limits: { lengthMm: [300, 930], projectionMm: [60, 130] },
  samples: {
    finishes: METALS,
    specs: BAR_FORMS.flatMap((bar, index) =>
      (['single', 'double'] as const).map((form) => ({
        family: 'towel-rail' as const,
        form,
        bar,
        flange: cycled(['round', 'square', 'soft-square', 'round'] as const, index),
        lengthMm: cycled([630, 800, 330], index),
        projectionMm: form === 'double' ? 125 : 72,
      })),
    ),
  },
  overall: ({ lengthMm, projectionMm }) => ({ width: lengthMm, depth: projectionMm }),
  views: ['front', 'plan', 'side'],
  measures: (spec, { width, depth }) => ({
    length: width,
    depth,
    'net-weight': kilograms(0.35 + spec.lengthMm * (spec.form === 'double' ? 0.0016 : 0.0009)),
    ...onWall,
  }),
  isUnlicensed: true,
  guide: (spec) =>
    wallGuide(
      [pair('Length', `${spec.lengthMm} mm`), pair('Projection', `${spec.projectionMm} mm`)],
      '900–1,200 mm',
      'Towel rail',
    ),
}

/** Straight bar along x. */
export function addBar(model: Assembly, form: BarForm, sizeMm: number, halfLength: number, y: number, z: number): void {
  const line = bentLine([
    [-halfLength, y, z],
    [halfLength, y, z],
  ])
  model.add('bar', 'finish', sweep(line, barSection(form, sizeMm), { startEdgeMm: 1.2, endEdgeMm: 1.2, up: [0, 0, 1] }))
}

/** Towel rail; double rails have the second bar in front and lower. */
function towelRail(spec: TowelRailSpec): ProductModel {
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
  model.pose({ azimuth: -30, elevation: 14, fill: 0.88 })
  return model.finish()
}
