import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AttributeValue } from '../facts/attributes.ts'
import type { Variant } from '../product/model.ts'
import { plainProduct, plainVariant } from '../testing/product.ts'
import { variantWords } from './variant-words.ts'

type Stated = Readonly<Record<string, AttributeValue>>

const stated = (sku: string, attributes: Stated, more: Partial<Variant> = {}) =>
  plainVariant(sku, { attributes, ...more })
const textsOf = (variants: readonly Variant[]) => {
  const product = plainProduct(variants)
  return variants.map((variant) => variantWords(product, variant).text)
}
const texts = (...all: readonly Stated[]) => textsOf(all.map((attributes, index) => stated(`A${index}`, attributes)))
const handed = (sku: string, hand: 'left' | 'right') =>
  stated(sku, {}, { accessStandards: [{ standard: 'AS 1428.1', edition: '2021', use: 'accessible', hand }] })

describe('the words of a variant', () => {
  it('are its finish, and size, hand, entry, trap and tap holes where they differ', () => {
    expect(texts({ colour: 'Chrome', width: 600, 'trap-type': 'S trap' })).toEqual(['Chrome'])
    expect(texts({ colour: 'Chrome', size: '600 mm' })).toEqual(['Chrome, 600 mm'])
    const rails = ['Left hand, Chrome', 'Right hand, Chrome'].map((name, index) => ({
      colour: 'Chrome',
      size: `${index + 8}00 mm`,
      'variant-name': name,
      'item-tapholes': index === 0 ? 'No tap hole' : '1 tap hole',
    }))
    expect(texts(...rails)).toEqual([
      'Chrome, 800 mm, Left hand, No tap hole',
      'Chrome, 900 mm, Right hand, 1 tap hole',
    ])
    expect(texts({ 'trap-type': 'S' }, { 'trap-type': 'P trap' })).toEqual(['Trap S', 'P trap'])
    expect(texts({ 'number-of-tap-holes': 0 }, { 'number-of-tap-holes': 3 })).toEqual(['No tap hole', '3 tap holes'])
    expect(texts({ 'inlet-type': 'Back entry', colour: 'N/A' }, { 'inlet-type': 'Bottom entry' })).toEqual([
      'Back entry',
      'Bottom entry',
    ])
  })

  it('are what is the same in all left out, but for the finish', () => {
    const same = { colour: 'White', size: '500 mm', 'item-tapholes': '1 tap hole', 'variant-name': 'Left shelf' }
    expect(texts({ ...same, 'trap-type': 'S trap' }, { ...same, 'trap-type': 'P trap' })).toEqual([
      'White, S trap',
      'White, P trap',
    ])
  })

  it('have the hand of the name, of the standards of access, or of the twin', () => {
    expect(texts({ colour: 'Chrome', 'variant-name': 'Chrome LH' }, { 'variant-name': 'RH' })).toEqual([
      'Chrome, Left hand',
      'Right hand',
    ])
    expect(textsOf([handed('L', 'left'), handed('R', 'right')])).toEqual(['Left hand', 'Right hand'])
    expect(textsOf([{ ...handed('L', 'left'), handedTwin: 'R' }])).toEqual(['Left hand'])
  })

  it('go on with the name, other attributes, and the code, until no two read alike', () => {
    const tap = (name: string) => ({ colour: 'Chrome', 'variant-name': name })
    expect(texts(tap('Cold, Chrome'), tap('Hot, Chrome'))).toEqual(['Chrome, Cold', 'Chrome, Hot'])
    expect(texts({ length: 600 }, { length: 900 })).toEqual(['Length 600 mm', 'Length 900 mm'])
    expect(texts({ 'clean-flush': true }, { 'clean-flush': false })).toEqual(['Cleanflush', 'No Cleanflush'])
    expect(texts({ colour: 'White' }, { colour: 'white ' }, { colour: 'Black', 'item-code': 'B' })).toEqual([
      'White, A0',
      'white, A1',
      'Black',
    ])
    expect(texts({ 'item-code': 'X' }, { 'item-code': 'X' })).toEqual(['X, A0', 'X, A1'])
  })

  it('say the length for the size where no size is stated', () => {
    const variants = [stated('A', { length: 600 }), stated('B', { length: 900 })]
    expect(variantWords(plainProduct(variants), variants[0]!)).toMatchObject({ size: 'Length 600 mm', option: '' })
  })

  it('are never those of another variant', () => {
    const word = fc.constantFrom('Chrome', 'chrome', 'Left hand', 'LH', '600 mm', 'Hot', '1 tap hole', 'S', '', 'N/A')
    const key = fc.constantFrom('colour', 'size', 'variant-name', 'trap-type', 'item-tapholes', 'item-code', 'width')
    const attributes = fc.dictionary(key, fc.oneof(word, fc.tuple(word, word).map(String), fc.nat(3)), { maxKeys: 4 })
    fc.assert(
      fc.property(fc.array(attributes, { maxLength: 6 }), (all) => {
        expect(new Set(texts(...all)).size).toBe(all.length)
      }),
    )
  })

  it('are found in a moment for a product of five hundred variants', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ colour: 'Chrome', width: 600, height: index % 7 }))
    const before = performance.now()
    expect(new Set(texts(...many)).size).toBe(500)
    expect(performance.now() - before).toBeLessThan(300)
  })
})
