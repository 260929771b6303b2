import { describe, expect, it } from 'vitest'
import { unreadable, type CallFailure } from '#app/ui/loading/call-action.ts'
import { cloneFailure, projectActionCall, projectActionFailure, isOutdated, suggestFailure } from './listed-project.ts'
import type { ListedProject } from '../store/project-dashboard.server.ts'

const project = { shoppingListId: 'p1', version: 4, projectName: 'Harbour Street' } as ListedProject
const refused = (status: number, message: string, code = ''): CallFailure => ({
  kind: 'refused',
  refusal: { status, code, message, fields: {}, answer: {} },
})

it('each action has its call, in the version that is listed', () => {
  expect(projectActionCall('delete', project)).toEqual({
    name: 'projectBuilder/deleteProject',
    input: { id: 'p1', version: 4 },
  })
  expect(projectActionCall('open', project)).toEqual({
    name: 'projectBuilder/updateProjectStatus',
    input: { shoppingListId: 'p1', version: 4, fieldName: 'status', status: 'open' },
  })
})

describe('what is said of a failure', () => {
  it('names the project that has moved on', () => {
    expect(projectActionFailure(refused(409, 'Changed.', 'conflict'), 'close', project)).toMatch(
      /^Harbour Street has been changed/,
    )
    expect(isOutdated(refused(409, ''))).toBe(true)
    expect(isOutdated(refused(503, ''))).toBe(false)
  })

  it('is never nothing', () => {
    expect(projectActionFailure({ kind: 'offline' }, 'delete', project)).toMatch(/^No internet connection/)
    expect(projectActionFailure(refused(401, 'x', 'unauthorized'), 'delete', project)).toBe(
      'Your session has ended. Please sign in again.',
    )
    expect(projectActionFailure(refused(500, ''), 'open', project)).toBe('Something went wrong!')
  })

  it('is the sentence of the documents where an answer cannot be read', () => {
    expect(projectActionFailure(unreadable(502), 'delete', project)).toBe('Failed to delete project')
    expect(projectActionFailure(unreadable(200), 'close', project)).toBe('Failed to update project')
    expect(projectActionFailure(refused(404, 'No such project.'), 'delete', project)).toBe('No such project.')
    expect(cloneFailure(unreadable(0))).toBe('Failed to create project')
    expect(suggestFailure(unreadable(502))).toBe('Failed to suggest username')
    expect(suggestFailure(refused(500, ''))).toBe('Failed to suggest username')
    expect(suggestFailure(refused(429, 'Too many calls.'))).toBe('Too many calls.')
    expect(suggestFailure({ kind: 'offline' })).toMatch(/connection/)
  })

  it('leaves out the word that some answers begin with', () => {
    expect(cloneFailure(refused(400, 'Error: That name is taken.'))).toBe('That name is taken.')
  })
})
