import { describe, expect, it } from 'vitest'
import { readClaims, toClaims } from './checkout-token.ts'
import { toOrderNumber } from './order-number.ts'
import { canBecome, ORDER_STATUSES } from './order-status.ts'

describe('an order', () => {
  it('has a number to read out, without letters that look like digits', () => {
    expect(toOrderNumber('au', Uint8Array.from([0, 31, 32, 63, 64, 200, 255, 7]))).toBe('AU-0Z0Z-08Z7')
  })

  it('goes forward only, and is not cancelled once it has left', () => {
    const next = (from: (typeof ORDER_STATUSES)[number]) => ORDER_STATUSES.filter((to) => canBecome(from, to))
    expect(next('placed')).toEqual(['confirmed', 'shipped', 'completed', 'cancelled'])
    expect(next('shipped')).toEqual(['completed'])
    expect(next('cancelled')).toEqual([])
  })
})

describe('a checkout session', () => {
  const session = { accountId: 'a', cartId: 'c', cartVersion: 3, totalCents: 100, key: 'k', until: 5 }

  it('is read by whom it was made for, from a token of its kind', () => {
    expect(readClaims(toClaims(session), 'a')).toEqual(session)
    expect(readClaims(toClaims(session), 'b')).toBeNull()
    expect(readClaims({ ...toClaims(session), use: 'search' }, 'a')).toBeNull()
    expect(readClaims(null, 'a')).toBeNull()
  })
})
