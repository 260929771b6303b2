import { describe, expect, it } from 'vitest'
import type { Desk } from './desk.ts'
import {
  applyDraft,
  differencesText,
  draftDifferences,
  mergeDraft,
  toDraftLine,
  type DraftLine,
  type QuoteDraft,
} from './draft.ts'

const line = (sku: string, more: Partial<DraftLine> = {}): DraftLine => ({
  sku,
  priceCents: 10_000,
  typed: '',
  leadTime: '',
  substituteSku: '',
  note: '',
  ...more,
})
const draft = (lines: readonly DraftLine[], more: Partial<QuoteDraft> = {}): QuoteDraft => ({
  gst: 'inc',
  lead: '',
  freight: '0.00',
  validUntil: '2027-01-31',
  text: '',
  lines,
  ...more,
})
const DESK: Desk = {
  basis: 'inc',
  lead: '',
  freight: '0.00',
  validUntil: '',
  words: '',
  lines: [
    { cents: 5, price: '0.05', lead: '', substitute: '', note: '' },
    { cents: 38_950, price: '389.50', lead: '', substitute: '', note: '' },
  ],
}

it('a save changes the lines that it has, and leaves the others of the draft', () => {
  const merged = mergeDraft(draft([line('A'), line('B')]), draft([line('B', { note: 'x' })], { freight: '95' }))
  expect(merged).toEqual(draft([line('A'), line('B', { note: 'x' })], { freight: '95' }))
  expect(mergeDraft(null, draft([line('A')]))).toEqual(draft([line('A')]))
})

it('comes back to the cent and as it was typed, on its basis', () => {
  const back = (desk: Desk) =>
    applyDraft(
      DESK,
      draft([toDraftLine('A', desk.lines[0]!), toDraftLine('B', desk.lines[1]!)], { gst: desk.basis }),
      ['A', 'B'],
      'au',
    ).lines
  const ex: Desk = {
    ...DESK,
    basis: 'ex',
    lines: [
      { ...DESK.lines[0]!, price: '0.05', lead: '2 weeks' },
      { ...DESK.lines[1]!, cents: undefined, price: 'ask' },
    ],
  }
  expect(back(ex)).toEqual(ex.lines)
  // A line that is not in the draft is shown on the basis of the draft.
  expect(applyDraft(DESK, draft([], { gst: 'ex' }), ['A', 'B'], 'au').lines[1]).toMatchObject({
    cents: 38_950,
    price: '354.09',
  })
})

describe('two who change one answer', () => {
  it('see the values that differ, and none of the others', () => {
    const yours = draft([line('A', { priceCents: 30_000 }), line('B')], { freight: '95' })
    const theirs = draft([line('A', { priceCents: null, typed: 'ask', note: 'x' }), line('C')])
    const differences = draftDifferences(yours, theirs)
    expect(differences).toEqual([
      { sku: '', field: 'freight', yours: '95', theirs: '0.00' },
      { sku: 'A', field: 'price', yours: '300.00', theirs: 'ask' },
      { sku: 'A', field: 'note', yours: '', theirs: 'x' },
    ])
    expect(differencesText(differences)).toBe(
      'freight: yours 95, theirs 0.00; A price: yours 300.00, theirs ask; A note: yours empty, theirs x',
    )
    expect(differencesText(Array.from({ length: 7 }, () => differences[0]!))).toMatch(/; and 2 more$/)
    expect(draftDifferences(yours, null)).toEqual([])
  })
})
