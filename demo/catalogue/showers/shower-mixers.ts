import type { ShowerMixerSpec } from '#demo/families/tapware/shower-mixer.ts'
import type { ThermostaticValveSpec } from '#demo/families/tapware/thermostatic-valve.ts'
import { LINES } from '../lines/all.ts'
import { tapWords, type Line } from '../lines/line.ts'
import type { ProductDraft } from '../model.ts'
import { notForDrinking } from '../record/drinking-water.ts'
import { compose } from '../record/text.ts'
import { cartridgeOf, handleCode, SPARE } from '../spare-parts/codes.ts'
import { mixerAttributes } from '../tapware/tap.ts'
import { showerDraft, type ShowerRow } from './shower.ts'

interface MixerRow extends ShowerRow {
  readonly plateMm: number
  readonly diverter?: Exclude<ShowerMixerSpec['diverter'], 'none'>
  readonly plate?: ShowerMixerSpec['plate']
  readonly plateHeightMm?: number
  readonly model?: string
}

// oxfmt-ignore
const ROWS: readonly MixerRow[] = [
  { line: 'liano', code: '96170', price: 164, plateMm: 78 },
  { line: 'lianoTwo', code: '96300', price: 226, plateMm: 62 },
  { line: 'lianoTwo', code: '96302', price: 398, plateMm: 72, plateHeightMm: 150, plate: 'pill', diverter: 'knob' },
  { line: 'lianoTwo', code: '96304', price: 168, plateMm: 62, model: 'Bath/Shower Mixer Trim Kit', note: 'The in-wall body is ordered separately, so that walls can be closed before finishes are chosen.' },
  { line: 'lianoNexus', code: '97100', price: 274, plateMm: 60 },
  { line: 'lianoNexus', code: '97102', price: 462, plateMm: 72, plateHeightMm: 152, plate: 'pill', diverter: 'knob' },
  { line: 'urbane', code: '99270', price: 176, plateMm: 84 },
  { line: 'urbaneTwo', code: '99600', price: 218, plateMm: 74 },
  { line: 'urbaneTwo', code: '99602', price: 386, plateMm: 80, plateHeightMm: 160, diverter: 'push' },
  { line: 'contura', code: '95270', price: 168, plateMm: 92, plateHeightMm: 124, plate: 'oval' },
  { line: 'conturaTwo', code: '95600', price: 232, plateMm: 80 },
  { line: 'conturaTwo', code: '95602', price: 402, plateMm: 94, plateHeightMm: 150, plate: 'oval', diverter: 'lever' },
  { line: 'luna', code: '68100', price: 128, plateMm: 100 },
  { line: 'luna', code: '68102', price: 246, plateMm: 120, diverter: 'knob' },
  { line: 'civic', code: '72170', price: 268, plateMm: 150, finishes: ['Chrome'], note: 'The plate is fixed by four tamper-resistant screws.' },
  { line: 'aio', code: '02-2100', price: 218, plateMm: 76 },
  { line: 'aio', code: '02-2102', price: 374, plateMm: 110, diverter: 'knob' },
  { line: 'krome', code: '02-2200', price: 124, plateMm: 100 },
  { line: 'maku', code: '02-2300', price: 162, plateMm: 96 },
  { line: 'maku', code: '02-2302', price: 284, plateMm: 118, diverter: 'push' },
  { line: 'waipori', code: '02-2400', price: 178, plateMm: 96, plateHeightMm: 122, plate: 'oval' },
  { line: 'turoa', code: '02-2500', price: 212, plateMm: 64 },
  { line: 'turoa', code: '02-2502', price: 368, plateMm: 72, plateHeightMm: 148, plate: 'pill', diverter: 'knob' },
  { line: 'viridian', code: '6140.00', price: 168, plateMm: 92 },
  { line: 'enix', code: '6160.00', price: 142, plateMm: 100 },
  { line: 'jovian', code: '6180.00', price: 112, plateMm: 110 },
  { line: 'basis', code: 'ST2000', price: 72, plateMm: 120 },
  { line: 'venecia', code: 'ST2100', price: 94, plateMm: 110 },
  { line: 'prisma', code: 'ST2200', price: 106, plateMm: 84 },
]

interface ThermostaticRow extends ShowerRow {
  readonly model: string
  readonly bar: ThermostaticValveSpec['bar']
  readonly lengthMm: number
  readonly outlet: ThermostaticValveSpec['outlet']
}

// oxfmt-ignore
const THERMOSTATIC: readonly ThermostaticRow[] = [
  { line: 'aio', code: '02-2110', price: 486, model: 'Thermostatic Bar Mixer', bar: 'round', lengthMm: 288, outlet: 'bottom' },
  { line: 'turoa', code: '02-2510', price: 528, model: 'Thermostatic Shelf Mixer', bar: 'shelf', lengthMm: 320, outlet: 'both' },
  { line: 'krome', code: '02-2210', price: 374, model: 'Thermostatic Bar Mixer', bar: 'square', lengthMm: 280, outlet: 'bottom' },
  { line: 'opal', code: '87240', price: 562, model: 'Thermostatic Care Mixer', bar: 'round', lengthMm: 310, outlet: 'bottom', note: 'Raised buttons at 38 °C and at full flow are felt without looking.' },
  { line: 'lianoTwo', code: '96310', price: 618, model: 'Thermostatic Bar Mixer', bar: 'round', lengthMm: 296, outlet: 'both' },
]

/** Concealed mixers, with and without diverter. */
export function showerMixers(): ProductDraft[] {
  return ROWS.map(toShowerMixer)
}

function toShowerMixer(row: MixerRow): ProductDraft {
  const line = LINES[row.line]
  const { form } = line
  const spec: ShowerMixerSpec = {
    family: 'shower-mixer',
    plate: row.plate ?? form.plate,
    plateWidthMm: row.plateMm,
    ...(row.plateHeightMm ? { plateHeightMm: row.plateHeightMm } : {}),
    handle: form.lever === 'disc' ? 'disc' : form.wallLever,
    projectionMm: form.bodyWidthMm < 40 ? 72 : 66,
    diverter: row.diverter ?? 'none',
  }
  const draft = showerDraft(row, {
    name: `${line.title} ${row.model ?? (row.diverter ? 'Bath/Shower Mixer with Diverter' : 'Bath/Shower Mixer')}`,
    at: row.diverter ? ['showers/shower-mixers', 'tapware/bath-mixers'] : ['showers/shower-mixers'],
    spec,
    description: compose(
      row.code,
      tapWords(line),
      row.diverter
        ? [
            'One lever sets flow and temperature, and the diverter below chooses between two outlets.',
            'The diverter holds its position when the water is shut off, so that the morning starts where the evening ended.',
          ]
        : [
            `The ${row.plateMm} mm plate covers an opening of ${row.plateMm - 18} mm.`,
            'It serves one outlet, a shower or a bath.',
            `Plate ${row.plateMm} mm, handle ${spec.projectionMm} mm proud of the tile.`,
          ],
      [
        'The body takes 55 to 80 mm of wall depth; an extension of 20 mm is on the spare parts list.',
        'Cartridge, stops and non-return valves are reached through the plate.',
        'Inlets are 20 mm apart from the usual centre, so that a mixer of the same type can be replaced without opening tiles.',
        '',
      ],
    ),
    bullets: [
      `${cartridgeOf(line).sizeMm} mm ceramic disc cartridge with temperature stop`,
      row.diverter ? 'Two-way diverter, one outlet at a time' : 'One outlet, ½" BSP',
      'Plate sealed to the tile by a foam gasket',
      row.model ? 'Trim only: order the in-wall body with it' : 'In-wall body included',
    ],
    attributes: {
      ...mixerAttributes(line),
      'inlet-type': '½" BSP female',
      'outlet-type': row.diverter ? '2 x ½" BSP' : '½" BSP',
    },
  })
  return {
    ...draft,
    ...statedLeadFree(line),
    spares: ({ finish }) => [
      cartridgeOf(line).code,
      ...(row.diverter ? [SPARE.diverter] : []),
      ...handleCode(row.line, line, finish),
      SPARE.mixerSeals,
    ],
  }
}

/** Exposed bars that hold a set temperature. */
export function thermostaticMixers(): ProductDraft[] {
  return THERMOSTATIC.map(toThermostaticMixer)
}

function toThermostaticMixer(row: ThermostaticRow): ProductDraft {
  const line = LINES[row.line]
  const spec: ThermostaticValveSpec = {
    family: 'thermostatic-valve',
    bar: row.bar,
    lengthMm: row.lengthMm,
    centresMm: 150,
    outlet: row.outlet,
  }
  const draft = showerDraft(row, {
    name: `${line.title} ${row.model}`,
    at: row.line === 'opal' ? ['showers/thermostatic-mixers', 'showers/care-showers'] : ['showers/thermostatic-mixers'],
    spec,
    description: compose(
      row.code,
      [
        'The wax cartridge answers within two seconds when a cistern or a washing machine draws cold water.',
        'The body stays cool to the touch, because cold water runs around the hot waterway.',
      ],
      [`The bar measures ${row.lengthMm} mm from handle to handle.`],
      ['A button at 38 °C has to be pressed to go hotter, and the water stops if the cold supply fails.'],
      [
        row.outlet === 'both'
          ? 'Outlets above and below serve a column and a hand shower.'
          : 'The half-inch outlet below takes any shower hose.',
      ],
    ),
    bullets: [
      'Safety stop at 38 °C',
      'Inlets on 150 mm centres, ±12 mm with the offset unions',
      'Strainers and non-return valves in both inlets',
    ],
    attributes: {
      'cartridge-type': 'Thermostatic, wax element',
      'working-pressure': '100–500 kPa',
      'maximum-temperature': '80 °C',
      'inlet-type': '2 x ½" BSP, 150 mm centres',
      'outlet-type': row.outlet === 'both' ? '2 x ½" BSP' : '½" BSP',
      ...(row.line === 'opal'
        ? { IsAS14281Compliant: true, IsNZ41121Compliant: true, IsIndependentLivingCompliant: true }
        : {}),
    },
  })
  return { ...draft, ...statedLeadFree(line), spares: () => [SPARE.thermostatic, SPARE.mixerSeals] }
}

function statedLeadFree({ leadFree }: Line): Pick<ProductDraft, 'leadFree' | 'localBullets'> {
  const limit = leadFree ? [] : [notForDrinking('bathing')]
  return { leadFree, localBullets: { au: limit, nz: limit } }
}
