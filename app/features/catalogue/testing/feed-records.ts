import fc from 'fast-check'
import { ATTRIBUTE_KEYS, attributeDefinition, type AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { FILE_TYPES } from '@specify/catalogue/files/product-file.ts'

/** Texts as feeds hold them: markup, escaped markup, broken UTF-8, signs that divide lists, cells that say nothing. */
const piece = fc.constantFrom(
  'Chrome',
  'TÅ«roa',
  'Tūroa',
  '<b>bold</b>',
  '&amp;lt;i&amp;gt;',
  '&lt;p&gt;A&lt;/p&gt;',
  '&nbsp;',
  ' ',
  '  ',
  '\n',
  '\n\n',

  '**',
  '*',
  '•',
  ' - ',
  '|',
  ';',
  ',',
  'N/A',
  '-',
  '​',
  'â€“',
  '&Aring;&laquo;',
  '<br>',
  '<li>',
  '</ul>',
  '&',
  '<',
  '5 < 6',
  '<script>x</script>',
  '😀',
  '"',
  '\\',
  '{}',
)
const text = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''))
const word = fc.oneof(
  text,
  fc.constantFrom('Basin', 'Liano II', 'Matte Black'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)
const texts = fc.oneof(word, fc.array(word, { maxLength: 4 }))
const local = fc.record({ 'en-AU': word, 'en-NZ': word })
const yesNo = fc.constantFrom<unknown>(true, false, 'YES', 'NO', 'Y', 0, 1)
const code = fc.stringMatching(/^[A-Z0-9][A-Z0-9 .+/_#()–-]{0,8}[A-Z0-9]$/)
const codes = fc.array(code, { maxLength: 3 })
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const address = fc.constantFrom(
  'ProductThumbnail/a.webp',
  'https://example.com/a|b,c.pdf',
  '/files/x.dwg',
  'docs/%20y.pdf',
)
const addresses = fc.oneof(address, fc.array(address, { maxLength: 3 }))
const cents = fc.integer({ min: 1, max: 10_000_000 })

const EANS = ['9399431401748', '9 399431 401748', '96385074', 'not an EAN']

function cell(key: AttributeKey): fc.Arbitrary<unknown> {
  if (key === 'ean') return fc.constantFrom(...EANS)
  if (key === 'wels-rating') return fc.constantFrom('4 star', '6 Stars', '7 star', 5, 'Not rated')
  if (key === 'IsGWAInternal') return fc.constantFrom('no', 'yes', true, false)
  const { kind } = attributeDefinition(key)
  if (kind === 'boolean') return yesNo
  if (kind === 'number')
    return fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.double({ min: 0, max: 1e12, noNaN: true }))
  return kind === 'list' ? fc.array(word) : fc.oneof(word, fc.integer())
}

const attributes = fc.record({
  ...Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [key, cell(key)])),
  features: fc.oneof(local, text, fc.record({ 'en-AU': fc.array(word), 'en-NZ': fc.array(word) })),
  'item-attributes': fc.tuple(codes, codes).map(([bundle, spare]) => [
    { name: 'bundle-references', value: bundle },
    { name: 'spare-references', value: spare },
  ]),
  'assets-attributes': fc
    .tuple(...Object.keys(FILE_TYPES).map((name) => asset(name)))
    .map((assets) => assets.toSorted((a, b) => (a.name < b.name ? 1 : -1))),
})

function asset(name: string) {
  return fc.record({
    name: fc.constant(name),
    value: addresses,
    version: fc.oneof(word, fc.double({ min: 1, max: 9, noNaN: true })),
    date: fc.oneof(date, fc.constant('March 2025')),
    size: fc.integer({ min: 1, max: 2 ** 40 }),
  })
}

function evidence() {
  return {
    waterUse: fc.constantFrom<unknown>('drinking', ' Washing machines', 'tea', null, 7),
    accessStandards: fc.oneof(
      fc.constantFrom<unknown>(null, 'AS 1428.1', [null, 1]),
      fc.array(
        fc.record(
          {
            standard: word,
            edition: fc.constantFrom<unknown>('2009', 2021, ''),
            clause: word,
            use: fc.constantFrom<unknown>('accessible', 'Independent living', 'x', null),
            hand: fc.constantFrom<unknown>('LEFT', 'middle', null),
          },
          { requiredKeys: [] },
        ),
        { maxLength: 12 },
      ),
    ),
    dezincificationResistant: fc.constantFrom<unknown>('Yes', false, 'perhaps', null),
    dataCheckedOn: fc.oneof(date, fc.constantFrom<unknown>('soon', null)),
  }
}

const variant = fc.record({
  sku: code,
  id: code,
  key: word,
  images: addresses,
  lineDiagramList: addresses,
  priceValues: fc
    .record({ AUD: cents, NZD: cents, off: cents, isSwapped: fc.boolean() })
    .map(({ AUD, NZD, off, isSwapped }) => {
      const both = [
        { currencyCode: 'AUD', value: AUD, discounted: AUD - off },
        { currencyCode: 'NZD', value: NZD },
      ]
      return isSwapped ? both.toReversed() : both
    }),
  handedTwin: fc.oneof(code, fc.constantFrom(null, '', {})),
  ...evidence(),
  attributes,
})

const requires = fc.array(
  fc.record({ kind: fc.constantFrom('waste', ' Waste', 'in-wall-body', 'nothing', 7), anyOf: fc.oneof(codes, code) }),
  { maxLength: 22 },
)

const party = fc.record({ name: word, address: word, website: word, odd: word })
const buildingProduct = fc.record({
  description: text,
  use: word,
  madeIn: word,
  clauses: texts,
  manufacturer: fc.oneof(party, fc.constantFrom(null, 'Maker', [])),
  importer: party,
  odd: word,
})

const category = fc.record({
  categoryId: word,
  name: word,
  _url: fc.constantFrom('/products/basins/', 'products/Tapware//Basin Mixers'),
})

/** Records of a feed, well formed and not. */
export const feedRecord = fc.record({
  productId: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
  name: fc.oneof(
    local.map((names) => ({ ...names, 'en-AU': `Basin ${names['en-AU']}` })),
    word.map((name) => `${name} Basin ${'long '.repeat(70)}😀`),
  ),
  slug: word,
  description: text,
  markets: fc.constantFrom(['au'], ['nz', 'au'], 'AU; NZ'),
  categories: fc.array(
    fc.record({
      categoryId: word,
      name: word,
      _url: fc.constant('/products/basins/'),
      subCategories: fc.array(category, { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  masterVariantID: fc.oneof(code, fc.constant('1')),
  brand: word,
  range: word,
  'sub-brand': word,
  'product-types': texts,
  'specify-sectors': fc.constantFrom([101, 108], '102;103'),
  IsNew: yesNo,
  IsGWAInternal: yesNo,
  'builder-range': fc.oneof(yesNo, fc.record({ au: yesNo, nz: yesNo })),
  status: fc.constantFrom('current', 'Discontinued'),
  replacedBy: codes,
  alternatives: fc.oneof(codes, code),
  requires: fc.oneof(requires, fc.constantFrom(null, 'waste', [null, 1])),
  classification: fc.oneof(fc.record({ system: word, code: word, title: word }), word),
  buildingProduct: fc.oneof(buildingProduct, word),
  ...evidence(),
  metaTitle: word,
  metaDescription: word,
  metaKeywords: word,
  createdAt: date,
  variants: fc.array(variant, { minLength: 1, maxLength: 3 }),
})
