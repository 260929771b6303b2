import { FORMS } from './forms.ts'
import type { Line } from './line.ts'

const DORF = { brand: 'Dorf', range: '', subBrand: '', warrantyYears: 10, leadFree: true, ceramics: [] } as const
const STYLUS = { brand: 'Stylus', range: '', subBrand: '', warrantyYears: 7, leadFree: true } as const
const CLARK = { brand: 'Clark', range: '', subBrand: '', warrantyYears: 10, leadFree: true, ceramics: [] } as const

/** Series of the brands that sell by series name and have no collections. */
export const OTHER_LINES = {
  villa: {
    ...DORF,
    title: 'Dorf Villa',
    finishes: ['Chrome', 'Brushed Nickel', 'Polished Brass', 'Brushed Bronze', 'Polished Nickel'],
    sectors: [102, 106],
    years: [2020, 2025],
    form: FORMS.villa,
    metalware: [
      'Villa looks back to the fittings of the 1920s.',
      'Round roses and turned edges suit weatherboard and Federation houses.',
    ],
    taps: [
      'Villa looks old and runs on quarter-turn ceramic discs.',
      'Cross handles with domed ends and a porcelain button are the marks of Villa.',
      'The waisted body of Villa is turned in one piece; nothing about it is applied.',
    ],
  },
  viridian: {
    ...DORF,
    title: 'Dorf Viridian',
    finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass'],
    sectors: [102, 105],
    years: [2022, 2026],
    form: FORMS.viridian,
    metalware: ['Viridian is round and a little tapered, with flat caps.'],
    taps: [
      'Viridian starts cold: in the middle position no hot water is drawn, which saves the heater a start for every rinse.',
      'Viridian keeps its levers flat and close to the body.',
    ],
    sprays: ['Viridian showers are kept as plain as the mixers.'],
  },
  enix: {
    ...DORF,
    title: 'Dorf Enix',
    finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'],
    sectors: [102, 103],
    years: [2020, 2023],
    leadFree: false,
    form: FORMS.enix,
    metalware: ['Enix is the square series of Dorf.', 'Straight walls and flat plates: Enix suits rectangular bowls.'],
    taps: ['Enix has a slim lever in place of the usual block.'],
  },
  jovian: {
    ...DORF,
    title: 'Dorf Jovian',
    finishes: ['Chrome', 'Matte Black'],
    sectors: [102],
    years: [2021, 2024],
    form: FORMS.jovian,
    metalware: ['Jovian is a soft, heavy casting at a modest price.'],
    taps: [
      'In Jovian the lever grows out of the cap in one curve.',
      'Jovian is a soft, heavy casting with a lever that is part of the cap.',
    ],
  },
  basis: {
    ...STYLUS,
    title: 'Stylus Basis',
    finishes: ['Chrome'],
    sectors: [102, 104, 108],
    years: [2020, 2024],
    leadFree: false,
    form: FORMS.basis,
    metalware: [
      'Basis is the plain-speaking series of Stylus: stocked everywhere, priced for rentals and first homes.',
      'Round, solid and short on choices, Basis is what plumbers keep on the van.',
    ],
    ceramics: [
      'Basis is the everyday series of Stylus, sold by the pallet to builders.',
      'Basis keeps to standard carton sizes and standard set-outs.',
    ],
  },
  venecia: {
    ...STYLUS,
    title: 'Stylus Venecia',
    finishes: ['Chrome', 'Matte Black'],
    sectors: [102],
    years: [2021, 2025],
    form: FORMS.venecia,
    metalware: [
      'Venecia is the square series of Stylus.',
      'A flat paddle on a soft-square body is the mark of Venecia.',
    ],
    ceramics: [
      'Venecia has softened corners and a level rim.',
      'Venecia brings straight lines to the value end of the market.',
    ],
  },
  prisma: {
    ...STYLUS,
    title: 'Stylus Prisma',
    finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'],
    sectors: [102, 106],
    years: [2023, 2026],
    form: FORMS.prisma,
    metalware: [
      'Prisma is the newest Stylus series, round and lean.',
      'Prisma brings PVD nickel to the price of chrome two years ago.',
    ],
    ceramics: ['Prisma is the newest Stylus series and has the thinnest rim of the brand.'],
    taps: ['Prisma is lead free throughout.'],
  },
  plainStylus: {
    ...STYLUS,
    title: 'Stylus',
    finishes: ['Chrome'],
    sectors: [102],
    years: [2020, 2026],
    form: FORMS.basis,
    metalware: ['It fits every Stylus series.'],
    ceramics: ['It goes with every Stylus series.'],
  },
  razor: {
    ...CLARK,
    title: 'Clark Razor',
    finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Gunmetal'],
    sectors: [102, 103],
    years: [2022, 2026],
    form: FORMS.razor,
    metalware: [
      'Razor pairs square mixers with sinks whose corners are bent to ten millimetres.',
      'Razor is the architectural series of Clark.',
    ],
  },
  prism: {
    ...CLARK,
    title: 'Clark Prism',
    finishes: ['Chrome', 'Brushed Nickel'],
    sectors: [102],
    years: [2020, 2025],
    form: FORMS.prisma,
    metalware: ['Prism is the middle of the Clark range.', 'Prism is made for family kitchens.'],
  },
  clark: {
    ...CLARK,
    title: 'Clark',
    finishes: ['Chrome', 'Stainless Steel'],
    sectors: [102, 103, 104],
    years: [2020, 2026],
    form: FORMS.prisma,
    metalware: [
      'Clark has pressed stainless steel for Australian kitchens and laundries for generations.',
      'It is made for daily use rather than for show.',
    ],
  },
} as const satisfies Record<string, Line>
