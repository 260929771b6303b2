import type { SoapDishSpec } from '#demo/families/accessories/soap-dish.ts'
import type { SoapDispenserSpec } from '#demo/families/accessories/soap-dispenser.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { ProductDraft } from '../model.ts'
import { modelSizeMm } from '../record/model-sizes.ts'
import { inFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'

interface SoapRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: SoapDispenserSpec['form']
  readonly heightMm: number
  readonly finishes: readonly FinishName[]
}

// oxfmt-ignore
const SOAP: readonly SoapRow[] = [
  { line: 'lianoTwo', code: '965090', name: 'Liano II Wall Soap Dispenser', price: 118, form: 'wall-bottle', heightMm: 172, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass', 'Gunmetal', 'Brushed Bronze'] },
  { line: 'urbaneTwo', code: '997090', name: 'Urbane II Wall Soap Dispenser', price: 116, form: 'wall-bottle', heightMm: 168, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass', 'Gunmetal'] },
  { line: 'plain', code: '990090', name: 'Universal Bench Soap Dispenser', price: 74, form: 'freestanding', heightMm: 166, finishes: ['Matte Black', 'Matte White', 'Brushed Nickel'] },
  { line: 'clark', code: 'CL 66 10 ', name: 'Clark Deck Soap Dispenser', price: 96, form: 'hob', heightMm: 108, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Gunmetal'] },
  { line: 'civic', code: '721090', name: 'Civic Bulk Soap Dispenser', price: 132, form: 'bulk', heightMm: 215, finishes: ['Stainless Steel', 'White'] },
  { line: 'care', code: '870690', name: 'Care Elbow Soap Dispenser', price: 148, form: 'bulk', heightMm: 210, finishes: ['White'] },
]

export function soapDispensers(): ProductDraft[] {
  return SOAP.map(toSoapDispenser)
}

function toSoapDispenser(row: SoapRow): ProductDraft {
  const line = LINES[row.line]
  const spec: SoapDispenserSpec = {
    family: 'soap-dispenser',
    form: row.form,
    flange: line.form.plate,
    heightMm: row.heightMm,
  }
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['accessories/soap-dispensers'],
    ...(row.name.startsWith('Universal') ? { types: ['Universal accessories'] } : {}),
    price: row.price,
    description: compose(
      row.code,
      {
        'wall-bottle': [
          'The bottle stands in a ring and lifts out for refilling.',
          'Frosted glass shows from across the room when it is time to refill.',
        ],
        freestanding: ['A weighted base keeps it in place when the pump is pressed with one hand.'],
        hob: ['Filled from above, it keeps the bottle below the bench out of sight.'],
        bulk: [
          'It takes 1.2 litres of any liquid soap and opens with a key.',
          'A long lever is worked with the elbow; the reservoir holds 1.2 litres.',
        ],
      }[row.form],
      ['The pump gives about 1.5 ml a stroke.', 'Pump and bottle are spare parts.', ''],
    ),
    bullets: [
      'Pump of stainless steel and POM',
      row.form === 'bulk' ? 'Lockable' : 'Refills from above',
      'For liquid soap',
    ],
    options: inFinishes(line, row.finishes, spec),
    views: ['hero', 'front'],
    attributes: {
      'item-material':
        row.form === 'bulk' ? '304 stainless steel or ABS' : row.form === 'hob' ? 'Brass' : 'Brass and glass',
    },
  }
}

interface TumblerRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: SoapDishSpec['form']
  readonly widthMm: number
}

// oxfmt-ignore
const TUMBLERS: readonly TumblerRow[] = [
  { line: 'lianoTwo', code: '965092', name: 'Liano II Tumbler Holder', price: 82, form: 'tumbler', widthMm: 96 },
  { line: 'conturaTwo', code: '957092', name: 'Contura II Tumbler Holder', price: 84, form: 'tumbler', widthMm: 96 },
  { line: 'plainMethven', code: '02-2690', name: 'Methven Wire Soap Holder', price: 48, form: 'wire', widthMm: 130 },
]

export function tumblerHolders(): ProductDraft[] {
  return TUMBLERS.map(toTumblerHolder)
}

function toTumblerHolder(row: TumblerRow): ProductDraft {
  const line = LINES[row.line]
  const spec: SoapDishSpec = { family: 'soap-dish', form: row.form, flange: line.form.plate, widthMm: row.widthMm }
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['accessories/soap-holders'],
    price: row.price,
    description: compose(row.code, line.metalware, [
      row.form === 'wire'
        ? 'The wires are welded from above, so no burr faces the hand.'
        : 'The frosted glass lifts out and is a standard size.',
    ]),
    bullets: [row.form === 'wire' ? 'Drains freely' : 'Glass lifts out', `${modelSizeMm(spec).width} mm wide`],
    options: inFinishes(line, line.finishes, spec),
    views: ['hero', 'front'],
    attributes: { 'item-material': row.form === 'wire' ? '304 stainless steel' : 'Brass and glass' },
  }
}
