import type { Piece } from './piece.ts'

/** Pieces that hold toilet paper. */
export const ROLL_HOLDERS = {
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
} as const satisfies Record<string, Piece>
