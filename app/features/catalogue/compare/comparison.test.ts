import { describe, expect, it } from 'vitest'
import { ATTRIBUTE_KEYS, type Attributes } from '@specify/catalogue/facts/attributes.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import { compareVariants, type ComparedVariant } from './comparison.ts'
import { groupOf } from './comparison-groups.ts'

const TAPWARE = { categoryId: 't', name: 'Tapware', _url: '/products/tapware/', subCategories: [] }
const BASINS = { categoryId: 'b', name: 'Basins', _url: '/products/basins/', subCategories: [] }
const PUBLIC = { locale: 'au', visibility: 'public' } as const

function compared(sku: string, attributes: Attributes, more: Partial<Product> = {}): ComparedVariant {
  const variant = plainVariant(sku, { attributes, prices: { AUD: { centAmount: 12_345 } } })
  const product = plainProduct([variant], { categories: [TAPWARE], ...more })
  return { product, variant, replacedBy: [], alternatives: [] }
}

const MIXER = compared('MIX', {
  brand: 'Caroma',
  colour: 'Chrome',
  'wels-rating': '5 star',
  'litres-per-minute': 6,
  'outlet-length': 122,
  leadfree: true,
})
const TALL = compared('TALL', { brand: 'Caroma', colour: 'Chrome', 'outlet-length': 160, leadfree: true })
const BASIN = compared('BASIN', { brand: 'Caroma', width: 500, 'litres-per-minute': 6 }, { categories: [BASINS] })

const rowsOf = (...each: ComparedVariant[]) => compareVariants(each, PUBLIC).groups.flatMap(({ rows }) => rows)

describe('the rows of a comparison', () => {
  it('are what one of them states, in the order of the technical list, grouped', () => {
    const { groups, equalRows } = compareVariants([MIXER, TALL], PUBLIC)
    expect(groups.map(({ heading, rows }) => [heading, rows.map(({ label, values }) => [label, ...values])])).toEqual([
      [
        'Product',
        [
          ['Brand', 'Caroma', 'Caroma'],
          ['Colour', 'Chrome', 'Chrome'],
        ],
      ],
      [
        'Water',
        [
          ['WELS Rating', '5 star', null],
          ['Flow rate', '6 L/min', null],
        ],
      ],
      ['Dimensions and weight', [['Spout reach', '122 mm', '160 mm']]],
      ['Compliance and warranty', [['Lead Free', 'Yes', 'Yes']]],
    ])
    expect(equalRows).toBe(3)
  })

  it('differ where one has no value, and where one product is alone', () => {
    expect(rowsOf(MIXER, TALL).map(({ label, isEqual }) => [label, isEqual])).toEqual([
      ['Brand', true],
      ['Colour', true],
      ['WELS Rating', false],
      ['Flow rate', false],
      ['Spout reach', false],
      ['Lead Free', true],
    ])
    expect(compareVariants([MIXER], PUBLIC).equalRows).toBe(0)
    expect(compareVariants([], PUBLIC)).toEqual({ columns: [], groups: [], equalRows: 0 })
  })

  it('say a thing once, unless one product says it in one way only', () => {
    const both = compared('BOTH', { 'wels-flow-rate': '6 L/min', 'litres-per-minute': 6 })
    const flows = (...each: ComparedVariant[]) =>
      rowsOf(...each).flatMap(({ label }) => (/flow/i.test(label) ? label : []))
    expect(flows(both, both)).toEqual(['WELS flow rate'])
    expect(flows(both, TALL)).toEqual(['WELS flow rate'])
    expect(flows(both, MIXER)).toEqual(['WELS flow rate', 'Flow rate'])
  })

  it('are the union over categories, each product with the fields of its own category', () => {
    const rows = rowsOf(MIXER, BASIN)
    expect(rows.find(({ key }) => key === 'litres-per-minute')?.values).toEqual(['6 L/min', null])
    expect(rows.find(({ key }) => key === 'width')).toEqual({
      key: 'width',
      label: 'Width',
      unit: 'mm',
      isNumber: true,
      values: [null, '500 mm'],
      isEqual: false,
    })
  })
})

describe('a column', () => {
  it('has its price, finishes and what replaces it, as the reader may see them', () => {
    const gone = { ...compared('OLD', { colour: 'Chrome' }, { status: 'discontinued' }), replacedBy: [MIXER] }
    const builder = compared('BUILD', {}, { builderRange: { au: true, nz: false } })
    const { columns } = compareVariants([gone, builder], PUBLIC)
    expect(columns[0]).toMatchObject({
      sku: 'OLD',
      isDiscontinued: true,
      price: { kind: 'rrp', price: { centAmount: 12_345 } },
      replacedBy: [{ sku: 'MIX', colour: 'Chrome' }],
      alternatives: [],
      finishes: [{ sku: 'OLD', label: 'Chrome', colour: 'Chrome' }],
    })
    expect(columns[1]).toMatchObject({ price: { kind: 'contact' }, isDiscontinued: false })
  })

  it('gives pictures and drawings as complete addresses', () => {
    const variant = plainVariant('PIC', { images: ['ProductThumbnail/a.webp'], lineDiagramList: ['cad/a.svg'] })
    const { columns } = compareVariants(
      [{ product: plainProduct([variant]), variant, replacedBy: [], alternatives: [] }],
      PUBLIC,
    )
    expect(columns[0]).toMatchObject({ image: '/media/ProductThumbnail/a.webp', lineDiagrams: ['/media/cad/a.svg'] })
  })
})

it('has a heading for every attribute, and each heading once', () => {
  const headings = ATTRIBUTE_KEYS.map(groupOf)
  const runs = headings.filter((heading, index) => heading !== headings[index - 1])
  expect(runs).toEqual([...new Set(headings)])
  expect(headings).not.toContain('')
})
