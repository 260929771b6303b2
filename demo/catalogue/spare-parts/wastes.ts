import type { TrapSpec } from '#demo/families/drainage/trap.ts'
import type { WasteSpec } from '#demo/families/drainage/waste.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { ProductDraft } from '../model.ts'
import { inFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'

const METALS = ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass', 'Gunmetal', 'Brushed Bronze'] as const

interface WasteRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: WasteSpec['form']
  readonly flangeMm: number
  readonly heightMm: number
  readonly finishes: readonly FinishName[]
  readonly overflow?: boolean
}

// oxfmt-ignore
const WASTES: readonly WasteRow[] = [
  { line: 'plain', code: '4110', name: 'Pop-Up Basin Waste 40 mm with Overflow', price: 48, form: 'pop-up', flangeMm: 66, heightMm: 92, finishes: [...METALS, 'Matte White'], overflow: true },
  { line: 'plain', code: '4112', name: 'Pop-Up Basin Waste 32 mm with Overflow', price: 46, form: 'pop-up', flangeMm: 62, heightMm: 88, finishes: METALS, overflow: true },
  { line: 'plain', code: '4114', name: 'Dome Basin Waste 32 mm, Free Flowing', price: 44, form: 'dome', flangeMm: 64, heightMm: 78, finishes: METALS, overflow: false },
  { line: 'plain', code: '4116', name: 'Grated Waste 40 mm', price: 32, form: 'grated', flangeMm: 68, heightMm: 72, finishes: ['Chrome', 'Matte Black'], overflow: false },
  { line: 'plainStylus', code: 'ST4118', name: 'Stylus Plug and Chain Waste 32 mm', price: 14, form: 'plug-and-chain', flangeMm: 60, heightMm: 70, finishes: ['Chrome'], overflow: true },
  { line: 'clark', code: '4124', name: 'Clark Basket Waste 90 mm', price: 38, form: 'basket', flangeMm: 112, heightMm: 84, finishes: ['Stainless Steel', 'Matte Black', 'Gunmetal', 'Brushed Brass'] },
  { line: 'clark', code: '4126', name: 'Clark Tub Plug and Waste 50 mm', price: 22, form: 'plug-and-chain', flangeMm: 75, heightMm: 76, finishes: ['Chrome'] },
  { line: 'plain', code: '4130', name: 'Pop-Up Bath Waste 40 mm', price: 72, form: 'pop-up', flangeMm: 70, heightMm: 84, finishes: [...METALS, 'Matte White'] },
  { line: 'plain', code: 'BWO/4132-', name: 'Bath Waste and Overflow Set', price: 118, form: 'bath-overflow', flangeMm: 72, heightMm: 110, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'], overflow: true },
]

export function wastes(): ProductDraft[] {
  return WASTES.map(toWaste)
}

function toWaste(row: WasteRow): ProductDraft {
  const line = LINES[row.line]
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['spare-parts-valves/wastes-traps'],
    types: ['Wastes'],
    price: row.price,
    description: compose(
      row.code,
      {
        'pop-up': [
          'A press opens, a press closes; the mechanism lifts out for cleaning.',
          'The plug is solid brass and stands 8 mm high when open.',
        ],
        dome: ['The dome stays open, so a free-flowing basin cannot be filled by mistake.'],
        grated: ['A fixed grate keeps rings out of the trap.'],
        'plug-and-chain': ['Rubber plug, ball chain and stay: nothing in it wears out.'],
        basket: ['The basket lifts out with its strainer and seals the bowl when turned.'],
        'bath-overflow': ['The overflow turns to open the plug by a cable of 600 mm.'],
      }[row.form],
      [`Its flange is ${row.flangeMm} mm wide and the body ${row.heightMm} mm long.`],
      row.overflow === undefined
        ? ['Two washers and a back nut seal it from below.']
        : [
            row.overflow
              ? 'Slots take the overflow of the basin; do not use it in one without.'
              : 'The body is closed, for basins without overflow.',
          ],
    ),
    bullets: [
      `Flange ${row.flangeMm} mm`,
      row.form === 'basket' ? 'Outlet 50 mm' : 'Outlet 1¼" or 1½" BSP',
      'Seals included',
    ],
    options: inFinishes(line, row.finishes, {
      family: 'waste',
      form: row.form,
      flangeMm: row.flangeMm,
      heightMm: row.heightMm,
    }),
    views: ['hero', 'detail'],
    attributes: row.overflow === undefined ? {} : { overflow: row.overflow ? 'With overflow' : 'No overflow' },
  }
}

interface TrapRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: TrapSpec['form']
  readonly heightMm: number
  readonly outletMm: number
  readonly finishes: readonly FinishName[]
}

// oxfmt-ignore
const TRAPS: readonly TrapRow[] = [
  { line: 'lianoTwo', code: '4140', name: 'Liano II Bottle Trap', price: 148, form: 'bottle', heightMm: 210, outletMm: 280, finishes: METALS },
  { line: 'urbaneTwo', code: '4142', name: 'Urbane II Square Bottle Trap', price: 162, form: 'square-bottle', heightMm: 205, outletMm: 280, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass', 'Gunmetal'] },
  { line: 'plain', code: '00714144', name: 'Slim Bottle Trap', price: 124, form: 'slim-bottle', heightMm: 230, outletMm: 300, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'] },
  { line: 'plain', code: 'PT 40/240', name: 'Chrome P Trap 40 mm', price: 58, form: 'p-trap', heightMm: 160, outletMm: 240, finishes: ['Chrome'] },
]

export function traps(): ProductDraft[] {
  return TRAPS.map(toTrap)
}

function toTrap(row: TrapRow): ProductDraft {
  const line = LINES[row.line]
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['spare-parts-valves/wastes-traps'],
    types: ['Traps'],
    price: row.price,
    description: compose(
      row.code,
      ['A water seal of 75 mm keeps drain air out, as AS/NZS 3500.2 asks.', 'The cup unscrews by hand for cleaning.'],
      [
        {
          bottle: 'A round cup on a round tube.',
          'slim-bottle': 'A cup no wider than its tube by much, for narrow pedestals.',
          'square-bottle': 'The cup is square, to go with square wastes.',
          'p-trap': 'An open bend, the quickest to rod.',
        }[row.form],
      ],
      [`The outlet is ${row.outletMm} mm long and is cut to length.`, 'It is made to be seen below a wall basin.'],
    ),
    bullets: ['Inlet 1¼" BSP, reducer to 1½"', 'Outlet 40 mm', 'Wall flange included'],
    options: inFinishes(line, row.finishes, {
      family: 'trap',
      form: row.form,
      heightMm: row.heightMm,
      outletLengthMm: row.outletMm,
    }),
    views: ['hero', 'front'],
    attributes: {
      'trap-type': row.form === 'p-trap' ? 'P trap' : 'Bottle trap',
      'inlet-type': '1¼" BSP',
      'outlet-type': '40 mm',
    },
  }
}
