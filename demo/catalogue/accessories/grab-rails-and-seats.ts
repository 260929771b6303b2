import type { GrabRailSpec } from '#demo/families/care/grab-rail.ts'
import type { ShowerSeatSpec } from '#demo/families/care/shower-seat.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { Hand } from '#demo/models/forms.ts'
import type { FeedAttributes } from '../attributes.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { Option, ProductDraft } from '../model.ts'
import { inFinishes, inSizesAndFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'

interface GrabRailRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: GrabRailSpec['form']
  /** Main run, and the second run of bent forms. */
  readonly sizesMm: readonly (readonly [number] | readonly [number, number])[]
  /** Bent forms come in both hands. */
  readonly hands?: readonly Hand[]
  readonly grip?: GrabRailSpec['grip']
  readonly finishes?: readonly FinishName[]
  readonly ambulant?: true
}

const BOTH_HANDS = ['left', 'right'] as const

// oxfmt-ignore
const RAILS: readonly GrabRailRow[] = [
  { line: 'opalSupport', code: '877110', name: 'OPALSUPPORT Straight Grab Rail', price: 108, form: 'straight', sizesMm: [[300], [450], [600], [750], [900]] },
  { line: 'opalSupport', code: '877120', name: 'OPALSUPPORT 30° Angled Grab Rail', price: 246, form: 'angled', sizesMm: [[870, 700]], hands: BOTH_HANDS, finishes: ['Chrome', 'Brushed Nickel', 'Matte Black'] },
  { line: 'opalSupport', code: '877130', name: 'OPALSUPPORT 90° Ambulant Rail', price: 264, form: 'ambulant', sizesMm: [[600, 450]], hands: BOTH_HANDS, finishes: ['Chrome', 'Stainless Steel'], ambulant: true },
  { line: 'opalSupport', code: '877140', name: 'OPALSUPPORT L-Shaped Shower Rail', price: 312, form: 'l-shape', sizesMm: [[700, 900]], hands: BOTH_HANDS, finishes: ['Chrome', 'Brushed Nickel'] },
  { line: 'opalSupport', code: '877150', name: 'OPALSUPPORT Inverted T Rail', price: 348, form: 't-shape', sizesMm: [[900, 800]], finishes: ['Chrome', 'Stainless Steel'] },
  { line: 'opalSupport', code: '877160', name: 'OPALSUPPORT Drop-Down Rail', price: 486, form: 'drop-down', sizesMm: [[600], [800]], finishes: ['Chrome', 'Stainless Steel'] },
  { line: 'opalTwo', code: '877210', name: 'Opal II Knurled Grab Rail', price: 138, form: 'straight', sizesMm: [[450], [600], [900]], grip: 'knurled' },
  { line: 'opal', code: '877220', name: 'Opal Angled Grab Rail', price: 228, form: 'angled', sizesMm: [[840, 650]], hands: BOTH_HANDS },
  { line: 'care', code: '877230', name: 'Care Straight Grab Rail', price: 84, form: 'straight', sizesMm: [[300], [450], [600], [900]], grip: 'knurled', finishes: ['Stainless Steel'] },
  { line: 'care', code: '877240', name: 'Care Ambulant Rail Set', price: 198, form: 'ambulant', sizesMm: [[450, 600]], hands: BOTH_HANDS, finishes: ['Stainless Steel'], ambulant: true },
]

const HEIGHTS = '800–820 mm (AS 1428.1:2021), 800–810 mm (AS 1428.1:2009), 700 mm (NZS 4121:2001) beside a toilet'
const PLAIN: FeedAttributes = {
  IsAS14281Compliant: true,
  IsNZ41121Compliant: true,
  IsIndependentLivingCompliant: true,
  'mounting-height': HEIGHTS,
}

/** Rails that carry a person. */
export function grabRails(): ProductDraft[] {
  return RAILS.map(toGrabRail)
}

function toGrabRail(row: GrabRailRow): ProductDraft {
  const line = LINES[row.line]
  const hands: readonly Hand[] = row.hands ?? ['left']
  const sizes = row.sizesMm.flatMap(([lengthMm, returnMm], index) =>
    hands.map((hand) => ({
      size: returnMm ? `${lengthMm} x ${returnMm} mm` : `${lengthMm} mm`,
      code: row.hands ? `.${hand.charAt(0).toUpperCase()}` : row.sizesMm.length > 1 ? `-${lengthMm / 10}` : '',
      priceFactor: 1 + index * 0.14,
      hand,
      spec: {
        family: 'grab-rail',
        form: row.form,
        lengthMm,
        ...(returnMm ? { returnMm } : {}),
        diameterMm: 32,
        hand,
        grip: row.grip ?? 'smooth',
      } satisfies GrabRailSpec,
    })),
  )
  const options = inSizesAndFinishes(line, sizes, row.finishes ?? line.finishes)
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['accessories/grab-rails'],
    types: ['Accessible accessories'],
    price: row.price,
    description: compose(
      row.code,
      line.metalware,
      {
        straight: [
          'Straight rails serve beside a basin, a bath or a pan, upright or level.',
          'It is ordered by its length between flange centres.',
        ],
        angled: [
          'The bend of 30 degrees guides the hand from sitting to standing.',
          'Fixed beside the pan, it leads from 800 mm in front of the wall to a height of 1,100 mm.',
        ],
        ambulant: ['A level and an upright run meet at a right angle, for cubicles 900 to 920 mm wide.'],
        'l-shape': ['One run along the wall, one upright beside the shower seat.'],
        't-shape': ['The upright carries a slider, the level run is for the hand; both are one part.'],
        'drop-down': ['It folds up beside the pan and stays there by friction, so it cannot fall.'],
        shower: ['A hand shower slides on it.'],
      }[row.form],
      [
        'Fix it to blocking, masonry or a steel plate; plasterboard alone does not carry it.',
        'A diameter of 32 mm suits most hands, small ones included.',
        '',
      ],
    ),
    bullets: [
      '304 stainless steel tube, 32 x 1.5 mm',
      row.grip === 'knurled' ? 'Knurled grip over the whole run' : 'Smooth grip',
      'Three fixings at each end, hidden by a cover',
      'Tested to 1,500 N',
    ],
    options: row.hands ? options.map(toHanded) : options,
    views: ['hero', 'front'],
    attributes: row.ambulant
      ? {
          IsAS14281Ambulant: true,
          IsNZ41121Compliant: false,
          IsIndependentLivingCompliant: true,
          'mounting-height': '800–820 mm (AS 1428.1:2021), 800–810 mm (AS 1428.1:2009)',
        }
      : PLAIN,
  }
}

/** Says left or right where the size alone would not. */
function toHanded(option: Option): Option {
  const hand = option.spec.family === 'grab-rail' && option.spec.hand === 'right' ? 'Right hand' : 'Left hand'
  return { ...option, label: `${hand}, ${option.finish}` }
}

/** Seats are coloured in the mass, so no colour costs more than another. */
function withoutSurcharge(option: Option): Option {
  const size = option.spec.family === 'shower-seat' ? option.spec.widthMm : 0
  return { ...option, priceFactor: size > 500 && option.size ? 1.18 : 1 }
}

interface SeatRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: ShowerSeatSpec['form']
  readonly legs: boolean
  readonly widthsMm: readonly number[]
  readonly depthMm: number
  readonly finishes: readonly FinishName[]
}

// oxfmt-ignore
const SEATS: readonly SeatRow[] = [
  { line: 'opalCare', code: '877310', name: 'OpalCare Folding Shower Seat', price: 486, form: 'folding-slats', legs: true, widthsMm: [960], depthMm: 390, finishes: ['White', 'Matte Grey'] },
  { line: 'opal', code: '877312', name: 'Opal Folding Shower Seat', price: 342, form: 'folding-slats', legs: false, widthsMm: [450, 600], depthMm: 380, finishes: ['White', 'Matte Grey'] },
  { line: 'opalTwo', code: '877314', name: 'Opal II Slim Folding Seat', price: 398, form: 'folding-solid', legs: false, widthsMm: [400], depthMm: 360, finishes: ['White', 'Matte Black', 'Matte Grey'] },
  { line: 'opalSupport', code: '877316', name: 'OPALSUPPORT Padded Shower Seat', price: 568, form: 'padded', legs: true, widthsMm: [560], depthMm: 420, finishes: ['White', 'Matte Grey'] },
  { line: 'care', code: '877318', name: 'Care Shower Stool', price: 186, form: 'stool', legs: true, widthsMm: [400], depthMm: 320, finishes: ['White'] },
]

export function showerSeats(): ProductDraft[] {
  return SEATS.map(toSeat)
}

function toSeat(row: SeatRow): ProductDraft {
  const line = LINES[row.line]
  const [first = 450] = row.widthsMm
  const spec = (widthMm: number): ShowerSeatSpec => ({
    family: 'shower-seat',
    form: row.form,
    widthMm,
    depthMm: row.depthMm,
    heightMm: 480,
    legs: row.legs,
  })
  const sizes = row.widthsMm.map((widthMm) => ({
    size: `${widthMm} mm`,
    code: row.widthsMm.length > 1 ? `-${widthMm / 10}` : '',
    priceFactor: (widthMm / first) ** 0.6,
    spec: spec(widthMm),
  }))
  const isAccessible = row.form !== 'stool' && first >= 950
  return {
    code: row.code,
    name: row.widthsMm.length > 1 ? row.name : `${row.name} ${first} mm`,
    line,
    at: ['accessories/shower-seats'],
    types: ['Accessible accessories'],
    price: row.price,
    description: compose(
      row.code,
      [
        row.form === 'stool'
          ? 'It stands on four splayed legs with rubber feet and weighs little enough to be moved by its user.'
          : `Folded up it takes 95 mm of the shower; folded down it bears 200 kg${row.legs ? ' with its legs on the floor' : ' on wall brackets alone'}.`,
      ],
      {
        'folding-slats': ['Slats let the water through and dry quickly.'],
        'folding-solid': ['The one-piece top is 22 mm thick and drains through a slot at the wall.'],
        padded: ['The pad is closed-cell foam with welded seams and comes off for washing.'],
        stool: ['The seat is slightly dished and drains through the handle opening.'],
      }[row.form],
      ['Set the top 470 to 480 mm above the floor, as AS 1428.1:2021 asks.', ''],
    ),
    bullets: [
      `Seat ${row.widthsMm.join(' or ')} mm wide, ${row.depthMm} mm from front to back, without its hinge`,
      'Bears 200 kg',
      row.form === 'stool' ? 'Height adjusts from 420 to 520 mm' : 'Stays up by itself when folded',
    ],
    options: (sizes.length > 1
      ? inSizesAndFinishes(line, sizes, row.finishes)
      : inFinishes(line, row.finishes, spec(first))
    ).map(withoutSurcharge),
    views: ['hero', 'front'],
    attributes: {
      'item-material': 'Polyurethane on 304 stainless steel',
      'coating-method': 'Uncoated',
      IsAS14281Compliant: isAccessible,
      IsNZ41121Compliant: isAccessible,
      IsIndependentLivingCompliant: true,
    },
  }
}
