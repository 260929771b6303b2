import { EXAMPLE_PRODUCT } from './examples.ts'

const { productId, name, variants } = EXAMPLE_PRODUCT
const [chrome] = variants

const COLUMN = {
  productId,
  sku: chrome.sku,
  name: name['en-AU'],
  colour: 'Chrome',
  image: chrome.images[0],
  price: { kind: 'rrp', price: chrome.price },
  path: 'product/liano-ii-basin-mixer-chrome-96340C6AF/',
  isDiscontinued: false,
  isInternal: false,
  replacedBy: [],
  alternatives: [],
  finishes: [
    { sku: chrome.sku, label: 'Chrome', colour: 'Chrome', path: 'product/liano-ii-basin-mixer-chrome-96340C6AF/' },
  ],
  lineDiagrams: [],
} as const

/** Two mixers, cut short. */
export const EXAMPLE_COMPARISON = {
  columns: [
    COLUMN,
    {
      ...COLUMN,
      sku: '96140C6A',
      name: 'Liano II Tall Basin Mixer',
      path: 'product/liano-ii-tall-basin-mixer-chrome-96140C6A/',
      price: { kind: 'contact' },
      finishes: [
        {
          sku: '96140C6A',
          label: 'Chrome',
          colour: 'Chrome',
          path: 'product/liano-ii-tall-basin-mixer-chrome-96140C6A/',
        },
      ],
    },
  ],
  groups: [
    {
      heading: 'Product',
      rows: [
        {
          key: 'colour',
          label: 'Colour',
          unit: null,
          isNumber: false,
          values: ['Chrome', 'Chrome'],
          isEqual: true,
        },
      ],
    },
    {
      heading: 'Dimensions and weight',
      rows: [
        {
          key: 'outlet-length',
          label: 'Spout reach',
          unit: 'mm',
          isNumber: true,
          values: ['122 mm', null],
          isEqual: false,
        },
      ],
    },
  ],
  equalRows: 1,
} as const
