import type { HotWaterValveSpec } from '#demo/families/spares/hot-water-valve.ts'
import { LINES } from '../lines/all.ts'
import type { ProductDraft } from '../model.ts'

interface BodyRow {
  readonly code: string
  readonly name: string
  readonly price: number
  readonly form: HotWaterValveSpec['form']
  readonly description: string
  readonly bullets: readonly string[]
  readonly inlet: string
}

// oxfmt-ignore
const BODIES: readonly BodyRow[] = [
  { code: '4710', name: 'In-wall Body for Wall Basin and Bath Sets', price: 168, form: 'tempering', description: 'The part of a wall set that goes behind the tiles: cast brass, with the cartridge seat and the spout elbow at 120 mm centres. It is fixed to a noggin before the wall is closed and takes the trim of every Liano II, Urbane II, Contura II and Luna wall set.', bullets: ['Wall depth 55 to 90 mm', 'Test cap and dust cover included', 'Pressure tested before the wall is closed'], inlet: '½" BSP female' },
  { code: '4712', name: 'In-wall Body for Bath and Shower Mixers', price: 124, form: 'pressure-limiting', description: 'The body of a bath or shower mixer, sold apart from its trim so that it can be plumbed with the frame and the finish chosen later. One body takes trims with and without a diverter.', bullets: ['Wall depth 48 to 80 mm', 'Test cap and dust cover included', 'With or without diverter'], inlet: '½" BSP female' },
  { code: '4714', name: 'In-wall Breeching Piece', price: 42, form: 'non-return', description: 'A brass breeching piece for wall top assemblies and wall sets, with taps at 200 mm centres and one outlet up or down.', bullets: ['Taps at 200 mm centres', 'Outlet up or down', 'Copper or PEX'], inlet: '½" breeching piece' },
]

/** Bodies behind the tiles that wall mounted tapware is fixed to. */
export function inWallBodies(): ProductDraft[] {
  return BODIES.map((row) => ({
    code: row.code,
    name: row.name,
    line: LINES.plain,
    at: ['spare-parts-valves/stop-valves'],
    types: ['In-wall bodies'],
    price: row.price,
    description: row.description,
    bullets: row.bullets,
    options: [
      {
        suffix: '.15',
        finish: 'Raw Brass',
        colour: 'Not Applicable',
        size: '15 mm',
        label: '15 mm',
        priceFactor: 1,
        spec: { family: 'hot-water-valve', form: row.form, sizeMm: 15 },
      },
    ],
    views: ['hero', 'detail'],
    leadFree: true,
    attributes: {
      'item-material': 'DR brass',
      'mount-type': 'In-wall',
      'inlet-type': row.inlet,
      'outlet-type': '½" BSP',
      'working-pressure': '50–1,000 kPa',
    },
  }))
}
