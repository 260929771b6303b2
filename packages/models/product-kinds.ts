import { categoryKeys } from '@specify/catalogue/facts/category-path.ts'
import type { Product } from '@specify/catalogue/product/model.ts'

/**
 * Classifies products for models and rooms: the first row whose words are in its categories and types. Words of the
 * trade, no brands.
 */
const KIND_WORDS = [
  ['toilet-seat', /toilet seat|wc seat/],
  ['in-wall-cistern', /in wall cistern|concealed cistern/],
  ['flush-plate', /flush (?:button|plate|panel)|push plate|actuator plate/],
  ['toilet-roll-holder', /toilet roll|toilet paper/],
  ['toilet-brush', /toilet brush/],
  ['wall-hung-toilet', /wall hung (?:toilet|pan)/],
  ['toilet', /toilet|water closet|\bwc\b/],
  ['cistern', /cistern/],
  ['bidet', /bidet/],
  ['urinal', /urinal/],
  ['tower-basin-mixer', /tower basin mixer|vessel basin mixer/],
  ['wall-basin-mixer', /wall basin (?:mixer|set|tap)/],
  ['shower-mixer', /shower mixer|thermostatic mixer|shower valve|care tapware \| care shower/],
  ['bath-filler', /bath filler/],
  ['bath-mixer', /bath mixer/],
  ['bath-outlet', /bath (?:outlet|spout)/],
  ['sink-mixer', /(?:sink|kitchen|filter|pull out) mixer|kitchen tap/],
  ['wall-tap', /wall top|laundry tap|bib tap|hose cock/],
  ['basin-mixer', /basin (?:mixer|tap)|pillar tap|tap set|sensor tap|care tapware|hob mixer/],
  ['vanity-top', /vanity top/],
  ['vanity', /vanit(?:y|ies)/],
  ['inset-basin', /(?:inset|semi recessed|under ?counter|drop in) basin/],
  ['counter-basin', /counter ?top basin|counter basin|vessel basin|above counter/],
  ['pedestal-basin', /pedestal basin/],
  ['wall-basin', /basin/],
  ['kitchen-sink', /sink/],
  ['laundry-tub', /laundry (?:tub|trough)|cleaner/],
  ['shower-base', /shower (?:base|tray)/],
  ['shower-seat', /shower seat/],
  ['shower-arm', /shower arm/],
  ['overhead-shower', /overhead shower|shower head|shower rose/],
  ['hand-shower', /hand shower/],
  ['rail-shower', /rail shower|shower rail|shower system|twin shower|care shower/],
  ['bath', /bath(?!room)/],
  ['channel-grate', /channel grate|linear drain|strip drain/],
  ['floor-waste', /floor waste|floor drain/],
  ['grab-rail', /grab rail|grab bar/],
  ['heated-towel-rail', /heated towel/],
  ['towel-rail', /towel rail/],
  ['towel-ring', /towel ring|towel holder/],
  ['robe-hook', /robe hook|\bhooks?\b/],
  ['mirror-cabinet', /mirror cabinet|shaving cabinet/],
  ['mirror', /mirror/],
  ['shelf', /shel(?:f|ves)/],
  ['soap-dispenser', /soap dispenser/],
  ['soap-holder', /soap/],
  ['tempering-valve', /tempering valve|thermostatic valve|mixing valve/],
  ['pressure-valve', /pressure valve|relief valve|limiting valve/],
  ['stop-valve', /stop valve|isolat|mini cock|cistern cock/],
  ['trap', /(?<!wastes and )\btraps?\b/],
  ['waste', /waste/],
  ['hose', /hose/],
  ['spare-part', /spare|cartridge|aerator|handle|spindle|seal|washer|inlet valve|outlet valve|parts/],
] as const satisfies readonly (readonly [string, RegExp])[]

export type ProductKind = (typeof KIND_WORDS)[number][0] | 'other'

/** All kinds but `other`. */
export const PRODUCT_KINDS = KIND_WORDS.map(([kind]) => kind)

/** Parts that are named after what they belong to (`Toilet seals`, `Basin wastes`) stand in a category of their own. */
const PARTS: ReadonlySet<ProductKind> = new Set<ProductKind>([
  'tempering-valve',
  'pressure-valve',
  'stop-valve',
  'trap',
  'waste',
  'hose',
  'spare-part',
])
const PART_GROUP = /^spare-parts/

/** Decided by categories first, by product types where these say nothing. */
export function productKind(product: Pick<Product, 'categories' | 'productTypes'>): ProductKind {
  const keys = categoryKeys(product)
  const isPart = keys.some((key) => PART_GROUP.test(key))
  const leaves = keys.filter((key) => !keys.some((other) => other.startsWith(`${key}/`)))
  const ofCategories = leaves.map(leafWords).join(' | ')
  const ofTypes = product.productTypes.join(' | ')
  // The categories of parts are wide: `Wastes and traps`.
  for (const text of [...(isPart ? [ofTypes, ofCategories] : [ofCategories, ofTypes]), keys.join(' | ')]) {
    const kind = findKind(text, isPart)
    if (kind !== null) return kind
  }
  return isPart ? 'spare-part' : 'other'
}

function leafWords(key: string): string {
  return key.split('/').at(-1) ?? ''
}

function findKind(text: string, isPart: boolean): ProductKind | null {
  const words = text.toLowerCase().replaceAll(/[^a-z0-9|]+/g, ' ')
  const rows = isPart ? KIND_WORDS.filter(([kind]) => PARTS.has(kind)) : KIND_WORDS
  return rows.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}
