import { assembly, type ProductModel } from '../../models/assembly.ts'
import { cylinder, lathe, ring, threadedRod } from '../../models/geometry/lathe.ts'
import { sideways } from '../../models/geometry/placing.ts'
import { box } from '../../models/geometry/sheath.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import * as detail from '../../sheets/guide/details.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { replacementGuide } from '../../sheets/guide/kinds/parts-and-drains.ts'
import type { ModelFamily } from '../family.ts'

export type InletValveSpec = {
  family: 'inlet-valve'
  form: 'bottom-entry' | 'side-entry'
  /** 200-300. */
  heightMm: number
}

export const INLET_VALVE: ModelFamily<InletValveSpec> = {
  name: 'inlet-valve',
  build: inletValve,
  limits: { heightMm: [200, 300] },
  samples: {
    finishes: ['Chrome'],
    specs: (['bottom-entry', 'side-entry'] as const).map((form) => ({ family: 'inlet-valve', form, heightMm: 260 })),
  },
  overall: ({ heightMm }) => ({ height: heightMm }),
  views: ['front', 'side'],
  measures: (_, { height }) => ({ height, 'net-weight': 0.25 }),
  stuff: 'plastic',
  guide: (spec) =>
    replacementGuide(
      'valve',
      [
        {
          title: 'Take the old valve out',
          text: 'Empty the cistern, undo the nut below it, lift the valve out and clean the seat.',
        },
        {
          title: 'Set the new valve',
          text: 'Set the height, tighten the nut by hand and a quarter turn, and connect the water.',
          detail: detail.wasteFixing('Ø 22'),
        },
        {
          title: 'Set the water level',
          text: 'Turn the screw of the float until the water stands at the mark, 20 to 25 mm below the overflow.',
        },
      ],
      [pair('Height', `${spec.heightMm} mm, adjustable`), pair('Thread', '1/2" BSP')],
    ),
}

/** Cistern inlet valve with its float. */
function inletValve(spec: InletValveSpec): ProductModel {
  const model = assembly('bench')
  const top = spec.heightMm
  const side = spec.form === 'side-entry'
  const shaft = side ? top * 0.5 : 46
  model.add('shank', 'plastic-white', cylinder(side ? 14 : 18, shaft + 4, 0.6))
  if (side)
    model.add(
      'inlet',
      'plastic-white',
      sideways(threadedRod(21, 42))
        .rotateY(Math.PI)
        .translate(-8, top - 30, 0),
      sideways(cylinder(30, 8, 1.4))
        .rotateY(Math.PI)
        .translate(-20, top - 30, 0),
    )
  else model.add('thread', 'plastic-white', threadedRod(21, 36).translate(0, 1, 0))
  model.add(
    'nut',
    'plastic-black',
    lathe(
      [
        [10, 8],
        [19, 8, 1.6],
        [19, 18, 1.6],
        [10, 18],
      ],
      8,
    ),
  )
  model.add('seal', 'rubber', ring(44, 20, 5, 1.4).translate(0, 40, 0))
  model.add('riser', 'plastic-white', cylinder(23, top - 84, 1).translate(0, 44, 0))
  model.add(
    'float',
    'plastic-grey',
    lathe([
      [13, 0],
      [31, 0, 5],
      [31, 62, 5],
      [13, 62],
    ]).translate(0, top * 0.44, 0),
  )
  model.add(
    'head',
    'plastic-white',
    lathe([
      [0, 0],
      [26, 0, 2],
      [26, 20, 3],
      [18, 28, 4],
      [0, 30],
    ]).translate(0, top - 40, 0),
  )
  model.add('cap', 'blue', cylinder(30, 10, 3).translate(0, top - 10, 0))
  model.add('arm', 'plastic-white', box(62, 6, 12, 1.4).translate(20, top - 26, 0))
  model.add('adjuster', 'plastic-white', cylinder(7, top * 0.4, 0.5).translate(44, top * 0.52, 0))
  model.add('adjuster knob', 'blue', cylinder(15, 9, 1.4).translate(44, top - 22, 0))
  model.add(
    'refill',
    'plastic-black',
    pipe(
      [
        [0, top - 28, 10],
        [0, top - 28, 46, 14],
        [0, top * 0.5, 46],
      ],
      8,
    ),
  )
  model.pose({ azimuth: -28, elevation: 14, fill: 0.7 })
  return model.finish()
}
