import type { BidetSpec } from '#demo/families/toilets/bidet.ts'
import type { UrinalSpec } from '#demo/families/toilets/urinal.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { FeedAttributes } from '../attributes.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { ProductDraft } from '../model.ts'
import { inFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'
import { starsOf, type Wels } from '../record/wels.ts'
import { SPARE } from '../spare-parts/codes.ts'
import { SUITES } from './suite-rows.ts'
import { toiletSuites } from './suites.ts'

interface PanRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  /** The suite it is the pan of; it is pictured in it. */
  readonly suite: string
  readonly colours?: readonly FinishName[]
}

// oxfmt-ignore
const PANS: readonly PanRow[] = [
  { line: 'urbaneTwo', code: '746300', name: 'Urbane II Cleanflush Wall Faced Pan', price: 524, suite: '746100', colours: ['White', 'Matte White', 'Matte Black'] },
  { line: 'lianoTwo', code: '746310', name: 'Liano II Cleanflush Wall Faced Pan', price: 546, suite: '746110', colours: ['White', 'Matte White'] },
  { line: 'conturaTwo', code: '746320', name: 'Contura II Cleanflush Wall Faced Pan', price: 552, suite: '746120', colours: ['White', 'Matte White', 'Matte Clay'] },
  { line: 'luna', code: '746330', name: 'Luna Cleanflush Wall Faced Pan', price: 368, suite: '746130' },
  { line: 'urbaneTwo', code: '746350', name: 'Urbane II Cleanflush Invisi Pan', price: 586, suite: '746150', colours: ['White', 'Matte White'] },
  { line: 'lianoTwo', code: '746360', name: 'Liano II Cleanflush Invisi Pan', price: 598, suite: '746160', colours: ['White', 'Matte White'] },
  { line: 'civic', code: '746370', name: 'Civic Cleanflush Invisi Pan', price: 492, suite: '746212' },
  { line: 'urbaneTwo', code: '746400', name: 'Urbane II Cleanflush Wall Hung Pan', price: 568, suite: '746200', colours: ['White', 'Matte White', 'Matte Black'] },
  { line: 'lianoTwo', code: '746410', name: 'Liano II Cleanflush Wall Hung Pan', price: 584, suite: '746202', colours: ['White', 'Matte White'] },
]

/** Pans on their own, for the cistern and seat that a project chooses. */
export function toiletPans(): ProductDraft[] {
  const suites = new Map(toiletSuites().map((suite) => [suite.code, suite]))
  return PANS.map((row) => toPan(row, suites.get(row.suite)))
}

function toPan(row: PanRow, suite: ProductDraft | undefined): ProductDraft {
  const spec = suite?.options[0]?.spec
  const suiteRow = SUITES.find(({ code }) => code === row.suite)
  if (!spec || !suiteRow) throw new Error(`${row.code} names no suite`)
  const line = LINES[row.line]
  return {
    code: row.code,
    name: row.name,
    line,
    at: [
      'sanitaryware/toilet-pans',
      ...(suiteRow.style === 'wall-hung' ? (['sanitaryware/wall-hung-toilets'] as const) : []),
    ],
    price: row.price,
    description: compose(
      row.code,
      line.ceramics,
      ['Pictured as part of its suite; seat, cistern and plate are ordered separately.'],
      [
        `The pan projects ${suiteRow.depthMm} mm and takes every 4.5/3 litre cistern of the brand.`,
        'Floor and wall fixings are included.',
      ],
    ),
    bullets: ['Pan only', 'Rimless Cleanflush bowl', `Projection ${suiteRow.depthMm} mm`],
    options: inFinishes(line, row.colours ?? ['White'], spec),
    views: ['hero', 'front'],
    attributes: {
      'clean-flush': true,
      'trap-type': 'S & P trap',
      'set-out': suiteRow.style === 'wall-hung' ? '225 mm from floor (P trap)' : '90–280 mm (S trap), 185 mm (P trap)',
      'outlet-type': '100 mm DWV',
    },
    spares: () => [SPARE.panBolts],
  }
}

interface BidetRow {
  readonly line: LineId
  readonly code: string
  readonly price: number
  readonly style: BidetSpec['style']
  readonly depthMm: number
  readonly heightMm: number
}

// oxfmt-ignore
const BIDETS: readonly BidetRow[] = [
  { line: 'urbaneTwo', code: '746510', price: 684, style: 'wall-hung', depthMm: 540, heightMm: 320 },
  { line: 'urbaneTwo', code: '746512', price: 642, style: 'back-to-wall', depthMm: 560, heightMm: 405 },
  { line: 'lianoTwo', code: '746514', price: 658, style: 'back-to-wall', depthMm: 556, heightMm: 400 },
  { line: 'conturaTwo', code: '746516', price: 696, style: 'wall-hung', depthMm: 546, heightMm: 325 },
]

export function bidets(): ProductDraft[] {
  return BIDETS.map(toBidet)
}

function toBidet(row: BidetRow): ProductDraft {
  const line = LINES[row.line]
  const spec: BidetSpec = {
    family: 'bidet',
    style: row.style,
    design: line.form.pan,
    widthMm: line.form.pan === 'square' ? 358 : 364,
    depthMm: row.depthMm,
    heightMm: row.heightMm,
  }
  return {
    code: row.code,
    name: `${line.title} ${row.style === 'wall-hung' ? 'Wall Hung' : 'Back to Wall'} Bidet`,
    line,
    at: ['sanitaryware/bidets'],
    price: row.price,
    description: compose(
      row.code,
      line.ceramics,
      [
        `It matches the pan of the collection in width and height and projects ${row.depthMm} mm.`,
        'The one tap hole takes any basin mixer with a swivel aerator.',
      ],
      ['The over-rim supply keeps it clear of backflow rules for submerged inlets.', ''],
    ),
    bullets: ['One tap hole', 'Overflow', 'Concealed fixings'],
    options: inFinishes(line, ['White', 'Matte White'], spec),
    views: ['hero', 'front'],
    attributes: { overflow: 'With overflow', 'outlet-type': '32 mm waste' },
  }
}

interface UrinalRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: UrinalSpec['form']
  readonly sizesMm: readonly (readonly [number, number, number])[]
  readonly litres: number
  readonly smartDemand?: true
  readonly types?: readonly string[]
  readonly cleanflush?: true
  readonly more?: FeedAttributes
}

// oxfmt-ignore
const URINALS: readonly UrinalRow[] = [
  { line: 'plain', code: '678100', name: 'Cube Cleanflush Urinal', price: 742, form: 'square', sizesMm: [[322, 560, 330]], litres: 0.8, smartDemand: true, types: ['Cube urinals', 'Touchless'], cleanflush: true, more: { 'touchless-smart': true } },
  { line: 'plain', code: '678102', name: 'Cube Cleanflush Urinal, Smart Command', price: 1168, form: 'square', sizesMm: [[322, 560, 330]], litres: 0.8, smartDemand: true, types: ['Cube urinals', 'Touchless', 'Smart Command'], cleanflush: true, more: { 'touchless-smart': true, 'smart-command': true } },
  { line: 'plain', code: '678104', name: 'Cube Cleanflush Urinal, Top Inlet', price: 618, form: 'square', sizesMm: [[322, 560, 330]], litres: 1.4, types: ['Cube urinals'], cleanflush: true },
  { line: 'civic', code: '678110', name: 'Civic Slim Urinal', price: 486, form: 'slim', sizesMm: [[300, 610, 310]], litres: 1.5 },
  { line: 'lianoTwo', code: '678112', name: 'Liano II Round Urinal', price: 588, form: 'round', sizesMm: [[340, 540, 330]], litres: 1 },
  { line: 'civic', code: '678120', name: 'Civic Stainless Steel Wall Urinal', price: 1246, form: 'trough', sizesMm: [[1200, 500, 320], [1800, 500, 320], [2400, 500, 320]], litres: 2 },
]

export function urinals(): ProductDraft[] {
  return URINALS.map(toUrinal)
}

function toUrinal(row: UrinalRow): ProductDraft {
  const line = LINES[row.line]
  const wels: Wels = { device: 'urinal', litres: row.litres, smartDemand: row.smartDemand ?? false }
  const isTrough = row.form === 'trough'
  const options = row.sizesMm.map(([widthMm, heightMm, depthMm], index) => ({
    suffix: isTrough ? `.${widthMm / 100}` : 'W',
    finish: isTrough ? ('Stainless Steel' as const) : ('White' as const),
    ...(row.sizesMm.length > 1 ? { size: `${widthMm} mm` } : {}),
    label: row.sizesMm.length > 1 ? `${widthMm} mm` : 'White',
    priceFactor: 1 + index * 0.42,
    spec: { family: 'urinal', form: row.form, widthMm, heightMm, depthMm } satisfies UrinalSpec,
  }))
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['sanitaryware/urinals'],
    ...(row.types ? { types: row.types } : {}),
    price: row.price,
    description: compose(
      row.code,
      isTrough ? ['Folded from 1.2 mm stainless steel, with welded and ground corners.'] : line.ceramics,
      row.smartDemand
        ? [`The sensor is behind the ceramic, out of sight and out of reach; it flushes ${row.litres} litres per use.`]
        : [`A flush takes ${row.litres} litres ${isTrough ? 'per 600 mm of width' : 'per stall'}.`],
      row.more?.['smart-command'] ? ['Flushes are counted and reported over Smart Command.'] : [''],
      [
        'Set the lip 600 mm above the floor, or 500 mm for boys.',
        'The dome grate and trap lift out from the front.',
        'A sparge pipe or a spreader is included.',
      ],
    ),
    bullets: [
      `${starsOf(wels)} star WELS rating, ${row.litres} L`,
      row.smartDemand ? 'Sensor flush with hygiene programme' : 'For manual or timed flush',
      isTrough ? 'One place per 600 mm' : '40 mm outlet, P or S',
    ],
    options,
    views: ['hero', 'front'],
    wels,
    sectors: [103, 104, 105, 107, 108],
    attributes: {
      'clean-flush': row.cleanflush ?? false,
      'inlet-type': row.smartDemand ? 'Back entry, ½" BSP' : 'Top entry, ½" BSP',
      'outlet-type': isTrough ? '65 mm waste' : '40 mm waste',
      ...(isTrough ? { 'item-material': '316 stainless steel', 'coating-method': 'Uncoated' } : {}),
      ...row.more,
    },
    spares: () => (row.smartDemand ? [SPARE.sensorBattery] : [SPARE.outletSingle]),
  }
}
