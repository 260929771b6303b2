import { describe, expect, it } from 'vitest'
import { dashboardInput, isEmptyByFilter, nextSortKey, projectListHref, readListState } from './project-list-state.ts'

const NOW = new Date('2026-03-10T09:00:00Z')
const SAM = '0b6f5c0e-2c35-4f0e-9b0a-0d6a2f6f4a11'
const ARI = '5f3c2a44-97c6-4a55-8a5c-6b8a52b7a9d0'
const FULL =
  '?tab=completed&sort=nameAsc&user=' +
  `${ARI}&startDate=01%2F02%2F2026&endDate=10%2F03%2F2026&projectType=healthcare%2Chotel`

describe('the address of the list', () => {
  it('says all that the list shows', () => {
    const state = readListState(FULL, true, NOW)
    expect(state).toEqual({
      tab: 'completed',
      scope: 'mine',
      sortKey: 'nameAsc',
      userId: ARI,
      startDate: '01/02/2026',
      endDate: '10/03/2026',
      projectTypes: ['healthcare', 'hotel'],
    })
    expect(projectListHref('au', state, true)).toBe(`/au/project-builder/${FULL}`)
  })

  it('leaves out what goes without saying', () => {
    expect(projectListHref('nz', readListState('', true, NOW), true)).toBe('/nz/project-builder/')
    expect(projectListHref('nz', readListState('?tab=open', false, NOW), false)).toBe('/nz/project-builder/')
    expect(projectListHref('nz', readListState('?tab=open', true, NOW), true)).toBe('/nz/project-builder/?tab=open')
  })

  it('narrows nothing for those who are no staff', () => {
    const state = readListState(FULL, false, NOW)
    expect(state).toMatchObject({ tab: 'open', sortKey: 'nameAsc', userId: '', startDate: '', projectTypes: [] })
  })

  it('is what a form sends without script, too', () => {
    const search = '?tab=open&startDate=&endDate=&projectType=hotel&projectType=healthcare'
    const state = readListState(search, true, NOW)
    expect(projectListHref('au', state, true)).toBe('/au/project-builder/?tab=open&projectType=healthcare%2Chotel')
  })

  it('takes no nonsense', () => {
    const search = '?tab=all&sort=price&user=1%20or%201&startDate=31%2F02%2F2026&projectType=pool'
    const state = readListState(search, true, NOW)
    expect(projectListHref('au', state, true)).toBe('/au/project-builder/')
  })
})

describe('the calls of the list', () => {
  const state = readListState('?tab=completed&projectType=hotel', true, NOW)

  it('ask for open projects on the first tabs and for closed ones on the last', () => {
    const statuses = (['my', 'open', 'completed'] as const).map(
      (tab) =>
        dashboardInput({ ...state, tab }, { accountId: SAM, isInternal: true, hasCompany: false }, { offset: 0 })
          .status,
    )
    expect(statuses).toEqual(['open', 'open', 'closed'])
    const closed = dashboardInput(
      { ...state, tab: 'closed' },
      { accountId: ARI, isInternal: false, hasCompany: false },
      { offset: 10 },
    )
    expect(closed).toEqual({
      limit: 10,
      offset: 10,
      status: 'closed',
      sortKey: 'lastModifiedAtDesc',
      startDate: '',
      endDate: '',
      page: 'dashboard list',
    })
  })

  it('name the caller on the tab of their own projects', () => {
    const reader = { accountId: SAM, isInternal: true, hasCompany: false }
    expect(dashboardInput({ ...state, tab: 'my' }, reader, { offset: 0 })).toMatchObject({ userDetails: SAM })
    expect(dashboardInput(state, reader, { offset: 0 })).toMatchObject({
      userDetails: '',
      projectTypeDetails: ['hotel'],
    })
  })

  it('find nothing of one’s own among somebody else’s', () => {
    expect(isEmptyByFilter({ tab: 'my', userId: ARI }, SAM)).toBe(true)
    expect(isEmptyByFilter({ tab: 'my', userId: SAM }, SAM)).toBe(false)
    expect(isEmptyByFilter({ tab: 'open', userId: ARI }, SAM)).toBe(false)
  })
})

it('a heading sorts by its column, and then the other way round', () => {
  expect(nextSortKey('projectType', 'lastModifiedAtDesc')).toBe('projectTypeAsc')
  expect(nextSortKey('projectType', 'projectTypeAsc')).toBe('projectTypeDesc')
  expect(nextSortKey('projectType', 'projectTypeDesc')).toBe('projectTypeAsc')
})
