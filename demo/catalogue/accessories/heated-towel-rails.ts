import type { HeatedTowelRailSpec } from '#demo/families/accessories/heated-towel-rail.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { ProductDraft } from '../model.ts'
import { inSizesAndFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'

interface HeatedRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: HeatedTowelRailSpec['form']
  readonly bar: HeatedTowelRailSpec['bar']
  readonly spacing: HeatedTowelRailSpec['spacing']
  /** Width, height, number of bars and watts of each size. */
  readonly sizes: readonly (readonly [number, number, number, number])[]
  readonly finishes: readonly FinishName[]
}

// oxfmt-ignore
const ROWS: readonly HeatedRow[] = [
  { line: 'lianoTwo', code: '966010', name: 'Liano II Heated Towel Rail', price: 612, form: 'ladder', bar: 'round', spacing: 'even', sizes: [[500, 750, 7, 75], [600, 1000, 10, 110]], finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass', 'Gunmetal'] },
  { line: 'lianoTwo', code: '966012', name: 'Liano II Vertical Heated Towel Rail', price: 386, form: 'vertical', bar: 'round', spacing: 'even', sizes: [[300, 900, 3, 60]], finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass', 'Gunmetal'] },
  { line: 'liano', code: '966020', name: 'Liano Heated Towel Rail', price: 484, form: 'ladder', bar: 'round', spacing: 'grouped', sizes: [[600, 800, 8, 80]], finishes: ['Chrome', 'Matte Black'] },
  { line: 'urbaneTwo', code: '966030', name: 'Urbane II Heated Towel Rail', price: 598, form: 'ladder', bar: 'flat', spacing: 'even', sizes: [[500, 750, 6, 75], [600, 1000, 8, 110]], finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Gunmetal'] },
  { line: 'urbaneTwo', code: '966032', name: 'Urbane II Wide Heated Towel Rail', price: 546, form: 'ladder', bar: 'square', spacing: 'even', sizes: [[800, 500, 5, 85]], finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'] },
  { line: 'urbane', code: '966040', name: 'Urbane Heated Towel Rail', price: 472, form: 'ladder', bar: 'square', spacing: 'grouped', sizes: [[600, 800, 8, 80]], finishes: ['Chrome', 'Matte Black'] },
  { line: 'conturaTwo', code: '966050', name: 'Contura II Heated Towel Rail', price: 624, form: 'ladder', bar: 'oval', spacing: 'grouped', sizes: [[550, 900, 8, 95]], finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass'] },
  { line: 'luna', code: '966060', name: 'Luna Heated Towel Rail', price: 328, form: 'ladder', bar: 'round', spacing: 'even', sizes: [[500, 700, 6, 60], [600, 900, 8, 85]], finishes: ['Chrome', 'Matte Black'] },
  { line: 'prisma', code: 'ST6610', name: 'Stylus Prisma Heated Towel Rail', price: 248, form: 'ladder', bar: 'round', spacing: 'even', sizes: [[500, 700, 6, 60]], finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'] },
]

/** Rails with a heating element in them. */
export function heatedTowelRails(): ProductDraft[] {
  return ROWS.map(toHeatedRail)
}

function toHeatedRail(row: HeatedRow): ProductDraft {
  const line = LINES[row.line]
  const [first] = row.sizes
  if (!first) throw new Error(`${row.code} has no size`)
  const [, , bars, watts] = first
  const sizes = row.sizes.map(([widthMm, heightMm, barCount, power]) => ({
    size: `${widthMm} x ${heightMm} mm`,
    code: row.sizes.length > 1 ? `-${power}` : '',
    priceFactor: (power / watts) ** 0.8,
    spec: {
      family: 'heated-towel-rail',
      bar: row.bar,
      widthMm,
      heightMm,
      bars: barCount,
      spacing: row.spacing,
      form: row.form,
    } satisfies HeatedTowelRailSpec,
  }))
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['accessories/heated-towel-rails'],
    price: row.price,
    description: compose(
      row.code,
      line.metalware,
      [
        row.form === 'vertical'
          ? `${bars} upright bars take a towel each; a loop holds it where it is hung.`
          : `${bars} bars ${row.spacing === 'grouped' ? 'in groups leave room for thick towels' : 'at even spacing warm a folded towel through'}.`,
      ],
      [
        `A dry element draws ${watts} W and settles at about 55 °C on the surface.`,
        `Wiring is concealed in either of two feet; at ${watts} W it may be left on for about the cost of a lamp.`,
      ],
      [
        'Keep 600 mm from the edge of bath or shower, zone 3 of AS/NZS 3000.',
        'A timer with four steps is sold separately.',
        '',
      ],
    ),
    bullets: [
      `${watts} W, 240 V, IPX5`,
      'Concealed or plug-in wiring',
      row.sizes.map(([width, height]) => `${width} x ${height} mm`).join('; '),
    ],
    options: inSizesAndFinishes(line, sizes, row.finishes),
    views: ['hero', 'front'],
  }
}
