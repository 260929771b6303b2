import type { FeedAttributes } from './attributes.ts'
import type { Option } from './model.ts'

/** The further rows of a flagship's data sheet: those of all its options, and those that differ. */
export interface FlagshipData {
  readonly common?: FeedAttributes
  readonly byOption?: (option: Option) => FeedAttributes
}

const SUITE: FeedAttributes = {
  'static-pressure': '1,000 kPa',
  'inlet-size': '½" BSP',
  'outlet-size': '100 mm',
  'water-entry': 'Back, left or right; bottom by code',
  'seat-hinge-centres': 155,
  'load-rating': '400 kg',
  'mounting-height': 'Seat as drawn; centre line at least 450 mm from the side wall',
  standards: 'AS 1172.1, AS 1172.2, AS/NZS 6400',
  certification: 'Environmental product rating, level A',
  'warranty-parts': '5 years on valves, 3 years on the seat, 1 year labour',
  'warranty-finish': '15 years',
}

const COATED = /Chrome|White|Stainless/

const metalFinish = ({ finish }: Option): FeedAttributes => ({
  'warranty-finish': COATED.test(finish) ? '10 years' : '5 years',
})

/** Data by product code. Sizes agree with the models; cartons are larger than their contents. */
export const FLAGSHIP_DATA: Readonly<Record<string, FlagshipData>> = {
  '96340': {
    common: {
      'gross-weight': 2.05,
      'packaging-size': '260 x 190 x 75 mm',
      'static-pressure': '500 kPa, AS/NZS 3500.1',
      'flow-by-pressure': '4.3 at 150, 4.4 at 250, 4.5 at 350 and 4.5 at 500 kPa, L/min',
      'temperature-control': 'Cold start; hot limit in steps of 5 °C',
      'inlet-size': '½" BSP',
      'outlet-size': 'M18.5 x 1',
      'tap-hole-size': '32–36 mm',
      'bench-thickness': 'Up to 38 mm',
      'cartridge-life': '500,000 cycles',
      standards: 'AS/NZS 3718, AS/NZS 4020, AS/NZS 6400',
      certification: 'Environmental product rating, level A',
      'country-of-origin': 'Designed in Australia, made in China',
      'warranty-parts': '15 years on the cartridge, 1 year labour',
    },
    byOption: metalFinish,
  },
  '98310': {
    common: {
      'gross-weight': 3.2,
      'packaging-size': '380 x 260 x 140 mm',
      'static-pressure': '500 kPa, AS/NZS 3500.1',
      'flow-by-pressure': '4.2 at 150, 4.4 at 250, 4.5 at 350 and 4.5 at 500 kPa, L/min',
      'temperature-control': 'Premixed supply from a tempering or thermostatic valve',
      'inlet-size': '½" BSP',
      'outlet-size': 'M18.5 x 1',
      'tap-hole-size': '32–36 mm',
      'bench-thickness': 'Up to 38 mm',
      'mounting-height': 'Control box within 450 mm below the tap',
      'cartridge-life': '500,000 openings of the solenoid',
      'power-supply': 'Four AA lithium cells, or 6 V DC adaptor',
      'power-consumption': '0.2 mW at rest',
      'ingress-protection': 'IP67 (control box)',
      standards: 'AS/NZS 3718, AS/NZS 4020, AS/NZS 6400',
      certification: 'Environmental product rating, level A',
      'country-of-origin': 'Designed in Australia, made in China',
      'warranty-parts': '2 years on electronics, 1 year labour',
    },
    byOption: metalFinish,
  },
  '746100': {
    common: {
      ...SUITE,
      'gross-weight': 39.4,
      'packaging-size': 'Pan 690 x 420 x 460 mm, cistern 430 x 400 x 220 mm',
      'seat-type': 'Slim urea seat, soft close, quick release',
      'country-of-origin': 'Designed in Australia, made in China',
    },
  },
  '746220': {
    common: {
      ...SUITE,
      'gross-weight': 45.6,
      'packaging-size': 'Pan 860 x 430 x 490 mm, cistern 430 x 400 x 220 mm',
      'capacity-size': 5.8,
      'seat-type': 'Single flap, thermoset, rated to 250 kg',
      'mounting-height': 'Seat 460–480 mm; centre line 450–460 mm from the side wall',
      standards: 'AS 1172.1, AS 1172.2, AS/NZS 6400, AS 1428.1:2021',
      'country-of-origin': 'Designed in Australia, made in China',
    },
  },
  '872010': {
    common: {
      'gross-weight': 7.4,
      'packaging-size': '450 x 450 x 180 mm',
      'cut-out-size': '45 mm hole for the waste',
      'outlet-size': '32 or 40 mm',
      'mounting-height': 'Bench 760–780 mm, rim about 890 mm',
      'bench-thickness': 'Up to 60 mm with the waste supplied separately',
      standards: 'AS/NZS 1730',
      certification: 'Environmental product rating, level A',
      'country-of-origin': 'Designed in Australia, made in China',
      'warranty-parts': '1 year labour',
      'warranty-finish': '15 years',
    },
  },
  '853010': {
    common: {
      'outlet-size': '40 mm',
      'wall-clearance': '100 mm recommended, 20 mm least',
      standards: 'AS 2023',
      'country-of-origin': 'Designed in Australia, made in China',
      'warranty-parts': '2 years on waste and overflow, 1 year labour',
      'warranty-finish': '5 years',
    },
    byOption: ({ size }) =>
      size === '1550 mm'
        ? {
            'gross-weight': 52,
            'packaging-size': '1620 x 820 x 650 mm',
            'load-rating': 'Floor load about 360 kg, filled and with one bather',
          }
        : {
            'gross-weight': 58,
            'packaging-size': '1820 x 870 x 650 mm',
            'load-rating': 'Floor load about 410 kg, filled and with one bather',
          },
  },
  '02-2112': {
    common: {
      'gross-weight': 2.7,
      'packaging-size': '860 x 220 x 110 mm',
      'static-pressure': '500 kPa, AS/NZS 3500.1',
      'flow-by-pressure': '7.4 at 100, 8.5 at 150, 8.8 at 250 and 9.0 at 500 kPa, L/min',
      'inlet-size': '½" BSP male',
      'outlet-size': '½" BSP hose',
      'mounting-height': 'Lower bracket about 1,050 mm above the floor',
      standards: 'AS/NZS 3662, AS/NZS 6400, AS/NZS 4020',
      'country-of-origin': 'Designed in New Zealand, made in China',
      'warranty-parts': '2 years on hose and hand piece, 1 year labour',
    },
    byOption: metalFinish,
  },
  '96322': {
    common: {
      'gross-weight': 6.9,
      'packaging-size': '1280 x 360 x 150 mm',
      'static-pressure': '500 kPa, AS/NZS 3500.1',
      'flow-by-pressure': '8.3 at 150, 8.7 at 250, 8.9 at 350 and 9.0 at 500 kPa, L/min on each outlet',
      'temperature-control': 'Stop at 38 °C; steady within 1 °C; shuts within 2 s when cold fails',
      'inlet-size': '½" BSP, 150 mm centres ± 12 mm',
      'mounting-height': 'Overhead shower 2,000–2,150 mm above the floor',
      standards: 'AS/NZS 3662, AS/NZS 6400, AS 4032.4',
      'country-of-origin': 'Designed in Australia, made in China',
      'warranty-parts': '5 years on the thermostatic element, 1 year labour',
    },
    byOption: metalFinish,
  },
  '877110': {
    common: {
      'load-rating': '150 kg; tested to 1,500 N',
      'wall-clearance': '55 mm between tube and wall',
      'mounting-height':
        'Beside a toilet 800–820 mm (AS 1428.1:2021), 800–810 mm (AS 1428.1:2009), 700 mm (NZS 4121:2001)',
      standards: 'AS 1428.1:2021, NZS 4121:2001',
      'country-of-origin': 'Made in Australia',
      'warranty-parts': '1 year labour',
    },
    byOption: (option) => {
      const lengthMm = option.spec.family === 'grab-rail' ? option.spec.lengthMm : 0
      return {
        ...metalFinish(option),
        'gross-weight': Math.round((0.75 + lengthMm * 0.0014) * 20) / 20,
        'packaging-size': `${lengthMm + 120} x 110 x 110 mm`,
      }
    },
  },
  '966010': {
    common: {
      'power-supply': '240 V, 50 Hz, Class I',
      'ingress-protection': 'IPX5',
      'wall-clearance': 'Projection 106 mm, feet adjust by 10 mm',
      'mounting-height': 'Lowest bar at least 600 mm above the floor where small children live',
      standards: 'AS/NZS 60335.2.43, AS/NZS 3000',
      'country-of-origin': 'Designed in Australia, made in China',
      'warranty-parts': '2 years on the element, 1 year labour',
    },
    byOption: (option) => ({
      ...metalFinish(option),
      ...(option.size === '500 x 750 mm'
        ? { 'power-consumption': '75 W', 'gross-weight': 6.1, 'packaging-size': '830 x 560 x 140 mm' }
        : { 'power-consumption': '110 W', 'gross-weight': 8.6, 'packaging-size': '1080 x 660 x 140 mm' }),
    }),
  },
  CL8045: {
    common: {
      'gross-weight': 24,
      'packaging-size': '600 x 605 x 930 mm',
      'outlet-size': '50 mm',
      'tap-hole-size': '35 mm',
      'load-rating': '80 kg on the rim',
      standards: 'AS/NZS 1229',
      'country-of-origin': 'Made in Australia',
      'warranty-parts': '2 years on cabinet, 1 year labour',
      'warranty-finish': '10 years',
    },
  },
  '4610': {
    common: {
      'static-pressure': '1,000 kPa',
      'temperature-control': 'Outlet 35–50 °C, ± 3 °C; shuts within 3 s when cold fails',
      'cartridge-life': 'Element renewed every five years',
      'mounting-height': 'Where it can be reached for yearly service',
      standards: 'AS 4032.2, AS/NZS 4020, AS/NZS 3500.4',
      'country-of-origin': 'Made in Australia',
      'warranty-parts': '5 years on the element, 1 year labour',
      'warranty-finish': '10 years',
    },
    byOption: ({ size }) =>
      size === '15 mm'
        ? {
            'gross-weight': 0.95,
            'packaging-size': '190 x 110 x 90 mm',
            'inlet-size': 'DN 15',
            'outlet-size': 'DN 15',
            'flow-by-pressure': '20 at 50, 28 at 100 and 45 at 250 kPa difference, L/min',
          }
        : {
            'gross-weight': 1.1,
            'packaging-size': '200 x 120 x 95 mm',
            'inlet-size': 'DN 20',
            'outlet-size': 'DN 20',
            'litres-per-minute': 42,
            'flow-by-pressure': '30 at 50, 42 at 100 and 67 at 250 kPa difference, L/min',
          },
  },
}
