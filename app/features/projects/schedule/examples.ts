import {
  EXAMPLE_ID,
  EXAMPLE_ROOM_ID,
  EXAMPLE_LINE_ITEM_ID,
  EXAMPLE_SUMMARY,
} from '../project-actions/shapes/examples.ts'

export const EXAMPLE_BUILDER_ANSWER = {
  isError: false,
  project: {
    projectId: EXAMPLE_ID,
    version: 3,
    projectName: 'Harbour Street Apartments',
    projectType: 'multi-res',
    projectLocation: 'NSW',
    opportunityNumber: 'OP-2041',
    projectVersion: 'Version 1',
    username: 'Ari Lane',
    customer: EXAMPLE_SUMMARY.customerDetails,
    status: 'open',
    isInternal: false,
    showPricesOnPdf: true,
    showLandscape: false,
    isShared: false,
    companyAccess: 'none',
    createdAt: '2026-03-02T01:30:00.000Z',
    changedAt: '2026-03-09T22:10:00.000Z',
    unitTypes: [],
    rooms: [
      {
        id: EXAMPLE_ROOM_ID,
        name: 'Ensuite Bathroom 1',
        note: '',
        unitTypeId: null,
        items: [
          {
            id: EXAMPLE_LINE_ITEM_ID,
            sku: '96340C6AF',
            productId: 'caroma-96340',
            name: 'Liano II Basin Mixer',
            quantity: 24,
            note: 'Same finish as tower B',
            tag: '',
          },
        ],
      },
    ],
    substitutions: [],
    products: {
      '96340C6AF': {
        name: 'Liano II Basin Mixer',
        image: '/media/ProductThumbnail/models/basin-mixer/basin-mixer-standard-slim-tube-d279c2-chrome-hero.webp',
        path: 'product/liano-ii-basin-mixer-chrome-96340C6AF/',
        brand: 'Caroma',
        finish: 'Chrome',
        kinds: ['Basin Mixers', 'Tapware'],
        isAvailable: true,
        price: { centAmount: 38_950, fractionDigits: 2, currencyCode: 'AUD' },
        replacedBy: [],
        alternatives: [],
      },
    },
  },
} as const
