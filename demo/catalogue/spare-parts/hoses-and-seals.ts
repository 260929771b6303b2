import type { HoseSpec } from '#demo/families/spares/hose.ts'
import type { SealKitSpec } from '#demo/families/spares/seal-kit.ts'
import type { SpindleSpec } from '#demo/families/spares/spindle.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { Option, ProductDraft } from '../model.ts'
import { inOneKind } from '../record/options.ts'
import { compose } from '../record/text.ts'

interface HoseRow {
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: HoseSpec['form']
  /** Length in millimetres and what stands for it in the code. */
  readonly lengths: readonly (readonly [number, string])[]
  readonly thread: string
  readonly note: string
}

// oxfmt-ignore
const HOSES: readonly HoseRow[] = [
  { code: '6874', name: 'Flexible Connection Hose', price: 16, form: 'braided', lengths: [[300, '30'], [450, '45'], [600, '60'], [900, '90']], thread: '½" BSP nut x M10', note: 'The braid is 304 stainless steel over EPDM, and the nut is turned from bar.' },
  { code: '6871', name: 'Shower Hose', price: 34, form: 'metal', lengths: [[1500, '50'], [2000, '20']], thread: '½" BSP conical x ½" BSP', note: 'The cone at the hand piece turns freely, so the hose does not twist.' },
  { code: '6872', name: 'Smooth Shower Hose', price: 42, form: 'smooth', lengths: [[1500, '50']], thread: '½" BSP conical x ½" BSP', note: 'A smooth jacket is wiped in one pull.' },
  { code: '6875', name: 'Pull-Out Spray Hose', price: 48, form: 'braided', lengths: [[1500, '15']], thread: 'M15 x ½" BSP', note: 'The nylon braid runs quietly through the neck.' },
]

export function hoses(): ProductDraft[] {
  return HOSES.map(toHose)
}

function toHose(row: HoseRow): ProductDraft {
  const line = LINES.plain
  const options = row.lengths.map(([lengthMm, suffix], index): Option => ({
    suffix,
    finish: 'Stainless Steel',
    ...(row.form === 'braided' ? { colour: 'Not Applicable' } : {}),
    size: `${lengthMm} mm`,
    label: `${lengthMm} mm`,
    priceFactor: 1 + index * 0.14,
    spec: { family: 'hose', form: row.form, lengthMm },
  }))
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['spare-parts-valves/hoses'],
    price: row.price,
    description: compose(
      row.code,
      [row.note],
      ['Do not kink it below a radius of 30 mm, and renew it every ten years.', 'WaterMark approved for 70 °C.'],
    ),
    bullets: [row.thread, 'Washers included', row.form === 'braided' ? '70 °C, 500 kPa' : '60 °C, 500 kPa'],
    options,
    views: ['hero', 'detail'],
    attributes: { 'inlet-type': row.thread },
  }
}

interface SealRow {
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: SealKitSpec['form']
  readonly note: string
  readonly line?: LineId
}

// oxfmt-ignore
const SEALS: readonly SealRow[] = [
  { code: '687901', name: 'Mixer Seal Kit', price: 12, form: 'o-rings', note: 'O-rings for spout, body and cartridge of mixers from 25 to 40 mm.' },
  { code: '687910', name: 'Tap Washer Kit 13 mm', price: 6, form: 'tap-washers', note: 'Washers, jumper valves and body washers for half-inch taps.' },
  { code: '687920', name: 'Cistern Seal Kit', price: 14, form: 'cistern-seals', note: 'Outlet washer, coupling gasket and inlet seal for cisterns of the last twenty years.' },
  { code: '687925', name: 'Pan Fixing Kit', price: 18, form: 'bolts', note: 'Stainless screws, plugs and caps for floor-mounted pans.' },
  { code: '687927', name: 'Basin Fixing Kit', price: 16, form: 'bolts', note: 'Two hanger bolts M10 with nylon sleeves.' },
  { code: '687930', name: 'Sensor Tap Service Kit', price: 62, form: 'o-rings', note: 'Solenoid seals, strainer and battery gasket for sensor taps and urinals.' },
  { code: 'ST6790', name: 'Stylus Cistern Seal Kit', price: 9, form: 'cistern-seals', note: 'For Basis and Venecia cisterns.', line: 'plainStylus' },
]

export function seals(): ProductDraft[] {
  return SEALS.map(toSeal)
}

function toSeal(row: SealRow): ProductDraft {
  return {
    code: row.code,
    name: row.name,
    line: LINES[row.line ?? 'plain'],
    at: ['spare-parts-valves/seals-washers'],
    price: row.price,
    description: compose(
      row.code,
      [row.note],
      ['Grease them with silicone, never with petroleum jelly.', 'Packed in a bag with a parts list.', ''],
    ),
    bullets: [
      'Assorted bag',
      row.form === 'bolts' ? '304 stainless steel' : 'EPDM and nitrile, approved to AS/NZS 4020',
    ],
    options: inOneKind(row.form === 'bolts' ? 'Stainless Steel' : 'Matte Black', {
      family: 'seal-kit',
      form: row.form,
    }),
    views: ['hero'],
    attributes:
      row.form === 'bolts'
        ? { 'item-material': '304 stainless steel', 'coating-method': 'Uncoated' }
        : { 'surface-finish': 'Matte' },
  }
}

interface SpindleRow {
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: SpindleSpec['form']
  readonly heightMm: number
}

// oxfmt-ignore
const SPINDLES: readonly SpindleRow[] = [
  { code: '687301', name: 'Jumper Valve Spindle', price: 18, form: 'jumper', heightMm: 72 },
  { code: '687302', name: 'Quarter-Turn Ceramic Disc Spindle', price: 32, form: 'quarter-turn', heightMm: 66 },
  { code: '687303', name: 'Basin Tap Spindle', price: 21, form: 'basin', heightMm: 58 },
]

export function spindles(): ProductDraft[] {
  return SPINDLES.map(toSpindle)
}

function toSpindle(row: SpindleRow): ProductDraft {
  return {
    code: row.code,
    name: row.name,
    line: LINES.plain,
    at: ['spare-parts-valves/spindles'],
    price: row.price,
    description: compose(
      row.code,
      [
        'It fits half-inch breeching to AS/NZS 3718.',
        'Broach count and thread are those of Caroma, Dorf and Stylus handles.',
      ],
      [
        row.form === 'quarter-turn'
          ? 'Hot and cold turn in opposite directions; both are in the box.'
          : 'Reseat the body before fitting a new one.',
      ],
    ),
    bullets: [`Length ${row.heightMm} mm`, row.form === 'quarter-turn' ? 'Ceramic discs' : 'Jumper valve included'],
    options: inOneKind('Chrome', { family: 'spindle', form: row.form, heightMm: row.heightMm }),
    views: ['hero', 'detail'],
  }
}
