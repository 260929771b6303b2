import type { WallBasinSetSpec } from '#demo/families/tapware/wall-basin-set.ts'
import { LINES } from '../lines/all.ts'
import { tapWords } from '../lines/line.ts'
import type { ProductDraft } from '../model.ts'
import { inSizesAndFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'
import { mixerAttributes, tapDraft, type TapRow } from './tap.ts'

interface WallSetRow extends TapRow {
  readonly layout: WallBasinSetSpec['layout']
  /** Wall to outlet. Several reaches become sizes of one product. */
  readonly reachesMm: readonly [number, ...number[]]
  readonly model?: string
  readonly centresMm?: number
  readonly form?: Partial<Pick<WallBasinSetSpec, 'handle' | 'spout' | 'flange' | 'handleSide'>>
}

const BASIN_SETS: readonly WallSetRow[] = [
  { line: 'liano', code: '96150', price: 362, flow: 5, layout: 'separate', reachesMm: [180] },
  { line: 'lianoTwo', code: '96350', price: 512, flow: 4.5, layout: 'separate', reachesMm: [180, 220] },
  { line: 'lianoTwo', code: '96352', price: 548, flow: 4.5, layout: 'plate', reachesMm: [180] },
  { line: 'lianoNexus', code: '97150', price: 624, flow: 4.5, layout: 'separate', reachesMm: [180] },
  { line: 'urbane', code: '99250', price: 384, flow: 5, layout: 'plate', reachesMm: [180] },
  { line: 'urbaneTwo', code: '99650', price: 496, flow: 4.5, layout: 'separate', reachesMm: [180, 220] },
  { line: 'urbaneTwo', code: '99652', price: 528, flow: 4.5, layout: 'plate', reachesMm: [200] },
  { line: 'contura', code: '95250', price: 372, flow: 5, layout: 'separate', reachesMm: [170] },
  { line: 'conturaTwo', code: '95650', price: 518, flow: 4.5, layout: 'separate', reachesMm: [180] },
  { line: 'luna', code: '68150', price: 286, flow: 5, layout: 'separate', reachesMm: [180] },
  { line: 'aio', code: '02-2150', price: 448, flow: 5, layout: 'separate', reachesMm: [180] },
  { line: 'krome', code: '02-2250', price: 264, flow: 5, layout: 'plate', reachesMm: [180] },
  { line: 'maku', code: '02-2350', price: 338, flow: 5, layout: 'separate', reachesMm: [170] },
  { line: 'waipori', code: '02-2450', price: 376, flow: 5, layout: 'separate', reachesMm: [180] },
  { line: 'turoa', code: '02-2550', price: 462, flow: 4.5, layout: 'separate', reachesMm: [190] },
  { line: 'viridian', code: '6140.50', price: 342, flow: 5, layout: 'separate', reachesMm: [180] },
  { line: 'enix', code: '6160.50', price: 298, flow: 5, layout: 'plate', reachesMm: [180] },
  { line: 'prisma', code: 'ST2250', price: 224, flow: 4.5, layout: 'separate', reachesMm: [180] },
  { line: 'venecia', code: 'ST2150', price: 198, flow: 5, layout: 'plate', reachesMm: [170] },
]

// oxfmt-ignore
const BATH_SETS: readonly WallSetRow[] = [
  { line: 'lianoTwo', code: '96356', price: 584, layout: 'separate', reachesMm: [220], centresMm: 150 },
  { line: 'lianoNexus', code: '97156', price: 702, layout: 'separate', reachesMm: [220], centresMm: 150 },
  { line: 'urbaneTwo', code: '99656', price: 566, layout: 'separate', reachesMm: [220], centresMm: 150 },
  { line: 'conturaTwo', code: '95656', price: 592, layout: 'separate', reachesMm: [220], centresMm: 150 },
  { line: 'luna', code: '68156', price: 328, layout: 'separate', reachesMm: [200], centresMm: 150 },
  { line: 'aio', code: '02-2156', price: 512, layout: 'separate', reachesMm: [210], centresMm: 150 },
  { line: 'maku', code: '02-2356', price: 386, layout: 'separate', reachesMm: [200], centresMm: 140 },
  { line: 'turoa', code: '02-2556', price: 528, layout: 'separate', reachesMm: [220], centresMm: 150 },
  { line: 'waipori', code: '02-2456', price: 432, layout: 'separate', reachesMm: [200], centresMm: 150, form: { handleSide: 'left' } },
  { line: 'viridian', code: '6140.56', price: 388, layout: 'separate', reachesMm: [200], centresMm: 150 },
  { line: 'enix', code: '6160.56', price: 334, layout: 'plate', reachesMm: [200], centresMm: 130 },
]

/** Wall basin sets: outlet and mixer on one plate or on two flanges. */
export function wallBasinMixers(): ProductDraft[] {
  return BASIN_SETS.map((row) => wallSet(row, 'basin'))
}

/** Wall bath sets: the same with a longer outlet and without a flow regulator. */
export function wallBathMixers(): ProductDraft[] {
  return BATH_SETS.map((row) => wallSet(row, 'bath'))
}

function wallSet(row: WallSetRow, use: 'basin' | 'bath'): ProductDraft {
  const line = LINES[row.line]
  const [reach] = row.reachesMm
  const model =
    row.model ??
    (use === 'bath' ? 'Wall Bath Set' : row.layout === 'plate' ? 'Wall Basin Set on Plate' : 'Wall Basin Set')
  const draft = tapDraft(row, {
    name: row.reachesMm.length > 1 ? `${line.title} ${model}` : `${line.title} ${model} ${reach} mm`,
    at: [use === 'bath' ? 'tapware/bath-mixers' : 'tapware/wall-basin-mixers'],
    spec: toSpec(row, reach),
    description: describe(row, use),
    bullets: [
      row.layout === 'plate' ? 'One plate covers both openings' : 'Mixer left or right of the outlet, set at rough-in',
      `In-wall body and finish kit in one carton`,
      `Spout reach ${row.reachesMm.join(' or ')} mm`,
      use === 'bath' ? 'Full-bore outlet, 20 L/min at 300 kPa' : 'Concealed aerator, changed with the key supplied',
    ],
    attributes: {
      ...mixerAttributes(line),
      'inlet-type': '½" BSP female, copper or PEX',
      'outlet-type': use === 'bath' ? 'Open flow' : 'Concealed aerator',
      ...(use === 'bath' ? { 'litres-per-minute': 20 } : {}),
    },
  })
  if (row.reachesMm.length === 1) return draft
  const sizes = row.reachesMm.map((reachMm, index) => ({
    size: `${reachMm} mm`,
    code: index === 0 ? '' : String(reachMm).slice(0, 2),
    priceFactor: 1 + index * 0.06,
    spec: toSpec(row, reachMm),
  }))
  return { ...draft, options: inSizesAndFinishes(line, sizes, row.finishes ?? line.finishes) }
}

function toSpec(row: WallSetRow, reachMm: number): WallBasinSetSpec {
  const { form } = LINES[row.line]
  return {
    family: 'wall-basin-set',
    layout: row.layout,
    flange: form.plate,
    spout: form.wallSpout,
    handle: form.wallLever,
    spoutReachMm: reachMm,
    centresMm: row.centresMm ?? (row.layout === 'plate' ? 110 : 120),
    flangeWidthMm: row.layout === 'plate' ? 72 : form.bodyWidthMm < 40 ? 58 : 64,
    handleSide: 'right',
    ...row.form,
  }
}

function describe(row: WallSetRow, use: 'basin' | 'bath'): string {
  const [reach] = row.reachesMm
  return compose(
    row.code,
    tapWords(LINES[row.line]),
    use === 'basin'
      ? [
          `Mounted on the wall it leaves the bench free, and ${reach} mm of reach bring the water to the middle of a 400 mm bowl.`,
          `Set the outlet 120 to 160 mm above the rim; from a finished wall it reaches ${reach} mm.`,
          `Allow for the tile: reach is measured from the finished face, and the body takes 12 to 35 mm of lining.`,
        ]
      : [
          `The outlet reaches ${reach} mm past the tile and fills a bath of 200 litres in about ten minutes.`,
          `Reach is ${reach} mm, so the stream clears the rolled rim of most inset baths.`,
          `Mixer and outlet are 150 mm apart at rough-in and may be exchanged left for right.`,
        ],
    [
      'The in-wall part is pressure tested before the finish kit goes on, and the protection cap doubles as a plaster guide.',
      'Cartridge and stops are serviced through the flange.',
      row.layout === 'plate'
        ? 'The plate hides uneven tile cuts.'
        : 'Two separate flanges let the mixer sit where the hand is, even on the side wall.',
      'Body and finish kit come in one box, under one code.',
    ],
  )
}
