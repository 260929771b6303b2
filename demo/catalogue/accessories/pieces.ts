import type { ModelSpec } from '#demo/families/all.ts'
import type { CategoryPath } from '../categories.ts'
import type { Form } from '../lines/line.ts'

/** One kind of accessory, which every collection draws in its own form. */
export interface Piece {
  /** Last two digits of the code. */
  readonly number: string
  readonly name: string
  readonly at: CategoryPath
  /** Australian dollars in chrome at the level of the middle collections. */
  readonly price: number
  /** Lengths in millimetres; the first one leads. Empty where it comes in one size without a number. */
  readonly sizes: readonly number[]
  readonly sizeInName?: true
  readonly spec: (form: Form, lengthMm: number) => ModelSpec
  readonly sentences: readonly string[]
  readonly bullets: readonly string[]
  readonly material?: string
}

export type PieceId =
  | 'rail'
  | 'double-rail'
  | 'hand-rail'
  | 'ring'
  | 'hook'
  | 'double-hook'
  | 'roll-holder'
  | 'double-roll-holder'
  | 'cover-holder'
  | 'spare-holder'
  | 'roll-shelf'
  | 'shelf'
  | 'metal-shelf'
  | 'rail-shelf'
  | 'towel-shelf'
  | 'basket'
  | 'corner-basket'
  | 'soap-dish'
  | 'brush'

export const PIECES: Record<PieceId, Piece> = {
  rail: {
    number: '10',
    name: 'Single Towel Rail',
    at: 'accessories/towel-rails',
    price: 142,
    sizes: [600, 800],
    spec: (form, lengthMm) => ({
      family: 'towel-rail',
      form: 'single',
      bar: form.bar,
      flange: form.plate,
      lengthMm,
      projectionMm: 72,
    }),
    sentences: [
      'The bar stands 72 mm from the wall, which lets a folded bath towel dry on both sides.',
      'One bath towel hangs on the shorter rail, two on the longer.',
      'Ends are closed, so the towel does not creep off.',
    ],
    bullets: ['One bar', 'Carries 10 kg'],
  },
  'double-rail': {
    number: '12',
    name: 'Double Towel Rail',
    at: 'accessories/towel-rails',
    price: 218,
    sizes: [600, 800],
    spec: (form, lengthMm) => ({
      family: 'towel-rail',
      form: 'double',
      bar: form.bar,
      flange: form.plate,
      lengthMm,
      projectionMm: 124,
    }),
    sentences: [
      'Two bars stand one behind the other and a hand apart, the outer one lower.',
      'The inner bar is set higher, so that both towels can be reached.',
    ],
    bullets: ['Two bars', 'Carries 15 kg'],
  },
  'hand-rail': {
    number: '14',
    name: 'Hand Towel Rail',
    at: 'accessories/towel-rails',
    price: 96,
    sizes: [300],
    sizeInName: true,
    spec: (form, lengthMm) => ({
      family: 'towel-rail',
      form: 'single',
      bar: form.bar,
      flange: form.plate,
      lengthMm,
      projectionMm: 70,
    }),
    sentences: ['At 300 mm it fits the side of a vanity.', 'It is short enough for the return of a basin wall.'],
    bullets: ['For one hand towel'],
  },
  ring: {
    number: '20',
    name: 'Towel Ring',
    at: 'accessories/towel-rings',
    price: 92,
    sizes: [],
    spec: (form) => ({
      family: 'towel-ring',
      ring: form.shape === 'Square' ? 'square' : form.shape === 'Soft square' ? 'd-shape' : 'round',
      flange: form.plate,
      widthMm: 190,
    }),
    sentences: [
      'It hangs 190 mm wide from one fixing and swings clear of the wall.',
      'One fixing point makes it the easiest piece to place beside a basin.',
    ],
    bullets: ['190 mm wide', 'One fixing point'],
  },
  hook: {
    number: '30',
    name: 'Robe Hook',
    at: 'accessories/robe-hooks',
    price: 46,
    sizes: [],
    spec: (form) => ({
      family: 'robe-hook',
      form: form.lever === 'side-knurled' ? 'knurled' : form.plate === 'round' ? 'peg' : 'single',
      flange: form.plate,
      projectionMm: 48,
    }),
    sentences: [
      'It stands 48 mm proud, far enough for the loop of a bath robe.',
      'The end is turned up by two millimetres, which is all a loop needs.',
    ],
    bullets: ['Projection 48 mm', 'Carries 8 kg'],
  },
  'double-hook': {
    number: '32',
    name: 'Double Robe Hook',
    at: 'accessories/robe-hooks',
    price: 68,
    sizes: [],
    spec: (form) => ({ family: 'robe-hook', form: 'double', flange: form.plate, projectionMm: 52 }),
    sentences: ['Two pegs on one plate stand 60 mm apart, so that robes do not share a hook.'],
    bullets: ['Two pegs', 'Projection 52 mm'],
  },
  'roll-holder': {
    number: '40',
    name: 'Toilet Roll Holder',
    at: 'accessories/toilet-roll-holders',
    price: 78,
    sizes: [],
    spec: (form) => ({
      family: 'toilet-roll-holder',
      form: form.shape === 'Square' || form.shape === 'Traditional' ? 'bar' : 'open-arm',
      bar: form.bar === 'oval' ? 'round' : form.bar,
      flange: form.plate,
      paper: true,
    }),
    sentences: [
      'The arm is open at one end and rises a little, so that the roll stays on.',
      'Set it 700 mm above the floor and 250 mm in front of the pan.',
    ],
    bullets: ['For rolls up to 120 mm', 'Left or right hand'],
  },
  'double-roll-holder': {
    number: '42',
    name: 'Double Toilet Roll Holder',
    at: 'accessories/toilet-roll-holders',
    price: 118,
    sizes: [],
    spec: (form) => ({ family: 'toilet-roll-holder', form: 'double', bar: form.bar, flange: form.plate, paper: true }),
    sentences: ['Two rolls hang side by side, for hotel rooms that are serviced every other day.'],
    bullets: ['For two rolls'],
  },
  'cover-holder': {
    number: '44',
    name: 'Toilet Roll Holder with Cover',
    at: 'accessories/toilet-roll-holders',
    price: 84,
    sizes: [],
    spec: (form) => ({ family: 'toilet-roll-holder', form: 'cover', bar: form.bar, flange: form.plate, paper: true }),
    sentences: ['The cover keeps shower spray off the paper and brakes the roll.'],
    bullets: ['Hinged cover'],
  },
  'spare-holder': {
    number: '46',
    name: 'Spare Roll Holder',
    at: 'accessories/toilet-roll-holders',
    price: 62,
    sizes: [],
    spec: (form) => ({ family: 'toilet-roll-holder', form: 'spare', bar: form.bar, flange: form.plate, paper: true }),
    sentences: ['A plain upright peg keeps one roll in reserve.'],
    bullets: ['For one spare roll'],
  },
  'roll-shelf': {
    number: '48',
    name: 'Toilet Roll Holder with Shelf',
    at: 'accessories/toilet-roll-holders',
    price: 124,
    sizes: [],
    spec: (form) => ({ family: 'toilet-roll-holder', form: 'shelf', bar: form.bar, flange: form.plate, paper: true }),
    sentences: ['A shelf of 180 by 95 mm above the roll takes a phone or a pack of wipes.'],
    bullets: ['Ledge 180 mm wide'],
  },
  shelf: {
    number: '50',
    name: 'Glass Shelf',
    at: 'accessories/shelves',
    price: 156,
    sizes: [500],
    sizeInName: true,
    spec: (form, lengthMm) => ({ family: 'shelf', form: 'glass', flange: form.plate, lengthMm, depthMm: 120 }),
    sentences: [
      'Toughened glass of 8 mm lies in two clamps and lifts out for cleaning.',
      'The glass is frosted below, so that water marks do not show.',
    ],
    bullets: ['Toughened glass, 8 mm', 'Carries 6 kg'],
    material: 'Brass and toughened glass',
  },
  'metal-shelf': {
    number: '52',
    name: 'Metal Shelf',
    at: 'accessories/shelves',
    price: 168,
    sizes: [400],
    sizeInName: true,
    spec: (form, lengthMm) => ({ family: 'shelf', form: 'metal', flange: form.plate, lengthMm, depthMm: 120 }),
    sentences: ['The tray is folded from 2 mm stainless steel with a slot for water at the back.'],
    bullets: ['Folded edge, drain slot'],
    material: '304 stainless steel',
  },
  'rail-shelf': {
    number: '54',
    name: 'Glass Shelf with Rail',
    at: 'accessories/shelves',
    price: 186,
    sizes: [500],
    sizeInName: true,
    spec: (form, lengthMm) => ({
      family: 'shelf',
      form: 'glass-with-rail',
      flange: form.plate,
      lengthMm,
      depthMm: 125,
    }),
    sentences: ['A gallery rail keeps bottles from sliding off the glass.'],
    bullets: ['Toughened glass, 8 mm', 'Gallery rail'],
    material: 'Brass and toughened glass',
  },
  'towel-shelf': {
    number: '56',
    name: 'Towel Shelf',
    at: 'accessories/shelves',
    price: 212,
    sizes: [600],
    sizeInName: true,
    spec: (form, lengthMm) => ({ family: 'shelf', form: 'towel-shelf', flange: form.plate, lengthMm, depthMm: 230 }),
    sentences: ['Four bars carry a stack of folded towels, and a fifth below takes the one in use.'],
    bullets: ['Five bars', 'Carries 12 kg'],
  },
  basket: {
    number: '60',
    name: 'Shower Basket',
    at: 'accessories/shelves',
    price: 112,
    sizes: [300],
    sizeInName: true,
    spec: (form, lengthMm) => ({ family: 'shelf', form: 'wire-basket', flange: form.plate, lengthMm, depthMm: 115 }),
    sentences: ['The wires are set 18 mm apart, so a thin bottle stands and water runs off.'],
    bullets: ['Lifts out for cleaning', '304 stainless steel wire'],
    material: '304 stainless steel',
  },
  'corner-basket': {
    number: '62',
    name: 'Corner Shower Basket',
    at: 'accessories/shelves',
    price: 118,
    sizes: [220],
    sizeInName: true,
    spec: (form, lengthMm) => ({ family: 'shelf', form: 'corner-basket', flange: form.plate, lengthMm, depthMm: 220 }),
    sentences: ['It fits a tiled corner with 220 mm along either wall.'],
    bullets: ['220 mm along the wall', '304 stainless steel wire'],
    material: '304 stainless steel',
  },
  'soap-dish': {
    number: '70',
    name: 'Soap Dish',
    at: 'accessories/soap-holders',
    price: 74,
    sizes: [],
    spec: (form) => ({
      family: 'soap-dish',
      form: form.shape === 'Traditional' || form.shape === 'Oval' ? 'glass-dish' : 'metal-dish',
      flange: form.plate,
      widthMm: 118,
    }),
    sentences: [
      'Ribs keep the bar off the base, and a slot lets the water go.',
      'The dish lifts off its ring and goes into the dishwasher.',
    ],
    bullets: ['118 mm wide', 'Dish lifts out'],
  },
  brush: {
    number: '80',
    name: 'Toilet Brush',
    at: 'accessories/toilet-brushes',
    price: 138,
    sizes: [],
    spec: (form) => ({
      family: 'toilet-brush',
      mount: 'wall',
      form: form.plate === 'round' ? 'round' : 'square',
      vessel: 'finish',
      heightMm: 385,
    }),
    sentences: [
      'The vessel hangs 20 mm clear of the floor, and a plastic insert takes the drips.',
      'The brush head unscrews and is sold by the pair.',
    ],
    bullets: ['Wall mounted', 'Replaceable head'],
    material: '304 stainless steel',
  },
}
