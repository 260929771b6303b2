import { afterEach, describe, expect, it, vi } from 'vitest'
import { callAction, callForMinimal, isUnreadable, type PostedCall } from './call-action.ts'

const answer = (body: object, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })))

afterEach(() => vi.unstubAllGlobals())

describe('the outcome of an action', () => {
  it('is its answer', async () => {
    answer({ isError: false, id: 'a' })
    expect(await callAction('account/logout', {}, 'au')).toEqual({ kind: 'done', answer: { isError: false, id: 'a' } })
  })

  it('is a refusal by status, and by isError in a 200', async () => {
    answer({ isError: true, error: { code: 'invalid_input', message: 'No.' } }, 400)
    expect(await callAction('account/logout', {}, 'au')).toMatchObject({ kind: 'refused', refusal: { message: 'No.' } })
    answer({ isError: true })
    expect(await callAction('account/logout', {}, 'au')).toMatchObject({
      kind: 'refused',
      refusal: { status: 200, message: '' },
    })
  })

  it('is unreadable where it is no JSON object, whatever its status, and where something else throws', async () => {
    for (const [body, status] of [
      ['<h1>Bad gateway</h1>', 502],
      ['', 200],
      ['null', 200],
      ['"done"', 500],
    ] as const) {
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
      const outcome = await callAction('account/logout', {}, 'au')
      expect([isUnreadable(outcome), outcome]).toMatchObject([
        true,
        { kind: 'refused', refusal: { status, message: '' } },
      ])
    }
    vi.stubGlobal('fetch', () => Promise.reject(new Error('blocked')))
    expect(isUnreadable(await callAction('account/logout', {}, 'au'))).toBe(true)
    answer({}, 500)
    expect(isUnreadable(await callAction('account/logout', {}, 'au'))).toBe(false)
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
    expect(await callAction('account/logout', {}, 'au')).toEqual({ kind: 'done', answer: {} })
  })

  it('is offline where nothing came back', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await callAction('account/logout', {}, 'au')).toEqual({ kind: 'offline' })
  })
})

/** Compiled, never run. */
export async function mistakes(call: PostedCall): Promise<void> {
  // @ts-expect-error -- there is no such action
  await callAction('projectBuilder/getProjct', {}, 'au')
  // @ts-expect-error -- a misspelt field
  await callAction('projectBuilder/cloneProject', { projektName: 'A', customerId: 'b', shoppingListId: 'c' }, 'au')
  // @ts-expect-error -- a missing field
  await callAction('account/removeAddress', {}, 'au')
  // @ts-expect-error -- a number for a text
  await callAction('projectBuilder/findLineItems', { query: 1 }, 'au')
  // @ts-expect-error -- a form has no such field
  await call('quote/close', { quotId: '1' }, 'au')
  const outcome = await callForMinimal('projectBuilder/getProjectById', { shoppingListId: 'a' }, 'au')
  // @ts-expect-error -- the answer has no such member
  if (outcome.kind === 'done') console.log(outcome.answer.projekt)
}
