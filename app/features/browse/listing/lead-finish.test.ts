import { expect, it } from 'vitest'
import { leadFinishes, leadsCard } from './lead-finish.ts'

const row = (kind: 'collection' | 'livewell', range: string | string[], finish?: string) => ({
  path: `collection/${String(range)}`,
  title: String(range),
  intro: '',
  kind,
  filter: { range },
  ...(finish && { finish }),
})

const leads = leadFinishes([
  row('collection', 'Liano II', 'Brushed Brass'),
  row('collection', 'Luna'),
  row('livewell', 'Opal', 'Gunmetal'),
  row('collection', ['Urbane', 'Urbane II'], 'Gunmetal'),
])

it('reads the signature finish of each collection that has one', () => {
  expect([...leads]).toEqual([['Liano II', 'Brushed Brass']])
})

it.each([
  ['Brushed Brass', 'Liano II', true],
  ['Chrome', 'Liano II', false],
  [null, 'Liano II', false],
  ['Chrome', 'Luna', false],
  ['Chrome', undefined, false],
])('of a variant in %s of %s says %s', (colour, range, expected) => {
  expect(leadsCard({ colour }, { range, leads })).toBe(expected)
})

it('leads nothing where nobody asks for it', () => {
  expect(leadsCard({ colour: 'Brushed Brass' }, { range: 'Liano II', leads: undefined })).toBe(false)
})
