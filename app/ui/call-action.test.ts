import { afterEach, describe, expect, it, vi } from 'vitest'
import { callAction } from './call-action.ts'

const answer = (body: object, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))

afterEach(() => vi.unstubAllGlobals())

describe('the outcome of an action', () => {
  it('is its answer', async () => {
    answer({ isError: false, id: 'a' })
    expect(await callAction('a/b', {}, 'au')).toEqual({ kind: 'done', answer: { isError: false, id: 'a' } })
  })

  it('is a refusal by status, and by isError in a 200', async () => {
    answer({ isError: true, error: { code: 'invalid_input', message: 'No.' } }, 400)
    expect(await callAction('a/b', {}, 'au')).toMatchObject({ kind: 'refused', refusal: { message: 'No.' } })
    answer({ isError: true })
    expect(await callAction('a/b', {}, 'au')).toMatchObject({ kind: 'refused', refusal: { status: 200, message: '' } })
  })

  it('is offline where nothing came back', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await callAction('a/b', {}, 'au')).toEqual({ kind: 'offline' })
  })
})
