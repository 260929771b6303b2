/** Examples of the API description: a project of the demo, cut short. */

export const EXAMPLE_ID = '5f0c2f5e-2f53-4c0e-9a5c-6f2a8d1d7b10'
export const EXAMPLE_ROOM_ID = '4e7f7a52-9f0d-4a94-9d3a-0b8a6a4f5c21'
export const EXAMPLE_UNIT_TYPE_ID = '0b9a3c1e-55d2-4f0a-8e59-2c1c1a7f6d01'
export const EXAMPLE_LINE_ITEM_ID = '9c1d7f0a-3b7e-4d58-8a43-0d6b1f2e4c77'

export const EXAMPLE_SUMMARY = {
  id: EXAMPLE_ID,
  shoppingListId: EXAMPLE_ID,
  projectId: EXAMPLE_ID,
  version: 3,
  projectName: 'Harbour Street Apartments',
  projectType: 'multi-res',
  projectStatus: 'open',
  status: 'open',
  projectLocation: 'NSW',
  opportunityNumber: 'OP-2041',
  projectVersion: 'Version 1',
  projectCreatedDate: '2026-03-02T01:30:00.000Z',
  createdAt: '2026-03-02T01:30:00.000Z',
  lastModifiedAt: '2026-03-09T22:10:00.000Z',
  showPricesOnPdf: true,
  showLandscape: false,
  isShared: false,
  companyAccess: 'none',
  username: 'Ari Lane',
  IsInternalProject: false,
  customerDetails: { customerName: '', customerAddress: '', customerEmail: '', customerPhone: '' },
} as const

const LINE_ITEM = {
  id: EXAMPLE_LINE_ITEM_ID,
  productId: 'caroma-96340',
  name: 'Liano II Basin Mixer',
  roomName: 'Ensuite Bathroom 1',
  quantity: 24,
  roomNotes: 'Same finish as tower B',
  itemPriority: 1,
  isProductAvailable: true,
  slug: 'product/liano-ii-basin-mixer-chrome-96340C6AF/',
  replacements: [],
  variant: {
    sku: '96340C6AF',
    images: ['/media/ProductThumbnail/models/basin-mixer/basin-mixer-standard-slim-tube-d279c2-chrome-hero.webp'],
    lineDiagramList: [],
    price: { centAmount: 38_950, fractionDigits: 2, currencyCode: 'AUD' },
    contactUs: false,
    attributes: { 'item-name': 'Liano II Basin Mixer', colour: 'Chrome', 'item-code': '96340C6AF', brand: 'Caroma' },
  },
} as const

const EXAMPLE_SHOPPING_LIST = {
  ...EXAMPLE_SUMMARY,
  roomLabels: ['Ensuite Bathroom 1'],
  roomGroups: [{ roomName: 'Ensuite Bathroom 1', roomNotes: '', items: [LINE_ITEM] }],
  lineItems: [LINE_ITEM],
} as const

export const EXAMPLE_ANSWER = { isError: false, shoppingList: EXAMPLE_SHOPPING_LIST } as const

const WHOLE_LINE_ITEM = { ...LINE_ITEM, roomId: EXAMPLE_ROOM_ID, quantity: 1, tag: 'BM-01', totalQuantity: 40 } as const

/** An answer with types and tags. */
export const EXAMPLE_WHOLE_ANSWER = {
  isError: false,
  shoppingList: {
    ...EXAMPLE_SHOPPING_LIST,
    unitTypes: [{ id: EXAMPLE_UNIT_TYPE_ID, name: 'Type A', count: 40 }],
    roomGroups: [
      {
        id: EXAMPLE_ROOM_ID,
        unitTypeId: EXAMPLE_UNIT_TYPE_ID,
        roomName: 'Ensuite Bathroom 1',
        roomNotes: '',
        items: [WHOLE_LINE_ITEM],
      },
    ],
    lineItems: [WHOLE_LINE_ITEM],
  },
} as const
