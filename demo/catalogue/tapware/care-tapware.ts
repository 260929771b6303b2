import type { CareMixerSpec } from '#demo/families/tapware/care-mixer.ts'
import type { CategoryPath } from '../categories.ts'
import { LINES } from '../lines/all.ts'
import { tapWords } from '../lines/line.ts'
import type { ProductDraft } from '../model.ts'
import { compose } from '../record/text.ts'
import { aeratorCode, SPARE } from '../spare-parts/codes.ts'
import { CERAMIC_DISC, MAINS_PRESSURE, tapDraft, type TapRow } from './tap.ts'

interface CareRow extends TapRow {
  readonly model: string
  readonly form: CareMixerSpec['form']
  readonly handle: CareMixerSpec['handle']
  readonly heightMm: number
  readonly reachMm: number
  readonly leverMm: number
}

// oxfmt-ignore
const ROWS: readonly CareRow[] = [
  { line: 'lianoCare', code: '96410', price: 428, model: 'Basin Mixer, Extended Lever', form: 'basin', handle: 'extended', heightMm: 182, reachMm: 128, leverMm: 160, flow: 4.5 },
  { line: 'lianoCare', code: '96412', price: 462, model: 'Mid Height Basin Mixer, Extended Lever', form: 'basin', handle: 'extended', heightMm: 236, reachMm: 142, leverMm: 160, flow: 4.5 },
  { line: 'lianoCare', code: '96414', price: 436, model: 'Basin Mixer, Loop Lever', form: 'basin', handle: 'loop', heightMm: 178, reachMm: 126, leverMm: 140, flow: 4.5 },
  { line: 'lianoCare', code: '96420', price: 512, model: 'Sink Mixer, Extended Lever', form: 'sink', handle: 'extended', heightMm: 318, reachMm: 214, leverMm: 170, flow: 6 },
  { line: 'lianoCare', code: '96430', price: 394, model: 'Shower Mixer, Extended Lever', form: 'shower', handle: 'extended', heightMm: 150, reachMm: 120, leverMm: 160 },
  { line: 'opal', code: '87210', price: 326, model: 'Basin Mixer, Care Lever', form: 'basin', handle: 'loop', heightMm: 174, reachMm: 122, leverMm: 140, flow: 4.5 },
  { line: 'opal', code: '87230', price: 318, model: 'Shower Mixer, Care Lever', form: 'shower', handle: 'loop', heightMm: 160, reachMm: 120, leverMm: 140 },
  { line: 'opalCare', code: '87610', price: 388, model: 'Basin Mixer, Elbow Lever', form: 'basin', handle: 'elbow', heightMm: 186, reachMm: 130, leverMm: 190, flow: 4.5, finishes: ['Chrome'] },
  { line: 'care', code: '87010', price: 298, model: 'Basin Mixer, Elbow Lever', form: 'basin', handle: 'elbow', heightMm: 180, reachMm: 124, leverMm: 180, flow: 4.5, finishes: ['Chrome'] },
  { line: 'care', code: '87020', price: 362, model: 'Sink Mixer, Elbow Lever', form: 'sink', handle: 'elbow', heightMm: 302, reachMm: 206, leverMm: 190, flow: 6, finishes: ['Chrome'] },
  { line: 'care', code: '87022', price: 438, model: 'Surgical Sink Mixer', form: 'sink', handle: 'elbow', heightMm: 360, reachMm: 216, leverMm: 200, flow: 9, finishes: ['Chrome'], note: 'The 200 mm lever is worked with the elbow after scrubbing.' },
]

const PLACES: Record<CareMixerSpec['form'], readonly CategoryPath[]> = {
  basin: ['tapware/care-tapware', 'tapware/basin-mixers'],
  sink: ['tapware/care-tapware', 'kitchen-laundry/sink-mixers'],
  shower: ['tapware/care-tapware', 'showers/care-showers'],
}

/** Mixers with long levers, for accessible rooms. */
export function careTapware(): ProductDraft[] {
  return ROWS.map(toCareTapware)
}

function toCareTapware(row: CareRow): ProductDraft {
  const line = LINES[row.line]
  const spec: CareMixerSpec = {
    family: 'care-mixer',
    form: row.form,
    handle: row.handle,
    heightMm: row.heightMm,
    spoutReachMm: row.reachMm,
    leverLengthMm: row.leverMm,
  }
  const draft = tapDraft(row, {
    name: `${line.title} ${row.model}`,
    at: PLACES[row.form],
    spec,
    description: compose(
      row.code,
      tapWords(line),
      [
        `The lever is ${row.leverMm} mm long and can be moved with a closed fist, as AS 1428.1:2021 and NZS 4121:2001 ask.`,
        `With ${row.leverMm} mm of lever, full flow takes one light push and no grip.`,
        `A lever of ${row.leverMm} mm brings the water within reach from a seat.`,
      ],
      [
        {
          basin: `It stands ${row.heightMm} mm high and reaches ${row.reachMm} mm.`,
          sink: `The swivel spout reaches ${row.reachMm} mm and stands ${row.heightMm} mm high.`,
          shower: `A plate of ${row.heightMm} mm covers older openings.`,
        }[row.form],
      ],
      [
        'The hot stop is set during commissioning and cannot be passed without a tool.',
        'Opening starts cold, so that nobody is surprised by what stands in the hot line.',
        'Red and blue are marked by colour and by a raised dot.',
      ],
    ),
    bullets: [
      `Lever ${row.leverMm} mm`,
      'Operated with less than 20 N',
      'Adjustable temperature stop',
      '35 mm ceramic disc cartridge',
    ],
    attributes: {
      'cartridge-size': 35,
      'cartridge-type': CERAMIC_DISC,
      'working-pressure': MAINS_PRESSURE,
      'maximum-temperature': '80 °C',
      'inlet-type': row.form === 'shower' ? '½" BSP female' : '½" BSP flexible hoses',
      ...(row.form === 'shower' ? {} : { 'outlet-type': 'Aerator' }),
      IsAS14281Compliant: true,
      IsIndependentLivingCompliant: true,
      IsNZ41121Compliant: true,
    },
  })
  return {
    ...draft,
    types: ['Accessible tapware'],
    spares: ({ finish }) => [
      SPARE.cartridge35,
      ...(row.form === 'shower' ? [] : [aeratorCode(line, finish)]),
      SPARE.mixerSeals,
    ],
  }
}
