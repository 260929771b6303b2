/**
 * A small catalogue for tests of the whole site. Whatever the public must not see carries a marker that starts with
 * `zzint`, or the number 987654321.
 */

const category = (group: string, name: string, sub: string, subName: string) => ({
  categoryId: group,
  name,
  _url: `/products/${group}/`,
  subCategories: [{ categoryId: sub, name: subName, _url: `/products/${group}/${sub}/` }],
})
const TAPWARE = category('tapware', 'Tapware', 'basin-mixers', 'Basin Mixers')
const BASINS = category('basins', 'Basins', 'counter-basins', 'Counter Basins')

const variant = (sku: string, colour: string, cents: number, attributes: object = {}) => ({
  sku,
  priceValues: [
    { currencyCode: 'AUD', value: cents },
    { currencyCode: 'NZD', value: cents + 1_000 },
  ],
  attributes: { 'item-code': sku, colour, brand: 'Caroma', ...attributes },
})

/** Twins for the other hand, and the one that comes left-handed only. */
const TWINS: Readonly<Record<string, string>> = { FM1054C: 'FM1056C', FM1056C: 'FM1054C' }
const LEFT_ONLY = 'mixer-58'

const twinPart = (sku: string) => (TWINS[sku] === undefined ? {} : { handedTwin: TWINS[sku] })
const handPart = (productId: string) =>
  productId === LEFT_ONLY
    ? { accessStandards: [{ standard: 'AS 1428.1', edition: '2021', use: 'accessible', hand: 'left' }] }
    : {}

const mixers = Array.from({ length: 60 }, (_, index) => ({
  productId: `mixer-${index}`,
  name: `Fixture Mixer ${String(index).padStart(2, '0')}`,
  categories: [TAPWARE],
  brand: index % 2 ? 'Caroma' : 'Methven',
  range: index % 3 ? 'Liano' : 'Luna',
  'product-types': ['Basin Mixers'],
  'specify-sectors': [101, 102 + (index % 5)],
  createdAt: `2025-01-${String(1 + (index % 28)).padStart(2, '0')}`,
  ...handPart(`mixer-${index}`),
  variants: [
    {
      ...variant(`FM${1_000 + index}C`, 'Chrome', 20_000 + index * 100, {
        length: 100 + index,
        'wels-rating': `${3 + (index % 4)} star`,
      }),
      ...twinPart(`FM${1_000 + index}C`),
    },
    ...(index % 2
      ? [variant(`FM${1_000 + index}B`, 'Matte Black', 25_000 + index * 100, { length: 100 + index })]
      : []),
  ],
}))

/** The file types of the specification, and the one that the 3D viewer shows. */
export const FIXTURE_FILE_TYPES = [
  'RFA-file',
  'IFC-file',
  '3DS-file',
  'DAE-file',
  'OBJ-file',
  'SKP-file',
  'DXF-file',
  'DWG-file',
  'GLB-file',
  'SDS-file',
  'compilance-file',
  'BOM-file',
  'installation-guidelines',
  'installation-guidelines-set',
  'technical-manual',
  'technical-manual-set',
  'technical-image',
  'warranty-Info',
  'specification-sheet',
  'test-report',
] as const

const file = (name: string, product: string) => ({
  name,
  value: `ProductThumbnail/docs/${name === 'test-report' ? 'zzint' : ''}${product}-${name}.bin`,
})
const isSet = (type: string) => type.endsWith('-set')

/** Products with the parts that the tests look for. */
export const FIXTURE_PRODUCTS: readonly object[] = [
  ...mixers,
  {
    productId: 'turoa-basin',
    name: { 'en-AU': 'Tūroa Basin', 'en-NZ': 'Tūroa Bench Basin' },
    description: 'A **round** basin <script>alert(1)</script>',
    categories: [BASINS],
    brand: 'Caroma',
    range: 'Turoa',
    'product-types': ['Counter Basins'],
    'specify-sectors': [101],
    createdAt: '2024-01-01',
    alternatives: ['BB100', 'ZZINTSKU1'],
    variants: [
      {
        ...variant('00TB-1.5/A', 'White', 40_000, {
          'item-attributes': [
            { name: 'bundle-references', value: ['HI100', 'ZZINTSKU2', 'BB100', 'NOSUCH1'] },
            { name: 'spare-references', value: ['ZZINTSKU1', 'FM1000C'] },
          ],
          'assets-attributes': [
            { name: 'specification-sheet', value: 'ProductThumbnail/docs/turoa.pdf', version: '2', date: '2025-05-01' },
            { name: 'installation-guidelines', value: 'ProductThumbnail/docs/turoa-single.pdf' },
            { name: 'installation-guidelines-set', value: 'ProductThumbnail/docs/turoa-set.pdf' },
            { name: 'technical-manual', value: 'ProductThumbnail/docs/turoa-manual.pdf' },
            { name: 'technical-manual-set', value: 'NULL' },
            { name: 'warranty-Info', value: 'warrantyURL' },
            { name: 'test-report', value: 'ProductThumbnail/docs/zzintreport.pdf' },
          ],
        }),
        images: ['ProductThumbnail/models/turoa.webp'],
      },
      // A set stands for the single file of its kind.
      variant('TB 200+W', 'Matte White', 50_000, {
        'assets-attributes': FIXTURE_FILE_TYPES.filter(
          (type) => isSet(type) || FIXTURE_FILE_TYPES.some((each) => each === `${type}-set`),
        ).map((type) => file(type, 'white')),
      }),
    ],
  },
  {
    productId: 'builder-basin',
    name: 'Builder Basin',
    categories: [BASINS],
    brand: 'Stylus',
    range: 'Opal',
    'builder-range': { au: 'YES', nz: 'NO' },
    createdAt: '2024-01-02',
    variants: [
      {
        images: ['https://pictures.example/basin.jpg', 'http://pictures.example/basin.jpg'],
        ...variant('BB100', 'White', 77_777, {
          ean: '9399431401748',
          'assets-attributes': FIXTURE_FILE_TYPES.filter((type) => !isSet(type)).map((type) =>
            type === 'DXF-file'
              ? { name: type, value: ['plan', 'side'].map((view) => `ProductThumbnail/docs/builder-${view}.dxf`) }
              : file(type, 'builder'),
          ),
        }),
      },
      variant('ZZINTSKU3', 'Zzintcolour', 987_654_321, {
        IsGWAInternal: true,
        'assets-attributes': [file('SKP-file', 'zzintvariant')],
      }),
    ],
  },
  {
    productId: 'zzint-product',
    name: 'Zzintname Secret Basin',
    slug: 'zzintslug',
    description: 'zzintdescription',
    categories: [BASINS],
    brand: 'Zzintbrand',
    range: 'Zzintrange',
    IsGWAInternal: true,
    IsNew: true,
    createdAt: '2026-01-01',
    variants: [
      variant('ZZINTSKU1', 'Zzintcolour', 987_654_321, {
        'item-material': 'zzintattr',
        length: 98_765,
        'assets-attributes': [{ name: 'specification-sheet', value: 'ProductThumbnail/docs/zzintsheet.pdf' }],
      }),
    ],
  },
  {
    productId: 'half-internal',
    name: 'Half Internal Basin',
    categories: [BASINS],
    brand: 'Stylus',
    range: 'Opal',
    createdAt: '2024-01-03',
    requires: [
      { kind: 'tap', anyOf: ['ZZINTSKU1', 'FM1000C', 'FM1001C'] },
      { kind: 'waste', anyOf: ['ZZINTSKU1'] },
    ],
    variants: [
      variant('HI100', 'White', 30_000),
      variant('ZZINTSKU2', 'Zzintcolour', 987_654_321, {
        IsGWAInternal: true,
        'variant-name': 'zzintvariant',
        width: 98_766,
        'assets-attributes': [file('RFA-file', 'zzinthalf')],
      }),
    ],
  },
  {
    productId: 'gone-basin',
    name: 'Gone Basin',
    categories: [BASINS],
    brand: 'Stylus',
    status: 'discontinued',
    replacedBy: ['BB100'],
    variants: [variant('GB100', 'White', 30_000)],
  },
  {
    productId: 'forgotten-basin',
    name: 'Forgotten Basin',
    categories: [BASINS],
    brand: 'Stylus',
    status: 'discontinued',
    replacedBy: ['ZZINTSKU1'],
    variants: [variant('FB100', 'White', 30_000)],
  },
]

/** The products as a feed. */
export function fixtureFeed(products: readonly object[] = FIXTURE_PRODUCTS): string {
  return products.map((product) => JSON.stringify(product)).join('\n')
}
