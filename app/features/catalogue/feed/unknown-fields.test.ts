import { describe, expect, it } from 'vitest'
import { PLAIN, remarks } from '../testing/remarks.ts'

describe('what a feed has beyond what is known is said', () => {
  it('fields that are not known, wherever they stand', async () => {
    const party = { name: 'A', mood: 1 }
    const said = await remarks({
      mood: 1,
      categories: [{ ...PLAIN.categories[0], subCategories: [{ ...PLAIN.categories[0], mood: 1 }] }],
      classification: { system: 'A', code: '1', title: 'B', mood: 1 },
      requires: [{ kind: 'waste', anyOf: ['A-1'], mood: 1 }],
      accessStandards: [{ standard: 'A', edition: '1', use: 'ambulant', mood: 1 }],
      buildingProduct: { mood: 1, use: 'x', manufacturer: party, importer: party },
      variants: [
        {
          sku: 'A-1',
          mood: 1,
          price: { centAmount: 1, mood: 1 },
          priceValues: [
            { currencyCode: 'AUD', value: 2 },
            { currencyCode: 'NZD', value: 2, mood: 1 },
          ],
          accessStandards: [{ standard: 'A', edition: '1', use: 'ambulant', mood: 1 }],
          attributes: {
            mood: 1,
            'item-attributes': [{ name: 'ean', value: null, mood: 1 }],
            'assets-attributes': [{ name: 'RFA-file', value: '/a.rfa', mood: 1 }],
          },
        },
      ],
    })
    const places = said.map(
      (each) => /^accepted 1: (.+): unknown (?:field|attribute): left out$/.exec(each)?.[1] ?? each,
    )
    expect(places.toSorted()).toEqual([
      'accessStandards[0].mood',
      'buildingProduct.importer.mood',
      'buildingProduct.manufacturer.mood',
      'buildingProduct.mood',
      'categories[0].subCategories[0].mood',
      'classification.mood',
      'mood',
      'requires[0].mood',
      'variants[0].accessStandards[0].mood',
      'variants[0].attributes.assets-attributes[0].mood',
      'variants[0].attributes.item-attributes[0].mood',
      'variants[0].attributes.mood',
      'variants[0].mood',
      'variants[0].price.mood',
      'variants[0].priceValues[1].mood',
    ])
  })
})
