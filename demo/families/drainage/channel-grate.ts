import { assembly, type ProductModel } from '../../models/assembly.ts'
import { gratePlate } from '../../models/fittings/grate.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { upright } from '../../models/geometry/placing.ts'
import { box, sheath } from '../../models/geometry/sheath.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { floorDrainGuide } from '../../sheets/guide/kinds/parts-and-drains.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled } from '../samples.ts'

/** Linear drain grate. */
export type ChannelGrateSpec = {
  family: 'channel-grate'
  pattern: 'slots' | 'squares' | 'holes' | 'wedge-wire' | 'tile-insert' | 'wave'
  /** 300-1800. */
  lengthMm: number
  /** 60-130. */
  widthMm: number
}

export const CHANNEL_GRATE: ModelFamily<ChannelGrateSpec> = {
  name: 'channel-grate',
  build: channelGrate,
  limits: { lengthMm: [300, 1800], widthMm: [60, 130] },
  samples: {
    finishes: ['Stainless Steel', 'Matte Black', 'Brushed Brass', 'Stainless Steel', 'Gunmetal', 'Stainless Steel'],
    specs: (['slots', 'squares', 'holes', 'wedge-wire', 'tile-insert', 'wave'] as const).map((pattern, index) => ({
      family: 'channel-grate',
      pattern,
      lengthMm: cycled([900, 600], index),
      widthMm: cycled([80, 100], index),
    })),
  },
  overall: ({ lengthMm, widthMm }) => ({ width: lengthMm, depth: widthMm }),
  views: ['plan', 'front'],
  measures: (spec, { width, depth }) => ({
    length: width,
    width: depth,
    'mount-type': 'Floor mounted',
    'net-weight': kilograms(0.4 + spec.lengthMm * 0.0022),
  }),
  stuff: 'stainless',
  isShapeless: true,
  guide: (spec) =>
    floorDrainGuide([
      pair('Length x width', `${spec.lengthMm} x ${spec.widthMm} mm`),
      pair('Outlet', 'DN 50 to DN 80, anywhere along the channel'),
    ]),
}

/** Linear channel with its grate, lying on y = 0. */
function channelGrate(spec: ChannelGrateSpec): ProductModel {
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
  model.pose({ azimuth: -38, elevation: 30, fill: 0.9 })
  return model.finish()
}
