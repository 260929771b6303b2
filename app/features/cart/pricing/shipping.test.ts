import { expect, it, describe } from 'vitest'
import { availableMethods, cheapestMethod, shippingCents } from './shipping.ts'
import { EXPRESS, STANDARD } from '../testing/carts.ts'

describe('shipping', () => {
  it('goes by the value of the goods', () => {
    expect([0, 99_999, 100_000, 500_000].map((goods) => shippingCents(STANDARD, goods))).toEqual([1_800, 1_800, 0, 0])
    expect(cheapestMethod([EXPRESS, STANDARD], 0)).toBe(STANDARD)
    expect(cheapestMethod([], 0)).toBeNull()
  })

  it('is offered where it delivers', () => {
    const metro = { ...EXPRESS, states: ['NSW'], postcodes: [['2000', '2234']] as const }
    const offered = (state: string, postalCode: string) =>
      availableMethods([metro, STANDARD], { state, postalCode }).map(({ shippingMethodId }) => shippingMethodId)
    expect(offered('NSW', '2010')).toEqual(['express', 'standard'])
    expect(offered('NSW', '2800')).toEqual(['standard'])
    expect(offered('VIC', '2010')).toEqual(['standard'])
    expect(availableMethods([metro, STANDARD], null)).toHaveLength(2)
  })
})
