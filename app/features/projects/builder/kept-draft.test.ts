import { expect, it } from 'vitest'
import { DETAILS } from '../testing/details.ts'
import { detailsKey, readDetails, type GivenProject } from './kept-draft.ts'

const GIVEN: GivenProject = {
  details: DETAILS,
  status: 'open',
  rooms: [{ roomName: 'Kitchen', count: 1, value: [1] }],
}

it('gives back what was typed', () => {
  const kept = { keptAt: 7, typed: { ...GIVEN, details: { ...GIVEN.details, projectName: 'Other' } } }
  expect(readDetails(JSON.stringify(kept), GIVEN)).toEqual(kept)
})

it.each([
  null,
  '',
  'null',
  '{}',
  '[1]',
  JSON.stringify({ keptAt: 7, typed: { ...GIVEN, status: 'gone' } }),
  JSON.stringify({ keptAt: 7, typed: { ...GIVEN, details: { projectName: 'Other' } } }),
  JSON.stringify({ keptAt: 7, typed: { ...GIVEN, rooms: [null] } }),
  JSON.stringify({ keptAt: '7', typed: GIVEN }),
])('takes nothing that makes no sense: %s', (kept) => {
  expect(readDetails(kept, GIVEN)).toBeNull()
})

it('keeps new projects apart by their market and maker', () => {
  const keys = [
    detailsKey('5f0c2f5e'),
    detailsKey({ locale: 'au', username: 'Jo Smith' }),
    detailsKey({ locale: 'nz', username: 'Jo Smith' }),
    detailsKey({ locale: 'au', username: 'Ari Lane' }),
  ]
  expect(new Set(keys).size).toBe(4)
})
