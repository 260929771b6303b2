import * as detail from '../../sheets/guide/details.ts'
import { isolate, leakCheck, pair, rinse, WATER_RULES, type Guide } from '../../sheets/guide/guide.ts'
import { THERMOSTAT } from '../../sheets/manual/manuals.ts'
import type { ModelFamily } from '../family.ts'
import { kilograms } from '../measures.ts'
import { cycled } from '../samples.ts'
import { hotWaterValve } from './hot-water-valve-model.ts'

export type HotWaterValveSpec = {
  family: 'hot-water-valve'
  form:
    | 'tempering'
    | 'pressure-limiting'
    | 'pressure-temperature-relief'
    | 'expansion-control'
    | 'non-return'
    | 'thermostatic-box'
  /** Nominal pipe size. */
  sizeMm: 15 | 20 | 25
}

export const HOT_WATER_VALVE: ModelFamily<HotWaterValveSpec> = {
  name: 'hot-water-valve',
  build: hotWaterValve,
  samples: {
    finishes: ['Chrome'],
    specs: (
      [
        'tempering',
        'pressure-limiting',
        'pressure-temperature-relief',
        'expansion-control',
        'non-return',
        'thermostatic-box',
      ] as const
    ).map((form, index) => ({ family: 'hot-water-valve', form, sizeMm: cycled([20, 15, 20, 25] as const, index) })),
  },
  views: ['front', 'side'],
  measures: (spec, { width, height }) => ({
    width,
    height,
    'net-weight': spec.form === 'thermostatic-box' ? 6.8 : kilograms(0.4 + spec.sizeMm * 0.02),
  }),
  standard: ['AS 4032.2', 'Tempering valves and end-of-line temperature control'],
  manual: THERMOSTAT,
  guide: (spec) => {
    switch (spec.form) {
      case 'tempering':
      case 'thermostatic-box':
        return inPipeGuide(
          'Tempering valve',
          [
            pair('Size', `DN ${spec.sizeMm}`),
            pair('Hot', '60 to 90 °C'),
            pair('Setting', '35 to 50 °C at the nearest outlet'),
          ],
          [
            'Run the nearest outlet hot for two minutes, measure, and set the spindle: 50 °C in homes, 45 °C where AS/NZS 3500.4 or G12 ask for it.',
            'Shut the cold: the outlet must stop within three seconds (AS 4032.2).',
          ],
        )
      case 'pressure-limiting':
        return inPipeGuide(
          'Pressure limiting valve',
          [pair('Size', `DN ${spec.sizeMm}`), pair('Outlet', '500 kPa or as marked')],
          ['Measure the static pressure behind the valve with all outlets shut.'],
        )
      case 'pressure-temperature-relief':
      case 'expansion-control':
        return inPipeGuide(
          'Relief valve',
          [pair('Size', `DN ${spec.sizeMm}`), pair('Drain line', 'Copper, falling, open to sight, no valve in it')],
          ['Lift the lever for ten seconds: water runs and stops. Repeat every six months.'],
        )
      case 'non-return':
        return inPipeGuide('Non-return valve', [pair('Size', `DN ${spec.sizeMm}`)], [rinse])
    }
  },
}

const inPipeGuide = (label: string, setOut: Guide['setOut'], adjust: readonly string[]): Guide => ({
  tools: ['Two adjustable spanners', 'Pipe cutter', 'Pressure gauge', 'Thermometer'],
  needed: ['Isolating valve before it', 'Compression olives or threaded adaptors'],
  before: [
    ...WATER_RULES.slice(0, 1),
    'Keep the valve where it can be reached for yearly service, out of frost and sun.',
  ],
  setOut,
  steps: [
    isolate,
    { title: 'Cut the pipe', text: 'Cut square, take off the burr, and leave 40 mm straight on both sides.' },
    {
      title: 'Fit with the flow',
      text: 'The arrow points with the water. Hold the body with one spanner while you turn the nut with the other.',
      detail: detail.inLine(label),
    },
    {
      title: 'Rinse',
      text: 'Rinse through the opened outlet before adjusting; clean the strainers.',
      detail: detail.flushing(),
    },
  ],
  commissioning: [leakCheck, ...adjust, 'Note day, setting and name on the tag of the valve.'],
})
