/** Examples of the API description: a product of the demo catalogue. */

export const EXAMPLE_PRODUCTS = {
  '96340C6AF': {
    name: 'Liano II Basin Mixer',
    finish: 'Chrome',
    brand: 'Caroma',
    image: 'ProductThumbnail/models/basin-mixer/basin-mixer-standard-slim-tube-d279c2-chrome-hero.webp',
    path: 'product/liano-ii-basin-mixer-chrome-96340C6AF/',
    isAvailable: true,
  },
} as const

export const EXAMPLE_MATCH = {
  kind: 'unknown',
  sku: null,
  candidates: [{ sku: '96340C6AF', why: 'O read as 0', options: [] }],
  isSure: true,
} as const

export const EXAMPLE_READ_LIST = {
  version: 3,
  rooms: ['Ensuite'],
  typedRooms: [{ room: 'Ensuite', unitType: 'Type A' }],
  unitTypes: [{ name: 'Type A', count: 40 }],
  mode: 'add',
  lineItems: 0,
  lineCount: 2,
  tables: [],
  questions: [],
  rows: [
    {
      line: 2,
      lineCount: 1,
      table: null,
      code: '9634OC6AF',
      quantity: '2',
      room: 'Ensuite',
      unitType: 'Type A',
      units: '',
      tag: 'BM-01',
      note: '',
      roomNote: '',
      description: '',
      match: EXAMPLE_MATCH,
    },
  ],
  passed: { count: 1, lines: [{ line: 1, text: 'Hi Ari,', reason: 'text' }] },
  products: EXAMPLE_PRODUCTS,
} as const
