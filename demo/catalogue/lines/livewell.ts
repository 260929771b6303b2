import { FORMS } from './forms.ts'
import type { Line } from './line.ts'

const LIVEWELL = {
  brand: 'Caroma',
  subBrand: 'Caroma Livewell',
  warrantyYears: 15,
  leadFree: true,
  sectors: [101, 102, 104, 108],
} as const

/** The collections of Caroma for care and access. */
export const LIVEWELL_LINES = {
  opal: {
    ...LIVEWELL,
    title: 'Opal',
    range: 'Opal',
    finishes: ['Chrome', 'Stainless Steel'],
    years: [2020, 2023],
    form: FORMS.opal,
    metalware: [
      'Opal is drawn for people who hold on: sections of 32 mm, wall clearances of 50 mm and no sharp returns.',
    ],
    ceramics: [
      'Opal avoids the look of a ward: deep, round and plain, with the heights and clearances that accessible rooms need.',
    ],
  },
  opalTwo: {
    ...LIVEWELL,
    title: 'Opal II',
    range: 'Opal II',
    finishes: ['Chrome', 'Brushed Nickel', 'Matte Black'],
    years: [2023, 2026],
    form: FORMS.opal,
    metalware: [
      'The second Opal generation adds darker finishes, which stand out from a light wall for people with low vision.',
      'Opal II is rounder and plainer than its predecessor and comes in three finishes.',
    ],
    ceramics: ['Opal II keeps the dimensions of Opal and does away with the open rim.'],
  },
  opalEasyHeight: {
    ...LIVEWELL,
    title: 'Opal II Easy Height',
    range: 'Opal II Easy Height',
    finishes: ['Chrome'],
    years: [2023, 2026],
    form: FORMS.opal,
    metalware: ['Easy Height parts suit the raised pans of the collection.'],
    ceramics: [
      'Easy Height lifts the seat by about fifty millimetres, which takes load off hips and knees.',
      'The pan is raised, everything else is standard: set-outs, cistern, seat and spares are those of the ordinary suite.',
    ],
  },
  opalCare: {
    ...LIVEWELL,
    title: 'OpalCare',
    range: 'OpalCare',
    finishes: ['Chrome', 'Stainless Steel'],
    years: [2021, 2026],
    form: FORMS.opal,
    metalware: [
      'OpalCare fittings are made for institutions: fixed heads, few screws, and finishes that take daily disinfection.',
    ],
    ceramics: ['OpalCare is for public and institutional rooms that have to be accessible.'],
    suites: ['OpalCare projects 800 mm from the wall, so a wheelchair can be brought alongside for a transfer.'],
  },
  opalSupport: {
    ...LIVEWELL,
    title: 'OPALSUPPORT',
    range: 'OPALSUPPORT',
    finishes: ['Chrome', 'Brushed Nickel', 'Matte Black', 'Stainless Steel'],
    years: [2021, 2026],
    form: FORMS.opal,
    metalware: [
      'OPALSUPPORT rails are tested to 1,500 N in any direction once fixed to blocking or masonry.',
      'Each end is closed by a cover that hides three stainless screws.',
      'OPALSUPPORT looks like a towel rail and carries a person.',
      'The 32 mm bar stands 60 mm clear of the wall, so that a forearm does not slip between.',
    ],
    ceramics: ['OPALSUPPORT completes the accessible room.'],
  },
  lianoCare: {
    ...LIVEWELL,
    title: 'Liano Care',
    range: 'Liano Care',
    finishes: ['Chrome', 'Brushed Nickel', 'Gunmetal'],
    years: [2022, 2026],
    form: FORMS.lianoTwo,
    metalware: ['Liano Care keeps the look of the Liano family, so an accessible room need not announce itself.'],
    ceramics: ['Liano Care joins the slim rim of Liano with the clearances of AS 1428.1:2021.'],
    taps: [
      'Liano Care lengthens the lever and leaves the body as it was.',
      'The long lever needs less than 20 N at its end and opens fully within a quarter turn.',
    ],
  },
  care: {
    ...LIVEWELL,
    title: 'Care',
    range: 'Care',
    finishes: ['Chrome', 'Stainless Steel'],
    years: [2020, 2026],
    form: FORMS.opal,
    metalware: [
      'Care is the institutional standard: plain parts, replaced in minutes, stocked for decades.',
      'Hospitals and aged-care homes have specified Care for its even grip and its few, familiar spares.',
    ],
    ceramics: [
      'Care ceramics are thick-walled and plain, and they outlast two refits.',
      'Care has been specified in hospitals and aged care for decades, for its even sizes above all.',
    ],
    suites: ['The number in its name is its projection in millimetres, rounded.'],
  },
} as const satisfies Record<string, Line>
