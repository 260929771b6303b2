import { assembly, type ProductModel } from '../../models/assembly.ts'
import { addPost } from '../../models/fittings/post.ts'
import { PLATE_FORMS, type PlateForm } from '../../models/forms.ts'
import { lathe, ring } from '../../models/geometry/lathe.ts'
import { rectangle, type Outline } from '../../models/geometry/outline.ts'
import { merged, upright } from '../../models/geometry/placing.ts'
import { sheath, slab } from '../../models/geometry/sheath.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { wallGuide } from '../../sheets/guide/kinds/accessories.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, onWall } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

export type SoapDishSpec = {
  family: 'soap-dish'
  form: 'glass-dish' | 'metal-dish' | 'wire' | 'tumbler'
  flange: PlateForm
  /** 90-160. */
  widthMm: number
}

export const SOAP_DISH: ModelFamily<SoapDishSpec> = {
  name: 'soap-dish',
  build: soapDish,
  limits: { widthMm: [90, 160] },
  samples: {
    finishes: METALS,
    specs: (['glass-dish', 'metal-dish', 'wire', 'tumbler'] as const).map((form, index) => ({
      family: 'soap-dish',
      form,
      flange: cycled(PLATE_FORMS, index),
      widthMm: 118,
    })),
  },
  views: ['front', 'side', 'plan'],
  measures: (spec, { width, depth }) => ({
    width,
    depth,
    'net-weight': kilograms(0.25 + spec.widthMm * 0.0015),
    ...onWall,
  }),
  isUnlicensed: true,
  isShownOnce: true,
  guide: (spec) => wallGuide([pair('Width', `${spec.widthMm} mm`)], '950–1,100 mm', 'Soap dish'),
}

/** Dish or tumbler on a post. */
function soapDish(spec: SoapDishSpec): ProductModel {
  const model = assembly('wall')
  const { widthMm } = spec
  const radius = widthMm / 2
  const reach = radius + 22
  const contact = { tumbler: 38, 'glass-dish': widthMm * 0.4, 'metal-dish': widthMm * 0.39, wire: radius }[spec.form]
  addPost(model, spec.flange, [0, 0], reach - contact + 5, 16, 46)
  if (spec.form === 'tumbler') {
    model.add('holder', 'finish', ring(76, 68, 10, 1.4).translate(0, -5, reach))
    model.add(
      'tumbler',
      'frosted',
      lathe([
        [0, 0],
        [30, 0, 4],
        [35, 96, 1],
        [32.5, 96, 1],
        [27.5, 5, 3],
        [0, 5],
      ]).translate(0, -40, reach),
    )
  } else if (spec.form === 'glass-dish') {
    model.add('holder', 'finish', ring(widthMm * 0.8, widthMm * 0.8 - 9, 9, 1.2).translate(0, -4.5, reach))
    model.add(
      'dish',
      'frosted',
      lathe([
        [0, 0],
        [radius * 0.5, 0, 6],
        [radius, 22, 10],
        [radius, 25, 1],
        [radius - 4, 25, 1],
        [radius * 0.48, 5, 6],
        [0, 5],
      ]).translate(0, -14, reach),
    )
  } else if (spec.form === 'metal-dish') {
    const dish = rectangle(widthMm, widthMm * 0.78, 12)
    model.add(
      'dish',
      'finish',
      upright(
        sheath(
          dish,
          [
            [-3, 0],
            [0, 0, 2],
            [0, 14, 0.8],
            [-2, 14, 0.8],
            [-2, 3, 1.4],
            [-6, 3],
          ],
          'both',
        ),
      ).translate(0, -8, reach),
    )
    const slots = [-1, 0, 1].map(
      (index): Outline =>
        (outset = 0) =>
          rectangle(6, widthMm * 0.4, 2.8)(outset).map((point) => ({ ...point, x: point.x + index * 24 })),
    )
    model.add('drain', 'dark', upright(merged(...slots.map((slot) => slab(slot, 0.6, 0.1)))).translate(0, -4.9, reach))
  } else {
    const half = radius
    model.add(
      'frame',
      'finish',
      pipe(
        [
          [0, 0, 22],
          [half, 0, 22, 16],
          [half, 0, 22 + widthMm * 0.74, 18],
          [-half, 0, 22 + widthMm * 0.74, 18],
          [-half, 0, 22, 16],
          [0, 0, 22],
        ],
        7,
      ),
    )
    for (let index = -4; index <= 4; index++)
      model.add(
        'wire',
        'finish',
        pipe(
          [
            [(index * half) / 5, 0, 22],
            [(index * half) / 5, -14, 36, 10],
            [(index * half) / 5, -14, 8 + widthMm * 0.74, 10],
            [(index * half) / 5, 0, 22 + widthMm * 0.74],
          ],
          3.6,
        ),
      )
  }
  model.pose({ azimuth: -36, elevation: 22, fill: 0.64 })
  return model.finish()
}
