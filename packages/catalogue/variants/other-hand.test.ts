import { describe, expect, it } from 'vitest'
import type { Product, Variant } from '../product/model.ts'
import { otherHandOf } from './other-hand.ts'

const variant = (sku: string, name: string, colour: string, more: Partial<Variant> = {}) =>
  ({ sku, attributes: { 'variant-name': name, colour }, ...more }) as unknown as Variant

const product = (variants: readonly Variant[], name = 'Grab Rail') =>
  ({ name: { au: name, nz: name }, variants }) as unknown as Product

function othersOf(of: Product): readonly (string | null)[] {
  return of.variants.map((each) => {
    const other = otherHandOf(of, each)
    return other && `${other.hand}: ${other.sku ?? 'none'}`
  })
}

describe('the other hand of a variant', () => {
  it('is the twin that the feed names', () => {
    expect(othersOf(product([variant('L', 'Left hand', 'Chrome', { handedTwin: 'R' })]))).toEqual(['right hand: R'])
    expect(othersOf(product([variant('A', '', 'Chrome', { handedTwin: 'B' })]))).toEqual(['other hand: B'])
  })

  it('is the variant with the same finish, size and options', () => {
    const rails = [
      variant('LC6', '600 mm, Left hand', 'Chrome'),
      variant('RC6', '600 mm, Right hand', 'Chrome'),
      variant('RC8', '800 mm, Right hand', 'Chrome'),
      variant('LB6', '600 mm, LH', 'Black'),
    ]
    expect(othersOf(product(rails))).toEqual([
      'right hand: RC6',
      'left hand: LC6',
      'left hand: none',
      'right hand: none',
    ])
  })

  it('is not guessed where two variants could be it', () => {
    const two = [variant('L', 'Left hand', ''), variant('R1', 'Right hand', ''), variant('R2', 'Right hand', '')]
    expect(othersOf(product(two))[0]).toBe('right hand: none')
  })

  it('is missing where the name of a variant or product states a hand alone', () => {
    expect(othersOf(product([variant('L', 'Left hand', 'Chrome')]))).toEqual(['right hand: none'])
    expect(othersOf(product([variant('L', '', 'Chrome')], 'Screen, right-hand'))).toEqual(['left-hand: none'])
    expect(othersOf(product([variant('L', 'Left drainer', ''), variant('R', 'Right drainer', '')]))).toEqual([
      'right drainer: R',
      'left drainer: L',
    ])
  })

  it('is nothing for products without a hand, with both, or with a right angle', () => {
    const plain = [
      variant('A', 'Right angle', ''),
      variant('B', 'Straight', ''),
      variant('C', 'Left or right hand', ''),
    ]
    expect(othersOf(product(plain))).toEqual([null, null, null])
  })

  it('is what a revision has kept of it', () => {
    const words = { finish: '', size: '', hand: 'Left hand', option: '', text: '' }
    const kept = { hand: 'right hand', sku: 'R' }
    expect(othersOf(product([variant('L', 'Left hand', '', { words, otherHand: kept })]))).toEqual(['right hand: R'])
    expect(othersOf(product([variant('L', 'Left hand', '', { words })]))).toEqual([null])
  })
})
