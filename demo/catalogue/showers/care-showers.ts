import type { GrabRailSpec } from '#demo/families/care/grab-rail.ts'
import type { ShowerRailSpec } from '#demo/families/showers/shower-rail.ts'
import { LINES } from '../lines/all.ts'
import type { ProductDraft } from '../model.ts'
import { compose } from '../record/text.ts'
import { SPARE } from '../spare-parts/codes.ts'
import { showerDraft, type ShowerRow } from './shower.ts'

interface CareRow extends ShowerRow {
  readonly name: string
  readonly spec: GrabRailSpec | ShowerRailSpec
  readonly sprays: string
  /** Rails that carry a person, not only a hand shower. */
  readonly bears: boolean
}

const grabRail = (more: Pick<GrabRailSpec, 'lengthMm' | 'hand' | 'grip'> & { returnMm?: number }): GrabRailSpec => ({
  family: 'grab-rail',
  form: 'shower',
  diameterMm: 32,
  ...more,
})

// oxfmt-ignore
const ROWS: readonly CareRow[] = [
  { line: 'opalSupport', code: '87410', price: 486, name: 'OPALSUPPORT VJet Shower with 900 mm Rail', spec: grabRail({ lengthMm: 900, hand: 'left', grip: 'smooth' }), sprays: '1', bears: true, flow: 9 },
  { line: 'opalSupport', code: '87412', price: 624, name: 'OPALSUPPORT VJet Shower with Inverted T Rail', spec: grabRail({ lengthMm: 1050, returnMm: 800, hand: 'left', grip: 'smooth' }), sprays: '1', bears: true, flow: 9 },
  { line: 'opal', code: '87250', price: 428, name: 'Opal Rail Shower with 700 mm Support Rail', spec: grabRail({ lengthMm: 700, hand: 'right', grip: 'knurled' }), sprays: '3', bears: true, flow: 9 },
  { line: 'lianoCare', code: '96440', price: 548, name: 'Liano Care Shower with 1100 mm Support Rail', spec: grabRail({ lengthMm: 1100, hand: 'left', grip: 'smooth' }), sprays: '3', bears: true, flow: 7.5 },
  { line: 'care', code: '87050', price: 312, name: 'Care Rail Shower 900 mm', spec: { family: 'shower-rail', rail: 'round', railLengthMm: 900, head: 'round', headWidthMm: 100, inlet: 'elbow' }, sprays: '1', bears: false, flow: 9, finishes: ['Chrome'] },
]

/** Showers on rails that can be held on to. */
export function careShowers(): ProductDraft[] {
  return ROWS.map(toCareShower)
}

function toCareShower(row: CareRow): ProductDraft {
  const line = LINES[row.line]
  return {
    ...showerDraft(row, {
      name: row.name,
      at: row.bears
        ? ['showers/care-showers', 'accessories/grab-rails']
        : ['showers/care-showers', 'showers/rail-showers'],
      spec: row.spec,
      description: compose(
        row.code,
        line.metalware,
        [
          row.bears
            ? 'Rail and slider are one: the hand shower moves on a bar that carries a person.'
            : 'The slider is moved with the side of a hand and locks by itself.',
        ],
        [
          'The 2,000 mm hose reaches a seated bather and has a stop valve at the hand piece.',
          'Set the lower end 1,000 mm above the floor, beside the folding seat.',
        ],
      ),
      bullets: [
        row.bears ? 'Tested to 1,500 N' : 'Self-locking slider',
        'Hose 2,000 mm',
        `${row.sprays === '1' ? 'One spray' : `${row.sprays} sprays`}, pause button`,
      ],
      attributes: {
        'spray-functions': row.sprays,
        'inlet-type': '½" BSP wall elbow',
        IsAS14281Compliant: row.bears,
        IsNZ41121Compliant: row.bears,
        IsIndependentLivingCompliant: true,
      },
    }),
    spares: () => [SPARE.showerHose],
  }
}
