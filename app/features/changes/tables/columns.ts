import { ATTRIBUTE_KEYS, ATTRIBUTES } from '@specify/catalogue/facts/attributes.ts'

/** A column of a table: the value that it sets, or the code by which its row is found. */
export interface ColumnTarget {
  readonly key: string
  readonly label: string
  /** Values of the whole product, which all of its rows share. */
  readonly isOfProduct?: boolean
}

/** Characters of a cell. */
export const MAX_CELL_LENGTH = 4_000

export const SKU = 'sku'
export const PRODUCT_ID = 'productId'
/** Pieces in stock. */
export const QUANTITY = 'quantity'
/** Kinds of files that are tables of codes. */
const TABLE_KINDS = ['columns', 'prices', 'stock', 'withdraw'] as const
export type TableKind = (typeof TABLE_KINDS)[number]

export function isTableKind(kind: string): kind is TableKind {
  return TABLE_KINDS.some((each) => each === kind)
}

/** Read by nobody. */
export const IGNORED = ''

const PRICES: readonly ColumnTarget[] = ['AUD', 'NZD'].flatMap((currency) => [
  { key: `price ${currency}`, label: `Price ${currency}, including GST` },
  { key: `price-ex ${currency}`, label: `Price ${currency}, without GST` },
  { key: `sale ${currency}`, label: `Sale price ${currency}, including GST` },
])

const OF_PRODUCTS: readonly ColumnTarget[] = [
  ['name', 'Name'],
  ['description', 'Description'],
  ['brand', 'Brand'],
  ['range', 'Range'],
  ['sub-brand', 'Sub-brand'],
  ['product-types', 'Product types'],
  ['status', 'Status'],
  ['replacedBy', 'Replaced by'],
  ['alternatives', 'Alternatives'],
  ['markets', 'Markets'],
  ['IsNew', 'New'],
  ['IsGWAInternal', 'Internal only'],
  ['metaTitle', 'Title for search engines'],
  ['metaDescription', 'Description for search engines'],
].map(([key = '', label = '']) => ({ key, label, isOfProduct: true }))

const APART: ReadonlySet<string> = new Set(['IsGWAInternal', 'builder-range', 'bim-file-types'])

const OF_VARIANTS: readonly ColumnTarget[] = ATTRIBUTE_KEYS.filter((key) => !APART.has(key)).map((key) => ({
  key,
  label: ATTRIBUTES[key].label,
}))

/** Lists the targets that a column of this kind of table may have. */
export function targetsOf(kind: TableKind): readonly ColumnTarget[] {
  const codes = [
    { key: SKU, label: 'Code (SKU)' },
    { key: PRODUCT_ID, label: 'Product id' },
  ]
  if (kind === 'withdraw') return codes
  if (kind === 'stock') return [codes[0]!, { key: QUANTITY, label: 'Pieces in stock' }]
  return kind === 'prices' ? [codes[0]!, ...PRICES] : [codes[0]!, ...PRICES, ...OF_PRODUCTS, ...OF_VARIANTS]
}

/** Other headings that a target has in the files of the trade, without signs and in small letters. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  [SKU]: [
    'sku',
    'code',
    'product code',
    'item code',
    'item',
    'item no',
    'item number',
    'part number',
    'part no',
    'stock code',
    'model',
    'model number',
    'article',
    'material',
    'caroma code',
    'product',
    'variant',
  ],
  [QUANTITY]: [
    'qty',
    'stock',
    'stock qty',
    'stock quantity',
    'quantity in stock',
    'stock on hand',
    'on hand',
    'qty on hand',
    'soh',
    'available',
    'available stock',
    'free stock',
    'in stock',
    'count',
    'counted',
    'pieces',
    'units',
  ],
  [PRODUCT_ID]: ['productid', 'product id', 'id'],
  'price AUD': [
    'aud inc gst',
    'aud inc',
    'price aud inc gst',
    'price aud incl gst',
    'rrp aud inc gst',
    'au rrp inc gst',
    'price aud including gst',
  ],
  'price-ex AUD': ['aud ex gst', 'price aud ex gst', 'price aud excl gst', 'rrp aud ex gst', 'price aud without gst'],
  'price NZD': [
    'nzd inc gst',
    'nzd incl gst',
    'price nzd inc gst',
    'price nzd incl gst',
    'rrp nzd inc gst',
    'nz rrp inc gst',
    'price nzd including gst',
  ],
  'price-ex NZD': ['nzd ex gst', 'price nzd ex gst', 'price nzd excl gst', 'rrp nzd ex gst', 'price nzd without gst'],
  ean: ['barcode', 'gtin', 'ean13', 'ean code'],
  status: ['lifecycle', 'lifecycle status'],
  replacedBy: ['replacement', 'superseded by', 'replaced by', 'replacement code'],
  'net-weight': ['net weight kg'],
  'gross-weight': ['gross weight kg', 'shipping weight'],
  'litres-per-minute': ['flow', 'flow rate', 'flow rate l min', 'l min', 'litres per minute'],
  'wels-rating': ['wels', 'wels stars', 'stars'],
  'wels-registration': ['wels registration number', 'wels reg', 'wels no'],
  'watermark-licence': ['watermark', 'watermark license', 'wm licence'],
}

const isPrice = (key: string) => /^(?:price|sale) /.test(key)

/** Headings that say a price, but not of which market or with which tax: they are asked about. */
const UNCLEAR_PRICE = /\b(?:price|rrp|list|cost|aud|nzd|retail|trade)\b/

/** Headings that several fields have: which weight, which code? */
const UNCLEAR = /^(?:weight|weight kg|kg|size|dimensions|rating|finish)$/

export interface GuessedColumn {
  readonly target: string
  /** Its heading says too little: what it is has to be chosen. */
  readonly isUnclear: boolean
}

/**
 * Guesses what each column is by its heading; where none is the code, by the share of cells that are codes of the
 * catalogue.
 */
export function guessColumns(
  headings: readonly string[],
  codeShares: readonly number[],
  kind: TableKind,
): readonly GuessedColumn[] {
  const targets = targetsOf(kind)
  const used = new Set<string>()
  const guessed = headings.map((heading, column): GuessedColumn => {
    const text = plainHeading(heading)
    const target = targets.find(
      ({ key, label }) =>
        !used.has(key) &&
        // `Price AUD` says nothing of its tax.
        ((plainHeading(key) === text && !isPrice(key)) ||
          plainHeading(label) === text ||
          SYNONYMS[key]?.includes(text)),
    )
    // A column of other words under a heading such as `Product`.
    if (target?.key === SKU && (codeShares[column] ?? 0) < 0.2 && codeShares.some((share) => share > 0.5))
      return { target: IGNORED, isUnclear: false }
    if (target) used.add(target.key)
    if (target) return { target: target.key, isUnclear: false }
    return {
      target: IGNORED,
      isUnclear:
        ((kind === 'columns' || kind === 'prices') && UNCLEAR_PRICE.test(text)) ||
        (kind === 'columns' && UNCLEAR.test(text)) ||
        // *On hand* and *available* are two numbers of pieces.
        (kind === 'stock' && used.has(QUANTITY) && SYNONYMS[QUANTITY]!.includes(text)),
    }
  })
  if (used.has(SKU) || used.has(PRODUCT_ID)) return guessed
  const best = codeShares.indexOf(Math.max(...codeShares))
  return guessed.map((each, column) =>
    column === best && (codeShares[best] ?? 0) > 0.5 ? { target: SKU, isUnclear: false } : each,
  )
}

/** A heading without signs, in small letters: `RRP (inc. GST)` is `rrp inc gst`. */
export function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Tests whether a heading names the code of a row. */
export function isCodeHeading(heading: string): boolean {
  const text = plainHeading(heading)
  return [SKU, PRODUCT_ID].some((key) => plainHeading(key) === text || SYNONYMS[key]?.includes(text))
}
