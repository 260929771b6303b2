import type { BathFillerSpec } from '#demo/families/tapware/bath-filler.ts'
import type { BathSpoutSpec } from '#demo/families/tapware/bath-spout.ts'
import { LINES } from '../lines/all.ts'
import { tapWords } from '../lines/line.ts'
import type { ProductDraft } from '../model.ts'
import { inSizesAndFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'
import { cartridgeOf, handleCode, SPARE } from '../spare-parts/codes.ts'
import { mixerAttributes, tapDraft, type TapRow } from './tap.ts'

interface OutletRow extends TapRow {
  readonly reachesMm: readonly [number, ...number[]]
  readonly model?: string
  readonly spout?: BathSpoutSpec['spout']
}

// oxfmt-ignore
const OUTLETS: readonly OutletRow[] = [
  { line: 'liano', code: '96160', price: 146, reachesMm: [180] },
  { line: 'lianoTwo', code: '96360', price: 214, reachesMm: [180, 220] },
  { line: 'lianoNexus', code: '97160', price: 238, reachesMm: [200] },
  { line: 'urbane', code: '99260', price: 158, reachesMm: [180] },
  { line: 'urbaneTwo', code: '99660', price: 206, reachesMm: [180, 220] },
  { line: 'urbaneTwo', code: '99664', price: 342, reachesMm: [160], model: 'Cascade Bath Outlet', spout: 'cascade', note: 'The water falls as a sheet 90 mm wide and needs at least 18 L/min to close.' },
  { line: 'conturaTwo', code: '95660', price: 219, reachesMm: [200] },
  { line: 'contura', code: '95260', price: 152, reachesMm: [180] },
  { line: 'luna', code: '68160', price: 124, reachesMm: [180] },
  { line: 'aio', code: '02-2160', price: 186, reachesMm: [190] },
  { line: 'krome', code: '02-2260', price: 118, reachesMm: [180] },
  { line: 'maku', code: '02-2360', price: 146, reachesMm: [180] },
  { line: 'waipori', code: '02-2460', price: 162, reachesMm: [180] },
  { line: 'turoa', code: '02-2560', price: 196, reachesMm: [200] },
  { line: 'villa', code: '6120.60', price: 232, reachesMm: [180] },
  { line: 'viridian', code: '6140.60', price: 154, reachesMm: [180] },
  { line: 'prisma', code: 'ST2260', price: 98, reachesMm: [180] },
]

interface FillerRow extends TapRow {
  readonly heightMm: number
  readonly reachMm: number
  readonly spout: BathFillerSpec['spout']
  readonly handle: BathFillerSpec['handle']
  readonly handShower: boolean
}

// oxfmt-ignore
const FILLERS: readonly FillerRow[] = [
  { line: 'lianoTwo', code: '96370', price: 1684, heightMm: 1050, reachMm: 224, spout: 'gooseneck', handle: 'pin', handShower: true },
  { line: 'lianoTwo', code: '96371', price: 1396, heightMm: 980, reachMm: 220, spout: 'straight', handle: 'pin', handShower: false },
  { line: 'lianoNexus', code: '97170', price: 1892, heightMm: 1060, reachMm: 226, spout: 'straight', handle: 'knurled', handShower: true },
  { line: 'urbaneTwo', code: '99670', price: 1642, heightMm: 1020, reachMm: 220, spout: 'square-neck', handle: 'lever', handShower: true },
  { line: 'urbaneTwo', code: '99671', price: 1348, heightMm: 940, reachMm: 216, spout: 'flat', handle: 'lever', handShower: false },
  { line: 'conturaTwo', code: '95670', price: 1668, heightMm: 1080, reachMm: 232, spout: 'gooseneck', handle: 'paddle', handShower: true },
  { line: 'aio', code: '02-2170', price: 1486, heightMm: 1040, reachMm: 226, spout: 'gooseneck', handle: 'joystick', handShower: true },
  { line: 'turoa', code: '02-2570', price: 1524, heightMm: 1120, reachMm: 230, spout: 'gooseneck', handle: 'joystick', handShower: true },
  { line: 'villa', code: '6120.70', price: 1948, heightMm: 1090, reachMm: 236, spout: 'gooseneck', handle: 'lever', handShower: true },
  { line: 'prisma', code: 'ST2270', price: 864, heightMm: 1000, reachMm: 215, spout: 'straight', handle: 'pin', handShower: true },
]

/** Wall outlets for baths, to be used with a mixer or tops elsewhere on the wall. */
export function bathOutlets(): ProductDraft[] {
  return OUTLETS.map(toBathOutlet)
}

function toBathOutlet(row: OutletRow): ProductDraft {
  const line = LINES[row.line]
  const spec = (reachMm: number): BathSpoutSpec => ({
    family: 'bath-spout',
    spout: row.spout ?? line.form.wallSpout,
    flange: line.form.plate,
    reachMm,
    flangeWidthMm: line.form.bodyWidthMm < 40 ? 56 : 62,
  })
  const [reach] = row.reachesMm
  const model = row.model ?? 'Bath Outlet'
  const draft = tapDraft(row, {
    name: row.reachesMm.length > 1 ? `${line.title} ${model}` : `${line.title} ${model} ${reach} mm`,
    at: ['tapware/bath-outlets'],
    spec: spec(reach),
    description: compose(
      row.code,
      tapWords(line),
      [
        `The outlet screws onto a half-inch male nipple and reaches ${reach} mm past the tile.`,
        `It is used with a wall mixer or a pair of tops and stands ${reach} mm clear of the wall.`,
        `A grub screw below locks it in line once the flange is down; reach is ${reach} mm.`,
      ],
      [
        'Baths are outside WELS, so the full bore is left open.',
        'At 300 kPa it passes 20 L/min, which fills an ordinary bath in eight to ten minutes.',
        'The flange covers an opening of up to 40 mm.',
        '',
      ],
    ),
    bullets: [
      'Full-bore outlet for baths',
      'Slip-on fixing with grub screw, adjustable by 12 mm',
      `Spout reach ${row.reachesMm.join(' or ')} mm`,
    ],
    attributes: {
      'inlet-type': '½" BSP female',
      'outlet-type': 'Open flow',
      'litres-per-minute': 20,
      'working-pressure': '150–500 kPa',
    },
  })
  const sizes = row.reachesMm.map((reachMm, index) => ({
    size: `${reachMm} mm`,
    code: index === 0 ? '' : String(reachMm).slice(0, 2),
    priceFactor: 1 + index * 0.09,
    spec: spec(reachMm),
  }))
  return {
    ...draft,
    ...(sizes.length > 1 ? { options: inSizesAndFinishes(line, sizes, row.finishes ?? line.finishes) } : {}),
    spares: () => [SPARE.mixerSeals],
  }
}

/** Freestanding mixers beside the bath. */
export function bathFillers(): ProductDraft[] {
  return FILLERS.map(toBathFiller)
}

function toBathFiller(row: FillerRow): ProductDraft {
  const line = LINES[row.line]
  const spec: BathFillerSpec = {
    family: 'bath-filler',
    column: line.form.column,
    spout: row.spout,
    handle: row.handle,
    heightMm: row.heightMm,
    spoutReachMm: row.reachMm,
    handShower: row.handShower,
  }
  const draft = tapDraft(row, {
    name: `${line.title} Floor Mounted Bath Mixer${row.handShower ? ' with Hand Shower' : ''}`,
    at: ['tapware/bath-fillers', 'tapware/bath-mixers'],
    spec,
    description: compose(
      row.code,
      tapWords(line),
      [
        `It stands ${row.heightMm} mm above the finished floor and reaches ${row.reachMm} mm over the rim of a freestanding bath.`,
        `The outlet clears rims up to ${row.heightMm - 300} mm and reaches ${row.reachMm} mm inwards.`,
      ],
      [
        'The floor body is set in the slab before tiling, levelled by three screws, and takes 15 to 60 mm of build-up.',
        'A steel flange is bolted to the slab, so the column does not sway when the hand shower is lifted off.',
        'Set its centre 60 to 90 mm from the outside of the bath.',
      ],
      row.handShower ? ['The hand shower hangs within reach of a seated bather and has its own diverter.', ''] : [''],
    ),
    bullets: [
      'In-floor body included',
      `Height ${row.heightMm} mm, reach ${row.reachMm} mm`,
      ...(row.handShower ? ['Hand shower, 3 star WELS, 9 L/min, on a 1500 mm hose'] : []),
      'Bath outlet 22 L/min at 300 kPa',
    ],
    attributes: {
      ...mixerAttributes(line),
      'inlet-type': '2 x ½" BSP in floor',
      'outlet-type': 'Open flow',
      'litres-per-minute': 22,
    },
  })
  return {
    ...draft,
    spares: ({ finish }) => [
      cartridgeOf(line).code,
      ...(row.handShower ? [SPARE.diverter, SPARE.showerHose] : []),
      ...handleCode(row.line, line, finish),
    ],
  }
}
