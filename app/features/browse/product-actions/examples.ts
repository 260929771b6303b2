/** Examples of the API description: a product of the demo catalogue, cut short. */

const PICTURE = '/media/ProductThumbnail/models/basin-mixer/basin-mixer-standard-slim-tube-d279c2-chrome-hero.webp'

const PRICES = {
  contactUs: false,
  price: { centAmount: 38_950, currencyCode: 'AUD', fractionDigits: 2 },
  discountedPrice: null,
  priceValues: [{ currencyCode: 'AUD', value: 38_950 }],
} as const

export const EXAMPLE_FILE = {
  type: 'installation-guidelines',
  label: 'Installation Guidelines',
  url: '/media/Original/documents/96340-installation.pdf',
  version: '2',
  date: '2025-11-03',
  sizeBytes: 182_400,
} as const

export const EXAMPLE_PRODUCT = {
  productId: 'caroma-96340',
  name: { 'en-AU': 'Liano II Basin Mixer', 'en-NZ': 'Liano II Basin Mixer' },
  slug: 'liano-ii-basin-mixer',
  _url: '/product/liano-ii-basin-mixer-chrome-96340C6AF/',
  description: 'The cartridge opens **cold first**.',
  status: 'current',
  categories: [
    {
      categoryId: 'cat-100',
      name: 'Tapware',
      _url: '/products/tapware/',
      subCategories: [
        {
          categoryId: 'cat-101',
          name: 'Basin mixers',
          _url: '/products/tapware/basin-mixers/',
          subCategories: [],
        },
      ],
    },
  ],
  categoryKeys: ['tapware', 'tapware/basin-mixers'],
  brand: 'Caroma',
  range: 'Liano II',
  'sub-brand': '',
  'product-types': ['Basin mixers'],
  'specify-sectors': [102, 103, 105, 106],
  IsNew: false,
  IsGWAInternal: false,
  'builder-range': 'NO',
  masterVariantID: '96340C6AF',
  selectedVariant: '96340C6AF',
  variants: [
    {
      id: '96340C6AF',
      key: '96340C6AF',
      sku: '96340C6AF',
      name: 'Chrome',
      _url: '/product/liano-ii-basin-mixer-chrome-96340C6AF/',
      images: [PICTURE],
      lineDiagramList: [],
      ...PRICES,
      attributes: {
        'item-code': '96340C6AF',
        colour: 'Chrome',
        'wels-rating': '6 star',
        leadfree: true,
        features: {
          'en-AU': ['6 star WELS rating, 4.5 L/min from 150 to 500 kPa', 'Cold start; adjustable hot limit'],
        },
        'item-attributes': [
          { name: 'bundle-references', value: [] },
          { name: 'spare-references', value: ['687025'] },
        ],
        'assets-attributes': [{ name: EXAMPLE_FILE.type, value: EXAMPLE_FILE.url }],
      },
      files: [EXAMPLE_FILE],
      bundleReferences: [],
      spareReferences: ['687025'],
    },
  ],
  replacedBy: [],
  alternatives: [],
  metaTitle: 'Caroma Liano II Basin Mixer | Basin mixers',
  metaDescription: 'The basin mixer from which the rest of Liano II was drawn.',
  metaKeywords: 'Liano II Basin Mixer, Caroma',
} as const

export const EXAMPLE_SUMMARY = {
  productId: 'caroma-96340',
  name: 'Liano II Basin Mixer',
  slug: 'liano-ii-basin-mixer',
  brand: 'Caroma',
  range: 'Liano II',
  typeName: 'Basin mixers',
  categoryKeys: ['tapware', 'tapware/basin-mixers'],
  IsNew: false,
  IsGWAInternal: false,
  masterVariantID: '96340C6AF',
  selectedVariant: '96340C6AF',
  highlights: ['WELS 6 star', 'Spout reach 122 mm'],
  variants: [
    {
      id: '96340C6AF',
      sku: '96340C6AF',
      'item-code': '96340C6AF',
      name: 'Chrome',
      colour: 'Chrome',
      images: [PICTURE],
      ...PRICES,
      _url: '/product/liano-ii-basin-mixer-chrome-96340C6AF/',
    },
  ],
} as const
