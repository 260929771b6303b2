import { assembly, type ProductModel } from '../../models/assembly.ts'
import { cylinder, lathe, ring, threadedRod } from '../../models/geometry/lathe.ts'
import { merged } from '../../models/geometry/placing.ts'
import { box } from '../../models/geometry/sheath.ts'
import * as detail from '../../sheets/guide/details.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { replacementGuide } from '../../sheets/guide/kinds/parts-and-drains.ts'
import type { ModelFamily } from '../family.ts'

export type OutletValveSpec = {
  family: 'outlet-valve'
  form: 'dual-flush' | 'single-flush'
  /** 200-340. */
  heightMm: number
}

export const OUTLET_VALVE: ModelFamily<OutletValveSpec> = {
  name: 'outlet-valve',
  build: outletValve,
  limits: { heightMm: [200, 340] },
  samples: {
    finishes: ['Chrome'],
    specs: (['dual-flush', 'single-flush'] as const).map((form) => ({ family: 'outlet-valve', form, heightMm: 290 })),
  },
  overall: ({ heightMm }) => ({ height: heightMm }),
  views: ['front', 'side'],
  measures: (_, { height }) => ({ height, 'net-weight': 0.4 }),
  stuff: 'plastic',
  guide: (spec) =>
    replacementGuide(
      'valve',
      [
        { title: 'Take the cistern off', text: 'Empty it, undo inlet and wing nuts, and lift it off the pan.' },
        {
          title: 'Change the valve',
          text: 'Undo the back nut, set the new valve with its seal, tighten by hand and a quarter turn.',
          detail: detail.wasteFixing('Ø 63'),
        },
        { title: 'Set the flush', text: 'Move the stops to the volumes on the WELS label of the suite.' },
      ],
      [pair('Height', `${spec.heightMm} mm`), pair('Seat', '63 mm')],
    ),
}

/** Cistern flush valve. */
function outletValve(spec: OutletValveSpec): ProductModel {
  const model = assembly('bench')
  const top = spec.heightMm
  model.add(
    'seat',
    'plastic-white',
    merged(
      lathe([
        [0, 0],
        [36, 0, 1],
        [36, 26],
        [42, 27, 1],
        [42, 36, 2],
        [0, 36],
      ]),
      threadedRod(75, 20, 3.4).translate(0, 2, 0),
    ),
  )
  model.add('seal', 'rubber', ring(92, 72, 7, 2).translate(0, 22, 0))
  const cage = Array.from({ length: 6 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 6
    return box(9, top * 0.36, 5, 1)
      .rotateY(-angle + Math.PI / 2)
      .translate(Math.cos(angle) * 36, 34, Math.sin(angle) * 36)
  })
  model.add(
    'cage',
    'plastic-white',
    merged(
      ...cage,
      lathe([
        [30, 0],
        [41, 0, 2],
        [41, 12, 2],
        [30, 12],
      ]).translate(0, 30 + top * 0.36, 0),
    ),
  )
  model.add(
    'flap',
    'rubber',
    lathe([
      [0, 0],
      [29, 0, 2],
      [27, 8, 3],
      [0, 9],
    ]).translate(0, 38, 0),
  )
  model.add(
    'tower',
    'plastic-white',
    lathe([
      [0, 0],
      [24, 0],
      [24, top * 0.3, 2],
      [17, top * 0.32, 4],
      [17, top * 0.5, 2],
      [0, top * 0.5],
    ]).translate(0, 40 + top * 0.34, 0),
  )
  model.add('overflow', 'plastic-white', cylinder(26, top * 0.62, 1).translate(34, 44 + top * 0.12, 0))
  const dual = spec.form === 'dual-flush'
  for (const [x, role] of dual
    ? ([
        [-8, 'blue'],
        [8, 'plastic-white'],
      ] as const)
    : ([[0, 'blue']] as const)) {
    const from = top * 0.8
    model.add(
      'rod',
      role,
      merged(cylinder(8, top - from - 4, 0.6).translate(x, from, 0), cylinder(15, 6, 1).translate(x, top - 6, 0)),
    )
  }
  model.add('bridge', 'plastic-grey', box(46, 14, 30, 3).translate(0, top * 0.78, 0))
  model.pose({ azimuth: -28, elevation: 16, fill: 0.7 })
  return model.finish()
}
