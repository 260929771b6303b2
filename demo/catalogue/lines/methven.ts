import { FORMS } from './forms.ts'
import type { Line } from './line.ts'

const METHVEN = { brand: 'Methven', subBrand: '', warrantyYears: 12, leadFree: true } as const

/** The collections of Methven, the shower house: hand pieces and rails first, mixers to match. */
export const METHVEN_LINES = {
  aio: {
    ...METHVEN,
    title: 'Methven Aio',
    range: 'Aio',
    finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Gunmetal'],
    sectors: [102, 105, 106],
    years: [2021, 2026],
    form: FORMS.aio,
    metalware: [
      'The ring of Aio returns in every part of the collection, from the hand piece to the towel ring.',
      'Aio leaves the middle empty: circles, open where they can be.',
      'Aio was drawn around a shower and grew into a bathroom.',
    ],
    ceramics: [],
    sprays: [
      'Aio is built around an open ring: water leaves the rim of the halo and the middle stays empty.',
      'Twin jets meet in the air before they meet the skin, which is how Aio makes its flow feel like more.',
    ],
  },
  krome: {
    ...METHVEN,
    title: 'Methven Krome',
    range: 'Krome',
    finishes: ['Chrome', 'Matte Black'],
    sectors: [102, 104],
    years: [2020, 2023],
    leadFree: false,
    form: FORMS.krome,
    metalware: [
      'Krome is a plain square family at a builder’s price.',
      'Right angles, one finish on the shelf and one to order: Krome keeps choices short.',
    ],
    ceramics: [],
  },
  maku: {
    ...METHVEN,
    title: 'Methven Maku',
    range: 'Maku',
    finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Graphite'],
    sectors: [102, 105],
    years: [2021, 2025],
    form: FORMS.maku,
    metalware: [
      'Maku has the soft shoulders of a river stone.',
      'Nothing in Maku is quite straight and nothing quite round.',
    ],
    ceramics: [],
    taps: [
      'The cast spout of Maku thins towards its end, where the aerator is let in flush.',
      'Maku works from 35 kPa upwards, so it also suits gravity-fed hot water.',
      'A broad paddle on a soft shoulder: Maku is easy on the fingers.',
    ],
    sprays: ['Pairs of jets meet in front of the face and break into droplets, which is what Satinjet stands for.'],
  },
  waipori: {
    ...METHVEN,
    title: 'Methven Waipori',
    range: 'Waipori',
    finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'],
    sectors: [102, 106],
    years: [2021, 2024],
    form: FORMS.waipori,
    metalware: [
      'Waipori keeps to ovals that narrow at the waist.',
      'Waipori is named after a gorge and has the lines of worn rock.',
    ],
    ceramics: [],
    taps: ['Waipori is waisted in the middle, with an oval section and a slim lever that rises slightly.'],
    sprays: ['The oval hand piece and oval bar of Waipori lie well in a soapy hand.'],
  },
  turoa: {
    ...METHVEN,
    title: 'Methven Tūroa',
    range: 'Turoa',
    finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass', 'Gunmetal'],
    sectors: [102, 105, 106],
    years: [2022, 2026],
    form: FORMS.turoa,
    metalware: ['Tūroa is slim, upright and plain.', 'Tūroa takes away until only tubes are left.'],
    ceramics: [],
    taps: [
      'Tūroa is tall and slim, with the lever kept out of the line of the neck.',
      'The neck of Tūroa is drawn from a single tube without a weld.',
    ],
    sprays: ['Tūroa reduces the hand piece to its essentials and puts the spray where the light falls.'],
  },
  plainMethven: {
    ...METHVEN,
    title: 'Methven',
    range: '',
    finishes: ['Chrome', 'Matte Black'],
    sectors: [102, 104, 105],
    years: [2020, 2026],
    form: FORMS.turoa,
    metalware: ['It belongs to no collection and fits all half-inch shower threads.'],
    ceramics: [],
  },
} as const satisfies Record<string, Line>
