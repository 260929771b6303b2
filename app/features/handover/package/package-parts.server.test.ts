import { expect, it } from 'vitest'
import type { Paper } from '#app/platform/pdf/markup/paper.ts'
import type { ProductFacts } from '#app/features/projects/schedule/product-facts.ts'
import type { EvidenceSchedule } from '#app/features/reports/schedule.ts'
import { chosenParts, type PartContext } from './package-parts.server.ts'

const ID = '0c1e0f2a-4d7a-4c56-9a53-0d6f8d1f6a01'
const FACTS = {
  name: 'Basin Mixer',
  image: null,
  path: 'product/x/',
  brand: '',
  finish: '',
  kinds: [],
  isAvailable: true,
  price: { centAmount: 43_210, currencyCode: 'AUD', fractionDigits: 2 },
  replacedBy: [],
  alternatives: [],
} as unknown as ProductFacts
const item = { id: 'i', sku: 'MIX', productId: 'p', name: 'Basin Mixer', quantity: 1, note: 'zznote', tag: 'BM-01' }

function schedule(rights: EvidenceSchedule['rights'], source: EvidenceSchedule['source']) {
  const project = {
    projectId: ID,
    projectName: 'Harbour House',
    projectType: 'commercial',
    projectLocation: 'NSW',
    projectVersion: '1',
    locale: 'au',
    username: 'Jo',
    customer: { customerName: '' },
    opportunityNumber: '',
    showPricesOnPdf: true,
    showLandscape: false,
    sharedAt: new Date(0),
    createdAt: new Date(0),
    changedAt: new Date(0),
    company: null,
    unitTypes: [],
    rooms: [{ id: 'r', name: 'Ensuite', note: 'zznote', unitTypeId: null, items: [item] }],
    substitutions: [],
  }
  const reader = { visibility: 'public', findFacts: () => FACTS, findListed: () => null }
  return {
    project,
    reader,
    revision: null,
    dataAt: new Date(0),
    rights,
    company: '',
    source,
  } as unknown as EvidenceSchedule
}

/** Everything that is printed, and the CSV. */
async function textsOf(given: EvidenceSchedule): Promise<string> {
  const printed: Paper[] = []
  const printer = { printPaper: (paper: Paper) => (printed.push(paper), Promise.resolve(Buffer.alloc(0))) }
  const context = { config: { publicUrl: 'https://s.test' }, printer, visibility: 'public' } as unknown as PartContext
  const chosen = { schedule: true, csv: true, compliance: false, access: false }
  const made = await Promise.all(
    chosenParts(context, given, chosen).map(({ make }) => make(new AbortController().signal)),
  )
  return JSON.stringify([printed, made.map(String)])
}

it('has prices and notes in its schedule only where its reader may see them', async () => {
  const all = { prices: true, notes: true, files: true }
  const none = { prices: false, notes: false, files: true }
  const own = await textsOf(schedule(all, { projectId: ID }))
  for (const shown of ['432.10', 'zznote', 's.test/au/s/']) expect(own).toContain(shown)
  const withheld = await textsOf(schedule(none, { token: 't' }))
  expect(withheld).toContain('MIX')
  expect(withheld).not.toMatch(/432|\$\d|zznote|0c1e0f2a|on request|RRP/)
  const shown = await textsOf(schedule(all, { token: 't' }))
  expect(shown).toContain('432.10')
  expect(shown).not.toMatch(/0c1e0f2a|\/s\//)
})
