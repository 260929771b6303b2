import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { bodySection, hobBody, shadowGap } from '../../models/fittings/body.ts'
import { plateOutline } from '../../models/fittings/flange.ts'
import { spout } from '../../models/fittings/spout.ts'
import { lathe } from '../../models/geometry/lathe.ts'
import { polygon } from '../../models/geometry/outline.ts'
import { degrees, merged, outward, upright } from '../../models/geometry/placing.ts'
import { sheath, slab } from '../../models/geometry/sheath.ts'
import { pipe } from '../../models/geometry/sweep.ts'
import { ON_THE_HOB } from '../../sheets/exploded/assemblies.ts'
import { pair } from '../../sheets/guide/guide.ts'
import { basinSetOut, concealedGuide, hobGuide } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, oneHobHole } from '../measures.ts'
import { cycled } from '../samples.ts'

/** Mixer with a long accessible lever. */
export type CareMixerSpec = {
  family: 'care-mixer'
  form: 'basin' | 'sink' | 'shower'
  handle: 'extended' | 'loop' | 'elbow'
  /** Hob forms: to the top of the handle, 140-400. Shower: height of the round plate, 110-190. */
  heightMm: number
  /** 110-220; the shower form ignores it. */
  spoutReachMm: number
  /** 120-200. */
  leverLengthMm: number
}

export const CARE_MIXER: ModelFamily<CareMixerSpec> = {
  name: 'care-mixer',
  build: careMixer,
  limits: { heightMm: [110, 400], spoutReachMm: [110, 220], leverLengthMm: [120, 200] },
  samples: {
    finishes: ['Chrome', 'Chrome', 'Matte Black', 'Brushed Nickel'],
    specs: (['basin', 'sink', 'shower', 'basin', 'shower'] as const).map((form, index) => ({
      family: 'care-mixer',
      form,
      handle: cycled(['loop', 'extended', 'extended', 'elbow', 'loop'] as const, index),
      heightMm: cycled([150, 320, 150, 160, 130], index),
      spoutReachMm: form === 'sink' ? 200 : 125,
      leverLengthMm: 150,
    })),
  },
  overall: ({ form, heightMm }) => (form === 'shower' ? {} : { height: heightMm }),
  views: ['side', 'front', 'plan'],
  measures: (spec, { width, height, depth }) =>
    spec.form === 'shower'
      ? { height, width, depth, 'mount-type': 'Wall mounted', 'net-weight': 1.65 }
      : {
          height,
          depth,
          'outlet-length': spec.spoutReachMm,
          'net-weight': kilograms(1 + spec.heightMm * 0.004),
          ...oneHobHole,
        },
  hasCartridge: true,
  assembly: ON_THE_HOB,
  guide: (spec) => {
    const guide =
      spec.form === 'shower'
        ? concealedGuide([careSetOut, pair('Cover plate', `${spec.heightMm} mm`)], '50–75 mm', 'plate and lever')
        : hobGuide({ kind: 'mixer', setOut: [...basinSetOut(spec.spoutReachMm), careSetOut] })
    return {
      ...guide,
      commissioning: [
        'Set the hot limit so that the outlet stays at or below 45 °C in aged and health care.',
        ...guide.commissioning,
      ],
    }
  },
}

const careSetOut = pair(
  'Height for accessible use',
  'Handle 900 to 1,100 mm above the floor (AS 1428.1:2021, NZS 4121:2001)',
)

const BODY_MM = 48

/** Mixer with a lever long enough for an elbow or a weak grip. */
function careMixer(spec: CareMixerSpec): ProductModel {
  return spec.form === 'shower' ? careShower(spec) : careHob(spec)
}

function careHob(spec: CareMixerSpec): ProductModel {
  const model = assembly('hob')
  const handle = careLever(spec)
  handle.computeBoundingBox()
  const tall = spec.form === 'sink'
  const handleTop = handle.boundingBox?.max.y ?? 0
  const bodyTop = tall ? 112 : spec.heightMm - handleTop - 1.2
  const body = hobBody('round', BODY_MM, bodyTop, BODY_MM + 8)
  model.add('body', 'finish', body.metal)
  model.add('gap', 'dark', shadowGap(body.section, bodyTop))
  model.add('handle', 'finish', handle.translate(0, bodyTop + 1.2, 0))
  const reach = spec.spoutReachMm
  const startY = bodyTop - 24
  const water = tall
    ? sinkSpout(spec)
    : spout({ form: 'tube', startY, reachMm: reach, outletY: startY - 22, thicknessMm: 26 })
  model.add('spout', 'finish', water.metal)
  model.add('aerator', 'plastic-grey', water.insert)
  model.measure('spoutReach', [0, water.outlet[1], 0], water.outlet, 'z')
  model.measure('outletHeight', [0, 0, reach], water.outlet, 'y')
  model.measure('leverLength', [0, bodyTop + 20, 0], [0, bodyTop + 20, spec.leverLengthMm], 'z')
  if (tall) model.pose({ azimuth: -50, elevation: 14, fill: 0.74 })
  return model.finish()
}

/** High spout beside the lever: leaves the back of the body, rises and reaches over. */
function sinkSpout(spec: CareMixerSpec) {
  const reach = spec.spoutReachMm
  const neck = 22
  const crownY = spec.heightMm - neck / 2
  const outletY = crownY - reach * 0.62
  const offset = -BODY_MM / 2 - 4
  const metal = pipe(
    [
      [0, 70, 0],
      [0, 70, offset, 14],
      [0, crownY, offset, (reach - offset) / 2],
      [0, crownY, reach, (reach - offset) / 2],
      [0, outletY, reach],
    ],
    neck,
    { endEdgeMm: 0.5, bore: { wallMm: 1.8, depthMm: 2 } },
  )
  const insert = lathe([
    [0, 0],
    [8.6, 0],
    [8.6, 1],
    [0, 1],
  ]).translate(0, outletY + 1.6, reach)
  return { metal, insert, outlet: [0, outletY, reach] as const }
}

function careShower(spec: CareMixerSpec): ProductModel {
  const model = assembly('wall')
  const plate = spec.heightMm
  model.add('plate', 'finish', slab(plateOutline('round', plate, plate), 8, 2, 0.3))
  const section = bodySection('round', BODY_MM)
  model.add(
    'body',
    'finish',
    sheath(
      section,
      [
        [0, 6],
        [0, 40, 0.5],
        [-2, 40],
      ],
      'top',
    ),
  )
  model.add(
    'gap',
    'dark',
    sheath(section, [
      [-1.2, 39],
      [-1.2, 42],
    ]),
  )
  model.add('handle', 'finish', outward(careLever(spec)).translate(0, 0, 41.2))
  addScale(model, plate)
  model.measure('plateWidth', [-plate / 2, 0, 0], [plate / 2, 0, 0], 'x')
  model.measure('leverLength', [0, 0, 60], [0, -spec.leverLengthMm, 60], 'y')
  model.pose({ azimuth: -34, elevation: 12, fill: 0.68 })
  return model.finish()
}

/** Dots from cold to hot around the handle. */
function addScale(model: Assembly, plate: number): void {
  for (let step = -3; step <= 3; step++) {
    const angle = degrees(90 + step * 16)
    const radius = plate * 0.4
    const dot = outward(
      lathe(
        [
          [0, 0],
          [2.6, 0],
          [2.6, 0.5],
          [0, 0.5],
        ],
        16,
      ),
    ).translate(Math.cos(angle) * radius, Math.sin(angle) * radius, 7.8)
    model.add('scale', step < 0 ? 'cold' : step > 0 ? 'hot' : 'plastic-grey', dot)
  }
}

function careLever({ handle, leverLengthMm }: CareMixerSpec) {
  const cap = lathe([
    [0, 0],
    [BODY_MM / 2, 0, 0.5],
    [BODY_MM / 2, 20, 2.4],
    [0, 21],
  ])
  if (handle === 'loop') {
    const half = 17
    const rise = Math.tan(degrees(9)) * leverLengthMm
    const bow = pipe(
      [
        [-half, 12, 0],
        [-half, 12 + rise, leverLengthMm, half * 0.95],
        [half, 12 + rise, leverLengthMm, half * 0.95],
        [half, 12, 0],
      ],
      9,
    )
    return merged(cap, bow)
  }
  const flare = handle === 'elbow' ? 19 : 10
  const outline = polygon([
    [-9, 14, 8],
    [-8, -leverLengthMm * 0.55, 60],
    [-flare, -leverLengthMm, flare * 0.9],
    [flare, -leverLengthMm, flare * 0.9],
    [8, -leverLengthMm * 0.55, 60],
    [9, 14, 8],
  ])
  const blade = upright(slab(outline, 7, 2.4))
    .rotateX(-degrees(8))
    .translate(0, 11, 0)
  return merged(cap, blade)
}
