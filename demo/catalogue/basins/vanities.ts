import type { VanitySpec } from '#demo/families/basins/vanity.ts'
import { LINES, type LineId } from '../lines/all.ts'
import type { Option, ProductDraft } from '../model.ts'
import { compose } from '../record/text.ts'

interface VanityRow {
  readonly line: LineId
  readonly code: string
  readonly name: string
  readonly price: number
  readonly mount: VanitySpec['mount']
  readonly fronts: VanitySpec['fronts']
  readonly top: VanitySpec['top']
  readonly depthMm: number
  readonly heightMm: number
  readonly widthsMm: readonly number[]
  readonly cabinets: readonly Exclude<VanitySpec['cabinet'], 'finish'>[]
}

// oxfmt-ignore
const ROWS: readonly VanityRow[] = [
  { line: 'urbaneTwo', code: '881010', name: 'Urbane II Wall Hung Vanity', price: 1486, mount: 'wall', fronts: 'drawers', top: 'moulded', depthMm: 460, heightMm: 520, widthsMm: [750, 900, 1200], cabinets: ['white', 'oak'] },
  { line: 'lianoTwo', code: '881020', name: 'Liano II Wall Hung Vanity with Counter Top Basin', price: 1742, mount: 'wall', fronts: 'drawers', top: 'counter-top', depthMm: 470, heightMm: 500, widthsMm: [900, 1200], cabinets: ['oak', 'walnut', 'charcoal'] },
  { line: 'conturaTwo', code: '881030', name: 'Contura II Vanity with Open Shelf', price: 1896, mount: 'wall', fronts: 'open-shelf', top: 'counter-top', depthMm: 480, heightMm: 480, widthsMm: [1200], cabinets: ['oak', 'walnut'] },
  { line: 'luna', code: '881040', name: 'Luna Floor Standing Vanity', price: 742, mount: 'floor', fronts: 'doors', top: 'moulded', depthMm: 460, heightMm: 860, widthsMm: [600, 750, 900], cabinets: ['white'] },
  { line: 'basis', code: 'ST8810', name: 'Stylus Basis Floor Standing Vanity', price: 428, mount: 'floor', fronts: 'doors', top: 'moulded', depthMm: 450, heightMm: 850, widthsMm: [600, 900], cabinets: ['white'] },
]

const CABINETS = {
  white: ['White', 'W'],
  oak: ['Oak', 'OK'],
  walnut: ['Walnut', 'WN'],
  charcoal: ['Charcoal', 'CH'],
} as const

/** Cabinets with their tops. */
export function vanities(): ProductDraft[] {
  return ROWS.map(toVanity)
}

function toVanity(row: VanityRow): ProductDraft {
  const line = LINES[row.line]
  const [first = 600] = row.widthsMm
  const options = row.widthsMm.flatMap((widthMm) =>
    row.cabinets.map((cabinet): Option => {
      const [colour, letters] = CABINETS[cabinet]
      const spec: VanitySpec = {
        family: 'vanity',
        mount: row.mount,
        widthMm,
        depthMm: row.depthMm,
        heightMm: row.heightMm,
        fronts: row.fronts,
        cabinet,
        top: row.top,
        bowls: 1,
      }
      return {
        suffix: `-${widthMm / 10}${letters}`,
        finish: 'White',
        colour,
        size: `${widthMm} mm`,
        label: line.brand === 'Stylus' ? null : `${widthMm} mm, ${colour}`,
        priceFactor: (widthMm / first) ** 0.7 * (cabinet === 'white' ? 1 : 1.12),
        spec,
      }
    }),
  )
  return {
    code: row.code,
    name: row.name,
    line,
    at: ['basins/vanities'],
    price: row.price,
    description: compose(
      row.code,
      [
        row.mount === 'wall'
          ? 'The cabinet hangs from a rail that takes 150 kg and is levelled after hanging.'
          : 'Adjustable feet and a loose kickboard take up an uneven floor.',
      ],
      {
        drawers: ['Drawers run on full-extension dampers and are cut out around the trap.'],
        doors: ['Doors are hung on soft-close hinges, with one adjustable shelf behind.'],
        'open-shelf': ['An open shelf below takes towels and shows the joinery.'],
      }[row.fronts],
      [
        `The cabinet is ${row.heightMm} mm high and ${row.depthMm} mm deep, in widths of ${row.widthsMm.join(', ')} mm.`,
      ],
      [
        row.top === 'moulded'
          ? 'The top is cast in one piece with its bowl.'
          : 'The basin stands on a 20 mm top, drilled for a tall mixer.',
      ],
    ),
    bullets: [
      'Moisture-resistant board, edges sealed with PUR',
      `Cabinet ${row.depthMm} mm deep, ${row.heightMm} mm high`,
      'Basin and top included, tapware separate',
    ],
    options,
    views: ['hero', 'front'],
    attributes: {
      'item-material': row.cabinets.includes('oak')
        ? 'Moisture-resistant board, timber veneer'
        : 'Moisture-resistant board',
      'outlet-type': '40 mm waste',
      overflow: 'With overflow',
    },
  }
}
