import type { BathSpec } from '#demo/families/basins/bath.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import type { CategoryPath } from '../categories.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { ProductDraft } from '../model.ts'
import { modelSizeMm } from '../record/model-sizes.ts'
import { inSizesAndFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'

interface BathRow {
  readonly line: LineId
  readonly code: string
  readonly model: string
  readonly price: number
  readonly form: BathSpec['form']
  /** Left out: the bath of the line. */
  readonly shape?: BathSpec['shape']
  readonly side?: BathSpec['side']
  /** Length, width and height of each size. */
  readonly sizesMm: readonly (readonly [number, number, number])[]
  readonly rimWidthMm: number
  readonly waste: BathSpec['waste']
  readonly slipper?: true
  readonly jets?: number
  readonly colours?: readonly FinishName[]
  readonly material?: 'Solid surface' | 'Cast mineral composite' | 'Enamelled steel'
  readonly note?: string
}

// oxfmt-ignore
const ROWS: readonly BathRow[] = [
  { line: 'lianoTwo', code: '851010', model: 'Freestanding Bath', price: 2486, form: 'freestanding', sizesMm: [[1500, 740, 560], [1700, 780, 560]], rimWidthMm: 14, waste: 'centre', side: 'tapered', colours: ['White', 'Matte White'] },
  { line: 'lianoNexus', code: '851012', model: 'Fluted Freestanding Bath', price: 3248, form: 'freestanding', sizesMm: [[1680, 770, 570]], rimWidthMm: 14, waste: 'centre', side: 'fluted', colours: ['White', 'Matte White', 'Matte Clay'] },
  { line: 'liano', code: '851014', model: 'Freestanding Bath', price: 2142, form: 'freestanding', sizesMm: [[1600, 760, 570]], rimWidthMm: 18, waste: 'centre' },
  { line: 'urbaneTwo', code: '852010', model: 'Freestanding Bath', price: 2538, form: 'freestanding', sizesMm: [[1600, 740, 560], [1700, 760, 560]], rimWidthMm: 14, waste: 'centre', side: 'straight', colours: ['White', 'Matte White'] },
  { line: 'urbane', code: '852012', model: 'Freestanding Bath', price: 2196, form: 'freestanding', sizesMm: [[1680, 760, 580]], rimWidthMm: 18, waste: 'end', side: 'straight' },
  { line: 'conturaTwo', code: '853010', model: 'Freestanding Bath', price: 2684, form: 'freestanding', sizesMm: [[1550, 750, 570], [1750, 800, 570]], rimWidthMm: 12, waste: 'centre', side: 'curved', colours: ['White', 'Matte White', 'Matte Clay', 'Matte Sage'] },
  { line: 'contura', code: '853012', model: 'Freestanding Bath', price: 2348, form: 'freestanding', sizesMm: [[1700, 780, 580]], rimWidthMm: 16, waste: 'centre', side: 'tapered' },
  { line: 'contura', code: '853014', model: 'Slipper Bath', price: 2892, form: 'freestanding', sizesMm: [[1680, 760, 580]], rimWidthMm: 18, waste: 'end', side: 'curved', slipper: true },
  { line: 'conturaTwo', code: '853016', model: 'Solid Surface Freestanding Bath', price: 5486, form: 'freestanding', sizesMm: [[1650, 760, 550]], rimWidthMm: 16, waste: 'centre', side: 'curved', colours: ['Matte White', 'Matte Grey'], material: 'Solid surface' },
  { line: 'luna', code: '854010', model: 'Freestanding Bath', price: 1486, form: 'freestanding', sizesMm: [[1500, 730, 570], [1650, 750, 570]], rimWidthMm: 20, waste: 'centre' },
  { line: 'plain', code: '855010', model: 'Noosa Cast Stone Bath', price: 4286, form: 'freestanding', shape: 'soft-rectangle', sizesMm: [[1600, 740, 560]], rimWidthMm: 20, waste: 'centre', side: 'tapered', colours: ['Matte White', 'Matte Grey', 'Matte Black'], material: 'Cast mineral composite' },
  { line: 'prisma', code: 'ST8510', model: 'Freestanding Bath', price: 1124, form: 'freestanding', sizesMm: [[1500, 740, 570], [1700, 780, 570]], rimWidthMm: 20, waste: 'centre', colours: ['White', 'Matte Black'] },
  { line: 'venecia', code: 'ST8512', model: 'Freestanding Bath', price: 1086, form: 'freestanding', shape: 'rectangle', sizesMm: [[1680, 750, 570]], rimWidthMm: 24, waste: 'end', side: 'straight' },
  { line: 'lianoTwo', code: '851020', model: 'Back to Wall Bath', price: 2386, form: 'back-to-wall', sizesMm: [[1500, 740, 560], [1700, 780, 560]], rimWidthMm: 14, waste: 'centre', colours: ['White', 'Matte White'] },
  { line: 'urbaneTwo', code: '852020', model: 'Back to Wall Bath', price: 2418, form: 'back-to-wall', sizesMm: [[1500, 730, 560], [1700, 760, 560]], rimWidthMm: 14, waste: 'centre', side: 'straight', colours: ['White', 'Matte White'] },
  { line: 'conturaTwo', code: '853020', model: 'Back to Wall Bath', price: 2512, form: 'back-to-wall', sizesMm: [[1700, 790, 570]], rimWidthMm: 12, waste: 'centre', colours: ['White', 'Matte White'] },
  { line: 'luna', code: '854020', model: 'Back to Wall Bath', price: 1392, form: 'back-to-wall', sizesMm: [[1400, 720, 570], [1600, 750, 570]], rimWidthMm: 20, waste: 'centre' },
  { line: 'prisma', code: 'ST8520', model: 'Back to Wall Bath', price: 1068, form: 'back-to-wall', sizesMm: [[1500, 740, 570], [1680, 760, 570]], rimWidthMm: 20, waste: 'centre' },
  { line: 'urbaneTwo', code: '852030', model: 'Inset Bath', price: 1164, form: 'inset', sizesMm: [[1500, 750, 450], [1650, 750, 450]], rimWidthMm: 45, waste: 'end' },
  { line: 'lianoTwo', code: '851030', model: 'Inset Bath', price: 1186, form: 'inset', sizesMm: [[1525, 760, 450], [1675, 760, 450]], rimWidthMm: 45, waste: 'centre' },
  { line: 'contura', code: '853030', model: 'Inset Bath', price: 1042, form: 'inset', sizesMm: [[1650, 780, 460]], rimWidthMm: 50, waste: 'centre' },
  { line: 'luna', code: '854030', model: 'Inset Bath', price: 684, form: 'inset', sizesMm: [[1500, 730, 440], [1650, 750, 440]], rimWidthMm: 55, waste: 'end' },
  { line: 'plain', code: '855030', model: 'Maxton Steel Bath', price: 586, form: 'inset', shape: 'rectangle', sizesMm: [[1525, 740, 410], [1675, 740, 410]], rimWidthMm: 60, waste: 'end', material: 'Enamelled steel' },
  { line: 'basis', code: 'ST8530', model: 'Inset Bath', price: 348, form: 'inset', shape: 'rectangle', sizesMm: [[1200, 700, 420], [1500, 730, 430], [1650, 750, 430]], rimWidthMm: 60, waste: 'end', side: 'tapered' },
  { line: 'venecia', code: 'ST8532', model: 'Inset Bath', price: 426, form: 'inset', sizesMm: [[1520, 750, 440]], rimWidthMm: 50, waste: 'end' },
  { line: 'luna', code: '854040', model: 'Corner Bath', price: 1486, form: 'corner', shape: 'oval', sizesMm: [[1400, 1400, 500]], rimWidthMm: 70, waste: 'centre' },
  { line: 'basis', code: 'ST8540', model: 'Corner Bath', price: 986, form: 'corner', shape: 'oval', sizesMm: [[1300, 1300, 480]], rimWidthMm: 70, waste: 'centre' },
  { line: 'luna', code: '854050', model: 'Shower Bath', price: 1124, form: 'shower-bath', shape: 'soft-rectangle', sizesMm: [[1650, 850, 460]], rimWidthMm: 50, waste: 'end' },
  { line: 'basis', code: 'ST8550', model: 'Shower Bath', price: 768, form: 'shower-bath', shape: 'soft-rectangle', sizesMm: [[1600, 820, 450]], rimWidthMm: 55, waste: 'end' },
  { line: 'urbaneTwo', code: '852060', model: 'Santai Spa Bath', price: 4286, form: 'spa', sizesMm: [[1650, 800, 480], [1780, 850, 480]], rimWidthMm: 55, waste: 'end', jets: 10 },
  { line: 'contura', code: '853060', model: 'Santai Spa Bath', price: 4568, form: 'spa', sizesMm: [[1750, 880, 490]], rimWidthMm: 55, waste: 'centre', jets: 12 },
  { line: 'basis', code: 'ST8560', model: 'Spa Bath', price: 2486, form: 'spa', shape: 'rectangle', sizesMm: [[1650, 780, 470]], rimWidthMm: 60, waste: 'end', jets: 8 },
]

const PLACES: Record<BathSpec['form'], CategoryPath> = {
  freestanding: 'baths/freestanding-baths',
  'back-to-wall': 'baths/back-to-wall-baths',
  inset: 'baths/inset-baths',
  corner: 'baths/corner-baths',
  spa: 'baths/spa-baths',
  'shower-bath': 'baths/shower-baths',
}

export function baths(): ProductDraft[] {
  return ROWS.map(toBath)
}

function toBath(row: BathRow): ProductDraft {
  const line = LINES[row.line]
  const [first] = row.sizesMm
  if (!first) throw new Error(`${row.code} has no size`)
  const title = line.title === 'Caroma' ? '' : line.title
  const isSingle = row.sizesMm.length === 1
  const sizes = row.sizesMm.map(([lengthMm, widthMm, heightMm]) => ({
    size: `${lengthMm} mm`,
    code: isSingle ? '' : `-${lengthMm / 10}`,
    priceFactor: (lengthMm / first[0]) ** 0.9,
    spec: {
      family: 'bath',
      form: row.form,
      shape: row.shape ?? line.form.bath,
      lengthMm,
      widthMm,
      heightMm,
      side: row.side ?? (line.form.side === 'fluted' ? 'straight' : line.form.side),
      rimWidthMm: row.rimWidthMm,
      waste: row.waste,
      ...(row.slipper ? { slipper: true } : {}),
      ...(row.jets ? { jets: row.jets } : {}),
    } satisfies BathSpec,
  }))
  return {
    code: row.code,
    name: [title, row.model, isSingle ? `${first[0]} mm` : ''].filter(Boolean).join(' '),
    line,
    at: [PLACES[row.form]],
    price: row.price,
    description: [describe(row), row.note].filter(Boolean).join(' '),
    bullets: [
      sizes.map(({ spec }) => overAll(spec)).join('; '),
      row.material ?? 'Acrylic sheet, reinforced with fibreglass',
      row.waste === 'centre' ? 'Waste in the middle, two sloping backs' : 'Waste at one end',
      ...(row.jets ? [`${row.jets} jets, 1.1 kW pump, pneumatic switch`] : []),
    ],
    options: inSizesAndFinishes(line, sizes, row.colours ?? ['White']),
    views: ['hero', 'top'],
    attributes: {
      overflow:
        row.form === 'freestanding' || row.form === 'back-to-wall'
          ? 'Integrated slot overflow'
          : 'Overflow drilled on request',
      'outlet-type': '40 mm waste',
      shape: { oval: 'Oval', rectangle: 'Square', 'soft-rectangle': 'Soft square', pill: 'Pill' }[
        row.shape ?? line.form.bath
      ],
      ...(row.material
        ? {
            'item-material': row.material,
            'coating-method': row.material === 'Enamelled steel' ? 'Vitreous enamel' : 'Uncoated',
          }
        : {}),
    },
    bundle: () => (row.form === 'freestanding' || row.form === 'back-to-wall' ? ['4130C'] : []),
    spares: () => ['4130C', '4116C'],
  }
}

const OUTLINES: Record<BathSpec['shape'], readonly string[]> = {
  oval: [
    'An oval in plan and a rim that stays level all the way round.',
    'The oval leaves both ends free for a back, so two can sit in it.',
    'Oval outside and in: no corner to scrub, and the least water for the length.',
  ],
  rectangle: [
    'A rectangular rim lines up with tiles and screens.',
    'Straight outside and sloped inside, it wastes no length.',
    'Square corners outside, generous radii inside.',
  ],
  'soft-rectangle': [
    'Corners are rounded to the width of a hand, outside and in.',
    'It is a rectangle with its corners taken off: it lines up with tiles and is kind to hips.',
    'A soft rectangle uses the room well and is easier to wipe than a sharp one.',
  ],
  pill: [
    'Two straight sides closed by half circles give more elbow room than an oval of the same length.',
    'A pill in plan: straight where the arms are, round where the shoulders are.',
    'Its straight sides stand close to a wall, and its round ends keep the way past it open.',
  ],
}

function describe(row: BathRow): string {
  const [length = 0, width = 0, height = 0] = row.sizesMm[0] ?? []
  return compose(
    row.code,
    OUTLINES[row.shape ?? LINES[row.line].form.bath],
    {
      freestanding: [
        `It stands ${height} mm high on six adjustable feet; leave 100 mm all round for cleaning.`,
        `The skin is one piece down to the floor, and the trap hides in a 150 by 300 mm recess in the slab.`,
        `Plan for a floor mixer or a wall outlet with at least 180 mm of reach over the ${height} mm rim.`,
      ],
      'back-to-wall': [
        'The long side is flat and sits hard against the tile, which needs one bead of silicone and no gap to clean.',
        `It looks freestanding from the room and saves 100 mm behind the ${width} mm tub.`,
      ],
      inset: [
        `It drops into a tiled hob with a cut-out 20 mm smaller than the rim all round.`,
        `The rim is dead level and ${row.rimWidthMm} mm wide; the cradle is fixed before the bath goes in.`,
      ],
      corner: [`Two sides of ${length} mm fill a corner, and the seat inside doubles as a step.`],
      'shower-bath': [`The showering end is ${width} mm wide and flat underfoot, with a P4 texture.`],
      spa: [
        `${row.jets ?? 8} jets are placed for back and feet and can be throttled one by one; the pump stands below the service end.`,
        'Pump and blower reach 58 dB(A) at one metre behind a closed panel.',
      ],
    }[row.form],
    row.material === 'Solid surface'
      ? ['Solid surface keeps warmth longer than acrylic, and scratches are sanded out.']
      : row.material === 'Cast mineral composite'
        ? ['The composite is cast in one pour and weighs accordingly: check the floor.']
        : row.material === 'Enamelled steel'
          ? ['Steel of 2.5 mm and enamel fired at 850 °C shrug off cleaners that dull acrylic.']
          : [
              'Five-millimetre acrylic is vacuum formed and backed with fibreglass, so the base does not give.',
              `Inside it is ${Math.round((height * 0.76) / 5) * 5} mm deep.`,
              '',
            ],
  )
}

/** `1650 x 800 x 486 mm`: length, width and height with all that is mounted below the rim. */
function overAll(spec: BathSpec): string {
  const { width, height, depth } = modelSizeMm(spec)
  return `${width} x ${depth} x ${height} mm`
}
