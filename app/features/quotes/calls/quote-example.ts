import { EXAMPLE_ID } from '#app/features/projects/project-actions/shapes/examples.ts'

export const EXAMPLE_QUOTE_ID = '8b0d4c7a-5e1f-4f6b-9d23-1a7c3e5f9b20'

export const EXAMPLE_QUOTE = {
  id: EXAMPLE_QUOTE_ID,
  number: 'Q-AU-7K3M-Q9XD',
  status: 'answered',
  market: 'au',
  projectId: EXAMPLE_ID,
  projectName: 'Harbour Street Apartments',
  revisionId: 'c1f3b7de-52c4-4d33-8a0f-6e1f0b7a9d24',
  revisionLabel: 'B',
  place: 'Marrickville 2204',
  neededBy: '2026-06-30',
  words: 'Two deliveries, levels 1 to 3 first.',
  requestedBy: { name: 'Ari Lane', company: 'Lane Studio', email: 'ari@lane.example' },
  requestedAt: '2026-03-10T00:15:00.000Z',
  lines: [
    {
      sku: '96340C6AF',
      name: 'Liano II Basin Mixer',
      finish: 'Chrome',
      variantText: 'Chrome',
      quantity: 40,
      listCents: 38_950,
      priceCents: 31_900,
      leadTime: '2 weeks',
      substitute: null,
      note: '',
      totalCents: 1_276_000,
    },
  ],
  leftOut: [],
  answer: {
    words: '',
    by: 'Sam Reid',
    at: '2026-03-11T02:00:00.000Z',
    validUntil: '2026-04-11T13:59:59.000Z',
    goodsCents: 1_276_000,
    freightCents: 9_500,
    totalCents: 1_285_500,
    taxCents: 116_864,
    netCents: 1_168_636,
  },
} as const

export const EXAMPLE_QUOTES = { isError: false, total: 1, page: 1, pages: 1, quotes: [EXAMPLE_QUOTE] } as const
