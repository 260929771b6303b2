import type { DemoProduct } from '../../catalogue/model.ts'
import { openDocument } from '../open-document.ts'
import { bullets, heading, notice, paragraph, table, type TableRow } from '../paper/blocks.ts'
import type { SheetSubject } from '../subject.ts'

/** The warranty of a brand, for all its collections, as PDF. */
export function writeWarranty(subject: SheetSubject, products: readonly DemoProduct[]): Promise<Buffer> {
  const { brand } = subject.product
  const flow = openDocument(subject, {
    type: 'warranty-Info',
    kind: 'Warranty',
    name: `${brand} warranty`,
    below: 'For products bought in Australia and New Zealand',
    keywords: [brand, 'warranty'],
  })
  const { paper } = flow
  flow.section([notice(paper, 'Your rights', RIGHTS)], 6)
  flow.section([
    heading(paper, 'Terms by collection'),
    ...table(paper, COLLECTION_COLUMNS, collectionRows(brand, products)),
  ])
  flow.section([heading(paper, 'Terms by part'), ...table(paper, PART_COLUMNS, PARTS)])
  flow.section([heading(paper, 'What is covered'), bullets(paper, COVERED)])
  flow.section([heading(paper, 'What is not covered'), bullets(paper, NOT_COVERED)])
  flow.section([heading(paper, 'How to claim'), paragraph(paper, CLAIM)])
  return flow.finish()
}

const RIGHTS = [
  'In Australia goods come with guarantees that cannot be excluded under the Australian Consumer Law: you are entitled to a replacement or refund for a major failure, and to compensation for any other reasonably foreseeable loss or damage.',
  'In New Zealand the Consumer Guarantees Act 1993 applies to goods for personal and household use. This warranty adds to these rights and takes nothing away from them.',
]

const COLLECTION_COLUMNS = [
  { title: 'Collection', share: 0.5 },
  { title: 'Body, ceramic and structure', share: 0.5 },
]

/** One row for each collection of the brand; products outside the collections come last. */
function collectionRows(brand: string, products: readonly DemoProduct[]): TableRow[] {
  const terms = new Map<string, Set<string>>()
  for (const { record } of products) {
    if (record.brand !== brand || record.IsGWAInternal) continue
    const name = record.range || 'Other products'
    const known = terms.get(name) ?? new Set()
    for (const { attributes } of record.variants) known.add(String(attributes['warranty']))
    terms.set(name, known)
  }
  return [...terms]
    .toSorted(([a], [b]) => Number(a === 'Other products') - Number(b === 'Other products') || a.localeCompare(b))
    .map(([name, years]) => ({
      cells: [name, [...years].toSorted(byYears).join(' or ') + (years.size > 1 ? ', as its sheet says' : '')],
    }))
}

function byYears(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10)
}

const PART_COLUMNS = [
  { title: 'Part', share: 0.4 },
  { title: 'At home', share: 0.3 },
  { title: 'In commercial use', share: 0.3 },
]
const PARTS: readonly TableRow[] = [
  { cells: ['Cartridges of mixers', 'As the body', '5 years'] },
  { cells: ['Chrome, ceramic and steel surfaces', '10 years at most', '2 years'] },
  { cells: ['PVD and coloured finishes', '5 years', '1 year'] },
  { cells: ['Cistern valves', '5 years', '2 years'] },
  { cells: ['Toilet seats', '3 years', '1 year'] },
  { cells: ['Electric and electronic parts', '2 years', '2 years'] },
  { cells: ['Seals, hoses, aerators and wear parts', '2 years', '1 year'] },
  { cells: ['Labour', '1 year', '1 year'] },
]

const COVERED = [
  'Faults of material and manufacture that show within the term, counted from the day of purchase.',
  'Repair, or the same product again; where it is no longer made, the nearest one.',
  'Parts for at least ten years after a product has left the catalogue.',
  'The first owner, and later residents at the address of installation.',
]
const NOT_COVERED = [
  'Installation against the guide, the standards that it names or by persons without a licence where one is asked for.',
  'Water outside the limits of the data sheet: pressure, temperature, dirt, frost.',
  'Wear, lime, scratches, and damage by cleaners other than those in the guide.',
  'Products that were altered, or repaired with parts of others.',
  'Cost of access to products behind tiles, joinery or panels.',
  'Colour and grain within what is usual for the material.',
]
const CLAIM =
  'Have the item code, the invoice, a picture of the fault and, for plumbing products, the name and licence number of the installer at hand, and use the contact form of this site. Claims are answered within five working days; parts are sent or a technician comes, at our cost where the claim is covered.'
