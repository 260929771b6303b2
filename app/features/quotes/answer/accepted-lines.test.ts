import { expect, it } from 'vitest'
import { acceptLines, isAccepted } from './accepted-lines.ts'

const line = (sku: string, priceCents: number | null) => ({ sku, priceCents, leadTime: '', substitute: null, note: '' })
const answer = {
  lines: [line('A', 100), line('B', null), line('C', 200)],
  freightCents: 0,
  validUntil: '',
  words: '',
  by: '',
  at: '',
}
const acceptedOf = (skus: readonly string[] | undefined) => {
  const accepted = acceptLines(answer, skus)
  return answer.lines.map((_, index) => isAccepted(accepted, index))
}

it('is all that is offered, or what was chosen of it', () => {
  expect(acceptedOf(undefined)).toEqual([true, false, true])
  expect(acceptedOf(['C'])).toEqual([false, false, true])
  expect(acceptedOf(['C', 'C'])).toEqual([false, false, true])
  expect(acceptLines(answer, ['C', 'A'])).toBe(answer)
})

it('is never nothing, and nothing that is not offered', () => {
  for (const skus of [[], ['B'], ['A', 'X']]) expect(() => acceptLines(answer, skus)).toThrow()
})
