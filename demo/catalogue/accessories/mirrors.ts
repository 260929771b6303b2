import type { MirrorCabinetSpec } from '#demo/families/accessories/mirror-cabinet.ts'
import type { MirrorSpec } from '#demo/families/accessories/mirror.ts'
import type { FinishName } from '#demo/models/finishes.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { Option, ProductDraft } from '../model.ts'
import { inSizesAndFinishes } from '../record/options.ts'
import { compose } from '../record/text.ts'

interface MirrorRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly shape: MirrorSpec['shape']
  readonly frame: MirrorSpec['frame']
  readonly sizesMm: readonly (readonly [number, number])[]
  readonly finishes: readonly FinishName[]
}

// oxfmt-ignore
const MIRRORS: readonly MirrorRow[] = [
  { line: 'lianoTwo', code: '891010', name: 'Liano II Round Mirror', price: 386, shape: 'round', frame: 'thin', sizesMm: [[600, 600], [800, 800]], finishes: ['Matte Black', 'Brushed Nickel', 'Brushed Brass'] },
  { line: 'lianoTwo', code: '891012', name: 'Liano II LED Round Mirror', price: 724, shape: 'round', frame: 'led', sizesMm: [[700, 700]], finishes: ['White'] },
  { line: 'urbaneTwo', code: '891020', name: 'Urbane II Mirror', price: 398, shape: 'soft-rectangle', frame: 'thin', sizesMm: [[600, 900], [900, 900]], finishes: ['Matte Black', 'Brushed Nickel', 'Brushed Brass'] },
  { line: 'conturaTwo', code: '891030', name: 'Contura II Pill Mirror', price: 424, shape: 'pill', frame: 'thin', sizesMm: [[450, 900]], finishes: ['Matte Black', 'Brushed Brass', 'Gunmetal'] },
  { line: 'conturaTwo', code: '891032', name: 'Contura II Arch LED Mirror', price: 786, shape: 'arch', frame: 'led', sizesMm: [[600, 1000]], finishes: ['White'] },
  { line: 'plain', code: '891040', name: 'Pebble Frameless Mirror', price: 312, shape: 'organic', frame: 'none', sizesMm: [[700, 900]], finishes: ['White'] },
  { line: 'basis', code: 'ST8910', name: 'Stylus Basis Mirror', price: 98, shape: 'rectangle', frame: 'none', sizesMm: [[600, 750], [900, 750]], finishes: ['White'] },
]

export function mirrors(): ProductDraft[] {
  return MIRRORS.map(toMirror)
}

function toMirror(row: MirrorRow): ProductDraft {
  const line = LINES[row.line]
  const [first = [600, 750]] = row.sizesMm
  const area = first[0] * first[1]
  const spec = (widthMm: number, heightMm: number): MirrorSpec => ({
    family: 'mirror',
    shape: row.shape,
    widthMm,
    heightMm,
    frame: row.frame,
  })
  const sizes = row.sizesMm.map(([width, height]) => ({
    size: `${width} x ${height} mm`,
    code: row.sizesMm.length > 1 ? `-${width / 10}` : '',
    priceFactor: ((width * height) / area) ** 0.6,
    spec: spec(width, height),
  }))
  const options = inSizesAndFinishes(line, sizes, row.finishes)
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['accessories/mirrors'],
    price: row.price,
    description: compose(
      row.code,
      {
        none: ['Polished edges and nothing else: the mirror hangs 8 mm clear of the wall on two rails.'],
        thin: [
          'A frame of 20 mm carries the glass and hides the hooks.',
          'The frame is a 20 mm profile, mitred and welded, in the finish of the tapware.',
        ],
        deep: ['The frame is deep enough to serve as a shelf.'],
        led: [
          'Light comes from behind the edge at 4,000 K and is dimmed by a touch; the glass is heated against steam.',
        ],
      }[row.frame],
      [`It measures ${row.sizesMm.map(([width, height]) => `${width} by ${height}`).join(' or ')} mm.`],
      [
        'The glass is copper-free, 5 mm, and backed with safety film.',
        'It hangs level or upright.',
        'Set the lower edge 1,100 mm above the floor.',
      ],
    ),
    bullets: [
      row.sizesMm.map(([width, height]) => `${width} x ${height} mm`).join('; '),
      row.frame === 'led' ? 'LED 4,000 K, IP44, demister pad' : 'Safety-backed glass, 5 mm',
      'Hanging rail included',
    ],
    options: row.finishes.length > 1 ? options : options.map(withoutColour),
    views: ['hero', 'front'],
    attributes: {
      shape: {
        round: 'Round',
        pill: 'Pill',
        arch: 'Arch',
        rectangle: 'Square',
        'soft-rectangle': 'Soft square',
        organic: 'Organic',
      }[row.shape],
      ...(row.finishes.length > 1 ? {} : { 'surface-finish': 'Polished' }),
    },
  }
}

/** A frameless mirror has no colour to choose by. */
function withoutColour(option: Option): Option {
  return { ...option, colour: 'Not Applicable' }
}

interface CabinetRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly shape: MirrorCabinetSpec['shape']
  readonly heightMm: number
  readonly shelf: MirrorCabinetSpec['shelf']
  readonly sizes: readonly (readonly [number, MirrorCabinetSpec['doors']])[]
}

// oxfmt-ignore
const CABINETS: readonly CabinetRow[] = [
  { line: 'urbaneTwo', code: '892010', name: 'Urbane II Mirror Cabinet', price: 586, shape: 'rectangle', heightMm: 720, shelf: 'none', sizes: [[600, 2], [900, 2], [1200, 3]] },
  { line: 'lianoTwo', code: '892012', name: 'Liano II Pill Mirror Cabinet', price: 642, shape: 'pill', heightMm: 900, shelf: 'none', sizes: [[450, 1]] },
  { line: 'conturaTwo', code: '892014', name: 'Contura II Arch Mirror Cabinet', price: 668, shape: 'arch', heightMm: 900, shelf: 'none', sizes: [[500, 1]] },
  { line: 'basis', code: 'ST8920', name: 'Stylus Basis Mirror Cabinet', price: 218, shape: 'rectangle', heightMm: 650, shelf: 'below', sizes: [[600, 2], [750, 2]] },
]

export function mirrorCabinets(): ProductDraft[] {
  return CABINETS.map(toCabinet)
}

function toCabinet(row: CabinetRow): ProductDraft {
  const line = LINES[row.line]
  const [first = [600, 2]] = row.sizes
  const sizes = row.sizes.map(([widthMm, doors]) => ({
    size: `${widthMm} mm`,
    code: row.sizes.length > 1 ? `-${widthMm / 10}` : '',
    priceFactor: (widthMm / first[0]) ** 0.75,
    spec: {
      family: 'mirror-cabinet',
      doors,
      widthMm,
      heightMm: row.heightMm,
      depthMm: 150,
      shape: row.shape,
      shelf: row.shelf,
    } satisfies MirrorCabinetSpec,
  }))
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['accessories/mirror-cabinets'],
    price: row.price,
    description: compose(
      row.code,
      [
        'Recessed into a stud wall it stands 40 mm proud; on the wall it is 150 mm deep.',
        'Doors open by 110 degrees on dampers and are mirrored inside.',
      ],
      [`It is ${row.heightMm} mm high and ${row.sizes.map(([width]) => width).join(', ')} mm wide.`],
      [
        'Glass shelves adjust in 20 mm steps, and one side takes a power point.',
        'The carcass is moisture-resistant board, edged on all sides.',
      ],
    ),
    bullets: [
      `Height ${row.heightMm} mm, depth 150 mm`,
      'Doors mirrored on both faces',
      'For recessing or surface mounting',
    ],
    options: inSizesAndFinishes(line, sizes, ['White']),
    views: ['hero', 'front'],
  }
}
