import type { BasinMixerSpec } from '#demo/families/tapware/basin-mixer.ts'
import type { SpoutForm } from '#demo/models/forms.ts'
import { LINES } from '../lines/all.ts'
import { tapWords } from '../lines/line.ts'
import type { ProductDraft } from '../model.ts'
import { compose } from '../record/text.ts'
import { mixerAttributes, tapDraft, type TapRow } from './tap.ts'

interface BasinMixerRow extends TapRow {
  readonly heightMm: number
  readonly reachMm: number
  /** Words after the line's title. Left out: by size. */
  readonly model?: string
  /** Form of the row where it differs from its line. */
  readonly form?: Partial<Pick<BasinMixerSpec, 'handle' | 'spout' | 'body' | 'bodyWidthMm'>>
}

// oxfmt-ignore
const STANDARD: readonly BasinMixerRow[] = [
  { line: 'liano', code: '96140', price: 268, heightMm: 168, reachMm: 118, flow: 5 },
  { line: 'lianoTwo', code: '96340', price: 389, heightMm: 164, reachMm: 122, flow: 4.5 },
  { line: 'lianoTwo', code: '96338', price: 402, heightMm: 176, reachMm: 135, flow: 4.5, model: 'Lever Basin Mixer', form: { handle: 'lever', spout: 'flat' }, note: 'This model has the flat lever in place of the pin.' },
  { line: 'lianoNexus', code: '97140', price: 498, heightMm: 172, reachMm: 128, flow: 4.5 },
  { line: 'lianoJunior', code: '96390', price: 312, heightMm: 148, reachMm: 96, flow: 4.5, form: { handle: 'loop' }, note: 'The temperature stop is set to 41 °C at the factory.' },
  { line: 'urbane', code: '99240', price: 286, heightMm: 160, reachMm: 116, flow: 5 },
  { line: 'urbaneTwo', code: '99640', price: 374, heightMm: 166, reachMm: 124, flow: 4.5 },
  { line: 'urbaneTwo', code: '99638', price: 352, heightMm: 152, reachMm: 106, flow: 4.5, model: 'Compact Basin Mixer', note: 'It is the one for hand basins less than 380 mm deep.' },
  { line: 'contura', code: '95240', price: 279, heightMm: 170, reachMm: 120, flow: 5 },
  { line: 'conturaTwo', code: '95640', price: 398, heightMm: 172, reachMm: 130, flow: 4.5 },
  { line: 'luna', code: '68140', price: 196, heightMm: 160, reachMm: 112, flow: 5, more: { leadFree: false } },
  { line: 'luna', code: '68181', price: 214, heightMm: 160, reachMm: 112, flow: 5, model: 'Basin Mixer, Lead Free', note: 'Shape and rough-in are those of the earlier mixer.' },
  { line: 'luna', code: '68138', price: 189, heightMm: 150, reachMm: 98, flow: 4.5, model: 'Compact Basin Mixer', finishes: ['Chrome', 'Matte Black'] },
  { line: 'opalTwo', code: '87340', price: 318, heightMm: 168, reachMm: 125, flow: 4.5, form: { handle: 'paddle' } },
  { line: 'civic', code: '72140', price: 342, heightMm: 150, reachMm: 112, flow: 4.5, finishes: ['Chrome'], note: 'Cap and aerator are locked with a hexagon key.' },
  { line: 'aio', code: '02-2140', price: 342, heightMm: 176, reachMm: 124, flow: 5 },
  { line: 'krome', code: '02-2240', price: 188, heightMm: 158, reachMm: 112, flow: 5 },
  { line: 'maku', code: '02-2340', price: 259, heightMm: 166, reachMm: 118, flow: 5 },
  { line: 'maku', code: '02-2342', price: 274, heightMm: 166, reachMm: 118, flow: 6, model: 'Basin Mixer, All Pressures', more: { markets: ['nz'] }, note: 'The aerator without a flow regulator is meant for low-pressure hot water.' },
  { line: 'waipori', code: '02-2440', price: 298, heightMm: 170, reachMm: 120, flow: 5 },
  { line: 'turoa', code: '02-2540', price: 348, heightMm: 190, reachMm: 126, flow: 4.5, form: { spout: 'arc' } },
  { line: 'villa', code: '6120.40', price: 412, heightMm: 184, reachMm: 128, flow: 5, form: { handle: 'lever' } },
  { line: 'viridian', code: '6140.40', price: 254, heightMm: 164, reachMm: 118, flow: 5 },
  { line: 'enix', code: '6160.40', price: 218, heightMm: 158, reachMm: 114, flow: 5 },
  { line: 'jovian', code: '6180.40', price: 176, heightMm: 154, reachMm: 110, flow: 5 },
  { line: 'basis', code: 'ST2040', price: 109, heightMm: 150, reachMm: 104, flow: 5 },
  { line: 'venecia', code: 'ST2140', price: 142, heightMm: 154, reachMm: 110, flow: 5 },
  { line: 'prisma', code: 'ST2240', price: 158, heightMm: 160, reachMm: 114, flow: 4.5 },
]

const RAISED: readonly BasinMixerRow[] = [
  { line: 'liano', code: '96144', price: 392, heightMm: 300, reachMm: 142, flow: 5, model: 'Tower Basin Mixer' },
  { line: 'lianoTwo', code: '96342', price: 474, heightMm: 224, reachMm: 140, flow: 4.5 },
  { line: 'lianoTwo', code: '96344', price: 546, heightMm: 310, reachMm: 158, flow: 4.5 },
  { line: 'lianoNexus', code: '97142', price: 586, heightMm: 228, reachMm: 142, flow: 4.5, form: { spout: 'tube' } },
  { line: 'lianoNexus', code: '97144', price: 668, heightMm: 308, reachMm: 160, flow: 4.5, form: { spout: 'tube' } },
  { line: 'urbane', code: '99244', price: 418, heightMm: 292, reachMm: 144, flow: 5 },
  { line: 'urbaneTwo', code: '99642', price: 452, heightMm: 222, reachMm: 142, flow: 4.5 },
  { line: 'urbaneTwo', code: '99644', price: 528, heightMm: 306, reachMm: 160, flow: 4.5 },
  { line: 'contura', code: '95244', price: 404, heightMm: 288, reachMm: 146, flow: 5 },
  { line: 'conturaTwo', code: '95642', price: 476, heightMm: 230, reachMm: 146, flow: 4.5 },
  { line: 'conturaTwo', code: '95644', price: 552, heightMm: 312, reachMm: 162, flow: 4.5 },
  { line: 'luna', code: '68144', price: 312, heightMm: 290, reachMm: 148, flow: 5 },
  { line: 'aio', code: '02-2144', price: 486, heightMm: 304, reachMm: 152, flow: 5 },
  { line: 'krome', code: '02-2244', price: 284, heightMm: 288, reachMm: 144, flow: 5 },
  { line: 'maku', code: '02-2344', price: 372, heightMm: 292, reachMm: 146, flow: 5 },
  { line: 'waipori', code: '02-2444', price: 414, heightMm: 296, reachMm: 150, flow: 5 },
  { line: 'turoa', code: '02-2542', price: 424, heightMm: 236, reachMm: 140, flow: 4.5 },
  { line: 'turoa', code: '02-2544', price: 498, heightMm: 324, reachMm: 158, flow: 4.5 },
  { line: 'viridian', code: '6140.44', price: 376, heightMm: 290, reachMm: 146, flow: 5 },
  { line: 'enix', code: '6160.44', price: 324, heightMm: 286, reachMm: 142, flow: 5 },
  { line: 'venecia', code: 'ST2144', price: 218, heightMm: 284, reachMm: 140, flow: 5 },
  { line: 'prisma', code: 'ST2244', price: 236, heightMm: 290, reachMm: 144, flow: 4.5 },
]

/** Single-lever mixers for the basin and for counter-top bowls. */
export function basinMixers(): ProductDraft[] {
  return [...STANDARD, ...RAISED].map((row) => {
    const line = LINES[row.line]
    const size = row.heightMm > 260 ? 'tower' : row.heightMm > 200 ? 'mid' : 'standard'
    const spec: BasinMixerSpec = {
      family: 'basin-mixer',
      size,
      body: line.form.body,
      spout: line.form.spout,
      handle: line.form.lever,
      heightMm: row.heightMm,
      spoutReachMm: row.reachMm,
      bodyWidthMm: line.form.bodyWidthMm,
      ...row.form,
      outletHeightMm: outletHeight(row, size, row.form?.spout ?? line.form.spout),
    }
    const model =
      row.model ?? { standard: 'Basin Mixer', mid: 'Mid Height Basin Mixer', tower: 'Tower Basin Mixer' }[size]
    return tapDraft(row, {
      name: `${line.title} ${model}`,
      at: [size === 'standard' ? 'tapware/basin-mixers' : 'tapware/tower-basin-mixers'],
      spec,
      description: describe(row, spec),
      bullets: bullets(row, spec),
      attributes: { ...mixerAttributes(line), 'inlet-type': '½" BSP flexible hoses', 'outlet-type': 'Aerator' },
    })
  })
}

function bullets(row: BasinMixerRow, spec: BasinMixerSpec): string[] {
  const cartridge = mixerAttributes(LINES[row.line])['cartridge-size']
  return [
    `${cartridge} mm ceramic disc cartridge with temperature stop`,
    `Spout reach ${spec.spoutReachMm} mm, outlet ${spec.outletHeightMm} mm above the hob`,
    spec.size === 'standard'
      ? 'Fits a 35 mm tap hole in hobs up to 35 mm thick'
      : 'Extended fixing stud for bench tops up to 45 mm',
    'Flexible hoses 450 mm, fitted and pressure tested',
  ]
}

/** Outlet above the hob as a share of the height: straight spouts leave the body high, falling ones end low. */
const OUTLET_SHARE: Record<SpoutForm, Record<BasinMixerSpec['size'], number>> = {
  tube: { standard: 0.59, mid: 0.7, tower: 0.78 },
  arc: { standard: 0.46, mid: 0.6, tower: 0.68 },
  gooseneck: { standard: 0.5, mid: 0.49, tower: 0.57 },
  flat: { standard: 0.57, mid: 0.68, tower: 0.77 },
  square: { standard: 0.57, mid: 0.68, tower: 0.77 },
  taper: { standard: 0.54, mid: 0.66, tower: 0.74 },
  angled: { standard: 0.52, mid: 0.58, tower: 0.64 },
  cascade: { standard: 0.56, mid: 0.68, tower: 0.76 },
}

function outletHeight(row: BasinMixerRow, size: BasinMixerSpec['size'], spout: SpoutForm): number {
  return Math.round(row.heightMm * OUTLET_SHARE[spout][size])
}

function describe(row: BasinMixerRow, spec: BasinMixerSpec): string {
  const rise = spec.outletHeightMm ?? spec.heightMm / 2
  const reach = spec.spoutReachMm
  const low = [
    `The outlet stands ${rise} mm above the hob and reaches ${reach} mm, which brings the stream over the waste of most inset bowls.`,
    `At ${spec.heightMm} mm it stays below a mirror cabinet, and ${reach} mm of reach keep knuckles off the back of the bowl.`,
    `Reach is ${reach} mm, rise ${rise} mm: enough for semi-recessed basins, short enough for a 400 mm bowl.`,
    `It is drawn for basins with a tap landing; the stream meets the bowl ${reach} mm in front of the tap hole.`,
  ]
  const mid = [
    `Between the standard mixer and the tower, it clears bowls up to ${rise - 40} mm above the bench.`,
    `The outlet at ${rise} mm suits shallow counter-top basins and leaves room to fill a jug.`,
    `With its outlet ${rise} mm above the hob it is the usual partner of low counter-top basins.`,
  ]
  const high = [
    `The outlet ${rise} mm above the bench clears counter-top basins up to ${rise - 60} mm high.`,
    `It stands ${spec.heightMm} mm on the bench and reaches ${reach} mm; set it 20 to 40 mm behind the bowl.`,
    `The body is fixed by two studs, so ${spec.heightMm} mm of tower do not turn under the lever.`,
  ]
  return compose(row.code, tapWords(LINES[row.line]), { standard: low, mid, tower: high }[spec.size], [
    'Hoses come fitted, and the horseshoe washer is tightened with the spanner in the carton.',
    'The cartridge is changed from above, without loosening the body.',
    'The temperature stop is set under the cap with a coin.',
    'The regulator sits in the aerator, so flow holds steady between 150 and 500 kPa.',
    'Clean it with a soft cloth and soapy water; abrasive pads scratch every finish.',
    '',
  ])
}
