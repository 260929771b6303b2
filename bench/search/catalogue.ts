import type { FacetSetting, IndexSettings, JsonValue, SearchRecord } from '@specify/engine'
import { type Random, SkewedPicker, pick, seededRandom } from './random.ts'
import { SEED, brands, categories, colours, fillers, materials, ranges, sparseAttributes } from './vocabulary.ts'

/** A synthetic catalogue of 55 facets, 1 to 6 variants and about 850 bytes of JSON per product. */

interface NumberAttribute {
  readonly name: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly share: number
}

const numberAttributes: readonly NumberAttribute[] = [
  { name: 'lengthMm', min: 100, max: 1800, step: 5, share: 0.8 },
  { name: 'widthMm', min: 50, max: 1200, step: 5, share: 0.8 },
  { name: 'depthMm', min: 30, max: 700, step: 5, share: 0.7 },
  { name: 'heightMm', min: 20, max: 900, step: 5, share: 0.6 },
  { name: 'flowLitresPerMinute', min: 2, max: 25, step: 0.5, share: 0.35 },
  { name: 'price', min: 5, max: 3500, step: 5, share: 0.95 },
]

/** Name and how many products it is true of. */
const booleanAttributes: readonly (readonly [string, number])[] = [
  ['isNew', 0.06],
  ['isSpare', 0.2],
  ['isAccessible', 0.1],
  ['isWatermark', 0.7],
  ['isSale', 0.08],
  ['isDiscontinued', 0.12],
  ['hasBim', 0.4],
  ['isInternal', 0.07],
]

const TERM_FACETS = [
  'brand',
  'range',
  'categories.lvl0',
  'categories.lvl1',
  'categories.lvl2',
  'categorySlugs',
  'productType',
  'variants.colour',
  'material',
  'wels',
  'warranty',
]

const facets: readonly FacetSetting[] = [
  ...[...TERM_FACETS, ...sparseAttributes.map(({ name }) => name)].map((attribute) => ({
    attribute,
    kind: 'term' as const,
  })),
  ...numberAttributes.map(({ name }) => ({ attribute: name, kind: 'number' as const })),
  ...booleanAttributes.map(([attribute]) => ({ attribute, kind: 'boolean' as const })),
]

export const catalogueSettings: IndexSettings = {
  searchable: ['name'],
  codes: ['variants.sku'],
  facets,
  synonyms: [
    ['matt', 'matte'],
    ['lav', 'basin'],
  ],
  customRanking: [{ attribute: 'createdAt', order: 'desc' }],
  sorts: [
    { name: 'name_asc', attribute: 'name', order: 'asc' },
    { name: 'name_desc', attribute: 'name', order: 'desc' },
  ],
}

/** Attributes with more than one value per product; peers need to know. */
export const multipleValued: ReadonlySet<string> = new Set([
  'categorySlugs',
  'variants.colour',
  ...sparseAttributes.filter(({ multiple }) => multiple).map(({ name }) => name),
])

const pickCategory = new SkewedPicker(categories, 0.7)
const pickBrand = new SkewedPicker(brands, 0.8)
const pickRange = new SkewedPicker(ranges, 0.6)
const pickMaterial = new SkewedPicker(materials, 0.9)
const pickFiller = new SkewedPicker(fillers, 0.8)
const pickSparse = new Map(sparseAttributes.map(({ name, values }) => [name, new SkewedPicker(values, 0.8)]))
export const pickColour = new SkewedPicker(colours, 1)

export function* makeCatalogue(size: number): Generator<SearchRecord> {
  for (let number = 0; number < size; number++) yield makeProduct(number)
}

/** The product of a number is always the same, so no catalogue needs to be stored or held. */
export function makeProduct(number: number): SearchRecord {
  const random = seededRandom(SEED ^ Math.imul(number + 1, 0x9e3779b1))
  const category = pickCategory.pick(random)
  const [brand, range] = [pickBrand.pick(random), pickRange.pick(random)]
  const productType = pick(random, category.productTypes)
  const variants = makeVariants(random, number)
  return {
    objectID: `p${number}`,
    name: makeName(random, [brand, range, productType], variants[0]?.colour ?? ''),
    brand,
    range,
    productType,
    categories: { lvl0: category.lvl0, lvl1: category.lvl1, lvl2: category.lvl2 },
    categorySlugs: [category.lvl0, category.lvl1, category.lvl2].map(toSlug),
    variants,
    material: pickMaterial.pick(random),
    warranty: `${pick(random, [1, 2, 5, 7, 10, 15, 20])} years`,
    createdAt: 1_400_000_000 + Math.floor(random() * 380_000_000),
    ...(random() < 0.5 ? { wels: `${1 + Math.floor(random() * 6)} Star` } : {}),
    ...makeSparse(random, category.lvl0),
    ...makeNumbers(random),
    ...Object.fromEntries(booleanAttributes.map(([name, share]) => [name, random() < share])),
  }
}

function makeVariants(random: Random, number: number): { sku: string; colour: string }[] {
  const count = 1 + Math.floor(random() * 6)
  const chosen = new Set(Array.from({ length: count }, () => pickColour.pick(random)))
  const base = 100_000 + ((number * 7919) % 9_900_000)
  return Array.from(chosen, (colour) => ({
    colour,
    sku: `${base}${colour.replaceAll(/[^A-Z]/g, '')}${colours.indexOf(colour)}`,
  }))
}

function makeName(
  random: Random,
  [brand = '', range = '', productType = '']: readonly string[],
  colour: string,
): string {
  const words = [brand, range]
  if (random() < 0.7) words.push(pickFiller.pick(random))
  words.push(productType)
  if (random() < 0.6) words.push(pickFiller.pick(random))
  if (random() < 0.4) words.push(`${100 + Math.floor(random() * 34) * 50}mm`)
  if (random() < 0.5) words.push(colour)
  return words.join(' ')
}

function makeSparse(random: Random, department: string): Record<string, JsonValue> {
  const made: Record<string, JsonValue> = {}
  for (const { name, share, multiple } of sparseAttributes) {
    const picker = pickSparse.get(name)
    if (!picker || random() >= (share.get(department) ?? 0)) continue
    made[name] = multiple ? [picker.pick(random), picker.pick(random)] : picker.pick(random)
  }
  return made
}

function makeNumbers(random: Random): Record<string, number> {
  const made: Record<string, number> = {}
  for (const { name, min, max, step, share } of numberAttributes) {
    if (random() < share) made[name] = min + Math.round(((max - min) * random() ** 2) / step) * step
  }
  return made
}

function toSlug(path: string): string {
  return path.toLowerCase().replaceAll(' > ', '/').replaceAll(' ', '-')
}
