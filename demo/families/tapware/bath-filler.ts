import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { bodySection } from '../../models/fittings/body.ts'
import { plateOutline } from '../../models/fittings/flange.ts'
import { handShower } from '../../models/fittings/hand-shower.ts'
import { hoseNut, ribbedHose } from '../../models/fittings/hose.ts'
import { spout } from '../../models/fittings/spout.ts'
import { wallLever } from '../../models/fittings/wall/wall-lever.ts'
import { cylinder, lathe } from '../../models/geometry/lathe.ts'
import { circle, rectangle } from '../../models/geometry/outline.ts'
import { outward, upright } from '../../models/geometry/placing.ts'
import { box, sheath, slab } from '../../models/geometry/sheath.ts'
import { bentLine, sweep } from '../../models/geometry/sweep.ts'
import { handOver, isolate, leakCheck, pair, rinse, WATER_RULES, WET_AREA_RULES } from '../../sheets/guide/guide.ts'
import { wallTools } from '../../sheets/guide/kinds/tapware.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'

/** Freestanding floor-mounted bath mixer. */
export type BathFillerSpec = {
  family: 'bath-filler'
  column: 'round' | 'square'
  spout: 'gooseneck' | 'square-neck' | 'straight' | 'flat'
  handle: 'lever' | 'pin' | 'paddle' | 'joystick' | 'knurled'
  /** 850-1150. */
  heightMm: number
  /** 180-260. */
  spoutReachMm: number
  /** True with a hand shower on the column. */
  handShower: boolean
}

export const BATH_FILLER: ModelFamily<BathFillerSpec> = {
  name: 'bath-filler',
  build: bathFiller,
  limits: { heightMm: [850, 1150], spoutReachMm: [180, 260] },
  samples: {
    finishes: METALS,
    specs: (['gooseneck', 'square-neck', 'straight', 'flat', 'gooseneck'] as const).map((spout, index) => ({
      family: 'bath-filler',
      column: cycled(['round', 'square', 'round', 'square', 'round'] as const, index),
      spout,
      handle: cycled(['pin', 'paddle', 'lever', 'joystick', 'knurled'] as const, index),
      heightMm: spout === 'gooseneck' ? 1080 : 940,
      spoutReachMm: 220,
      handShower: index % 2 === 0,
    })),
  },
  overall: ({ heightMm }) => ({ height: heightMm }),
  views: ['side', 'front'],
  measures: (spec, { height, depth }) => ({
    height,
    depth,
    'outlet-length': spec.spoutReachMm,
    'mount-type': 'Floor mounted',
    'net-weight': kilograms(3.4 + spec.heightMm * 0.0025 + (spec.handShower ? 0.9 : 0)),
  }),
  hasCartridge: true,
  guide: (spec) => ({
    tools: [...wallTools, 'Core drill 80 mm', 'Torque wrench'],
    needed: [
      'Two 15 mm pipes in the floor',
      'Four anchors M8 for concrete, or blocking between the joists',
      'Neutral-cure silicone',
    ],
    before: [
      ...WATER_RULES,
      ...WET_AREA_RULES,
      'The floor box is set before the screed; the column goes on after tiling.',
    ],
    setOut: [
      pair('Floor box', '150 x 150 mm, 80 to 120 mm deep'),
      pair('Column to rim', 'At least 40 mm'),
      pair('Spout reach', `${spec.spoutReachMm} mm`),
      pair('Height', `${spec.heightMm} mm above the finished floor`),
    ],
    steps: [
      isolate,
      {
        title: 'Set the floor box',
        text: 'Fix the box to the slab or the blocking, level, with its protection lid at the height of the finished floor. Hot is on the left, seen from the bath.',
      },
      {
        title: 'Connect and test',
        text: 'Connect both pipes and hold 1,500 kPa for 30 minutes before the screed covers them.',
      },
      {
        title: 'Seal the membrane',
        text: 'Bond the collar of the box into the floor membrane and tile up to the lid.',
      },
      {
        title: 'Stand the column',
        text: 'Take the lid off, lay in the two seals, set the column upright and tighten its four bolts crosswise with 12 Nm.',
      },
      {
        title: 'Lower the cover',
        text: 'Slide the cover plate down over a bead of silicone that is open at the back.',
      },
    ],
    commissioning: [leakCheck, rinse, 'Push the column by hand at the top: it must not move.', handOver],
  }),
}

const COLUMN_MM = 40
const MIXER_Y = 690

/** Freestanding bath mixer on one column. */
function bathFiller(spec: BathFillerSpec): ProductModel {
  const model = assembly('floor')
  const square = spec.column === 'square'
  model.add('foot', 'finish', upright(slab(plateOutline(square ? 'soft-square' : 'round', 140, 140), 9, 2, 0.4)))
  const neck = square ? 28 : 26
  const columnTop = spec.spout === 'gooseneck' || spec.spout === 'square-neck' ? MIXER_Y + 70 : spec.heightMm
  const column = square
    ? upright(slab(rectangle(COLUMN_MM, COLUMN_MM, 4), columnTop - 6, 2))
    : cylinder(COLUMN_MM, columnTop - 6, 2)
  model.add('column', 'finish', column.translate(0, 6, 0))
  const outletY = addSpout(model, spec, neck, columnTop)
  addMixer(model, spec)
  if (spec.handShower) addHandShower(model)
  model.measure('spoutReach', [0, outletY, 0], [0, outletY, spec.spoutReachMm], 'z')
  model.measure('outletHeight', [0, 0, spec.spoutReachMm], [0, outletY, spec.spoutReachMm], 'y')
  model.measure('baseWidth', [-70, 0, 0], [70, 0, 0], 'x')
  model.pose({
    azimuth: -48,
    elevation: 8,
    fill: 0.86,
    focus: [0, MIXER_Y + (spec.heightMm - MIXER_Y) * 0.4, 40],
    zoom: 3,
  })
  return model.finish()
}

function addSpout(model: Assembly, spec: BathFillerSpec, neck: number, columnTop: number): number {
  const reach = spec.spoutReachMm
  const crown = spec.heightMm - neck / 2
  if (spec.spout === 'straight' || spec.spout === 'flat') {
    const startY = spec.heightMm - 24
    const form = spec.spout === 'flat' ? 'flat' : 'tube'
    const outletY = startY - (form === 'flat' ? 16 : 26)
    const water = spout({ form, startY, reachMm: reach, outletY, thicknessMm: form === 'flat' ? 30 : 28 })
    model.add('spout', 'finish', water.metal)
    model.add('aerator', 'plastic-grey', water.insert)
    return outletY
  }
  const bend = spec.spout === 'gooseneck' ? reach / 2 : neck * 0.7
  const outletY = spec.spout === 'gooseneck' ? crown - reach * 0.72 : crown - 54
  const line = bentLine([
    [0, columnTop - 4, 0],
    [0, crown, 0, bend],
    [0, crown, reach, bend],
    [0, outletY, reach],
  ])
  const section = spec.column === 'square' ? rectangle(neck, neck, 2) : circle(neck)
  model.add(
    'spout',
    'finish',
    sweep(line, section, { endEdgeMm: 0.5, bore: { wallMm: 2, depthMm: 2 }, up: [0, 0, -1] }),
  )
  model.add('aerator', 'plastic-grey', cylinder(neck - 5, 1.2).translate(0, outletY + 1.4, reach))
  return outletY
}

function addMixer(model: Assembly, spec: BathFillerSpec): void {
  const section = bodySection(spec.column === 'square' ? 'soft-square' : 'round', 40)
  const body = sheath(
    section,
    [
      [0, 0],
      [0, 46, 0.5],
      [-2, 46],
    ],
    'top',
  )
  model.add('mixer body', 'finish', body.translate(0, MIXER_Y, 0))
  model.add(
    'gap',
    'dark',
    sheath(section, [
      [-1.2, -0.5],
      [-1.2, 2],
    ]).translate(0, MIXER_Y, 46),
  )
  model.add('handle', 'finish', wallLever(spec.handle, section, 40, 74).translate(0, MIXER_Y, 47.1))
}

function addHandShower(model: Assembly): void {
  const x = -44
  model.add('cradle', 'finish', box(44, 14, 14, 2, 4).translate(-24, MIXER_Y - 2, 0))
  model.add(
    'cradle cup',
    'finish',
    lathe([
      [0, 0],
      [13, 0, 1],
      [14, 22, 1],
      [0, 22],
    ]).translate(x, MIXER_Y - 6, 0),
  )
  const shower = handShower('stick', 24)
  for (const [part, geometry] of Object.entries(shower.parts)) {
    model.add(
      `hand shower ${part}`,
      part === 'metal' ? 'finish' : part === 'face' ? 'spray' : 'rubber',
      geometry.translate(x, MIXER_Y - 28, 0),
    )
  }
  model.add(
    'hose outlet',
    'finish',
    outward(cylinder(22, 30, 1))
      .rotateY(-Math.PI / 2)
      .translate(-14, MIXER_Y - 120, 0),
  )
  model.add('hose nut', 'finish', hoseNut([x, MIXER_Y - 36, 0], [0, -1, 0], 13))
  model.add(
    'hose',
    'chrome',
    ribbedHose(
      [
        [x, MIXER_Y - 60, 0],
        [x - 8, MIXER_Y - 240, 14],
        [x - 22, MIXER_Y - 430, 30],
        [x - 62, MIXER_Y - 470, 34],
        [x - 74, MIXER_Y - 380, 24],
        [x - 40, MIXER_Y - 200, 6],
        [x - 14, MIXER_Y - 128, 0],
        [x + 2, MIXER_Y - 120, 0],
      ],
      13,
    ),
  )
}
