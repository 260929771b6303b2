import { assembly, type ProductModel } from '../../models/assembly.ts'
import { addPost } from '../../models/fittings/post.ts'
import { PLATE_FORMS, type PlateForm } from '../../models/forms.ts'
import { torus } from '../../models/geometry/lathe.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { wallGuide } from '../../sheets/guide/kinds/accessories.ts'
import type { ModelFamily } from '../family.ts'
import { onWall } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

export type TowelRingSpec = {
  family: 'towel-ring'
  ring: 'round' | 'square' | 'd-shape' | 'open'
  flange: PlateForm
  /** 150-240. */
  widthMm: number
}

export const TOWEL_RING: ModelFamily<TowelRingSpec> = {
  name: 'towel-ring',
  build: towelRing,
  limits: { widthMm: [150, 240] },
  samples: {
    finishes: METALS,
    specs: (['round', 'square', 'd-shape', 'open'] as const).map((ring, index) => ({
      family: 'towel-ring',
      ring,
      flange: cycled(PLATE_FORMS, index),
      widthMm: 190,
    })),
  },
  overall: ({ widthMm }) => ({ width: widthMm }),
  views: ['front', 'side'],
  measures: (_, { width, depth }) => ({ width, depth, 'net-weight': 0.4, ...onWall }),
  isUnlicensed: true,
  isShownOnce: true,
  guide: (spec) => wallGuide([pair('Ring', `${spec.widthMm} mm`)], '1,050–1,200 mm', 'Towel ring'),
}

/** Ring below a single post. */
function towelRing(spec: TowelRingSpec): ProductModel {
  const model = assembly('wall')
  const reach = 52
  addPost(model, spec.flange, [0, 0], reach, 19, 50)
  const bar = 11
  const radius = spec.widthMm / 2 - bar / 2
  const z = reach - 6
  if (spec.ring === 'round')
    model.add(
      'ring',
      'finish',
      torus(radius * 2, bar, 96)
        .rotateX(Math.PI / 2)
        .translate(0, -radius, z),
    )
  else if (spec.ring === 'open')
    model.add(
      'arm',
      'finish',
      pipe(
        [
          [0, -2, z],
          [0, -40, z, 12],
          [-radius, -40, z, 24],
          [-radius, -spec.widthMm * 0.62, z, 24],
          [radius + bar / 2, -spec.widthMm * 0.62, z],
        ],
        bar,
        { endEdgeMm: 4 },
      ),
    )
  else {
    const round = spec.ring === 'square' ? 10 : radius * 0.9
    const top = -2
    const low = -spec.widthMm * (spec.ring === 'square' ? 0.86 : 0.72)
    model.add(
      'ring',
      'finish',
      pipe(
        [
          [0, top, z],
          [-radius, top, z, 10],
          [-radius, low, z, round],
          [radius, low, z, round],
          [radius, top, z, 10],
          [0, top, z],
        ],
        bar,
      ),
    )
  }
  const middle = spec.ring === 'open' ? -spec.widthMm * 0.4 : -radius
  model.measure('width', [-spec.widthMm / 2, middle, z], [spec.widthMm / 2, middle, z], 'x')
  model.pose({ azimuth: -36, elevation: 12, fill: 0.68 })
  return model.finish()
}
