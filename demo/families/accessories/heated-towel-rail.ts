import { assembly, type Assembly, type ProductModel } from '../../models/assembly.ts'
import { wallFlange } from '../../models/fittings/flange.ts'
import { barSection } from '../../models/fittings/rail.ts'
import type { BarForm } from '../../models/forms.ts'
import { cylinder } from '../../models/geometry/lathe.ts'
import { outward } from '../../models/geometry/placing.ts'
import { bentLine, sweep } from '../../models/geometry/sweep.ts'
import { handOver, pair, WET_AREA_RULES } from '../../sheets/guide/guide.ts'
import { accessoryTools, drillHoles, fixBrackets, markHoles } from '../../sheets/guide/kinds/accessories.ts'
import { HEATED } from '../../sheets/manual/manuals.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms, onWall } from '../measures.ts'
import { cycled, METALS } from '../samples.ts'
import { addBar } from './towel-rail.ts'

/** Ladder rail, heated or not. */
export type HeatedTowelRailSpec = {
  family: 'heated-towel-rail'
  bar: BarForm
  /** 300-900. */
  widthMm: number
  /** 400-1300. */
  heightMm: number
  /** 3-16. */
  bars: number
  spacing: 'even' | 'grouped'
  /** `vertical` is a set of upright bars with one wall bracket each end. */
  form: 'ladder' | 'vertical'
}

export const HEATED_TOWEL_RAIL: ModelFamily<HeatedTowelRailSpec> = {
  name: 'heated-towel-rail',
  build: heatedTowelRail,
  limits: { widthMm: [300, 900], heightMm: [400, 1300], bars: [3, 16] },
  samples: {
    finishes: METALS,
    specs: (['round', 'square', 'flat', 'oval', 'round'] as const).map((bar, index) => ({
      family: 'heated-towel-rail',
      bar,
      widthMm: cycled([600, 530, 600, 450, 300], index),
      heightMm: cycled([800, 1000, 700, 900, 1200], index),
      bars: cycled([8, 10, 7, 9, 3], index),
      spacing: cycled(['even', 'grouped'] as const, index),
      form: index === 4 ? 'vertical' : 'ladder',
    })),
  },
  overall: ({ widthMm, heightMm }) => ({ width: widthMm, height: heightMm }),
  pieces: ({ form, bars }) => (form === 'vertical' ? bars : 1),
  views: ['front', 'side'],
  measures: (spec, { width, height, depth }) => ({
    width,
    height,
    depth,
    'net-weight': kilograms(1.2 + spec.bars * spec.widthMm * 0.0007 + spec.heightMm * 0.0014),
    ...onWall,
  }),
  stuff: 'stainless',
  isUnlicensed: true,
  standard: ['AS/NZS 60335.2.43', 'Safety of clothes dryers and towel rails'],
  manual: HEATED,
  guide: (spec) => ({
    tools: accessoryTools,
    needed: ['Supply by a licensed electrician, through a 30 mA RCD', 'Timer or switch outside the zones', 'Blocking'],
    before: [
      ...WET_AREA_RULES,
      'Electrical work is done by a licensed electrician to AS/NZS 3000. The rail is placed in zone 3 or beyond, at least 600 mm from bath and shower.',
    ],
    setOut: [
      pair('Width x height', `${spec.widthMm} x ${spec.heightMm} mm`),
      pair('Lowest bar', 'At least 600 mm above the floor where small children live'),
      pair('Cable', '240 V, 50 Hz, at the lower foot, left or right'),
      pair('Above and beside', 'At least 100 mm free'),
    ],
    steps: [
      {
        title: 'Lead the cable',
        text: 'The electrician leads the cable to the lower foot, 30 mm of it free in the wall box.',
      },
      markHoles,
      drillHoles,
      fixBrackets('Screw 5 x 60'),
      {
        title: 'Connect',
        text: 'Push the rail onto its feet, join the cable in the foot (brown, blue, green-yellow), close the cover.',
      },
      { title: 'Tighten', text: 'Set all feet to the same distance from the wall and tighten the grub screws.' },
    ],
    commissioning: [
      'Switch on: after twenty minutes all bars are warm to the touch.',
      'The electrician tests the earth and hands over the certificate.',
      handOver,
    ],
  }),
}

/** Ladder of bars between two uprights, or a set of uprights. y = 0 at the foot. */
function heatedTowelRail(spec: HeatedTowelRailSpec): ProductModel {
  const model = assembly('wall')
  return spec.form === 'vertical' ? verticalRails(model, spec) : ladder(model, spec)
}

const RAIL_Z = 92

function ladder(model: Assembly, spec: HeatedTowelRailSpec): ProductModel {
  const { widthMm, heightMm, bars } = spec
  const upright = 28
  const x = widthMm / 2 - 22
  for (const side of [-x, x]) {
    const line = bentLine([
      [side, 0, RAIL_Z],
      [side, heightMm, RAIL_Z],
    ])
    model.add(
      'upright',
      'finish',
      sweep(line, barSection(spec.bar === 'flat' ? 'square' : spec.bar, upright), {
        startEdgeMm: 2,
        endEdgeMm: 2,
        up: [0, 0, -1],
      }),
    )
    for (const y of [heightMm * 0.07, heightMm * 0.93]) {
      model.add('bracket', 'finish', outward(cylinder(19, RAIL_Z - 6, 0.6)).translate(side, y, 4))
      model.add(
        'flange',
        'finish',
        wallFlange(spec.bar === 'round' || spec.bar === 'oval' ? 'round' : 'soft-square', 44, 7).translate(side, y, 0),
      )
    }
  }
  for (const y of barHeights(spec))
    addBar(model, spec.bar, spec.bar === 'flat' ? 22 : 19, x, y, RAIL_Z + (spec.bar === 'flat' ? 10 : 0))
  model.measure('width', [-widthMm / 2, 0, RAIL_Z], [widthMm / 2, 0, RAIL_Z], 'x')
  model.measure('centres', [-x, heightMm * 0.07, 0], [x, heightMm * 0.07, 0], 'x')
  model.measure(
    'bars',
    [0, barHeights({ ...spec, bars })[0] ?? 0, RAIL_Z],
    [0, barHeights(spec).at(-1) ?? 0, RAIL_Z],
    'y',
  )
  model.pose({ azimuth: -32, elevation: 8, fill: 0.76 })
  return model.finish()
}

function barHeights({ bars, heightMm, spacing }: HeatedTowelRailSpec): number[] {
  const low = heightMm * 0.06 + 18
  const high = heightMm - low
  if (spacing === 'even' || bars < 5)
    return Array.from({ length: bars }, (_, index) =>
      bars === 1 ? (low + high) / 2 : low + ((high - low) * index) / (bars - 1),
    )
  const first = Math.ceil(bars * 0.6)
  const gap = (high - low) / (bars + 1.5)
  return Array.from({ length: bars }, (_, index) => low + gap * (index < first ? index : index + 2.5))
}

function verticalRails(model: Assembly, spec: HeatedTowelRailSpec): ProductModel {
  const { widthMm, heightMm, bars } = spec
  const gap = bars > 1 ? (widthMm - 46) / (bars - 1) : 0
  for (let index = 0; index < bars; index++) {
    const x = (index - (bars - 1) / 2) * gap
    const line = bentLine([
      [x, 0, RAIL_Z],
      [x, heightMm, RAIL_Z],
    ])
    model.add('rail', 'finish', sweep(line, barSection(spec.bar, 34), { startEdgeMm: 2, endEdgeMm: 2, up: [0, 0, -1] }))
    for (const y of [heightMm * 0.08, heightMm * 0.92]) {
      model.add('bracket', 'finish', outward(cylinder(20, RAIL_Z - 6, 0.6)).translate(x, y, 4))
      model.add(
        'flange',
        'finish',
        wallFlange(spec.bar === 'round' || spec.bar === 'oval' ? 'round' : 'soft-square', 46, 7).translate(x, y, 0),
      )
    }
    for (const share of [0.34, 0.62, 0.9])
      model.add('peg', 'finish', outward(cylinder(16, 46, 2)).translate(x, heightMm * share, RAIL_Z + 12))
  }
  model.pose({ azimuth: -34, elevation: 6, fill: 0.8 })
  return model.finish()
}
