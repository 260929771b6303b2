import { expect, it } from 'vitest'
import { DETAILS } from '#app/features/projects/testing/details.ts'
import { draftPrefix, slotAccount, slotTab, staleSlots } from './local-draft.ts'
import { detailsOnTop, readDetails, type GivenProject } from './stored-details.ts'

const GIVEN: GivenProject = {
  details: DETAILS,
  status: 'open',
  rooms: [{ roomName: 'Kitchen', count: 1, value: [1] }],
}

it('gives back what was typed', () => {
  const kept = { keptAt: 7, before: GIVEN, typed: { ...GIVEN, details: { ...GIVEN.details, projectName: 'Other' } } }
  expect(readDetails(JSON.stringify(kept), GIVEN)).toEqual(kept)
})

it.each([
  null,
  '',
  'null',
  '{}',
  '[1]',
  JSON.stringify({ keptAt: 7, before: GIVEN, typed: { ...GIVEN, status: 'gone' } }),
  JSON.stringify({ keptAt: 7, before: GIVEN, typed: { ...GIVEN, details: { projectName: 'Other' } } }),
  JSON.stringify({ keptAt: 7, typed: GIVEN }),
  JSON.stringify({ keptAt: 7, before: GIVEN, typed: { ...GIVEN, rooms: [null] } }),
  JSON.stringify({ keptAt: '7', before: GIVEN, typed: GIVEN }),
])('takes nothing that makes no sense: %s', (kept) => {
  expect(readDetails(kept, GIVEN)).toBeNull()
})

const withDetails = (details: Partial<GivenProject['details']>): GivenProject => ({
  ...GIVEN,
  details: { ...GIVEN.details, ...details },
})

it('takes up a draft on top of what was typed since', () => {
  const draft = { before: GIVEN, typed: withDetails({ projectName: 'Draft' }) }
  const { merged, clashes } = detailsOnTop(draft, GIVEN, withDetails({ opportunityNumber: '7' }))
  expect(merged).toEqual(withDetails({ projectName: 'Draft', opportunityNumber: '7' }))
  expect(clashes).toEqual([])
})

it('names the fields that a draft and what was typed since say differently, and can keep either', () => {
  const draft = { before: GIVEN, typed: withDetails({ projectName: 'Draft', projectVersion: '9' }) }
  const { merged, kept, clashes } = detailsOnTop(draft, GIVEN, withDetails({ projectName: 'Since' }))
  expect(clashes).toEqual(['projectName'])
  expect(merged).toEqual(withDetails({ projectName: 'Draft', projectVersion: '9' }))
  expect(kept).toEqual(withDetails({ projectName: 'Since', projectVersion: '9' }))
})

it('finds account and tab in the key of a slot', () => {
  const key = `${draftPrefix({ accountId: 'jo', of: 'rooms.p1' })}tab1:x`
  expect([slotAccount(key), slotTab(key)]).toEqual(['jo', 'tab1'])
})

it('drops drafts that are too old, too many, or bound to no account', () => {
  const day = 24 * 60 * 60 * 1000
  const slot = (n: number, keptAt: number) => ({
    key: `${draftPrefix({ accountId: 'jo', of: 'rooms.p' })}t:${n}`,
    keptAt,
  })
  const now = 100 * day
  const young = Array.from({ length: 21 }, (_, n) => slot(n, now - n))
  const old = slot(99, now - 31 * day)
  const unbound = { key: 'project-draft:5f0c2f5e', keptAt: now }
  expect(staleSlots([...young, old, unbound], now)).toEqual([young[20]?.key, old.key, unbound.key])
})
