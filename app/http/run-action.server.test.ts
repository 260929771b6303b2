import { expect, it } from 'vitest'
import { createLogger } from '#app/platform/log.server.ts'
import { errorResponse } from './run-action.server.ts'

const log = createLogger({ logLevel: 'silent' })

it('a full disk is said to be for now, not a bug', async () => {
  const full = Object.assign(new Error('could not extend file "base/16384/2619"'), { code: '53100' })
  const answer = errorResponse(full, { log })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await answer.json()).toEqual({
    isError: true,
    error: { code: 'unavailable', message: 'This does not work at the moment. Please try again soon.' },
  })
})

it('a bug is answered without a word of what it was', async () => {
  const answer = errorResponse(new TypeError("reading 'rooms' of undefined in /srv/app"), { log })
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    isError: true,
    error: { code: 'internal', message: 'Something went wrong!' },
  })
})
