import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { wallFlange } from '../../models/fittings/flange.ts'
import { tapHandle } from '../../models/fittings/tap-handle.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { rectangle } from '../../models/geometry/outline.ts'
import { flipped, merged, outward, sideways, upright } from '../../models/geometry/placing.ts'
import { box, slab } from '../../models/geometry/sheath.ts'
import * as detail from '../../sheets/guide/details.ts'
import { isolate, leakCheck, pair, WATER_RULES } from '../../sheets/guide/guide.ts'
import type { ModelFamily } from '../family.ts'
import { cycled } from '../samples.ts'

export type StopValveSpec = {
  family: 'stop-valve'
  form: 'mini-cistern' | 'quarter-turn' | 'isolating' | 'duo'
  handle: 'lever' | 'round' | 'tee'
}

export const STOP_VALVE: ModelFamily<StopValveSpec> = {
  name: 'stop-valve',
  build: stopValve,
  samples: {
    finishes: ['Chrome'],
    specs: (['mini-cistern', 'quarter-turn', 'isolating', 'duo'] as const).map((form, index) => ({
      family: 'stop-valve',
      form,
      handle: cycled(['round', 'lever', 'lever', 'tee'] as const, index),
    })),
  },
  views: ['front', 'side'],
  measures: (spec, { width, depth }) => ({
    width,
    depth,
    'net-weight': spec.form === 'duo' ? 0.4 : 0.25,
  }),
  isShownOnce: true,
  guide: () => ({
    tools: ['Two adjustable spanners', 'Thread tape'],
    needed: ['Cover plate, where it is seen'],
    before: WATER_RULES.slice(0, 1),
    setOut: [
      pair('Inlet', '1/2" BSP'),
      pair('Outlet', '1/2" BSP, cone for a flat seal'),
      pair('Working pressure', 'Up to 1,600 kPa'),
    ],
    steps: [
      isolate,
      {
        title: 'Seal the thread',
        text: 'Tape on the wall thread, five to seven turns with the thread.',
        detail: detail.threadSeal(),
      },
      {
        title: 'Screw it in',
        text: 'Hold the body at its flats and turn until the outlet points where it should. Do not turn back.',
        detail: detail.wallOutlet('1/2" BSP', '0 to 5 mm'),
      },
    ],
    commissioning: [leakCheck, 'Close and open it twice a year so that it stays free.'],
  }),
}

/** Stop valve on the wall, or loose for isolating valves. */
function stopValve(spec: StopValveSpec): ProductModel {
  return spec.form === 'isolating' ? isolatingValve(spec) : miniStop(spec)
}

function miniStop(spec: StopValveSpec): ProductModel {
  const model = assembly('wall')
  const z = 48
  model.add('flange', 'finish', wallFlange('round', 54, 9))
  model.add('tail', 'finish', outward(cylinder(23, z, 0.6)).translate(0, 0, 4))
  model.add(
    'body',
    'finish',
    outward(
      lathe([
        [0, 0],
        [15, 0, 3],
        [16, 12, 4],
        [15, 28, 3],
        [0, 30],
      ]),
    ).translate(0, 0, z - 14),
  )
  model.add('outlet', 'finish', cylinder(17, 26, 0.6).translate(0, 8, z), cylinder(25, 14, 1.2).translate(0, 30, z))
  if (spec.form === 'duo')
    model.add(
      'second outlet',
      'finish',
      flipped(merged(cylinder(17, 26, 0.6).translate(0, 8, 0), cylinder(25, 14, 1.2).translate(0, 30, 0))).translate(
        0,
        0,
        z,
      ),
    )
  model.add(
    'gland',
    'finish',
    outward(
      lathe([
        [0, 0],
        [12, 0],
        [10, 10, 2],
        [0, 10],
      ]),
    ).translate(0, 0, z + 14),
  )
  addStopHandle(model, spec, z + 23)
  model.pose({ azimuth: -46, elevation: 14, fill: 0.62 })
  return model.finish()
}

function addStopHandle(model: Assembly, spec: StopValveSpec, z: number): void {
  if (spec.handle === 'lever') {
    model.add(
      'handle',
      'finish',
      outward(
        lathe([
          [0, 0],
          [10, 0, 0.8],
          [10, 14, 2],
          [0, 14],
        ]),
      ).translate(0, 0, z),
      slab(rectangle(13, 50, 6), 6, 2).translate(0, -22, z + 6),
    )
    return
  }
  if (spec.handle === 'tee') {
    model.add('handle', 'finish', outward(tapHandle('tee').metal).translate(0, 0, z))
    return
  }
  const lobes = Array.from({ length: 6 }, (_, index) => {
    const angle = (2 * Math.PI * index) / 6
    return cylinder(13, 16, 3).translate(Math.cos(angle) * 12, 0, Math.sin(angle) * 12)
  })
  model.add('handle', 'finish', outward(merged(cylinder(29, 16, 3), ...lobes)).translate(0, 0, z))
}

function isolatingValve(spec: StopValveSpec): ProductModel {
  const model = assembly('bench')
  const y = 20
  model.add(
    'body',
    'brass',
    sideways(
      lathe([
        [0, 0],
        [13, 0, 1],
        [13, 20],
        [17, 24, 6],
        [17, 44, 6],
        [13, 48],
        [13, 68, 1],
        [0, 68],
      ]),
    ).translate(-34, y, 0),
  )
  for (const side of [-1, 1])
    model.add(
      'nut',
      'brass',
      sideways(
        lathe(
          [
            [0, 0],
            [17, 0, 1.6],
            [17, 15, 1.6],
            [0, 15],
          ],
          6,
        ),
      ).translate(side > 0 ? 26 : -41, y, 0),
    )
  model.add(
    'gland',
    'brass',
    lathe([
      [0, 0],
      [9, 0],
      [9, 12, 1],
      [0, 12],
    ]).translate(0, y + 14, 0),
  )
  if (spec.handle === 'lever')
    model.add(
      'handle',
      'blue',
      upright(slab(rectangle(86, 17, 8), 6, 2)).translate(30, y + 25, 0),
      cylinder(18, 10, 2).translate(0, y + 24, 0),
    )
  else model.add('handle', 'blue', merged(box(54, 11, 14, 3, 6), cylinder(20, 10, 2)).translate(0, y + 25, 0))
  model.pose({ azimuth: -34, elevation: 24, fill: 0.64 })
  return model.finish()
}
