import { describe, expect, it } from 'vitest'
import { splitFeatures } from '@specify/catalogue/product/features.ts'
import { cleanProduct } from './clean-product.ts'
import { cleanMarkdown } from './clean-text.ts'
import { repairMojibake } from './repair-mojibake.ts'
import { cleanAttribute } from './clean-attribute.ts'

const category = { categoryId: 'basins', name: 'Basins', _url: '/products/basins/' }
const record = (over: object) => ({
  productId: 'p1',
  name: 'Basin',
  categories: [category],
  variants: [{ sku: '100', attributes: {} }],
  ...over,
})
const free = () => null

function accept(over: object) {
  const cleaned = cleanProduct(record(over), free)
  if (cleaned.kind === 'refused') throw new Error(JSON.stringify(cleaned.problems))
  return cleaned
}

describe('text of real feeds', () => {
  it.each([
    ['TÅ«roa', 'Tūroa'],
    ['CafÃƒÂ©', 'Café'],
    ['5 â€“ 6', '5 – 6'],
    ['Ünchanged é', 'Ünchanged é'],
  ])('repairs %s to %s', (broken, whole) => {
    expect(repairMojibake(broken)).toBe(whole)
  })

  it('turns HTML into Markdown and drops what could run', () => {
    const html =
      '<p>Solid <b>brass</b> &amp; ceramic</p><script>alert(1)</script><ul><li>One<li>Two</ul><img src=x onerror=alert(1)>'
    expect(cleanMarkdown(html)).toBe('Solid **brass** & ceramic\n\n- One\n- Two')
  })

  it('leaves Markdown with a less-than sign alone', () => {
    expect(cleanMarkdown('Flow < 5 L/min and > 1')).toBe('Flow < 5 L/min and > 1')
  })

  it.each([' ', '\t', '\u00a0', ' \n', '\u2003\n'])('does not take minutes over a gap of %j', (blank) => {
    const started = performance.now()
    const bullets = splitFeatures(cleanMarkdown(`One${blank.repeat(60_000)}Two`))
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(bullets).toEqual(blank.includes('\n') ? ['One', 'Two'] : ['One Two'])
  })
})

describe('cells of real feeds', () => {
  it.each([
    ['length', '1,500 mm', 1500],
    ['length', '1.5m', 1500],
    ['capacity-size', '4500 ml', 4.5],
    ['litres-per-minute', '7.5 L/min', 7.5],
    ['leadfree', 'Y', true],
    ['clean-flush', 'no', false],
    ['colour', ' Matte&nbsp;Black ', 'Matte Black'],
  ] as const)('%s %j holds %j', (key, cell, value) => {
    expect(cleanAttribute(key, cell)).toEqual({ kind: 'value', value })
  })

  it.each([
    '-',
    'N/A',
    'Not Applicable',
    '',
    'NULL',
    null,
    'None',
    'Unspecified',
    'NOT SPECIFIED',
    ' No information provided ',
  ])('%j holds nothing', (cell) => {
    expect(cleanAttribute('colour', cell)).toEqual({ kind: 'absent' })
  })

  it.each([
    ['length', 'about 5'],
    ['leadfree', 'maybe'],
    ['colour', { a: 1 }],
  ] as const)('%s %j cannot be used', (key, cell) => {
    expect(cleanAttribute(key, cell).kind).toBe('unusable')
  })
})

describe('a record', () => {
  it.each([
    ['no name', { name: '' }, 'name'],
    ['no variants', { variants: [] }, 'variants'],
    ['no categories', { categories: [] }, 'categories'],
    ['a SKU that is no code', { variants: [{ sku: '<b>', attributes: {} }] }, 'variants[0].sku'],
    ['an empty SKU', { variants: [{ sku: ' ', attributes: {} }] }, 'variants[0].sku'],
    ['an id of the wrong type', { productId: { a: 1 } }, 'productId'],
  ])('with %s is refused and says where', (_, over, field) => {
    const cleaned = cleanProduct(record(over), free)
    expect(cleaned.kind === 'refused' && cleaned.problems.map((problem) => problem.field)).toContain(field)
  })

  it.each(['00123', '96342-BN 6A', '1.5/2+3', 'A_1', '746150W(S)'])('keeps the SKU %s as it is', (sku) => {
    expect(accept({ variants: [{ sku, attributes: {} }] }).product.variants[0]?.sku).toBe(sku)
  })

  it.each([
    ['A'.repeat(65), `"${'A'.repeat(65)}" is longer than 64 characters`],
    [`A${'-1'.repeat(40)}`, `"${`A${'-1'.repeat(40)}`.slice(0, 70)}" is longer than 64 characters`],
    ['A@1', '"A@1" has "@", which a product code cannot have'],
    ['-A1', '"-A1" begins with "-"'],
    ['A1-', '"A1-" ends with "-"'],
    [' ', 'is empty'],
    ['NULL', 'is empty'],
  ])('says of the SKU %j why it is none', (sku, reason) => {
    expect(cleanProduct(record({ variants: [{ sku }] }), free)).toMatchObject({
      problems: [{ field: 'variants[0].sku', reason }],
    })
  })

  it.each([
    ['tst-red', 'TST-RED'],
    ['tst-red', 'tst_red'],
    ['TB 200+W', 'TB 200/W'],
    ['ärm', 'ÄRM'],
  ])('with the SKUs %s and %s, which have one address, has the first alone', (first, second) => {
    const { product, remarks } = accept({ variants: [{ sku: first }, { sku: second }, { sku: 'other' }] })
    expect(product.variants.map(({ sku }) => sku)).toEqual([first, 'other'])
    expect(remarks).toEqual([
      { field: 'variants[1].sku', reason: `"${second}" has the same address as "${first}": variant left out` },
    ])
  })

  it.each([
    ['1.2', '12'],
    ['A-1', 'A1'],
  ])('with the SKUs %s and %s has both', (first, second) => {
    expect(accept({ variants: [{ sku: first }, { sku: second }] }).remarks).toEqual([])
  })

  it('keeps the other variants when one SKU is taken, and is refused when none is left', () => {
    const variants = [
      { sku: '100', attributes: {} },
      { sku: '200', attributes: {} },
    ]
    const taken = (sku: string) => (sku === '200' ? 'already used on line 3' : null)
    const cleaned = cleanProduct(record({ variants }), taken)
    expect(cleaned).toMatchObject({
      kind: 'accepted',
      remarks: [{ field: 'variants[1].sku', reason: 'already used on line 3' }],
    })
    expect(cleanProduct(record({ variants: [variants[1]] }), taken).kind).toBe('refused')
  })

  it('has no mark in a name or text that nobody sees', () => {
    const hidden = '\u202eexe.\u2066Basin\u2069\u200f White\u200b'
    const { product } = accept({
      name: { 'en-AU': hidden },
      brand: hidden,
      range: hidden,
      description: hidden,
      categories: [{ ...category, name: hidden }],
      variants: [{ sku: '1\u202e00', attributes: { colour: hidden } }],
    })
    const [variant] = product.variants
    expect([product.name.nz, product.brand, product.range, product.description, product.categories[0]?.name]).toEqual(
      Array(5).fill('exe.Basin White'),
    )
    expect([variant?.sku, variant?.attributes.colour]).toEqual(['100', 'exe.Basin White'])
  })

  it('leaves out unknown attributes, unusable prices and addresses, each with a remark', () => {
    const { product, remarks } = accept({
      variants: [
        {
          sku: '100',
          images: ['javascript:alert(1)', 'ProductThumbnail/a.webp', '../../etc/passwd'],
          priceValues: [
            { currencyCode: 'AUD', value: -5 },
            { currencyCode: 'NZD', value: 70_000, discounted: 65_000 },
            { currencyCode: 'USD', value: 1 },
          ],
          attributes: {
            mystery: 'x',
            length: 'long',
            'assets-attributes': [
              { name: 'RFA-file', value: 'warrantyURL' },
              { name: 'DXF-file', value: '/a.dxf' },
            ],
          },
        },
      ],
    })
    expect(product.variants[0]).toMatchObject({
      images: ['ProductThumbnail/a.webp'],
      prices: { NZD: { centAmount: 70_000, discountedCentAmount: 65_000 } },
      attributes: { 'bim-file-types': ['DXF'] },
      files: [{ type: 'DXF-file', url: '/a.dxf' }],
    })
    expect(remarks.map((remark) => remark.field).toSorted()).toEqual([
      'variants[0].attributes.length',
      'variants[0].attributes.mystery',
      'variants[0].images',
      'variants[0].images',
      'variants[0].priceValues[0]',
      'variants[0].priceValues[2]',
    ])
  })

  it('reads names and features by language and lets a market borrow the other’s', () => {
    const { product } = accept({
      name: { 'en-AU': 'Tap', 'en-NZ': 'Tūroa Tap' },
      variants: [{ sku: '100', attributes: { features: { 'en-AU': 'A • B' } } }],
    })
    expect(product.name).toEqual({ au: 'Tap', nz: 'Tūroa Tap' })
    expect(product.variants[0]?.features).toEqual({ au: ['A', 'B'] })
    expect(accept({ name: { 'en-NZ': 'Only' } }).product.name.au).toBe('Only')
  })
})
