import type { ShowerRailSpec } from '#demo/families/showers/shower-rail.ts'
import type { TwinShowerSpec } from '#demo/families/showers/twin-shower.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import { LINES, type LineId } from '../lines/all.ts'
import { sprayWords } from '../lines/line.ts'
import type { ProductDraft } from '../model.ts'
import { itemCode } from '../record/item-code.ts'
import { compose } from '../record/text.ts'
import { SPARE } from '../spare-parts/codes.ts'
import { handShowers, overheadShowers } from './shower-heads.ts'
import { showerDraft, type ShowerRow } from './shower.ts'

interface RailRow extends ShowerRow {
  readonly model: string
  readonly railMm: number
  readonly headMm: number
  readonly sprays: string
  readonly inlet: ShowerRailSpec['inlet']
  readonly head?: ShowerRailSpec['head']
  readonly soapDish?: true
}

// oxfmt-ignore
const RAILS: readonly RailRow[] = [
  { line: 'liano', code: '96180', price: 268, model: 'Rail Shower', railMm: 720, headMm: 110, sprays: '3', inlet: 'elbow', flow: 9, head: 'round' },
  { line: 'lianoTwo', code: '96312', price: 386, model: 'Rail Shower', railMm: 740, headMm: 26, sprays: '1', inlet: 'elbow', flow: 9, head: 'stick' },
  { line: 'lianoTwo', code: '96314', price: 412, model: 'Multifunction Rail Shower', railMm: 740, headMm: 120, sprays: '3', inlet: 'bottom', flow: 9, head: 'round' },
  { line: 'lianoNexus', code: '97112', price: 468, model: 'Rail Shower', railMm: 740, headMm: 24, sprays: '1', inlet: 'elbow', flow: 7.5 },
  { line: 'urbane', code: '99280', price: 284, model: 'Rail Shower', railMm: 700, headMm: 110, sprays: '3', inlet: 'elbow', flow: 9 },
  { line: 'urbaneTwo', code: '99612', price: 372, model: 'Rail Shower', railMm: 750, headMm: 120, sprays: '3', inlet: 'bottom', flow: 9 },
  { line: 'contura', code: '95280', price: 262, model: 'Rail Shower', railMm: 700, headMm: 108, sprays: '3', inlet: 'elbow', flow: 9 },
  { line: 'conturaTwo', code: '95612', price: 394, model: 'Rail Shower', railMm: 760, headMm: 124, sprays: '3', inlet: 'bottom', flow: 9 },
  { line: 'luna', code: '68112', price: 198, model: 'Rail Shower', railMm: 700, headMm: 100, sprays: '3', inlet: 'elbow', flow: 9 },
  { line: 'luna', code: '68114', price: 214, model: 'Rail Shower, 4 Star', railMm: 700, headMm: 100, sprays: '3', inlet: 'elbow', flow: 7.5 },
  { line: 'aio', code: '02-2112', price: 398, model: 'Aurajet Rail Shower', railMm: 780, headMm: 130, sprays: '1', inlet: 'bottom', flow: 9 },
  { line: 'aio', code: '02-2114', price: 372, model: 'Aurajet Low Flow Rail Shower', railMm: 780, headMm: 130, sprays: '1', inlet: 'bottom', flow: 7.5 },
  { line: 'krome', code: '02-2212', price: 172, model: 'Rail Shower', railMm: 680, headMm: 100, sprays: '3', inlet: 'elbow', flow: 9, soapDish: true },
  { line: 'maku', code: '02-2312', price: 246, model: 'Satinjet Rail Shower', railMm: 720, headMm: 110, sprays: '1', inlet: 'bottom', flow: 9 },
  { line: 'maku', code: '02-2314', price: 238, model: 'Satinjet Rail Shower, All Pressures', railMm: 720, headMm: 110, sprays: '1', inlet: 'bottom', flow: 9, more: { markets: ['nz'] }, note: 'The regulator is left out for supplies below 100 kPa and can be fitted later.' },
  { line: 'waipori', code: '02-2412', price: 282, model: 'Satinjet Rail Shower', railMm: 740, headMm: 112, sprays: '2', inlet: 'bottom', flow: 9 },
  { line: 'turoa', code: '02-2512', price: 356, model: 'Rail Shower', railMm: 800, headMm: 28, sprays: '1', inlet: 'elbow', flow: 7.5 },
  { line: 'viridian', code: '6140.12', price: 238, model: 'Rail Shower', railMm: 720, headMm: 108, sprays: '3', inlet: 'elbow', flow: 9 },
  { line: 'villa', code: '6120.12', price: 386, model: 'Rail Shower', railMm: 700, headMm: 96, sprays: '1', inlet: 'elbow', flow: 9 },
  { line: 'basis', code: 'ST2012', price: 98, model: 'Rail Shower', railMm: 640, headMm: 90, sprays: '3', inlet: 'elbow', flow: 9, soapDish: true },
  { line: 'prisma', code: 'ST2212', price: 148, model: 'Rail Shower', railMm: 700, headMm: 110, sprays: '3', inlet: 'elbow', flow: 9 },
]

interface SystemRow extends ShowerRow {
  readonly model: string
  readonly overheadMm: number
  readonly handMm: number
  readonly heightMm: number
  readonly reachMm: number
  readonly valve: TwinShowerSpec['valve']
  readonly overhead?: TwinShowerSpec['overhead']
  readonly hand?: TwinShowerSpec['hand']
}

// oxfmt-ignore
const SYSTEMS: readonly SystemRow[] = [
  { line: 'lianoTwo', code: '96320', price: 842, model: 'Twin Shower', overheadMm: 250, handMm: 110, hand: 'round', heightMm: 1120, reachMm: 380, valve: 'none', flow: 9 },
  { line: 'lianoTwo', code: '96322', price: 1264, model: 'Thermostatic Twin Shower', overheadMm: 250, handMm: 110, hand: 'round', heightMm: 1160, reachMm: 400, valve: 'thermostatic', flow: 9, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel', 'Gunmetal'] },
  { line: 'lianoNexus', code: '97120', price: 968, model: 'Twin Shower', overheadMm: 230, handMm: 80, hand: 'round', heightMm: 1140, reachMm: 380, valve: 'none', flow: 7.5 },
  { line: 'urbaneTwo', code: '99620', price: 816, model: 'Twin Shower', overheadMm: 240, handMm: 120, heightMm: 1110, reachMm: 380, valve: 'none', flow: 9 },
  { line: 'conturaTwo', code: '95620', price: 854, model: 'Twin Shower', overheadMm: 260, handMm: 124, heightMm: 1130, reachMm: 400, valve: 'none', flow: 9 },
  { line: 'luna', code: '68120', price: 438, model: 'Twin Shower', overheadMm: 200, handMm: 100, heightMm: 1040, reachMm: 340, valve: 'none', flow: 9 },
  { line: 'aio', code: '02-2120', price: 892, model: 'Aurajet Twin Shower', overheadMm: 236, handMm: 130, heightMm: 1100, reachMm: 380, valve: 'none', flow: 9 },
  { line: 'aio', code: '02-2122', price: 1342, model: 'Aurajet Thermostatic Shower System', overheadMm: 236, handMm: 130, heightMm: 1160, reachMm: 400, valve: 'thermostatic', flow: 9 },
  { line: 'maku', code: '02-2320', price: 564, model: 'Satinjet Twin Shower', overheadMm: 220, handMm: 110, heightMm: 1080, reachMm: 360, valve: 'none', flow: 9 },
  { line: 'waipori', code: '02-2420', price: 612, model: 'Satinjet Twin Shower', overheadMm: 220, handMm: 112, heightMm: 1090, reachMm: 360, valve: 'diverter', flow: 9 },
  { line: 'turoa', code: '02-2520', price: 786, model: 'Twin Shower', overheadMm: 230, handMm: 90, hand: 'round', heightMm: 1180, reachMm: 400, valve: 'none', flow: 7.5 },
  { line: 'krome', code: '02-2220', price: 386, model: 'Twin Shower', overheadMm: 200, handMm: 100, heightMm: 1020, reachMm: 330, valve: 'none', flow: 9 },
  { line: 'villa', code: '6120.20', price: 1086, model: 'Exposed Shower Set', overheadMm: 200, handMm: 84, heightMm: 1120, reachMm: 360, valve: 'diverter', flow: 9 },
  { line: 'prisma', code: 'ST2220', price: 298, model: 'Twin Shower', overheadMm: 220, handMm: 110, heightMm: 1060, reachMm: 350, valve: 'none', flow: 9 },
]

const INLETS: Record<ShowerRailSpec['inlet'], string> = {
  bottom: 'Through the lower bracket, ½" BSP',
  top: 'Through the upper bracket, ½" BSP',
  elbow: 'Separate wall elbow, ½" BSP',
}

/** Hand showers on a slide rail. */
export function railShowers(): ProductDraft[] {
  return RAILS.map(toRailShower)
}

function toRailShower(row: RailRow): ProductDraft {
  const line = LINES[row.line]
  const head = row.head ?? line.form.hand
  const spec: ShowerRailSpec = {
    family: 'shower-rail',
    rail: line.form.bar,
    railLengthMm: row.railMm,
    head,
    headWidthMm: row.headMm,
    inlet: row.inlet,
    ...(row.soapDish ? { soapDish: true } : {}),
  }
  return {
    ...showerDraft(row, {
      name: `${line.title} ${row.model}`,
      at: ['showers/rail-showers'],
      spec,
      description: compose(
        row.code,
        sprayWords(line),
        [
          `The rail is ${row.railMm} mm long, and its upper bracket moves to meet old screw holes or a tile joint.`,
          `A ${row.railMm} mm rail covers the reach from a child to a tall adult; the slider holds by friction and is moved with one hand.`,
          `Brackets adjust over 120 mm, so the ${row.railMm} mm rail seldom asks for new holes.`,
        ],
        [
          row.inlet === 'elbow'
            ? 'Water comes from a wall elbow, set anywhere within reach of the 1500 mm hose.'
            : 'The water connection is in the lower bracket, so there is no second plate on the wall.',
          Number(row.sprays) > 1
            ? `${row.sprays} sprays are chosen by a button under the thumb.`
            : 'It has one spray, tuned for warmth rather than variety.',
          `At ${row.flow} L/min it keeps within the rating from 150 kPa upwards.`,
        ],
      ),
      bullets: [
        `Hand piece ${row.headMm} mm, ${row.sprays === '1' ? 'one spray' : `${row.sprays} sprays`}`,
        `Rail ${row.railMm} mm with adjustable upper bracket`,
        'Smooth hose 1500 mm, anti-twist at the hand piece',
        ...(row.soapDish ? ['Soap dish clips to the rail'] : []),
      ],
      attributes: { 'spray-functions': row.sprays, 'inlet-type': INLETS[row.inlet], 'outlet-type': 'Hand shower' },
    }),
    spares: () => [SPARE.showerHose, SPARE.mixerSeals],
  }
}

/** Overhead and hand shower on one column. */
export function showerSystems(): ProductDraft[] {
  return SYSTEMS.map(toShowerSystem)
}

function toShowerSystem(row: SystemRow): ProductDraft {
  const line = LINES[row.line]
  const spec: TwinShowerSpec = {
    family: 'twin-shower',
    rail: line.form.bar,
    overhead: row.overhead ?? line.form.overhead,
    overheadWidthMm: row.overheadMm,
    hand: row.hand ?? line.form.hand,
    handWidthMm: row.handMm,
    heightMm: row.heightMm,
    reachMm: row.reachMm,
    valve: row.valve,
  }
  const valve = {
    none: 'top inlet, for any wall mixer below',
    thermostatic: 'exposed thermostatic mixer at the foot',
    diverter: 'exposed taps and diverter at the foot',
  }[row.valve]
  return {
    ...showerDraft(row, {
      name: `${line.title} ${row.model}`,
      at: ['showers/shower-systems'],
      spec,
      description: compose(
        row.code,
        sprayWords(line),
        [
          `A ${row.overheadMm} mm overhead shower and a hand piece share one column with ${valve}.`,
          `The column stands ${row.heightMm} mm high and brings the ${row.overheadMm} mm overhead ${row.reachMm} mm out from the wall.`,
        ],
        [
          'The diverter sits at chest height and runs one outlet at a time, or both at half flow.',
          'Overhead and hand piece are each held to the rated flow, so the hot water lasts as planned.',
          'The arm swivels by 30 degrees to clear a screen door.',
        ],
      ),
      bullets: [
        `Overhead ${row.overheadMm} mm, swivel ball`,
        `Column ${row.heightMm} mm, reach ${row.reachMm} mm`,
        'Hand shower on slider with 1500 mm hose',
        `Connection: ${valve}`,
      ],
      attributes: {
        'spray-functions': '2',
        'inlet-type': row.valve === 'none' ? '½" BSP at the top bracket' : '2 x ½" BSP, 150 mm centres',
        'outlet-type': 'Overhead and hand shower',
      },
    }),
    bundle: ({ finish }) => systemParts(row.line, finish),
    spares: () => [SPARE.showerHose, SPARE.diverter, ...(row.valve === 'thermostatic' ? [SPARE.thermostatic] : [])],
  }
}

/** Hand piece and overhead of the same line in the same finish, where they are also sold on their own. */
function systemParts(lineId: LineId, finish: FinishName): string[] {
  const heads = [...overheadShowers(), ...handShowers()].filter(({ line }) => line === LINES[lineId])
  const codes = heads.flatMap((head) => {
    const option = head.options.find((each) => each.finish === finish)
    return option ? [itemCode(head, option)] : []
  })
  return [...codes.slice(0, 2), SPARE.showerHose]
}
