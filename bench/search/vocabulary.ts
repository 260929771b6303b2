import { type Random, pick, seededRandom } from './random.ts'

export const SEED = 20_261_120

const SYLLABLES =
  'ba co da el fi go ha in jo ka lu ma ne or pi qu ra si ta um va wi xe yo zo tre sta cla fro pla bri gen mon ter dor lan vis'.split(
    ' ',
  )
const PRODUCT_TYPES =
  'Basin Mixer|Bath Mixer|Shower Mixer|Sink Mixer|Wall Mixer|Hand Shower|Rail Shower|Overhead Shower|Shower Arm|Bath Spout|Basin Tap Set|Kitchen Tap|Laundry Tap|Wall Basin|Counter Basin|Inset Basin|Semi Recessed Basin|Toilet Suite|Wall Hung Toilet|Back To Wall Toilet|Toilet Seat|Cistern|Inwall Cistern|Flush Button|Bidet|Urinal|Freestanding Bath|Inset Bath|Spa Bath|Corner Bath|Towel Rail|Heated Towel Rail|Robe Hook|Toilet Roll Holder|Soap Dish|Shelf|Mirror|Mirror Cabinet|Vanity|Wall Vanity|Floor Vanity|Laundry Trough|Kitchen Sink|Double Sink|Floor Waste|Channel Grate|Plug And Waste|Bottle Trap|Cartridge|Aerator|Hose|Grab Rail|Shower Seat|Care Basin|Care Toilet|Sensor Tap|Pillar Tap|Mini Cistern Tap|Shower Screen|Shower Tray'

export const brands = ['Caroma', 'Dorf', 'Clark', 'Stylus', 'Fowler']
const productTypes = PRODUCT_TYPES.split('|')
export const colours =
  'Chrome|Matte Black|Brushed Nickel|Brushed Brass|Gunmetal|White|Matte White|Stainless Steel|Brushed Bronze|Champagne|Copper|Graphite|Rose Gold|Almond|Ivory|Black Chrome|Satin|Pewter|Sorrento|Clay'.split(
    '|',
  )
export const materials =
  'Brass|Vitreous China|Fireclay|Stainless Steel 304|Stainless Steel 316|ABS|Acrylic|Solid Surface|Zinc Alloy|Polymarble|Glass|MDF|Plywood|Timber Veneer|Copper'.split(
    '|',
  )

const random = seededRandom(SEED)

export const ranges = inventNames(25)
export const fillers = inventNames(3000).map((name) => name.toLowerCase())

export interface Category {
  readonly lvl0: string
  readonly lvl1: string
  readonly lvl2: string
  readonly productTypes: readonly string[]
}

const DEPARTMENTS = ['Bathroom', 'Kitchen', 'Laundry', 'Commercial', 'Spares']
const GROUPS_PER_DEPARTMENT = 4
const LEAVES = 75
const groups = DEPARTMENTS.flatMap((department) =>
  Array.from({ length: GROUPS_PER_DEPARTMENT }, (_, index) => ({
    lvl0: department,
    lvl1: `${department} > ${inventWord(random)}${index}`,
  })),
)

export const categories: readonly Category[] = Array.from({ length: LEAVES }, (_, leaf) => {
  const group = groups[leaf % groups.length] ?? { lvl0: '', lvl1: '' }
  const types = [leaf, leaf * 7 + 3, leaf * 13 + 5, leaf * 17 + 11]
  return {
    ...group,
    lvl2: `${group.lvl1} > ${inventWord(random)}${leaf}`,
    productTypes: types.map((type) => productTypes[type % productTypes.length] ?? ''),
  }
})

/** An attribute that only some departments use, such as the trap type of toilets. */
interface SparseAttribute {
  readonly name: string
  readonly values: readonly string[]
  /** Share of a department's products with it. */
  readonly share: ReadonlyMap<string, number>
  readonly multiple: boolean
}

const SPARSE = 30

export const sparseAttributes: readonly SparseAttribute[] = Array.from({ length: SPARSE }, (_, index) => ({
  name: `attribute-${String(index).padStart(2, '0')}`,
  values: Array.from(
    { length: Math.round(2 * 100 ** (index / (SPARSE - 1))) },
    (_, value) => `${inventWord(random)} ${value}`,
  ),
  share: new Map(DEPARTMENTS.map((name) => [name, random() < 0.45 ? 0 : 0.05 + 0.9 * random() ** 2])),
  multiple: index % 7 === 3,
}))

function inventWord(random: Random): string {
  return pick(random, SYLLABLES) + pick(random, SYLLABLES)
}

function inventNames(count: number): string[] {
  const names = new Set<string>()
  while (names.size < count) {
    const word = inventWord(random) + (random() < 0.5 ? pick(random, SYLLABLES) : '')
    names.add(word.charAt(0).toUpperCase() + word.slice(1))
  }
  return Array.from(names)
}
