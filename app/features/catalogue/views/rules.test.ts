import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { money } from '@specify/core/money.ts'
import { technicalFields, withoutRepeats } from '@specify/catalogue/facts/field-display.ts'
import { splitFeatures } from '@specify/catalogue/product/features.ts'
import { masterVariantId } from '@specify/catalogue/product/master-variant.ts'
import { selectVariant } from '@specify/catalogue/product/select-variant.ts'
import { isContactUs, priceDisplay } from '@specify/catalogue/prices/price-display.ts'
import { codesFromProductSegment, productPath } from './product-url.ts'
import { isSkuOfUrl } from '@specify/catalogue/product/sku-in-url.ts'
import { plainVariant } from '@specify/catalogue/testing/product.ts'
import { variantName } from '@specify/catalogue/variants/variant-name.ts'

const variant = (sku: string, colour?: string) =>
  plainVariant(sku, { attributes: { 'item-code': sku, ...(colour ? { colour } : {}) } })

describe('contact us instead of a price', () => {
  // locale, builder range, internal product, internal user → contact us. All sixteen cases.
  it.each([
    ['au', false, false, false, false],
    ['au', false, false, true, false],
    ['au', false, true, false, true],
    ['au', false, true, true, false],
    ['au', true, false, false, true],
    ['au', true, false, true, false],
    ['au', true, true, false, true],
    ['au', true, true, true, false],
    ['nz', false, false, false, false],
    ['nz', false, false, true, false],
    ['nz', false, true, false, true],
    ['nz', false, true, true, false],
    ['nz', true, false, false, false],
    ['nz', true, false, true, false],
    ['nz', true, true, false, true],
    ['nz', true, true, true, false],
  ] as const)(
    '%s, builder range %s, internal product %s, internal user %s: %s',
    (locale, isBuilderRange, isInternalProduct, isInternalUser, expected) => {
      expect(isContactUs({ locale, isBuilderRange, isInternalProduct, isInternalUser })).toBe(expected)
    },
  )

  it('shows the retail price, a discount with its rounded saving, or nothing', () => {
    const price = money(61_240, 'AUD')
    expect(priceDisplay(false, price, null)).toEqual({ kind: 'rrp', price })
    expect(priceDisplay(false, price, money(52_000, 'AUD'))).toMatchObject({ kind: 'discounted', percentOff: 15 })
    expect(priceDisplay(false, price, money(61_240, 'AUD'))).toEqual({ kind: 'rrp', price })
    expect(priceDisplay(false, null, null)).toEqual({ kind: 'none' })
    expect(priceDisplay(true, price, null)).toEqual({ kind: 'contact' })
  })
})

describe('master and selected variant', () => {
  it.each([
    [['Matte Black', 'Chrome'], 'B', 'B'],
    [['Stainless Steel', 'chrome'], 'A', 'B'],
    [['Matte Black', 'Brushed Nickel', 'Stainless'], 'A', 'C'],
    [['Matte Black', 'Brushed Nickel'], 'A', 'B'],
    [['Matte Black', 'Gunmetal'], 'B', 'B'],
    [['Matte Black', 'Gunmetal'], 'Z', 'A'],
  ])('of %j with current %s is %s', (colours, current, expected) => {
    const variants = colours.map((colour, index) => variant('ABC'[index] ?? '', colour))
    expect(masterVariantId(variants, current)).toBe(expected)
  })

  it.each([
    ['963BN', '963BN'],
    ['963bn', '963BN'],
    ['63B', '963BN'],
    ['963', '963C'],
    ['63', '963C'],
    ['none', '963C'],
    [null, '963C'],
  ])('code %s selects %s', (code, expected) => {
    const variants = [variant('963X'), variant('963BN'), variant('963C')]
    expect(selectVariant(variants, '963C', code)?.sku).toBe(expected)
  })

  it('falls back to the first variant when the master is gone', () => {
    expect(selectVariant([variant('A'), variant('B')], 'gone', null)?.sku).toBe('A')
  })
})

describe('variant name', () => {
  it.each([
    [{ 'variant-name': 'Chrome, 5 star', colour: 'Chrome', 'item-code': '1' }, 'Chrome, 5 star'],
    [{ colour: 'Chrome', 'item-code': '96342C' }, 'Chrome 96342C'],
    [{ colour: 'Chrome' }, 'Chrome'],
    [{ 'item-code': '96342C' }, '96342C'],
    [{ 'variant-name': 'Not Applicable', colour: '-' }, null],
    [{}, null],
  ])('%j is called %s', (attributes, expected) => {
    expect(variantName(attributes)).toBe(expected)
  })
})

describe('product addresses', () => {
  it.each([
    [
      { slug: 'liano-ii-basin-mixer', colour: 'Brushed Nickel', sku: '96342BN6A' },
      'product/liano-ii-basin-mixer-brushed-nickel-96342BN6A/',
    ],
    [{ slug: 'cyclone-tub', colour: null, sku: '1-2/3 4+5' }, 'product/cyclone-tub-1_2_3_4_5/'],
    [{ slug: 'grate-chrome', colour: 'Chrome', sku: '00123.50' }, 'product/grate-chrome-00123.50/'],
  ])('%j is %s', (address, expected) => {
    expect(productPath(address)).toBe(expected)
    const [code = ''] = codesFromProductSegment(expected.slice('product/'.length, -1))
    expect(isSkuOfUrl(address.sku, code)).toBe(true)
    expect(normaliseCode(code)).toBe(normaliseCode(address.sku))
  })
})

describe('the codes of a product address', () => {
  it.each([
    ['aio-basin-mixer-chrome-02-2140C', ['2140C', '02-2140C', 'chrome-02-2140C']],
    ['96340C6AF', ['96340C6AF']],
    ['aio-', []],
  ])('%s', (segment, codes) => {
    expect(codesFromProductSegment(segment)).toEqual(codes)
  })
})

describe('technical fields', () => {
  const labels = (attributes: object, locale: 'au' | 'nz', groups: string[]) =>
    technicalFields(attributes, locale, groups).map(({ label, value }) => `${label}: ${value}`)

  it('shows set, applicable, single values with their unit, in reading order', () => {
    const attributes = {
      'litres-per-minute': 7.5,
      colour: 'Chrome',
      length: 450,
      width: '',
      shape: 'Not Applicable',
      leadfree: true,
      'bim-file-types': ['RFA'],
      'item-code': '1',
    }
    expect(labels(attributes, 'au', ['tapware'])).toEqual([
      'Colour: Chrome',
      'Flow rate: 7.5 L/min',
      'Length: 450 mm',
      'Lead Free: Yes',
    ])
  })

  it('shows each market its own accessibility standards', () => {
    const attributes = { IsAS14281Compliant: true, IsAS14281Ambulant: false, IsNZ41121Compliant: true }
    expect(labels(attributes, 'au', [])).toEqual(['AS1428.1 Accessible: Yes', 'AS1428.1 Ambulant: No'])
    expect(labels(attributes, 'nz', [])).toEqual(['NZS 4121 Compliant: Yes'])
  })

  it('shows flow and cartridge only where they apply', () => {
    const attributes = { 'litres-per-minute': 5, 'cartridge-size': 35 }
    expect(labels(attributes, 'au', ['basins'])).toEqual([])
    expect(labels(attributes, 'au', ['spare-parts-valves'])).toEqual(['Cartridge size: 35 mm'])
  })
})

describe('fields that say a thing twice', () => {
  const kept = (attributes: object) =>
    withoutRepeats(technicalFields(attributes, 'au', ['tapware'])).map(({ label, value }) => `${label}: ${value}`)

  it.each([
    [{ 'wels-flow-rate': '4.5 L/min', 'litres-per-minute': 4.5 }, ['WELS flow rate: 4.5 L/min']],
    [{ 'wels-flow-rate': '4.5 L/min', 'litres-per-minute': 6 }, ['WELS flow rate: 4.5 L/min', 'Flow rate: 6 L/min']],
    [{ 'litres-per-minute': 6 }, ['Flow rate: 6 L/min']],
    [{ 'item-tapholes': '1 tap hole', 'number-of-tap-holes': 1 }, ['Tap holes: 1 tap hole']],
    [{ 'item-tapholes': 'No tap hole', 'number-of-tap-holes': 0 }, ['Tap holes: No tap hole']],
    [
      { 'item-tapholes': '1 tap hole', 'number-of-tap-holes': 10 },
      ['Tap holes: 1 tap hole', 'Number of tap holes: 10'],
    ],
  ])('%j', (attributes, expected) => {
    expect(kept(attributes)).toEqual(expected)
  })
})

describe('feature bullets', () => {
  it.each([
    ['• One • Two-handed • Three', ['One', 'Two-handed', 'Three']],
    ['One - Two – Three', ['One', 'Two', 'Three']],
    ['- Lead-free brass\n- 35 mm cartridge', ['Lead-free brass', '35 mm cartridge']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(splitFeatures(text)).toEqual(expected)
  })
})
