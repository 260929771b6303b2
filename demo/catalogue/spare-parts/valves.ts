import type { HotWaterValveSpec } from '#demo/families/spares/hot-water-valve.ts'
import type { InletValveSpec } from '#demo/families/spares/inlet-valve.ts'
import type { OutletValveSpec } from '#demo/families/spares/outlet-valve.ts'
import type { StopValveSpec } from '#demo/families/spares/stop-valve.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { CategoryPath } from '../categories.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { Option, ProductDraft } from '../model.ts'
import { inFinishes, inOneKind } from '../record/options.ts'
import { compose } from '../record/text.ts'

interface CisternValveRow {
  readonly code: string
  readonly name: string
  readonly price: number
  readonly spec: InletValveSpec | OutletValveSpec
  readonly note: string
  readonly line?: LineId
}

// oxfmt-ignore
const CISTERN_VALVES: readonly CisternValveRow[] = [
  { code: '405031', name: 'Bottom Entry Inlet Valve', price: 38, spec: { family: 'inlet-valve', form: 'bottom-entry', heightMm: 260 }, note: 'Height adjusts from 240 to 320 mm for cisterns of any depth.' },
  { code: '405032', name: 'Side Entry Inlet Valve', price: 36, spec: { family: 'inlet-valve', form: 'side-entry', heightMm: 210 }, note: 'For in-wall cisterns, and for china that water enters from the back or the side.' },
  { code: 'ST4031', name: 'Stylus Universal Inlet Valve', price: 24, spec: { family: 'inlet-valve', form: 'bottom-entry', heightMm: 250 }, note: 'A plain replacement for most cisterns on the market.', line: 'plainStylus' },
  { code: '405041', name: 'Dual Flush Outlet Valve', price: 46, spec: { family: 'outlet-valve', form: 'dual-flush', heightMm: 290 }, note: 'Full and half flush are set by two sliders on the stem.' },
  { code: '405046', name: 'In-wall Cistern Outlet Valve', price: 68, spec: { family: 'outlet-valve', form: 'dual-flush', heightMm: 320 }, note: 'It is drawn out in three pieces through the plate opening.' },
  { code: '405044', name: 'Single Flush Outlet Valve', price: 42, spec: { family: 'outlet-valve', form: 'single-flush', heightMm: 280 }, note: 'For urinal and slop hopper cisterns.' },
]

export function cisternValves(): ProductDraft[] {
  return CISTERN_VALVES.map(toCisternValve)
}

function toCisternValve(row: CisternValveRow): ProductDraft {
  const isInlet = row.spec.family === 'inlet-valve'
  return {
    code: row.code,
    name: row.name,
    line: LINES[row.line ?? 'plain'],
    at: [isInlet ? 'spare-parts-valves/inlet-valves' : 'spare-parts-valves/outlet-valves'],
    price: row.price,
    description: compose(
      row.code,
      [row.note],
      isInlet
        ? ['It closes against 50 to 800 kPa without hammer.', 'The strainer is cleaned from outside.']
        : ['The seat washer is changed without tools.', 'A quarter turn releases it from its base.'],
    ),
    bullets: [
      isInlet ? 'Inlet ½" BSP, brass shank' : 'Silicone seat washer',
      'For 4.5/3 and 6/3 litre cisterns',
      'AS 1172.2',
    ],
    options: inOneKind('White', row.spec),
    views: ['hero', 'detail'],
    attributes: isInlet
      ? { 'inlet-type': '½" BSP male', 'working-pressure': '50–800 kPa' }
      : { 'outlet-type': '50 or 63 mm' },
  }
}

interface StopRow {
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: StopValveSpec['form']
  readonly handles: readonly StopValveSpec['handle'][]
  readonly finishes: readonly FinishName[]
  readonly line?: LineId
}

// oxfmt-ignore
const STOPS: readonly StopRow[] = [
  { code: '4510', name: 'Mini Cistern Stop', price: 24, form: 'mini-cistern', handles: ['lever', 'round'], finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Brushed Brass', 'Gunmetal'] },
  { code: '4512', name: 'Quarter-Turn Isolating Stop', price: 28, form: 'quarter-turn', handles: ['lever'], finishes: ['Chrome', 'Matte Black'] },
  { code: '4514', name: 'Isolating Valve 15 mm', price: 32, form: 'isolating', handles: ['tee'], finishes: ['Chrome', 'Raw Brass'] },
  { code: '4516', name: 'Duo Stop for Dishwasher', price: 46, form: 'duo', handles: ['lever'], finishes: ['Chrome'] },
  { code: 'ST4510', name: 'Stylus Mini Cistern Stop', price: 12, form: 'mini-cistern', handles: ['round'], finishes: ['Chrome'], line: 'plainStylus' },
]

export function stopValves(): ProductDraft[] {
  return STOPS.map(toStop)
}

function toStop(row: StopRow): ProductDraft {
  const line = LINES[row.line ?? 'plain']
  const options = row.handles.flatMap((handle) => {
    const plain = inFinishes(line, row.finishes, { family: 'stop-valve', form: row.form, handle })
    return row.handles.length > 1 ? plain.map((option) => withHandle(option, handle)) : plain
  })
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['spare-parts-valves/stop-valves'],
    price: row.price,
    description: compose(
      row.code,
      [
        {
          'mini-cistern': `A small stop for cistern and basin connections, in ${row.finishes.length === 1 ? 'chrome' : `${row.finishes.length} finishes`}.`,
          'quarter-turn': 'A stop for mixers, closed in an emergency with two fingers.',
          isolating: 'An inline valve for pipes in cupboards and plant rooms.',
          duo: 'One inlet, two outlets, for mixer and dishwasher.',
        }[row.form],
      ],
      [
        'The ball turns a quarter and shows by its handle whether it is open.',
        'A cover flange of 55 mm hides the pipe at the wall.',
      ],
      [
        'Every fixture needs its own stop under AS/NZS 3500.1.',
        row.form === 'duo'
          ? 'One side feeds the mixer, the other the machine, and each closes on its own.'
          : 'Inlet and outlet are half-inch.',
      ],
    ),
    bullets: ['½" BSP male x ½" BSP male', 'Quarter-turn ball', 'Cover flange included'],
    options,
    views: ['hero', 'detail'],
    leadFree: true,
    attributes: {
      'inlet-type': '½" BSP',
      'outlet-type': row.form === 'duo' ? '½" and ¾" BSP' : '½" BSP',
      'working-pressure': '50–1,000 kPa',
    },
  }
}

function withHandle(option: Option, handle: StopValveSpec['handle']): Option {
  const name = { lever: 'Lever', round: 'Round', tee: 'Tee' }[handle]
  return {
    ...option,
    suffix: `${handle.charAt(0).toUpperCase()}${option.suffix}`,
    label: `${name} handle, ${option.finish}`,
  }
}

interface HotWaterRow {
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: HotWaterValveSpec['form']
  readonly sizesMm: readonly HotWaterValveSpec['sizeMm'][]
  readonly at: CategoryPath
  readonly sentences: readonly string[]
  readonly pressure: string
  readonly temperature?: string
  readonly markets?: readonly ('au' | 'nz')[]
}

// oxfmt-ignore
const HOT_WATER: readonly HotWaterRow[] = [
  { code: '4610', name: 'Tempering Valve, High Performance', price: 148, form: 'tempering', sizesMm: [15, 20], at: 'spare-parts-valves/tempering-valves', sentences: ['Delivers 50 °C to bathrooms, adjustable from 40 °C, and shuts when the cold supply fails.', 'AS/NZS 3500.4 asks for no more than 50 °C at domestic basins, baths and showers.'], pressure: '100–1,000 kPa', temperature: '90 °C' },
  { code: '4612', name: 'Solar Tempering Valve', price: 186, form: 'tempering', sizesMm: [15, 20], at: 'spare-parts-valves/tempering-valves', sentences: ['Takes inlet water of up to 99 °C, as solar heaters make it in January.'], pressure: '100–1,000 kPa', temperature: '99 °C' },
  { code: '4620', name: 'Thermostatic Mixing Valve in Cabinet', price: 742, form: 'thermostatic-box', sizesMm: [15, 20], at: 'spare-parts-valves/tempering-valves', sentences: ['Holds 38 to 45 °C within one degree, for hospitals, aged care and schools; serviced yearly to AS 4032.3.', 'The stainless cabinet locks and is set flush or on the wall.'], pressure: '100–500 kPa', temperature: '85 °C' },
  { code: '4630', name: 'Pressure Limiting Valve 500 kPa', price: 84, form: 'pressure-limiting', sizesMm: [15, 20, 25], at: 'spare-parts-valves/pressure-valves', sentences: ['Limits the supply to 500 kPa, the most that AS/NZS 3500.1 allows inside a building.'], pressure: 'Up to 1,600 kPa inlet' },
  { code: 'NZ4630', name: 'Pressure Limiting Valve 350 kPa', price: 86, form: 'pressure-limiting', sizesMm: [15, 20], at: 'spare-parts-valves/pressure-valves', sentences: ['Limits the supply to 350 kPa, for storage heaters rated at 500 kPa.'], pressure: 'Up to 1,600 kPa inlet', markets: ['nz'] },
  { code: '463-0', name: 'Pressure and Temperature Relief Valve', price: 92, form: 'pressure-temperature-relief', sizesMm: [15, 20], at: 'spare-parts-valves/pressure-valves', sentences: ['Opens at 1,000 kPa or 99 °C and is renewed every five years.'], pressure: '1,000 kPa set', temperature: '99 °C' },
  { code: 'ECV+850', name: 'Expansion Control Valve', price: 68, form: 'expansion-control', sizesMm: [15, 20], at: 'spare-parts-valves/pressure-valves', sentences: ['Lets cold water go before the relief valve lets hot water go, which spares the anode.'], pressure: '850 kPa set' },
  { code: '4660', name: 'Non-Return Valve', price: 32, form: 'non-return', sizesMm: [15, 20, 25], at: 'spare-parts-valves/pressure-valves', sentences: ['A spring-loaded cone closes before water can run back.'], pressure: 'Up to 1,400 kPa' },
]

export function hotWaterValves(): ProductDraft[] {
  return HOT_WATER.map(toHotWaterValve)
}

function toHotWaterValve(row: HotWaterRow): ProductDraft {
  const options = row.sizesMm.map((sizeMm, index): Option => ({
    suffix: `.${sizeMm}`,
    finish: 'Raw Brass',
    colour: 'Not Applicable',
    size: `${sizeMm} mm`,
    label: `${sizeMm} mm`,
    priceFactor: 1 + index * 0.22,
    spec: { family: 'hot-water-valve', form: row.form, sizeMm },
    attributes: { 'inlet-type': `${sizeMm} mm compression`, 'outlet-type': `${sizeMm} mm compression` },
  }))
  return {
    code: row.code,
    name: row.name,
    line: LINES.plain,
    at: [row.at],
    price: row.price,
    ...(row.markets ? { markets: row.markets } : {}),
    description: compose(row.code, row.sentences, [
      'Flush the line before fitting, and fit the strainer upstream.',
      'Isolating ball and strainer are part of the inlet union.',
      '',
    ]),
    bullets: [row.pressure, ...(row.temperature ? [`Up to ${row.temperature}`] : []), 'Compression unions included'],
    options,
    views: ['hero', 'detail'],
    leadFree: true,
    sectors: [101, 102, 103, 104, 106],
    attributes: {
      'working-pressure': row.pressure,
      ...(row.temperature ? { 'maximum-temperature': row.temperature } : {}),
      'item-material': row.form === 'thermostatic-box' ? 'DR brass in 304 stainless steel cabinet' : 'DR brass',
    },
  }
}
