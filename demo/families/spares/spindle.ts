import { assembly, atHeight, type ProductModel } from '../../models/assembly.ts'
import { cylinder, lathe, threadedRod, torus } from '../../models/geometry/lathe.ts'
import { merged } from '../../models/geometry/placing.ts'
import { box } from '../../models/geometry/sheath.ts'
import * as detail from '../../sheets/guide/details.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { replacementGuide } from '../../sheets/guide/kinds/parts-and-drains.ts'
import type { ModelFamily } from '../family.ts'

export type SpindleSpec = {
  family: 'spindle'
  form: 'jumper' | 'quarter-turn' | 'basin'
  /** 50-100. */
  heightMm: number
}

export const SPINDLE: ModelFamily<SpindleSpec> = {
  name: 'spindle',
  build: spindle,
  limits: { heightMm: [50, 100] },
  samples: {
    finishes: ['Chrome'],
    specs: (['jumper', 'quarter-turn', 'basin'] as const).map((form) => ({ family: 'spindle', form, heightMm: 84 })),
  },
  overall: ({ heightMm }) => ({ height: heightMm }),
  views: ['front', 'plan'],
  measures: (_, { height }) => ({ height, 'net-weight': 0.1 }),
  guide: (spec) =>
    replacementGuide(
      'spindle',
      [
        {
          title: 'Change the spindle',
          text: 'Take off handle and cover, unscrew the spindle with a socket, clean the seat, grease the thread and screw the new one in.',
          detail: detail.cartridgeStack(),
        },
      ],
      [pair('Height', `${spec.heightMm} mm`), pair('Torque', '20 Nm')],
    ),
}

/** Tap spindle or quarter-turn headwork. */
function spindle(spec: SpindleSpec): ProductModel {
  return atHeight(spec, spindleOnce)
}

function spindleOnce(spec: SpindleSpec): ProductModel {
  const model = assembly('bench')
  const top = spec.heightMm
  const quarter = spec.form === 'quarter-turn'
  const hexY = top * 0.4
  model.add('washer', quarter ? 'rubber' : 'plastic-white', cylinder(quarter ? 16 : 19, 5, 1))
  if (!quarter) model.add('jumper', 'brass', cylinder(7, hexY - 16, 0.4).translate(0, 4, 0))
  else model.add('ceramic', 'ceramic', cylinder(16.5, 4, 0.3).translate(0, 4.6, 0))
  model.add(
    'body',
    'brass',
    merged(
      lathe([
        [0, quarter ? 8 : hexY - 18],
        [9, quarter ? 8 : hexY - 18, 0.6],
        [9.8, hexY - 14],
        [9.8, hexY],
        [0, hexY],
      ]),
      threadedRod(22, 12).translate(0, hexY - 13, 0),
    ),
  )
  if (quarter)
    for (const side of [0, Math.PI])
      model.add(
        'window',
        'dark',
        box(9, 8, 1, 0.3)
          .translate(0, hexY * 0.36, 8.9)
          .rotateY(side),
      )
  model.add(
    'hex',
    'brass',
    lathe(
      [
        [0, 0],
        [14.5, 0, 1.4],
        [14.5, 9, 1.4],
        [0, 9],
      ],
      6,
    ).translate(0, hexY, 0),
  )
  model.add(
    'gland',
    'brass',
    lathe([
      [0, 0],
      [10, 0],
      [10, 12, 1],
      [6, 13, 1],
      [0, 13],
    ]).translate(0, hexY + 8.6, 0),
  )
  model.add('o-ring', 'rubber', torus(20, 2.4, 40).translate(0, hexY + 13, 0))
  model.add('stem', 'brass', cylinder(9, top - hexY - 24, 0.5).translate(0, hexY + 20, 0))
  const splines = Array.from({ length: 18 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 18
    return box(1, Math.min(14, top - hexY - 26), 1, 0.3).translate(
      Math.cos(angle) * 4.5,
      top - 17,
      Math.sin(angle) * 4.5,
    )
  })
  model.add('spline', 'brass', merged(...splines))
  if (spec.form === 'basin')
    model.add(
      'cap nut',
      'chrome',
      lathe([
        [5, 0],
        [13, 0, 1],
        [13, 5, 1],
        [5, 5],
      ]).translate(0, hexY + 20, 0),
    )
  model.pose({ azimuth: -28, elevation: 20, fill: 0.6 })
  return model.finish()
}
