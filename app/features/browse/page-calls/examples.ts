/** Examples of the API description: a product of the demo catalogue, cut short. */

export const EXAMPLE_LISTING_PAGE = {
  page: {
    page: 1,
    cards: [
      {
        productId: 'caroma-96340',
        name: 'Liano II Basin Mixer',
        category: 'Basin mixers',
        categoryKey: 'tapware/basin-mixers',
        isNew: false,
        isInternal: false,
        highlights: ['WELS 6 star', 'Spout reach 122 mm'],
        variants: [
          {
            sku: '96340C6AF',
            name: 'Chrome',
            colour: 'Chrome',
            images: ['ProductThumbnail/models/basin-mixer/basin-mixer-standard-slim-tube-d279c2-chrome-hero.webp'],
            price: { kind: 'rrp', price: { centAmount: 38_950, currencyCode: 'AUD', fractionDigits: 2 } },
            path: 'product/liano-ii-basin-mixer-chrome-96340C6AF/',
          },
        ],
        selected: 0,
      },
    ],
  },
  generation: 1,
} as const

export const EXAMPLE_SCREEN = {
  locale: 'au',
  product: {
    productId: 'caroma-96340',
    name: 'Liano II Basin Mixer',
    brand: 'Caroma',
    range: 'Liano II',
    isNew: false,
    isInternal: false,
    isDiscontinued: false,
    variants: [
      {
        sku: '96340C6AF',
        name: 'Chrome',
        colour: 'Chrome',
        itemCode: '96340C6AF',
        ean: null,
        images: ['ProductThumbnail/models/basin-mixer/basin-mixer-standard-slim-tube-d279c2-chrome-hero.webp'],
        lineDiagrams: [],
        price: { kind: 'rrp', price: { centAmount: 38_950, currencyCode: 'AUD', fractionDigits: 2 } },
        path: 'product/liano-ii-basin-mixer-chrome-96340C6AF/',
        fields: [{ key: 'colour', label: 'Colour', value: 'Chrome', isSearchable: true }],
        keyFacts: [{ label: 'Spout reach', value: '122 mm' }],
        features: ['Ceramic disc cartridge'],
        files: [],
        components: [],
        spareParts: [],
        handedTwin: null,
      },
    ],
    choices: [{ sku: '96340C6AF', finish: null, option: null, extra: null }],
  },
  selectedSku: '96340C6AF',
  descriptionHtml: '<p>A single-lever mixer. It suits shallow bowls.</p>',
  statement: 'A single-lever mixer.',
  overviewHtml: '<p>It suits shallow bowls.</p>',
  adviceHtml: '',
  parts: {},
  successors: null,
  requirements: [],
  related: [],
  collection: null,
  rooms: {},
  complianceUrl: null,
  viewerScriptUrl: null,
  widgetScriptUrl: null,
} as const
