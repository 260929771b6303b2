import type { PillarTapSpec } from '#demo/families/tapware/pillar-tap.ts'
import type { TapSetSpec } from '#demo/families/tapware/tap-set.ts'
import type { WallTopsSpec } from '#demo/families/tapware/wall-tops.ts'
import { LINES } from '../lines/all.ts'
import { tapWords } from '../lines/line.ts'
import type { Option, ProductDraft } from '../model.ts'
import { inFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'
import { aeratorCode, SPARE } from '../spare-parts/codes.ts'
import { MAINS_PRESSURE, tapDraft, type TapRow } from './tap.ts'

const QUARTER_TURN = {
  'cartridge-type': 'Quarter-turn ceramic disc',
  'working-pressure': MAINS_PRESSURE,
  'maximum-temperature': '80 °C',
}
const JUMPER = { 'cartridge-type': 'Jumper valve', 'working-pressure': MAINS_PRESSURE, 'maximum-temperature': '80 °C' }

interface SetRow extends TapRow {
  readonly use: 'basin' | 'bath' | 'laundry'
  readonly mount: TapSetSpec['mount']
  readonly reachMm: number
  readonly heightMm?: number
  readonly jumper?: true
}

// oxfmt-ignore
const SETS: readonly SetRow[] = [
  { line: 'villa', code: '6120.80', price: 486, use: 'basin', mount: 'hob', reachMm: 128, heightMm: 214, flow: 5 },
  { line: 'villa', code: '6120.82', price: 512, use: 'bath', mount: 'wall', reachMm: 190 },
  { line: 'villa', code: '6120.84', price: 498, use: 'basin', mount: 'wall', reachMm: 170, flow: 5 },
  { line: 'lianoTwo', code: '96380', price: 568, use: 'basin', mount: 'hob', reachMm: 132, heightMm: 178, flow: 4.5 },
  { line: 'lianoTwo', code: '96382', price: 592, use: 'bath', mount: 'wall', reachMm: 200 },
  { line: 'urbaneTwo', code: '99680', price: 548, use: 'basin', mount: 'hob', reachMm: 130, heightMm: 148, flow: 4.5 },
  { line: 'turoa', code: '02-2580', price: 542, use: 'basin', mount: 'hob', reachMm: 136, heightMm: 232, flow: 4.5 },
  { line: 'luna', code: '68180', price: 268, use: 'basin', mount: 'hob', reachMm: 118, heightMm: 132, flow: 5, finishes: ['Chrome', 'Matte Black'] },
  { line: 'basis', code: 'ST2080', price: 148, use: 'basin', mount: 'hob', reachMm: 110, heightMm: 120, flow: 5, jumper: true },
  { line: 'basis', code: 'ST2082', price: 152, use: 'bath', mount: 'wall', reachMm: 160, jumper: true },
]

interface TopsRow extends TapRow {
  readonly jumper?: true
}

const TOPS: readonly TopsRow[] = [
  { line: 'villa', code: '6120.90', price: 248 },
  { line: 'lianoTwo', code: '96386', price: 264 },
  { line: 'lianoNexus', code: '97186', price: 312 },
  { line: 'urbaneTwo', code: '99686', price: 258 },
  { line: 'conturaTwo', code: '95686', price: 262 },
  { line: 'krome', code: '02-2286', price: 148 },
  { line: 'turoa', code: '02-2586', price: 236 },
  { line: 'basis', code: 'ST2086', price: 84, jumper: true },
]

interface PillarRow extends TapRow {
  readonly heightMm: number
  readonly reachMm: number
  readonly jumper?: true
}

// oxfmt-ignore
const PILLARS: readonly PillarRow[] = [
  { line: 'villa', code: '6120.30', price: 196, heightMm: 118, reachMm: 96, flow: 5 },
  { line: 'civic', code: '72130', price: 154, heightMm: 106, reachMm: 88, flow: 4.5, finishes: ['Chrome'], note: 'The capstan stops positively and cannot be overtightened.' },
  { line: 'basis', code: 'ST2030', price: 68, heightMm: 98, reachMm: 82, flow: 6, jumper: true },
  { line: 'luna', code: '68130', price: 112, heightMm: 104, reachMm: 88, flow: 5, finishes: ['Chrome', 'Matte Black'] },
  { line: 'jovian', code: '6180.30', price: 92, heightMm: 110, reachMm: 90, flow: 6, finishes: ['Chrome'] },
]

/** Hot tap, spout and cold tap sold as one set. */
export function tapSets(): ProductDraft[] {
  return SETS.map(toTapSet)
}

function toTapSet(row: SetRow): ProductDraft {
  const line = LINES[row.line]
  const spec: TapSetSpec = {
    family: 'tap-set',
    mount: row.mount,
    handle: line.form.tapHandle,
    spout: row.mount === 'hob' && line.form.spout !== 'cascade' ? line.form.spout : line.form.wallSpout,
    flange: line.form.plate,
    centresMm: row.mount === 'hob' ? 200 : 220,
    spoutReachMm: row.reachMm,
    heightMm: row.heightMm ?? 120,
    flangeWidthMm: 54,
  }
  const draft = tapDraft(row, {
    name: `${line.title} ${row.mount === 'wall' ? 'Wall ' : ''}${row.use === 'basin' ? 'Basin Set' : 'Bath Set'}`,
    at: ['tapware/tap-sets'],
    spec,
    description: compose(
      row.code,
      tapWords(line),
      [
        `Hot and cold are 200 mm apart on the hob, with ${row.reachMm} mm of reach between them.`,
        `The set is three pieces on ${spec.centresMm} mm centres; the spout reaches ${row.reachMm} mm.`,
        `Centres are ${spec.centresMm} mm and can be opened to 300 mm where the rough-in is already there.`,
      ],
      [
        row.jumper
          ? 'Jumper valves are used, so that any plumber can re-washer it.'
          : 'A quarter turn opens each tap fully, and the handles stop in line with the spout.',
        'Hot is on the left, as AS/NZS 3500.4 wants it.',
        '',
      ],
    ),
    bullets: [
      row.jumper ? 'Jumper valves with 13 mm washers' : 'Quarter-turn ceramic discs',
      `Spout reach ${row.reachMm} mm`,
      'Hot and cold buttons included',
    ],
    attributes: {
      ...(row.jumper ? JUMPER : QUARTER_TURN),
      'inlet-type': '½" BSP',
      'outlet-type': row.use === 'basin' ? 'Aerator' : 'Open flow',
    },
  })
  return {
    ...draft,
    spares: ({ finish }) => [...valveSpares(row), ...(row.use === 'basin' ? [aeratorCode(line, finish)] : [])],
  }
}

/** Pairs of wall tops, for outlets that are already there. */
export function wallTops(): ProductDraft[] {
  return TOPS.map(toWallTop)
}

function toWallTop(row: TopsRow): ProductDraft {
  const line = LINES[row.line]
  const spec: WallTopsSpec = {
    family: 'wall-tops',
    handle: line.form.tapHandle,
    flange: line.form.plate,
    flangeWidthMm: 56,
    centresMm: 180,
  }
  const draft = tapDraft(row, {
    name: `${line.title} Wall Top Assemblies (Pair)`,
    at: ['tapware/wall-top-assemblies', 'tapware/tap-sets'],
    spec,
    description: compose(
      row.code,
      tapWords(line),
      [
        'Handles, flanges and spindles for one hot and one cold tap, to go on standard half-inch breeching.',
        'The pair renews a wall without opening it: it fits any breeching piece to AS/NZS 3718 with 20 to 75 mm of tile cover.',
        'The spindles extend to 75 mm, enough for a second layer of tiles.',
      ],
      [
        row.jumper
          ? 'Jumper valves are included.'
          : 'Ceramic discs replace the jumper valve and seat; reseating is not needed.',
        '',
      ],
    ),
    bullets: [
      'One hot and one cold',
      row.jumper ? 'Jumper valves' : 'Quarter-turn ceramic discs',
      'Tile cover 20 to 75 mm',
    ],
    attributes: { ...(row.jumper ? JUMPER : QUARTER_TURN), 'inlet-type': '½" breeching piece' },
  })
  return { ...draft, spares: () => valveSpares(row) }
}

/** Single taps, hot or cold. */
export function pillarTaps(): ProductDraft[] {
  return PILLARS.map(toPillarTap)
}

function toPillarTap(row: PillarRow): ProductDraft {
  const line = LINES[row.line]
  const spec = (indicator: PillarTapSpec['indicator']): PillarTapSpec => ({
    family: 'pillar-tap',
    handle: line.form.tapHandle,
    spout: line.form.spout === 'arc' ? 'arc' : 'taper',
    body: line.form.body,
    heightMm: row.heightMm,
    spoutReachMm: row.reachMm,
    indicator,
  })
  const draft = tapDraft(row, {
    name: `${line.title} Pillar Tap`,
    at: ['tapware/pillar-taps'],
    spec: spec('cold'),
    description: compose(
      row.code,
      tapWords(line),
      [
        `A single tap for hot or cold, ${row.heightMm} mm high with ${row.reachMm} mm of reach.`,
        `It reaches ${row.reachMm} mm and is ordered as hot or as cold.`,
      ],
      [row.jumper ? 'A jumper valve shuts it off.' : 'A quarter-turn ceramic disc shuts it off.'],
    ),
    bullets: [
      'Sold singly',
      row.jumper ? 'Jumper valve' : 'Quarter-turn ceramic disc',
      'Back nut and fibre washer included',
    ],
    attributes: { ...(row.jumper ? JUMPER : QUARTER_TURN), 'inlet-type': '½" BSP male', 'outlet-type': 'Aerator' },
  })
  const options = (['cold', 'hot'] as const).flatMap((side) => {
    const plain = inFinishes(line, row.finishes ?? line.finishes, spec(side))
    return plain.map((option) => toSide(option, side))
  })
  return { ...draft, options, spares: () => valveSpares(row) }
}

function toSide(option: Option, side: PillarTapSpec['indicator']): Option {
  const name = side === 'hot' ? 'Hot' : 'Cold'
  return {
    ...option,
    suffix: `${side === 'hot' ? 'H' : ''}${option.suffix}`,
    label: option.label && `${name}, ${option.label}`,
  }
}

function valveSpares({ jumper }: { readonly jumper?: true }): string[] {
  return jumper ? [SPARE.spindleJumper, SPARE.tapWashers] : [SPARE.spindleQuarterTurn]
}
