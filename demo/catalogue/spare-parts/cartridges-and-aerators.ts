import type { AeratorSpec } from '#demo/families/spares/aerator.ts'
import type { CartridgeSpec } from '#demo/families/spares/cartridge.ts'
import type { SpareHandleSpec } from '#demo/families/spares/spare-handle.ts'
import type { LeverForm } from '#demo/models/forms.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { ProductDraft } from '../model.ts'
import { inFinishes, inOneKind } from '../record/options.ts'
import { compose } from '../record/text.ts'
import { AERATOR_FINISHES, HANDLE_CODES } from './codes.ts'

interface CartridgeRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: CartridgeSpec['form']
  readonly diameterMm: number
  readonly note: string
}

// oxfmt-ignore
const CARTRIDGES: readonly CartridgeRow[] = [
  { line: 'plain', code: '687025', name: 'Mixer Cartridge 25 mm', price: 38, form: 'mixer', diameterMm: 25, note: 'It is the one in Liano II, Liano Nexus, Liano Care and other slim bodies.' },
  { line: 'plain', code: '687035', name: 'Mixer Cartridge 35 mm', price: 34, form: 'mixer', diameterMm: 35, note: 'It has been in most Caroma basin and shower mixers since 2012.' },
  { line: 'plain', code: '687040', name: 'Mixer Cartridge 40 mm, Heavy Duty', price: 42, form: 'mixer', diameterMm: 40, note: 'Civic and older sink mixers take it.' },
  { line: 'plain', code: '687028', name: 'Joystick Cartridge 25 mm', price: 46, form: 'joystick', diameterMm: 25, note: 'For mixers whose pin stands upright in the closed position.' },
  { line: 'plain', code: '687060', name: 'Thermostatic Cartridge', price: 128, form: 'thermostatic', diameterMm: 40, note: 'Set it to 38 °C with the splined ring after fitting.' },
  { line: 'plain', code: '687070', name: 'Diverter Cartridge', price: 58, form: 'diverter', diameterMm: 35, note: 'For bath and shower mixers with a knob, a button or a lever.' },
  { line: 'plainMethven', code: '01-3025', name: 'Methven Mixer Cartridge 25 mm', price: 36, form: 'mixer', diameterMm: 25, note: 'For Tūroa mixers.' },
  { line: 'plainMethven', code: '01-3035', name: 'Methven Mixer Cartridge 35 mm', price: 33, form: 'mixer', diameterMm: 35, note: 'For Aio, Krome, Maku and Waipori mixers.' },
  { line: 'jovian', code: '6871.40', name: 'Dorf Flickmixer Cartridge 40 mm', price: 39, form: 'mixer', diameterMm: 40, note: 'It also fits mixers of the 1990s once the ring nut is renewed.' },
]

export function cartridges(): ProductDraft[] {
  return CARTRIDGES.map(toCartridge)
}

function toCartridge(row: CartridgeRow): ProductDraft {
  return {
    code: row.code,
    name: row.name,
    line: LINES[row.line],
    at: ['spare-parts-valves/cartridges'],
    price: row.price,
    description: compose(
      row.code,
      [
        'Shut off both stops, lift the cap and loosen the ring nut by a quarter turn.',
        'Seats and seals come with the cartridge, greased.',
        'Rinse the body before fitting, as grit is what wears ceramic discs.',
      ],
      [row.note],
    ),
    bullets: [
      `Diameter ${row.diameterMm} mm`,
      row.form === 'thermostatic' ? 'Wax element' : 'Ceramic discs',
      'Seals included',
    ],
    options: inOneKind('White', { family: 'cartridge', form: row.form, diameterMm: row.diameterMm }),
    views: ['hero', 'detail'],
    attributes: {
      'cartridge-size': row.diameterMm,
      'cartridge-type':
        row.form === 'thermostatic'
          ? 'Thermostatic, wax element'
          : row.form === 'diverter'
            ? 'Diverter'
            : 'Ceramic disc',
    },
  }
}

interface AeratorRow {
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: AeratorSpec['form']
  readonly diameterMm: number
  readonly thread: string
}

// oxfmt-ignore
const AERATORS: readonly AeratorRow[] = [
  { code: '687124', name: 'Aerator M24, 4.5 and 6 L/min', price: 14, form: 'standard', diameterMm: 24, thread: 'M24 x 1 male' },
  { code: '687118', name: 'Concealed Aerator M18', price: 18, form: 'hidden', diameterMm: 18, thread: 'M18.5 x 1 male' },
  { code: '687128', name: 'Square Aerator 28 mm', price: 21, form: 'square', diameterMm: 28, thread: 'Slip-in, two O-rings' },
  { code: '687130', name: 'Swivel Aerator M24', price: 26, form: 'swivel', diameterMm: 24, thread: 'M24 x 1 male' },
]

export function aerators(): ProductDraft[] {
  return AERATORS.map(toAerator)
}

function toAerator(row: AeratorRow): ProductDraft {
  const line = LINES.plain
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['spare-parts-valves/aerators'],
    price: row.price,
    description: compose(
      row.code,
      ['The insert holds the flow steady between 150 and 500 kPa.', 'Inserts for 4.5 and 6 L/min are in the bag.'],
      ['Unscrew it once a year and rinse the strainer.', 'Scale comes off in vinegar overnight.'],
    ),
    bullets: [row.thread, 'Key included', 'Two flow inserts'],
    options: inFinishes(line, AERATOR_FINISHES, { family: 'aerator', form: row.form, diameterMm: row.diameterMm }),
    views: ['hero', 'detail'],
    attributes: { 'inlet-type': row.thread, 'item-material': 'Brass shell, POM insert' },
  }
}

/** Finish kits of handles for every line that keeps them. */
export function handles(): ProductDraft[] {
  return (Object.keys(HANDLE_CODES) as LineId[]).map(toHandle)
}

function toHandle(lineId: LineId): ProductDraft {
  const line = LINES[lineId]
  const code = HANDLE_CODES[lineId] ?? ''
  const spec: SpareHandleSpec = {
    family: 'spare-handle',
    handle: lineId === 'villa' ? `tap-${line.form.tapHandle}` : (line.form.lever satisfies LeverForm),
  }
  return {
    code,
    name: `${line.title} Replacement Handle`,
    line,
    at: ['spare-parts-valves/handles'],
    price: line.leadFree ? 64 : 48,
    description: compose(code, line.metalware, [
      'Handle, grub screw and index button for basin, shower and sink mixers of the collection.',
      'It fits every mixer of the collection, whatever its height.',
    ]),
    bullets: ['Handle with grub screw', 'Red and blue index', 'Hexagon key 2.5 mm'],
    options: inFinishes(line, line.finishes, spec),
    views: ['hero', 'detail'],
    attributes: { 'item-material': 'Brass' },
  }
}
