import { expect, it } from 'vitest'
import { ATTRIBUTE_KEYS } from '@specify/catalogue/facts/attributes.ts'
import type { VariantView } from '#app/features/catalogue/views/product-view.ts'
import { MARKETS } from '@specify/core/market.ts'
import { Markup } from '#app/platform/pdf/markup/markup.ts'
import { productSheet, type ProductSheet } from './product-sheet.ts'

const variant = (fields: Partial<VariantView>): VariantView => ({
  sku: '97140C',
  name: null,
  colour: null,
  itemCode: null,
  ean: null,
  images: [],
  lineDiagrams: [],
  price: { kind: 'none' },
  path: '',
  fields: [],
  features: [],
  files: [],
  components: [],
  spareParts: [],
  keyFacts: [],
  handedTwin: null,
  ...fields,
})

function sheetOf(chosen: VariantView, more: Partial<ProductSheet> = {}): ReturnType<typeof productSheet> {
  const product = {
    productId: 'p',
    name: 'Tūroa <b>Mixer</b>',
    brand: 'Caroma',
    range: '',
    isNew: false,
    isInternal: false,
    isDiscontinued: false,
    variants: [variant({ sku: 'OTHER' }), chosen],
    choices: null,
  }
  return productSheet({
    market: MARKETS.nz,
    product,
    variant: chosen,
    category: '',
    description: new Markup(''),
    descriptionLength: 0,
    parts: {},
    replacedBy: [],
    priceBasis: 'RRP in NZD',
    date: '24 Nov 2026',
    publicUrl: 'https://specify.example',
    ...more,
  })
}

it('of a product with nothing but a name has no empty parts', () => {
  const { body, title, pictures } = sheetOf(variant({}))
  expect(title).toBe('Tūroa <b>Mixer</b> 97140C')
  expect(body.text).toContain('Tūroa &lt;b&gt;Mixer&lt;/b&gt;')
  expect(body.text.match(/<h2>[^<]*/g)).toEqual(['<h2>Product Codes'])
  expect(body.text).toContain('No picture available')
  expect(body.text).not.toMatch(/undefined|null|RRP \$|<img/)
  expect(pictures.addresses).toEqual([])
})

it('states every field once, the chosen variant, its files and what replaces it', () => {
  const { body, pictures } = sheetOf(
    variant({
      colour: 'Brushed Brass',
      ean: '939',
      images: ['a.webp', 'b.webp'],
      lineDiagrams: ['c.svg'],
      price: { kind: 'rrp', price: { centAmount: 66_800, currencyCode: 'NZD', fractionDigits: 2 } },
      fields: ATTRIBUTE_KEYS.map((key) => ({
        key,
        label: `Label ${key}`,
        value: `Value of ${key}.`,
        isSearchable: false,
      })),
      features: ['"Quiet"'],
      files: [
        { type: 'GLB-file', label: 'GLB', url: '/media/Original/a.glb', version: '2', date: null, sizeBytes: null },
      ],
      spareParts: ['GONE', '687118C'],
    }),
    {
      parts: {
        '687118C': {
          sku: '687118C',
          name: 'Aerator',
          colour: 'Chrome',
          image: null,
          price: { kind: 'none' },
          path: '',
        },
      },
      replacedBy: ['NEW1'],
    },
  )
  for (const key of ATTRIBUTE_KEYS.filter((each) => !['item-code', 'ean', 'brand', 'range', 'colour'].includes(each)))
    expect(body.text).toContain(`Value of ${key}.`)
  expect(body.text).toContain('<strong>RRP $668.00</strong> (inc. GST)')
  expect(body.text).toMatch(/<tr class="marked">(?:(?!<tr).)*97140C/)
  expect(body.text).toContain('Aerator</th><td><span class="code">687118C</span></td><td>Chrome')
  expect(body.text).toContain('<a href="https://specify.example/media/Original/a.glb">GLB</a>')
  expect(body.text).toContain('<li>&quot;Quiet&quot;</li>')
  expect(pictures.addresses.map((address) => address.split('/').at(-1))).toEqual([
    'a.webp',
    'BrushedBrass.svg',
    'b.webp',
    'c.svg',
  ])
})

it('sets a single further picture beside the drawing, and more in a row of their own', () => {
  const headsOf = (images: string[], lineDiagrams: string[]) =>
    sheetOf(variant({ images, lineDiagrams })).body.text.match(/<h2>(Pictures|Measurements)|class="beside"/g)
  expect(headsOf(['a.webp', 'b.webp'], ['c.svg', 'd.svg'])).toEqual(['<h2>Measurements', 'class="beside"'])
  expect(headsOf(['a.webp', 'b.webp', 'e.webp'], ['c.svg'])).toEqual(['<h2>Pictures', '<h2>Measurements'])
  expect(headsOf(['a.webp', 'b.webp'], [])).toEqual(['<h2>Pictures'])
  expect(headsOf(['a.webp'], ['c.svg'])).toEqual(['<h2>Measurements'])
})
