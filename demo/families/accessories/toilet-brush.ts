import { assembly, type ProductModel } from '../../models/assembly.ts'
import { addPost } from '../../models/fittings/post.ts'
import { knurledCylinder } from '../../models/geometry/knurl.ts'
import { cylinder, lathe, ring } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { merged, upright } from '../../models/geometry/placing.ts'
import { box, sheath } from '../../models/geometry/sheath.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { standingGuide, wallGuide } from '../../sheets/guide/kinds/accessories.ts'
import type { ModelFamily } from '../family.ts'
import { METALS } from '../samples.ts'

export type ToiletBrushSpec = {
  family: 'toilet-brush'
  mount: 'wall' | 'floor'
  form: 'round' | 'square'
  vessel: 'finish' | 'glass'
  /** 340-420. */
  heightMm: number
}

export const TOILET_BRUSH: ModelFamily<ToiletBrushSpec> = {
  name: 'toilet-brush',
  build: toiletBrush,
  limits: { heightMm: [340, 420] },
  samples: {
    finishes: METALS,
    specs: (['round', 'square', 'round', 'square'] as const).map((form, index) => ({
      family: 'toilet-brush',
      mount: index < 2 ? 'wall' : 'floor',
      form,
      vessel: index % 2 === 0 ? 'glass' : 'finish',
      heightMm: 380,
    })),
  },
  overall: ({ heightMm }) => ({ height: heightMm }),
  views: ['front', 'side'],
  measures: (spec, { width, height }) => ({
    height,
    width,
    'mount-type': spec.mount === 'wall' ? 'Wall mounted' : 'Freestanding',
    'net-weight': spec.vessel === 'glass' ? 1.05 : 0.85,
  }),
  isUnlicensed: true,
  guide: (spec) =>
    spec.mount === 'floor'
      ? standingGuide('brush set')
      : wallGuide([pair('Height of the set', `${spec.heightMm} mm`)], '450–550 mm', 'Brush set'),
}

/** Brush in its vessel. */
function toiletBrush(spec: ToiletBrushSpec): ProductModel {
  const onWall = spec.mount === 'wall'
  const model = assembly(onWall ? 'wall' : 'floor')
  const z = onWall ? 70 : 0
  const vessel = 130
  const square = spec.form === 'square'
  const pot = square
    ? upright(
        sheath(
          rectangle(92, 92, 8),
          [
            [-6, 0],
            [0, 0, 3],
            [0, vessel, 1.2],
            [-4, vessel, 1.2],
            [-4, 8, 4],
            [-20, 8],
          ],
          'both',
        ),
      )
    : lathe([
        [0, 0],
        [46, 0, 4],
        [46, vessel, 1.4],
        [42, vessel, 1.2],
        [42, 8, 6],
        [0, 8],
      ])
  model.add('vessel', spec.vessel === 'glass' ? 'frosted' : 'finish', pot.translate(0, 0, z))
  model.add(
    'bristles',
    'plastic-white',
    lathe([
      [0, 0],
      [30, 4, 12],
      [34, 70, 20],
      [0, 84],
    ]).translate(0, 10, z),
  )
  model.add(
    'lid',
    'finish',
    square ? box(62, 5, 62, 1.6, 8).translate(0, vessel - 3, z) : cylinder(82, 5, 1.8).translate(0, vessel - 3, z),
  )
  model.add('stick', 'finish', cylinder(square ? 13 : 14, spec.heightMm - vessel, 0.6).translate(0, vessel, z))
  model.add(
    'grip',
    'finish',
    square
      ? box(20, 108, 20, 1.6, 3).translate(0, spec.heightMm - 108, z)
      : merged(knurlIfRound(spec.heightMm)).translate(0, 0, z),
  )
  if (onWall) {
    addPost(model, square ? 'square' : 'round', [0, vessel * 0.72], z - 40, 16, 46)
    model.add(
      'holder',
      'finish',
      square
        ? upright(
            sheath(rectangle(100, 100, 9), [
              [-3.6, -7],
              [0, -7, 1],
              [0, 7, 1],
              [-3.6, 7],
            ]),
          ).translate(0, vessel * 0.72, z)
        : ring(101, 92.4, 14, 1.4).translate(0, vessel * 0.72 - 7, z),
    )
  }
  model.pose({ azimuth: -34, elevation: 14, fill: 0.74 })
  return model.finish()
}

function knurlIfRound(heightMm: number) {
  return merged(
    cylinder(20, 92, 1.6).translate(0, heightMm - 108, 0),
    knurledCylinder(20.4, 18, 1.8, 0.4).translate(0, heightMm - 18, 0),
  )
}
