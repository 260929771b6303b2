import { assembly } from '../../models/assembly.ts'
import type { ProductModel } from '../../models/assembly.ts'
import type { ChannelGrateSpec } from '../../models/families.ts'
import { gratePlate } from '../../models/fittings/grate.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { upright } from '../../models/geometry/placing.ts'
import { box, sheath } from '../../models/geometry/sheath.ts'

/** Linear channel with its grate, lying on y = 0. */
export function channelGrate(spec: ChannelGrateSpec): ProductModel {
  const model = assembly('bench')
  const { lengthMm, widthMm } = spec
  const tall = 24
  const outline = rectangle(lengthMm, widthMm, 3)
  model.add(
    'channel',
    'finish',
    upright(
      sheath(
        outline,
        [
          [-8, 0],
          [-4, 0, 3],
          [-4, tall - 4],
          [0, tall - 4, 0.4],
          [0, tall, 0.8],
          [-3, tall, 0.6],
          [-3, 6],
          [-9, 6],
        ],
        'foot',
      ),
    ),
  )
  model.add('channel floor', 'dark', box(lengthMm - 8, 1, widthMm - 8, 0.1).translate(0, 6, 0))
  const inner = rectangle(lengthMm - 9, widthMm - 9, 2)
  if (spec.pattern === 'tile-insert') {
    model.add(
      'tray',
      'finish',
      upright(
        sheath(
          inner,
          [
            [-3, 8],
            [0, 8, 1],
            [0, tall - 1, 0.5],
            [-1.6, tall - 1, 0.5],
            [-1.6, 12],
            [-6, 12],
          ],
          'foot',
        ),
      ),
    )
    model.add('tile', 'stone', box(lengthMm - 14, 10, widthMm - 14, 0.6).translate(0, 12.4, 0))
  } else {
    model.add(
      'grate',
      'finish',
      gratePlate(inner, spec.pattern, lengthMm - 9, widthMm - 9, false).translate(0, tall - 5, 0),
    )
  }
  model.measure('length', [-lengthMm / 2, 0, 0], [lengthMm / 2, 0, 0], 'x')
  model.measure('width', [0, 0, -widthMm / 2], [0, 0, widthMm / 2], 'z')
  model.pose({ azimuth: -38, elevation: 34, fill: 0.82 })
  return model.finish()
}
