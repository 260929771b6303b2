import { assembly, type ProductModel } from '../../models/assembly.ts'
import { cylinder, lathe, ring, torus } from '../../models/geometry/lathe.ts'
import * as detail from '../../sheets/guide/details.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { replacementGuide } from '../../sheets/guide/kinds/parts-and-drains.ts'
import type { ModelFamily } from '../family.ts'

export type SealKitSpec = {
  family: 'seal-kit'
  form: 'o-rings' | 'tap-washers' | 'cistern-seals' | 'bolts'
}

export const SEAL_KIT: ModelFamily<SealKitSpec> = {
  name: 'seal-kit',
  build: sealKit,
  samples: {
    finishes: ['Chrome'],
    specs: (['o-rings', 'tap-washers', 'cistern-seals', 'bolts'] as const).map((form) => ({
      family: 'seal-kit',
      form,
    })),
  },
  pieces: () => 99,
  views: ['plan'],
  measures: () => ({ 'net-weight': 0.05 }),
  stuff: 'rubber',
  isUnlicensed: true,
  guide: () =>
    replacementGuide(
      'seals',
      [
        {
          title: 'Change the seals',
          text: 'Lift old seals out with a wooden stick, clean the grooves, grease the new ones thinly and roll them in without a twist.',
          detail: detail.cartridgeStack(),
        },
      ],
      [pair('Grease', 'Silicone, for drinking water')],
    ),
}

/** Loose rings, washers or bolts laid out. */
function sealKit(spec: SealKitSpec): ProductModel {
  const model = assembly('bench')
  if (spec.form === 'o-rings') {
    const rings = [
      [46, 4, -34, -18],
      [38, 3.6, 24, -30],
      [30, 3.4, 52, 12],
      [24, 3, 14, 18],
      [18, 2.6, -14, 30],
      [14, 2.4, -44, 26],
      [34, 3, -2, -4],
    ] as const
    for (const [size, thick, x, z] of rings)
      model.add('o-ring', 'rubber', torus(size, thick, 56).translate(x, thick / 2, z))
  } else if (spec.form === 'tap-washers') {
    for (const [index, x] of [-36, 0, 36].entries()) {
      model.add(
        'jumper',
        index === 1 ? 'brass' : 'plastic-white',
        lathe([
          [0, 0],
          [10, 0, 0.8],
          [10, 3, 0.8],
          [4, 4, 1],
          [3.6, 26, 1],
          [0, 26],
        ]).translate(x, 5, -12),
      )
      model.add('washer', 'rubber', cylinder(19, 5.4, 1).translate(x, 0, -12))
      model.add('body washer', 'blue', ring(24, 17, 2.4, 0.4).translate(x, 0, 26))
    }
  } else if (spec.form === 'cistern-seals') {
    model.add('flush seal', 'rubber', ring(66, 40, 4, 1.2).translate(-26, 0, 0))
    model.add(
      'coupling seal',
      'rubber',
      lathe([
        [26, 0],
        [44, 0, 3],
        [40, 20, 4],
        [28, 20, 3],
        [26, 0],
      ]).translate(54, 0, 8),
    )
    model.add(
      'inlet washer',
      'rubber',
      ring(24, 13, 3, 0.6).translate(6, 0, 42),
      ring(20, 10, 3, 0.6).translate(-30, 0, 48),
    )
  } else {
    for (const x of [-30, 30]) {
      model.add('bolt', 'brass', cylinder(8, 74, 0.6).translate(x, 8, 0))
      model.add(
        'head',
        'brass',
        lathe(
          [
            [0, 0],
            [11, 0, 1],
            [11, 8, 1],
            [0, 8],
          ],
          6,
        ).translate(x, 0, 0),
      )
      model.add(
        'washer',
        'rubber',
        lathe([
          [4, 0],
          [15, 0, 2],
          [10, 8, 1],
          [4, 8],
        ]).translate(x, 30, 0),
      )
      model.add(
        'nut',
        'brass',
        lathe(
          [
            [4, 0],
            [9, 0, 1],
            [9, 7, 1],
            [4, 7],
          ],
          6,
        ).translate(x, 58, 0),
        ring(26, 9, 1.6, 0.4).translate(x, 55, 0),
      )
    }
  }
  model.pose({ azimuth: -24, elevation: spec.form === 'bolts' ? 20 : 46, fill: 0.62 })
  return model.finish()
}
