import type { BibTapSpec } from '#demo/families/tapware/bib-tap.ts'
import type { TapSetSpec } from '#demo/families/tapware/tap-set.ts'
import { WALL_MIXER_BODY_MM, type WallMixerSpec } from '#demo/families/tapware/wall-mixer.ts'
import { LINES } from '../lines/all.ts'
import { tapWords } from '../lines/line.ts'
import type { Option, ProductDraft } from '../model.ts'
import { FINISH_TRADE } from '../record/finish-trade.ts'
import { compose } from '../record/text.ts'
import { cartridgeOf, handleCode, SPARE } from '../spare-parts/codes.ts'
import { mixerAttributes, tapDraft, type TapRow } from '../tapware/tap.ts'

interface WallMixerRow extends TapRow {
  readonly model: string
  readonly spout: WallMixerSpec['spout']
  readonly handle: WallMixerSpec['handle']
  /** Distance from the wall. */
  readonly reachMm: number
}

// oxfmt-ignore
const WALL_MIXERS: readonly WallMixerRow[] = [
  { line: 'luna', code: '68196', price: 268, model: 'Wall Laundry Mixer', spout: 'arc', handle: 'loop', reachMm: 250, flow: 9, finishes: ['Chrome', 'Matte Black'] },
  { line: 'lianoTwo', code: '96399', price: 386, model: 'Wall Sink Mixer', spout: 'gooseneck', handle: 'pin', reachMm: 270, flow: 7.5 },
  { line: 'turoa', code: '02-2596', price: 368, model: 'Wall Sink Mixer', spout: 'gooseneck', handle: 'lever', reachMm: 266, flow: 7.5, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'] },
  { line: 'jovian', code: '6180.96', price: 214, model: 'Wall Laundry Mixer', spout: 'tube', handle: 'lever', reachMm: 240, flow: 9, finishes: ['Chrome'] },
]

interface LaundrySetRow extends TapRow {
  readonly mount: TapSetSpec['mount']
  readonly reachMm: number
}

// oxfmt-ignore
const LAUNDRY_SETS: readonly LaundrySetRow[] = [
  { line: 'basis', code: 'ST2084', price: 134, mount: 'wall', reachMm: 180, flow: 9 },
  { line: 'villa', code: '6120.86', price: 468, mount: 'hob', reachMm: 200, flow: 9, finishes: ['Chrome', 'Brushed Nickel'] },
]

interface BibRow extends TapRow {
  readonly name: string
  /** A bib tap is a hose tap across the Tasman. */
  readonly nameInNz?: string
  readonly form: BibTapSpec['form']
  readonly handle: BibTapSpec['handle']
  readonly projectionMm: number
  readonly sides?: true
}

// oxfmt-ignore
const BIB_TAPS: readonly BibRow[] = [
  { line: 'jovian', code: '6190.10', price: 42, name: 'Dorf Garden Bib Tap', nameInNz: 'Dorf Garden Hose Tap', form: 'hose', handle: 'tee', projectionMm: 78, finishes: ['Chrome', 'Raw Brass'] },
  { line: 'jovian', code: '6190.12', price: 58, name: 'Dorf Lockable Bib Tap', nameInNz: 'Dorf Lockable Hose Tap', form: 'hose', handle: 'square', projectionMm: 80, finishes: ['Chrome', 'Raw Brass'] },
  { line: 'villa', code: '6120.10', price: 124, name: 'Dorf Villa Bib Tap', nameInNz: 'Dorf Villa Hose Tap', form: 'hose', handle: 'cross', projectionMm: 92, finishes: ['Chrome', 'Polished Brass', 'Brushed Bronze'] },
  { line: 'basis', code: 'ST2090', price: 34, name: 'Stylus Basis Washing Machine Tap', form: 'washing-machine', handle: 'capstan', projectionMm: 74, sides: true },
  { line: 'luna', code: '68198', price: 62, name: 'Luna Washing Machine Tap', form: 'washing-machine', handle: 'lever', projectionMm: 76, sides: true, finishes: ['Chrome', 'Matte Black'] },
  { line: 'jovian', code: '6190.20', price: 74, name: 'Dorf Swivel Laundry Arm', form: 'swivel', handle: 'capstan', projectionMm: 175, sides: true, finishes: ['Chrome'] },
]

export function laundryTaps(): ProductDraft[] {
  return [...WALL_MIXERS.map(toWallMixer), ...LAUNDRY_SETS.map(toLaundrySet)]
}

function toWallMixer(row: WallMixerRow): ProductDraft {
  const line = LINES[row.line]
  const spec: WallMixerSpec = {
    family: 'wall-mixer',
    body: line.form.column,
    spout: row.spout,
    handle: row.handle,
    centresMm: 150,
    spoutReachMm: row.reachMm - WALL_MIXER_BODY_MM,
  }
  const draft = tapDraft(row, {
    name: `${line.title} ${row.model}`,
    at: ['kitchen-laundry/laundry-taps'],
    spec,
    description: compose(
      row.code,
      tapWords(line),
      [
        `It goes on two outlets at 150 mm centres and replaces a pair of wall taps without opening the tiles; the spout reaches ${row.reachMm} mm.`,
        `The swivel spout reaches ${row.reachMm} mm and serves two bowls; offset unions take up 130 to 170 mm centres.`,
      ],
      ['The lever points down when it is closed.', ''],
    ),
    bullets: ['Inlets 150 mm apart, ±20 mm', `Swivel spout, reach ${row.reachMm} mm`, 'Ceramic disc cartridge'],
    attributes: { ...mixerAttributes(line), 'inlet-type': '2 x ½" BSP, 150 mm centres', 'outlet-type': 'Aerator' },
  })
  return { ...draft, spares: ({ finish }) => [cartridgeOf(line).code, ...handleCode(row.line, line, finish)] }
}

function toLaundrySet(row: LaundrySetRow): ProductDraft {
  const line = LINES[row.line]
  const spec: TapSetSpec = {
    family: 'tap-set',
    mount: row.mount,
    handle: line.form.tapHandle,
    spout: row.mount === 'hob' ? 'gooseneck' : 'tube',
    flange: line.form.plate,
    centresMm: 200,
    spoutReachMm: row.reachMm,
    heightMm: 280,
    flangeWidthMm: 52,
  }
  const draft = tapDraft(row, {
    name: `${line.title} ${row.mount === 'wall' ? 'Wall Laundry Set' : 'Sink Set'}`,
    at: ['kitchen-laundry/laundry-taps'],
    spec,
    description: compose(
      row.code,
      tapWords(line),
      [`Hot, cold and a swivel spout with ${row.reachMm} mm of reach.`],
      ['Buttons are marked by colour and letter.', ''],
    ),
    bullets: [`Swivel spout, reach ${row.reachMm} mm`, 'Hot and cold handles', 'Flanges included'],
    attributes: {
      'cartridge-type': 'Quarter-turn ceramic disc',
      'working-pressure': '150–500 kPa',
      'inlet-type': '½" BSP',
      'outlet-type': 'Aerator',
    },
  })
  return { ...draft, spares: () => [SPARE.spindleQuarterTurn, SPARE.tapWashers] }
}

export function bibTaps(): ProductDraft[] {
  return BIB_TAPS.map(toBibTap)
}

function toBibTap(row: BibRow): ProductDraft {
  const line = LINES[row.line]
  const spec = (indicator: BibTapSpec['indicator']): BibTapSpec => ({
    family: 'bib-tap',
    form: row.form,
    handle: row.handle,
    projectionMm: row.projectionMm,
    indicator,
  })
  const draft = tapDraft(row, {
    name: row.name,
    at: ['kitchen-laundry/bib-taps'],
    spec: spec('none'),
    description: compose(
      row.code,
      {
        hose: [
          'For the garden wall: ¾" thread for a hose fitting, ½" thread into the elbow.',
          'Cast body, jumper valve and a thread that takes any click fitting.',
        ],
        'washing-machine': [
          'A right-angled body keeps the hose close to the wall behind the machine.',
          'Quarter-turn discs make it easy to shut the machine off after every wash.',
        ],
        swivel: [`The arm swings ${row.projectionMm} mm over the tub and folds back to the wall.`],
      }[row.form],
      [
        row.handle === 'square'
          ? 'The loose key keeps strangers from the water.'
          : row.handle === 'cross'
            ? 'Cross handle and turned flange are those of the indoor series.'
            : `It stands ${row.projectionMm} mm clear of the wall.`,
      ],
      row.form === 'hose'
        ? [
            'Fit a vacuum breaker where the hose can reach a pool or a trough, as AS/NZS 3500.1 asks.',
            'It takes a 13 mm washer like every jumper valve tap.',
          ]
        : ['Hot and cold are ordered one by one.'],
    ),
    bullets: [
      `Projection ${row.projectionMm} mm`,
      row.form === 'hose' ? 'Hose thread ¾" BSP' : 'Outlet ¾" BSP',
      row.handle === 'square' ? 'Loose key included' : 'Fixed handle',
    ],
    attributes: {
      'cartridge-type': row.form === 'hose' ? 'Jumper valve' : 'Quarter-turn ceramic disc',
      'inlet-type': '½" BSP male',
      'outlet-type': '¾" BSP hose thread',
      'working-pressure': '50–1,000 kPa',
    },
  })
  const finishes = row.finishes ?? line.finishes
  const option = (side: BibTapSpec['indicator'], finish: (typeof finishes)[number]): Option => ({
    suffix: `${side === 'hot' ? 'H' : ''}${FINISH_TRADE[finish].suffix}`,
    finish,
    label: line.brand === 'Stylus' ? null : side === 'none' ? finish : `${side === 'hot' ? 'Hot' : 'Cold'}, ${finish}`,
    priceFactor: FINISH_TRADE[finish].priceFactor,
    spec: spec(side),
  })
  return {
    ...draft,
    ...(row.nameInNz ? { name: { au: row.name, nz: row.nameInNz } } : {}),
    options: (row.sides ? (['cold', 'hot'] as const) : (['none'] as const)).flatMap((side) =>
      finishes.map((finish) => option(side, finish)),
    ),
    spares: () => (row.form === 'hose' ? [SPARE.spindleJumper, SPARE.tapWashers] : [SPARE.spindleQuarterTurn]),
  }
}
