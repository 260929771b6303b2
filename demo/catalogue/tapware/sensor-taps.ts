import type { SensorTapSpec } from '#demo/families/tapware/sensor-tap.ts'
import { LINES } from '../lines/all.ts'
import { tapWords } from '../lines/line.ts'
import type { ProductDraft } from '../model.ts'
import { compose } from '../record/text.ts'
import { aeratorCode, SPARE } from '../spare-parts/codes.ts'
import { MAINS_PRESSURE, tapDraft, type TapRow } from './tap.ts'

interface SensorRow extends TapRow {
  readonly name: string
  readonly mount: SensorTapSpec['mount']
  readonly form: SensorTapSpec['form']
  readonly heightMm: number
  readonly reachMm: number
  readonly power: 'mains' | 'battery'
  /** Reports flow, runs hygiene flushes and takes commands over the building network. */
  readonly connected?: true
}

// oxfmt-ignore
const ROWS: readonly SensorRow[] = [
  { line: 'lianoElectronic', code: '98310', price: 742, name: 'LIANOE Sensor Basin Tap', mount: 'hob', form: 'tube', heightMm: 168, reachMm: 128, flow: 4.5, power: 'battery' },
  { line: 'lianoElectronic', code: '98312', price: 836, name: 'LIANOE Sensor Basin Tap, Tower', mount: 'hob', form: 'tube', heightMm: 302, reachMm: 156, flow: 4.5, power: 'battery' },
  { line: 'lianoElectronic', code: '98320', price: 894, name: 'LIANOE Sensor Wall Outlet 180 mm', mount: 'wall', form: 'tube', heightMm: 150, reachMm: 180, flow: 4.5, power: 'mains' },
  { line: 'lianoElectronic', code: '98322', price: 912, name: 'LIANOE Sensor Wall Outlet 220 mm', mount: 'wall', form: 'tube', heightMm: 150, reachMm: 220, flow: 4.5, power: 'mains' },
  { line: 'lianoElectronic', code: '98330', price: 978, name: 'LIANOE Gooseneck Sensor Tap', mount: 'hob', form: 'gooseneck', heightMm: 298, reachMm: 152, flow: 4.5, power: 'mains', finishes: ['Chrome', 'Brushed Nickel'], note: 'The plain outlet without an aerator is what infection control in hospitals asks for.' },
  { line: 'lianoElectronic', code: '98340', price: 1186, name: 'LIANOE Smart Command Basin Tap', mount: 'hob', form: 'arc', heightMm: 176, reachMm: 132, flow: 4.5, power: 'mains', connected: true, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'] },
  { line: 'lianoElectronic', code: '98342', price: 1248, name: 'LIANOE Smart Command Wall Outlet', mount: 'wall', form: 'flat', heightMm: 150, reachMm: 190, flow: 4.5, power: 'mains', connected: true, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'] },
  { line: 'civic', code: '72310', price: 624, name: 'Civic Sensor Basin Tap', mount: 'hob', form: 'block', heightMm: 144, reachMm: 116, flow: 4.5, power: 'battery', finishes: ['Chrome'] },
  { line: 'civic', code: '72312', price: 688, name: 'Civic Sensor Wall Tap 150 mm', mount: 'wall', form: 'block', heightMm: 150, reachMm: 150, flow: 4.5, power: 'mains', finishes: ['Chrome', 'Stainless Steel'] },
  { line: 'civic', code: '72320', price: 1064, name: 'Civic Smart Command Sensor Tap', mount: 'hob', form: 'block', heightMm: 150, reachMm: 120, flow: 4.5, power: 'mains', connected: true, finishes: ['Chrome'] },
  { line: 'urbaneTwo', code: '99690', price: 798, name: 'Urbane II Sensor Basin Tap', mount: 'hob', form: 'flat', heightMm: 158, reachMm: 130, flow: 4.5, power: 'battery', finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Gunmetal'] },
]

/** Electronic taps: no handle, a sensor window and a solenoid below the bench. */
export function sensorTaps(): ProductDraft[] {
  return ROWS.map(toSensorTap)
}

function toSensorTap(row: SensorRow): ProductDraft {
  const line = LINES[row.line]
  const spec: SensorTapSpec = {
    family: 'sensor-tap',
    mount: row.mount,
    form: row.form,
    heightMm: row.heightMm,
    spoutReachMm: row.reachMm,
  }
  const supply =
    row.power === 'battery'
      ? 'four AA lithium cells that last about 300,000 uses'
      : 'a 12 V plug pack, with a battery for power cuts'
  const draft = tapDraft(row, {
    name: row.name,
    at: ['tapware/sensor-taps'],
    spec,
    description: compose(
      row.code,
      tapWords(line),
      [
        `The sensor looks along the stream, so that a mirror or a white bowl does not set it off; power comes from ${supply}.`,
        `Water starts within half a second and stops a second after the hands are gone. It runs on ${supply}.`,
      ],
      row.connected
        ? [
            'Smart Command reports flow and temperature to the building, and a hygiene flush is ordered from the dashboard.',
            'Over the Smart Command gateway, run times and flushes of a whole floor are set at once.',
          ]
        : [
            'A hygiene flush of 30 seconds after 24 hours of rest can be switched on.',
            'Run-on, range and flush are set with the remote control.',
          ],
      ['Premixed or cold water is connected; set a tempering or thermostatic valve before it.', ''],
    ),
    bullets: [
      'No contact: opens at 140 mm, closes after 1 second',
      row.power === 'battery' ? 'Battery operated, no electrician needed' : '12 V plug pack with battery backup',
      'Shuts off after 60 seconds when something is left under the outlet',
      ...(row.connected ? ['Smart Command: usage, temperature and flush reports'] : []),
    ],
    attributes: {
      'touchless-smart': true,
      ...(row.connected ? { 'smart-command': true } : {}),
      'cartridge-type': 'Solenoid valve, 6 V',
      'working-pressure': MAINS_PRESSURE,
      'maximum-temperature': '60 °C',
      'inlet-type': '½" BSP with strainer',
      'outlet-type': row.form === 'gooseneck' ? 'Laminar, no aerator' : 'Concealed aerator',
      IsAS14281Compliant: true,
      IsAS14281Ambulant: true,
      IsNZ41121Compliant: true,
    },
  })
  return {
    ...draft,
    types: row.connected ? ['Touchless', 'Smart Command'] : ['Touchless'],
    spares: ({ finish }) => [SPARE.sensorBattery, aeratorCode(line, finish)],
  }
}
