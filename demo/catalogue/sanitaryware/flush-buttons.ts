import type { FlushPlateSpec } from '#demo/families/toilets/flush-plate.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { FeedAttributes } from '../attributes.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { ProductDraft } from '../model.ts'
import { inFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'

interface PlateRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: FlushPlateSpec['form']
  readonly buttons: FlushPlateSpec['buttons']
  readonly widthMm: number
  readonly heightMm: number
  readonly finishes: readonly FinishName[]
  readonly more?: FeedAttributes
}

const METALS = ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass', 'Gunmetal'] as const

// oxfmt-ignore
const PLATES: readonly PlateRow[] = [
  { line: 'plain', code: '237110', name: 'Invisi Series II Round Dual Flush Plate', price: 68, form: 'rectangle', buttons: 'round', widthMm: 230, heightMm: 152, finishes: ['White', ...METALS] },
  { line: 'plain', code: '237112', name: 'Invisi Series II Rectangular Dual Flush Plate', price: 74, form: 'rectangle', buttons: 'rectangular', widthMm: 230, heightMm: 152, finishes: ['White', ...METALS, 'Brushed Bronze'] },
  { line: 'lianoTwo', code: '237114', name: 'Liano II Dual Flush Plate', price: 96, form: 'soft-rectangle', buttons: 'round', widthMm: 235, heightMm: 150, finishes: METALS },
  { line: 'urbaneTwo', code: '237116', name: 'Urbane II Split Flush Plate', price: 98, form: 'soft-rectangle', buttons: 'split', widthMm: 235, heightMm: 148, finishes: METALS },
  { line: 'care', code: '237118', name: 'Care Raised Flush Buttons', price: 82, form: 'rectangle', buttons: 'raised', widthMm: 240, heightMm: 155, finishes: ['Chrome', 'Stainless Steel'], more: { IsAS14281Compliant: true, IsNZ41121Compliant: true } },
  { line: 'opalCare', code: '237120', name: 'OpalCare Remote Flush Button 100 mm', price: 64, form: 'round', buttons: 'raised', widthMm: 100, heightMm: 100, finishes: ['Chrome'], more: { IsAS14281Compliant: true, IsNZ41121Compliant: true } },
  { line: 'lianoElectronic', code: '237122', name: 'LIANOE Touchless Flush Plate', price: 486, form: 'soft-rectangle', buttons: 'touchless', widthMm: 236, heightMm: 152, finishes: ['White', 'Chrome', 'Matte Black'], more: { 'touchless-smart': true } },
  { line: 'lianoElectronic', code: '237124', name: 'LIANOE Smart Command Flush Plate', price: 642, form: 'rectangle', buttons: 'touchless', widthMm: 236, heightMm: 156, finishes: ['White', 'Matte Black'], more: { 'touchless-smart': true, 'smart-command': true } },
  { line: 'plain', code: '237126', name: 'Metal Dual Flush Button 58 mm', price: 44, form: 'round', buttons: 'round', widthMm: 58, heightMm: 58, finishes: METALS },
  { line: 'urbaneTwo', code: '237128', name: 'Square Dual Flush Button 62 mm', price: 46, form: 'square', buttons: 'rectangular', widthMm: 62, heightMm: 62, finishes: ['Chrome', 'Matte Black'] },
]

/** Flush plates for in-wall cisterns and buttons for the others. */
export function flushButtons(): ProductDraft[] {
  return PLATES.map(toPlate)
}

function toPlate(row: PlateRow): ProductDraft {
  const line = LINES[row.line]
  const isPlate = row.widthMm > 120
  const spec: FlushPlateSpec = {
    family: 'flush-plate',
    form: row.form,
    buttons: row.buttons,
    widthMm: row.widthMm,
    heightMm: row.heightMm,
  }
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['sanitaryware/flush-buttons'],
    price: row.price,
    description: compose(
      row.code,
      isPlate
        ? [
            'It closes the service opening of every Invisi Series II cistern, including those installed ten years ago.',
            `The plate measures ${row.widthMm} by ${row.heightMm} mm and hangs on two clips behind the tile.`,
          ]
        : [
            'It replaces the button of a ceramic cistern in a minute, from above.',
            'The thread suits Caroma and Stylus close coupled cisterns.',
          ],
      {
        round: ['Half and full flush are two rounds of different size.'],
        rectangular: ['Half flush is the narrow key, full flush the wide one.'],
        split: ['One plate, parted by a line: left third for the half flush.'],
        touchless: ['It reacts to a hand at 60 mm and can still be pushed when the power fails.'],
        raised: ['The buttons stand proud of the plate and answer to the side of a fist.'],
      }[row.buttons],
      isPlate
        ? [
            `At ${row.heightMm} mm high it lines up with most tile courses.`,
            `It is ${row.finishes.length > 2 ? 'kept in' : 'made in'} ${row.finishes.length} finishes.`,
          ]
        : [`The button is ${row.widthMm} mm across.`],
    ),
    bullets: [
      isPlate ? 'Pneumatic, no cables' : 'Mechanical, height adjustable',
      `${row.widthMm} x ${row.heightMm} mm`,
      'Half and full flush marked',
    ],
    options: inFinishes(line, row.finishes, spec),
    views: isPlate ? ['hero', 'front'] : ['hero', 'detail'],
    attributes: {
      'item-material': row.finishes.includes('White') ? 'ABS' : 'Zinc alloy',
      ...(isPlate || row.buttons !== 'raised' ? { 'cistern-series': seriesOf(row, isPlate) } : {}),
      shape: row.form === 'round' ? 'Round' : row.form === 'square' ? 'Square' : 'Soft square',
      ...row.more,
    },
  }
}

function seriesOf({ buttons }: PlateRow, isPlate: boolean): string {
  if (!isPlate) return 'Close coupled'
  return buttons === 'touchless' ? 'LIANOE' : 'Invisi Series II'
}
