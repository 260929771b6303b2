import { expect, it } from 'vitest'
import { readPostedDesk, toAnswer } from './posted-answer.ts'

function form(fields: Record<string, string>): FormData {
  const given = new FormData()
  for (const [name, value] of Object.entries({ lead: '', freight: '', validUntil: '', text: '', ...fields }))
    given.append(name, value)
  return given
}
const priceOf = (fields: Record<string, string>) => {
  const { desk, skus } = readPostedDesk(form({ '0.sku': 'A', ...fields }), 'au')
  const answer = toAnswer(desk, skus)
  return 'problems' in answer ? answer.problems : answer.lines[0]!.priceCents
}

it('reads forms without a basis with GST, as they always were', () => {
  expect(priceOf({ '0.price': '$1,050' })).toBe(105_000)
  expect(priceOf({ '0.price': '' })).toBeNull()
})

it('reads typed prices on the chosen basis, and leaves those that were not changed', () => {
  expect(priceOf({ '0.price': '100', gst: 'ex', shownGst: 'ex' })).toBe(11_000)
  expect(priceOf({ '0.price': '0.05', '0.cents': '5', gst: 'ex', shownGst: 'ex' })).toBe(5)
  // Shown with GST, then another basis was chosen without script: only what was typed is without GST.
  expect(priceOf({ '0.price': '389.50', '0.cents': '38950', gst: 'ex', shownGst: 'inc' })).toBe(38_950)
  expect(priceOf({ '0.price': '300', '0.cents': '38950', gst: 'ex', shownGst: 'inc' })).toBe(33_000)
})

it('takes no cents that are none', () => {
  for (const cents of ['-5', '1e9', '999999999', '38950.5', 'x'])
    expect(priceOf({ '0.price': '1.00', '0.cents': cents })).toBe(100)
})

it('says which amounts are to be corrected', () => {
  expect(priceOf({ '0.price': 'ask', freight: 'x' })).toMatchObject({
    form: 'Nothing was sent: 2 amounts to correct.',
    fields: { '0.price': 'Write an amount in dollars and cents, such as 1,050.00.' },
  })
  expect(priceOf({ '0.price': '1000000', gst: 'ex' })).toMatchObject({
    fields: { '0.price': 'An amount is 1,000,000.00 at most.' },
  })
})
