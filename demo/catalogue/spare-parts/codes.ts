import { FINISH_TRADE } from '../record/finish-trade.ts'
import type { LineId } from '../lines/all.ts'
import type { Line } from '../lines/line.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { Option } from '../model.ts'

/** Item codes of spare parts that many products name. The products themselves are in this folder. */
export const SPARE = {
  cartridge25: '687025',
  cartridge35: '687035',
  cartridge40: '687040',
  methven25: '01-3025',
  methven35: '01-3035',
  flick40: '6871.40',
  joystick25: '687028',
  thermostatic: '687060',
  diverter: '687070',
  hose450: '687445',
  hose600: '687460',
  pullOutHose: '687515',
  showerHose: '687150',
  mixerSeals: '687901',
  tapWashers: '687910',
  cisternSeals: '687920',
  panBolts: '687925',
  inletBottom: '405031',
  inletSide: '405032',
  outletDual: '405041',
  outletInWall: '405046',
  outletSingle: '405044',
  spindleQuarterTurn: '687302',
  spindleJumper: '687301',
  sensorBattery: '687930',
} as const

/** Aerators by thread; the finish letters follow. */
const AERATOR_CODES = { round: '687124', hidden: '687118', square: '687128' } as const
export const AERATOR_FINISHES: readonly FinishName[] = [
  'Chrome',
  'Matte Black',
  'Brushed Nickel',
  'Brushed Brass',
  'Gunmetal',
  'Brushed Bronze',
]

/** Replacement handles by line; the finish letters follow. */
export const HANDLE_CODES: Partial<Record<LineId, string>> = {
  liano: '688010',
  lianoTwo: '688012',
  lianoNexus: '688014',
  urbane: '688020',
  urbaneTwo: '688022',
  contura: '688030',
  conturaTwo: '688032',
  luna: '688040',
  lianoCare: '688050',
  civic: '688060',
  aio: '01-8810',
  maku: '01-8820',
  waipori: '01-8830',
  turoa: '01-8840',
  villa: '6880.70',
  viridian: '6880.72',
}

export interface CartridgeChoice {
  readonly code: string
  readonly sizeMm: number
}

/** The cartridge in the mixers of a line: 25 mm in slim bodies, 40 mm in public rooms and the Flick mixers of Dorf. */
export function cartridgeOf(line: Line): CartridgeChoice {
  if (line.brand === 'Methven')
    return line.form.bodyWidthMm < 40 ? { code: SPARE.methven25, sizeMm: 25 } : { code: SPARE.methven35, sizeMm: 35 }
  if (line.brand === 'Dorf') return { code: SPARE.flick40, sizeMm: 40 }
  if (line.form.bodyWidthMm >= 50) return { code: SPARE.cartridge40, sizeMm: 40 }
  return line.form.bodyWidthMm < 40 ? { code: SPARE.cartridge25, sizeMm: 25 } : { code: SPARE.cartridge35, sizeMm: 35 }
}

/** Aerator in the finish, or in chrome where it is not kept in that finish. */
export function aeratorCode(line: Line, finish: FinishName): string {
  const thread = line.form.bodyWidthMm < 40 ? 'hidden' : line.form.shape === 'Square' ? 'square' : 'round'
  const kept = AERATOR_FINISHES.includes(finish) ? finish : 'Chrome'
  return `${AERATOR_CODES[thread]}${FINISH_TRADE[kept].suffix}`
}

/** The handle of a line in the finish; none where the line keeps no spare handles or not in that finish. */
export function handleCode(lineId: LineId, line: Line, finish: FinishName): string[] {
  const code = HANDLE_CODES[lineId]
  return code && line.finishes.includes(finish) ? [`${code}${FINISH_TRADE[finish].suffix}`] : []
}

/** Lists spare parts of a single-lever mixer. */
export function mixerSpares(lineId: LineId, line: Line): (option: Option) => string[] {
  return ({ finish }) => [
    cartridgeOf(line).code,
    aeratorCode(line, finish),
    ...handleCode(lineId, line, finish),
    SPARE.mixerSeals,
  ]
}
