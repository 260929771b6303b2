import { assembly, atHeight, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { basketWaste, popUpWaste } from '../../models/fittings/waste.ts'
import { ball, cylinder, lathe, ring, threadedRod, torus } from '../../models/geometry/lathe.ts'
import { merged, outward } from '../../models/geometry/placing.ts'
import { box } from '../../models/geometry/sheath.ts'
import { pipe, smoothLine, stationAt } from '../../models/geometry/sweep.ts'
import * as detail from '../../sheets/guide/details.ts'
import { DRAIN_RULES, pair } from '../../sheets/guide/guide.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { METALS } from '../samples.ts'

/** Basin, bath or sink waste. */
export type WasteSpec = {
  family: 'waste'
  form: 'pop-up' | 'dome' | 'grated' | 'plug-and-chain' | 'basket' | 'bath-overflow'
  /** 60-75 basins and baths, 90-115 sinks. */
  flangeMm: number
  /** 50-120; bath wastes with overflow have one height. */
  heightMm: number
}

export const WASTE: ModelFamily<WasteSpec> = {
  name: 'waste',
  build: waste,
  limits: { flangeMm: [60, 115], heightMm: [50, 120] },
  samples: {
    finishes: METALS,
    specs: (['pop-up', 'dome', 'grated', 'plug-and-chain', 'basket', 'bath-overflow'] as const).map((form) => ({
      family: 'waste',
      form,
      flangeMm: form === 'basket' ? 112 : 66,
      heightMm: form === 'bath-overflow' ? 300 : 84,
    })),
  },
  overall: ({ form, heightMm }) => (form === 'bath-overflow' ? {} : { height: heightMm }),
  views: ['front', 'plan'],
  measures: (spec, { width, height }) => ({
    // A plug hangs beside its waste.
    width: spec.form === 'plug-and-chain' ? spec.flangeMm : width,
    height,
    'net-weight': kilograms(0.15 + spec.flangeMm * 0.003),
  }),
  isShownOnce: true,
  guide: (spec) => ({
    tools: ['Strap wrench', 'Screwdriver', 'Spanner 45 mm'],
    needed: ['Trap', 'Neutral-cure silicone for stone bowls'],
    before: [...DRAIN_RULES],
    setOut: [
      pair('Flange', `${spec.flangeMm} mm`),
      pair('Height', `${spec.heightMm} mm`),
      pair('Thread', spec.flangeMm > 85 ? '50 mm (2" BSP)' : '32/40 mm (1 1/4" BSP)'),
    ],
    steps: [
      { title: 'Clean the hole', text: 'Take off old sealant and dry both sides.' },
      {
        title: 'Set the flange',
        text: 'Lay the foam or rubber seal under the flange and pass the waste through.',
        detail: detail.wasteFixing(`Ø ${spec.flangeMm > 85 ? 90 : 45}`),
      },
      {
        title: 'Tighten from below',
        text: 'Rubber, washer, nut: by hand, then a quarter turn while the flange is held.',
      },
      { title: 'Join the trap', text: 'Flat seal into the nut, hand-tight.' },
    ],
    commissioning: ['Fill the bowl, open, and feel along the joints with dry paper.'],
  }),
}

/** Waste standing on its tail. */
function waste(spec: WasteSpec): ProductModel {
  return spec.form === 'bath-overflow' ? bathOverflow(spec) : atHeight(spec, wasteOnce)
}

function wasteOnce(spec: WasteSpec): ProductModel {
  const model = assembly('bench')
  const top = spec.heightMm - 7
  if (spec.form === 'basket') {
    const parts = basketWaste(spec.flangeMm)
    model.add('strainer', 'finish', parts.metal.translate(0, top - 3, 0))
    model.add('holes', 'dark', parts.gap.translate(0, top - 3, 0))
    model.add(
      'bowl',
      'steel',
      lathe([
        [20, 0],
        [24, 0],
        [24, top - 40, 2],
        [spec.flangeMm / 2 - 12, top - 28, 6],
        [spec.flangeMm / 2 - 6, top - 4, 2],
        [spec.flangeMm / 2 - 12, top - 4],
      ]),
    )
    model.add(
      'nut',
      'plastic-black',
      lathe([
        [24, 8],
        [32, 8, 2],
        [32, 26, 2],
        [24, 26],
      ]),
    )
  } else {
    addTail(model, top)
    addHead(model, spec, top)
  }
  model.measure('flange', [-spec.flangeMm / 2, top, 0], [spec.flangeMm / 2, top, 0], 'x')
  model.pose({ azimuth: -30, elevation: 26, fill: 0.64 })
  return model.finish()
}

/** Threaded body with its lock nut and seal. */
function addTail(model: Assembly, top: number): void {
  model.add(
    'tail',
    'finish',
    merged(
      lathe([
        [15, 0],
        [18, 0, 0.6],
        [18, top],
        [15, top],
      ]),
      threadedRod(40, top - 12, 2.8).translate(0, 4, 0),
    ),
  )
  model.add('seal', 'rubber', ring(58, 40, 4, 1).translate(0, top * 0.52, 0))
  model.add(
    'nut',
    'finish',
    lathe(
      [
        [20, 0],
        [29, 0, 1.4],
        [29, 9, 1.4],
        [20, 9],
      ],
      6,
    ).translate(0, top * 0.52 - 9.4, 0),
  )
}

function addHead(model: Assembly, spec: WasteSpec, top: number): void {
  const radius = spec.flangeMm / 2
  if (spec.form === 'pop-up') {
    const parts = popUpWaste(spec.flangeMm)
    model.add('head', 'finish', parts.metal.translate(0, top, 0))
    model.add('gap', 'dark', parts.gap.translate(0, top, 0))
    return
  }
  model.add(
    'flange',
    'finish',
    lathe([
      [19, -8],
      [22, -3, 4],
      [radius, -0.6],
      [radius, 1.6, 1],
      [radius - 6, 2.4, 1.4],
      [20, -1, 2],
      [19, -8],
    ]).translate(0, top, 0),
  )
  if (spec.form === 'dome') {
    model.add('stem', 'finish', cylinder(10, 10, 0.4).translate(0, top - 4, 0))
    model.add(
      'dome',
      'finish',
      lathe([
        [0, 0],
        [radius - 3, 0],
        [radius - 2.4, 2, 1],
        [radius * 0.5, 7, 30],
        [0, 8],
      ]).translate(0, top + 4, 0),
    )
    return
  }
  const bars = [0, 1, 2].map((index) => box(40, 3, 4, 0.8).rotateY((index * Math.PI) / 3))
  model.add('grate', 'finish', merged(...bars).translate(0, top - 4, 0))
  model.add('throat', 'dark', cylinder(37, 0.6, 0.1).translate(0, top - 9, 0))
  if (spec.form === 'plug-and-chain') addPlug(model, radius)
}

function addPlug(model: Assembly, radius: number): void {
  const x = radius + 44
  model.add(
    'plug',
    'rubber',
    lathe([
      [0, 0],
      [19, 0, 1],
      [22, 12, 1],
      [25, 13, 0.6],
      [25, 17, 1.4],
      [0, 17],
    ]).translate(x, 0, 8),
  )
  model.add(
    'plug eye',
    'finish',
    torus(9, 2, 24)
      .rotateX(Math.PI / 2)
      .translate(x, 21, 8),
  )
  const line = smoothLine(
    [
      [x, 25, 8],
      [x - 14, 30, 22],
      [radius + 10, 12, 34],
      [radius - 4, 3, 30],
      [-6, 3, 40],
      [-30, 3, 30],
    ],
    20,
  )
  const total = line.at(-1)?.distance ?? 1
  const beads = Math.floor(total / 5)
  model.add(
    'chain',
    'finish',
    merged(
      ...Array.from({ length: beads }, (_, index) => {
        const { at } = stationAt(line, (index * total) / beads)
        return ball(4).translate(at.x, at.y - 2, at.z)
      }),
    ),
  )
}

/** Bath waste with its overflow face and the pipe between them. */
function bathOverflow(spec: WasteSpec): ProductModel {
  const model = assembly('bench')
  const radius = spec.flangeMm / 2
  const rise = 262
  model.add('waste', 'finish', popUpWaste(spec.flangeMm).metal.translate(90, 70, 0))
  model.add(
    'waste body',
    'plastic-white',
    lathe([
      [0, 0],
      [24, 0, 3],
      [24, 50, 2],
      [30, 56, 2],
      [30, 66, 1],
      [0, 66],
    ]).translate(90, 2, 0),
  )
  model.add(
    'pipe',
    'plastic-white',
    pipe(
      [
        [90, 26, 0],
        [-40, 26, 0, 36],
        [-40, rise - 12, 0],
      ],
      34,
    ),
  )
  model.add(
    'elbow',
    'plastic-white',
    cylinder(52, 54, 5)
      .rotateX(Math.PI / 2)
      .translate(-40, rise, -22),
  )
  model.add(
    'overflow',
    'finish',
    outward(
      lathe([
        [0, 0],
        [radius, 0],
        [radius, 5, 2],
        [radius * 0.5, 9, 20],
        [0, 9.6],
      ]),
    ).translate(-40, rise, 26),
  )
  model.add(
    'outlet',
    'plastic-white',
    cylinder(44, 40, 2)
      .rotateZ(Math.PI / 2)
      .translate(150, 20, 0),
  )
  model.pose({ azimuth: -26, elevation: 18, fill: 0.7 })
  return model.finish()
}
