import { EXAMPLE_LINE_ITEM_ID } from '#app/features/projects/project-actions/shapes/examples.ts'

export const EXAMPLE_VIEW = {
  name: 'Harbour Plumbing',
  rights: { prices: false, notes: true, files: true, comments: true, approval: false },
  confirmAddress: false,
  revision: { label: 'B', purpose: 'For construction', issuedAt: '2026-03-09T22:10:00.000Z' },
  newer: null,
  cover: {
    projectName: 'Harbour Street Apartments',
    subtitle: 'by Lane Studio',
    projectType: 'Multi-Residential',
    location: 'NSW',
    preparedBy: 'Ari Lane',
    changedAt: '2026-03-09T22:10:00.000Z',
  },
  quantity: 40,
  priceBasis: '',
  hasTypes: true,
  notIncluded: 0,
  places: [{ type: 'Type A × 40', room: 'Ensuite Bathroom 1', id: 'room-1', part: 1, lines: 1 }],
  part: {
    number: 1,
    count: 1,
    words: '',
    lines: 1,
    rooms: [
      {
        id: 'room-1',
        type: 'Type A × 40',
        name: 'Ensuite Bathroom 1',
        note: '',
        lines: [
          {
            id: EXAMPLE_LINE_ITEM_ID,
            tag: 'BM-01',
            sku: '96340C6AF',
            name: 'Liano II Basin Mixer',
            note: 'Same finish as tower B',
            quantity: 1,
            units: 40,
            totalQuantity: 40,
          },
        ],
      },
    ],
    products: {
      '96340C6AF': {
        brand: 'Lane',
        colour: 'Chrome',
        variantText: 'Chrome',
        image: '/media/ProductThumbnail/models/basin-mixer/basin-mixer-standard-slim-tube-d279c2-chrome-hero.webp',
        path: 'product/liano-ii-basin-mixer-chrome-96340C6AF/',
        files: [{ label: 'Installation', url: '/media/ProductThumbnail/files/liano-ii-installation.pdf' }],
      },
    },
  },
  talk: { project: [], lines: {}, earlier: {}, form: null },
} as const
