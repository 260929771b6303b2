import { assembly } from '../../models/assembly.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { AeratorSpec } from '../../models/families.ts'
import { cylinder, lathe, ring, threadedRod } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { flipped, merged, upright } from '../../models/geometry/placing.ts'
import { slab } from '../../models/geometry/sheath.ts'

/** Aerator lying with its face up, thread below. */
export function aerator(spec: AeratorSpec): ProductModel {
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
