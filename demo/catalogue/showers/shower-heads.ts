import type { HandShowerSpec } from '#demo/families/showers/hand-shower.ts'
import type { OverheadShowerSpec } from '#demo/families/showers/overhead-shower.ts'
import type { ShowerArmSpec } from '#demo/families/showers/shower-arm.ts'
import { LINES } from '../lines/all.ts'
import { sprayWords } from '../lines/line.ts'
import type { ProductDraft } from '../model.ts'
import { inSizesAndFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'
import { SPARE } from '../spare-parts/codes.ts'
import { showerDraft, type ShowerRow } from './shower.ts'

interface OverheadRow extends ShowerRow {
  readonly model: string
  readonly widthMm: number
  readonly depthMm?: number
  readonly arm: OverheadShowerSpec['arm']
  readonly armMm: number
  readonly head?: OverheadShowerSpec['head']
}

// oxfmt-ignore
const OVERHEADS: readonly OverheadRow[] = [
  { line: 'lianoTwo', code: '96324', price: 386, model: 'Overhead Shower 250 mm with Wall Arm', widthMm: 250, arm: 'wall-straight', armMm: 400, flow: 9 },
  { line: 'lianoTwo', code: '96326', price: 374, model: 'Overhead Shower 250 mm with Ceiling Arm', widthMm: 250, arm: 'ceiling', armMm: 200, flow: 9 },
  { line: 'lianoNexus', code: '97124', price: 412, model: 'Overhead Shower 230 mm with Wall Arm', widthMm: 230, arm: 'wall-straight', armMm: 400, flow: 7.5 },
  { line: 'urbaneTwo', code: '99624', price: 392, model: 'Overhead Shower 240 mm with Wall Arm', widthMm: 240, arm: 'wall-straight', armMm: 400, flow: 9 },
  { line: 'urbaneTwo', code: '99628', price: 624, model: 'Rectangular Overhead Shower 400 x 250 mm', widthMm: 400, depthMm: 250, arm: 'ceiling', armMm: 150, head: 'rectangle', flow: 9, finishes: ['Chrome', 'Matte Black', 'Brushed Nickel'] },
  { line: 'conturaTwo', code: '95624', price: 398, model: 'Overhead Shower 260 mm with Wall Arm', widthMm: 260, arm: 'wall-gooseneck', armMm: 380, flow: 9 },
  { line: 'luna', code: '68124', price: 164, model: 'Wall Shower', widthMm: 110, arm: 'wall-angled', armMm: 180, flow: 9 },
  { line: 'luna', code: '68126', price: 168, model: 'Wall Shower, 4 Star', widthMm: 110, arm: 'wall-angled', armMm: 180, flow: 7.5 },
  { line: 'civic', code: '72124', price: 226, model: 'Vandal Resistant Wall Shower', widthMm: 80, arm: 'wall-angled', armMm: 110, head: 'rose', flow: 9, finishes: ['Chrome'], note: 'The swivel is blocked and the face plate screwed from inside.' },
  { line: 'aio', code: '02-2124', price: 412, model: 'Aurajet Overhead Shower with Wall Arm', widthMm: 236, arm: 'wall-straight', armMm: 380, flow: 9 },
  { line: 'maku', code: '02-2324', price: 248, model: 'Satinjet Overhead Shower with Wall Arm', widthMm: 200, arm: 'wall-angled', armMm: 300, flow: 9 },
  { line: 'turoa', code: '02-2524', price: 352, model: 'Overhead Shower 230 mm with Ceiling Arm', widthMm: 230, arm: 'ceiling', armMm: 300, flow: 7.5 },
  { line: 'krome', code: '02-2224', price: 176, model: 'Overhead Shower 200 mm with Wall Arm', widthMm: 200, arm: 'wall-straight', armMm: 340, flow: 9 },
  { line: 'villa', code: '6120.24', price: 298, model: 'Shower Rose with Gooseneck Arm', widthMm: 150, arm: 'wall-gooseneck', armMm: 320, head: 'rose', flow: 9 },
  { line: 'basis', code: 'ST2024', price: 54, model: 'Wall Shower', widthMm: 90, arm: 'wall-angled', armMm: 160, flow: 9 },
]

interface HandRow extends ShowerRow {
  readonly model: string
  readonly headMm: number
  readonly sprays: string
  readonly bracket: HandShowerSpec['bracket']
  readonly head?: HandShowerSpec['head']
}

// oxfmt-ignore
const HANDS: readonly HandRow[] = [
  { line: 'lianoTwo', code: '96316', price: 218, model: 'Hand Shower on Outlet Bracket', headMm: 26, sprays: '1', bracket: 'outlet', head: 'stick', flow: 9 },
  { line: 'lianoNexus', code: '97116', price: 246, model: 'Hand Shower on Outlet Bracket', headMm: 24, sprays: '1', bracket: 'outlet', flow: 7.5 },
  { line: 'urbaneTwo', code: '99616', price: 204, model: 'Hand Shower on Outlet Bracket', headMm: 110, sprays: '3', bracket: 'outlet', flow: 9 },
  { line: 'conturaTwo', code: '95616', price: 212, model: 'Hand Shower on Outlet Bracket', headMm: 110, sprays: '3', bracket: 'outlet', flow: 9 },
  { line: 'luna', code: '68116', price: 98, model: 'Hand Shower on Hook', headMm: 100, sprays: '3', bracket: 'hook', flow: 9, finishes: ['Chrome', 'Matte Black'] },
  { line: 'aio', code: '02-2116', price: 172, model: 'Aurajet Hand Piece', headMm: 130, sprays: '1', bracket: 'none', flow: 9 },
  { line: 'maku', code: '02-2316', price: 112, model: 'Satinjet Hand Piece', headMm: 110, sprays: '1', bracket: 'none', flow: 9 },
  { line: 'waipori', code: '02-2416', price: 124, model: 'Satinjet Hand Piece', headMm: 112, sprays: '2', bracket: 'none', flow: 9 },
  { line: 'turoa', code: '02-2516', price: 186, model: 'Hand Shower on Outlet Bracket', headMm: 28, sprays: '1', bracket: 'outlet', flow: 7.5 },
  { line: 'plainMethven', code: '02-2616', price: 78, model: 'Kererū Hand Piece', headMm: 92, sprays: '1', bracket: 'none', head: 'round', flow: 9, finishes: ['Chrome', 'Matte Black', 'White'] },
]

interface ArmRow extends ShowerRow {
  readonly model: string
  readonly mount: ShowerArmSpec['mount']
  readonly form: ShowerArmSpec['form']
  readonly lengthsMm: readonly [number, ...number[]]
}

// oxfmt-ignore
const ARMS: readonly ArmRow[] = [
  { line: 'lianoTwo', code: '96330', price: 118, model: 'Wall Shower Arm', mount: 'wall', form: 'straight', lengthsMm: [400] },
  { line: 'lianoTwo', code: '96332', price: 108, model: 'Ceiling Shower Arm', mount: 'ceiling', form: 'straight', lengthsMm: [150, 300] },
  { line: 'urbaneTwo', code: '99630', price: 122, model: 'Wall Shower Arm', mount: 'wall', form: 'square', lengthsMm: [400] },
  { line: 'conturaTwo', code: '95630', price: 126, model: 'Gooseneck Shower Arm', mount: 'wall', form: 'gooseneck', lengthsMm: [380] },
  { line: 'luna', code: '68190', price: 54, model: 'Angled Shower Arm', mount: 'wall', form: 'angled', lengthsMm: [180] },
  { line: 'plainMethven', code: '02-2630', price: 68, model: 'Wall Shower Arm', mount: 'wall', form: 'straight', lengthsMm: [380] },
  { line: 'villa', code: '6120.28', price: 142, model: 'Gooseneck Shower Arm', mount: 'wall', form: 'gooseneck', lengthsMm: [320] },
]

/** Overhead showers with their arms. */
export function overheadShowers(): ProductDraft[] {
  return OVERHEADS.map(toOverheadShower)
}

function toOverheadShower(row: OverheadRow): ProductDraft {
  const line = LINES[row.line]
  const spec: OverheadShowerSpec = {
    family: 'overhead-shower',
    head: row.head ?? line.form.overhead,
    headWidthMm: row.widthMm,
    ...(row.depthMm ? { headDepthMm: row.depthMm } : {}),
    arm: row.arm,
    armLengthMm: row.armMm,
    flange: line.form.plate,
  }
  return {
    ...showerDraft(row, {
      name: `${line.title} ${row.model}`,
      at: ['showers/overhead-showers'],
      spec,
      description: compose(
        row.code,
        sprayWords(line),
        [
          `The head is ${row.widthMm} mm wide and hangs ${row.armMm} mm from the ${row.arm === 'ceiling' ? 'ceiling' : 'wall'}.`,
          `${row.armMm} mm of arm and a ${row.widthMm} mm head put the spray ${row.arm === 'ceiling' ? 'straight overhead' : 'in the middle of a 900 mm recess'}.`,
        ],
        [
          'Silicone nozzles are rubbed clean with a thumb.',
          'The ball joint tilts by 15 degrees and stays where it is put.',
          'The regulator is reached by unscrewing the head, without tools.',
          'Set the outlet 2,000 to 2,100 mm above the floor.',
        ],
      ),
      bullets: [
        `Head ${row.widthMm}${row.depthMm ? ` x ${row.depthMm}` : ''} mm`,
        `Arm ${row.armMm} mm`,
        'Rub-clean silicone nozzles',
      ],
      attributes: { 'spray-functions': '1', 'inlet-type': '½" BSP male', 'outlet-type': 'Rain spray' },
    }),
    spares: () => [SPARE.mixerSeals],
  }
}

/** Hand pieces with and without a bracket. */
export function handShowers(): ProductDraft[] {
  return HANDS.map(toHandShower)
}

function toHandShower(row: HandRow): ProductDraft {
  const line = LINES[row.line]
  const spec: HandShowerSpec = {
    family: 'hand-shower',
    head: row.head ?? line.form.hand,
    headWidthMm: row.headMm,
    bracket: row.bracket,
    flange: line.form.plate,
  }
  return {
    ...showerDraft(row, {
      name: `${line.title} ${row.model}`,
      at: ['showers/hand-showers'],
      spec,
      description: compose(
        row.code,
        sprayWords(line),
        [
          row.bracket === 'none'
            ? 'Sold as the hand piece alone; it fits every half-inch hose.'
            : row.bracket === 'outlet'
              ? 'Water connection and holder are one part on the wall.'
              : 'A fixed hook holds it at shoulder height.',
        ],
        [
          Number(row.sprays) > 1
            ? `${row.sprays} sprays turn in steps that can be felt.`
            : 'One wide, even spray covers the shoulders.',
          `It delivers ${row.flow} L/min and weighs little enough for a child.`,
        ],
      ),
      bullets: [
        row.sprays === '1' ? 'One spray' : `${row.sprays} sprays`,
        row.bracket === 'none' ? 'Hand piece only' : 'Hose 1500 mm included',
        'Rub-clean nozzles',
      ],
      attributes: { 'spray-functions': row.sprays, 'inlet-type': '½" BSP', 'outlet-type': 'Hand shower' },
    }),
    spares: () => [SPARE.showerHose],
  }
}

/** Arms without heads. */
export function showerArms(): ProductDraft[] {
  return ARMS.map(toShowerArm)
}

function toShowerArm(row: ArmRow): ProductDraft {
  const line = LINES[row.line]
  const { plate } = line.form
  const spec = (lengthMm: number): ShowerArmSpec => ({
    family: 'shower-arm',
    mount: row.mount,
    form: row.form,
    lengthMm,
    flange: plate,
  })
  const [length] = row.lengthsMm
  const draft = showerDraft(row, {
    name: row.lengthsMm.length > 1 ? `${line.title} ${row.model}` : `${line.title} ${row.model} ${length} mm`,
    at: ['showers/shower-arms'],
    spec: spec(length),
    description: compose(row.code, sprayWords(line), [
      `The arm is drawn from one brass tube and reaches ${length} mm from the finished ${row.mount}.`,
      `A loose flange covers the cut-out; the ½" thread takes any head up to 3 kg.`,
    ]),
    bullets: ['½" BSP male at both ends', 'Flange with grub screw', `Length ${row.lengthsMm.join(' or ')} mm`],
    attributes: { 'inlet-type': '½" BSP male', 'item-material': 'Brass' },
  })
  if (row.lengthsMm.length === 1) return draft
  const sizes = row.lengthsMm.map((lengthMm, index) => ({
    size: `${lengthMm} mm`,
    code: index === 0 ? '' : String(lengthMm).slice(0, 2),
    priceFactor: 1 + index * 0.12,
    spec: spec(lengthMm),
  }))
  return { ...draft, options: inSizesAndFinishes(line, sizes, row.finishes ?? line.finishes) }
}
