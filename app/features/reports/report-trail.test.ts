import { expect, it } from 'vitest'
import { reportTrail } from './report-trail.ts'

const page = { locale: 'au', projectName: 'Harbour Street' } as const

it('leads to a report through its project', () => {
  const trail = reportTrail({ ...page, source: { projectId: '1', revisionId: '2' } }, 'Access view')
  expect(trail.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/au/'],
    ['Projects', '/au/project-builder/'],
    ['Harbour Street', '/au/project-builder/view/?projectId=1&step=3'],
    ['Reports and files', '/au/project-builder/reports/?projectId=1&revisionId=2'],
    ['Access view', null],
  ])
})

it('keeps the reader of a link within it', () => {
  const trail = reportTrail({ ...page, source: { token: 'a/b' } }, 'Access view')
  expect(trail.map(({ href }) => href)).toEqual(['/au/', '/au/l/a%2Fb/', null])
})
