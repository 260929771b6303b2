import { assembly, type ProductModel } from '../../models/assembly.ts'
import { cylinder, lathe, ring, threadedRod } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { flipped, merged, upright } from '../../models/geometry/placing.ts'
import { slab } from '../../models/geometry/sheath.ts'
import * as detail from '../../sheets/guide/details.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { replacementGuide } from '../../sheets/guide/kinds/parts-and-drains.ts'
import type { ModelFamily } from '../family.ts'
import { METALS } from '../samples.ts'

export type AeratorSpec = {
  family: 'aerator'
  form: 'standard' | 'hidden' | 'swivel' | 'square'
  /** 18-28. */
  diameterMm: number
}

export const AERATOR: ModelFamily<AeratorSpec> = {
  name: 'aerator',
  build: aerator,
  limits: { diameterMm: [18, 28] },
  samples: {
    finishes: METALS,
    specs: (['standard', 'hidden', 'swivel', 'square'] as const).map((form) => ({
      family: 'aerator',
      form,
      diameterMm: 24,
    })),
  },
  views: ['front', 'plan'],
  measures: (_, { width, height }) => ({ width, height, 'net-weight': 0.05 }),
  stuff: 'plastic',
  isShownOnce: true,
  guide: (spec) =>
    replacementGuide(
      'aerator',
      [
        {
          title: 'Change the aerator',
          text: 'Turn it out with its key, clean the thread, and turn the new one in by hand with its seal.',
          detail: detail.flushing(),
        },
      ],
      [pair('Diameter', `${spec.diameterMm} mm`)],
    ),
}

/** Aerator lying with its face up, thread below. */
function aerator(spec: AeratorSpec): ProductModel {
  const model = assembly('bench')
  const r = spec.diameterMm / 2
  const hidden = spec.form === 'hidden'
  const tall = spec.form === 'swivel' ? 26 : 15
  if (spec.form === 'square') model.add('shell', 'finish', upright(slab(rectangle(r * 2, r * 2, 3), 12, 1)))
  else
    model.add(
      'shell',
      hidden ? 'plastic-grey' : 'finish',
      lathe([
        [r - 2, 0],
        [r, 0, 0.8],
        [r, tall, 1],
        [r - 3, tall, 0.6],
        [r - 3, tall - 1.6],
        [0, tall - 1.6],
      ]),
    )
  const top = spec.form === 'square' ? 11 : tall - 1.8
  const face = Array.from({ length: 7 }, (_, index) =>
    ring((index + 1) * r * 0.23, (index + 1) * r * 0.23 - 1.1, 1.4, 0.3),
  ).slice(0, 6)
  model.add('insert', 'plastic-white', merged(cylinder((r - 3) * 2, 0.8, 0.2), ...face).translate(0, top, 0))
  model.add('seal', 'rubber', flipped(ring(r * 1.7, r * 1.2, 3, 0.8)))
  model.add('thread', hidden ? 'plastic-grey' : 'brass', flipped(threadedRod(r * 2 - 1, 9, 1.6)))
  if (spec.form === 'swivel')
    model.add(
      'ball',
      'finish',
      lathe([
        [r * 0.4, 20],
        [r * 0.8, 24, 3],
        [r * 0.6, 34, 2],
        [0, 34],
      ]).translate(0, 2, 0),
    )
  model.measure('diameter', [-r, 5, 0], [r, 5, 0], 'x')
  model.pose({ azimuth: -28, elevation: 34, fill: 0.56 })
  return model.finish()
}
