import { expect, it } from 'vitest'
import { outcomeQuery, readOutcome } from './outcome.ts'

it('words what was done, and nothing that no form does', () => {
  const worded = (query: string) => readOutcome(new URLSearchParams(query))
  expect(worded(outcomeQuery('close', { rows: 1 }))).toBe('Marked as done.')
  expect(worded(outcomeQuery('spam', { rows: 1_450 }))).toBe('1,450 marked as spam.')
  expect(worded(outcomeQuery('shipped'))).toBe('Order marked as on its way.')
  for (const query of ['', 'done=constructor', 'done=%3Cb%3E']) expect(worded(query)).toBe('')
  expect(worded('done=close&rows=<b>')).toBe('Marked as done.')
})
