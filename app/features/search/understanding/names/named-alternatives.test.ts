import { buildIndex, IndexView } from '@specify/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { indexSettings } from '#app/features/search/catalogue/index-settings.ts'
import { valueMeaning } from '../lexicon/meaning.ts'
import { calledSo, nameAlternatives } from './named-alternatives.ts'

const FEW = 3
const MANY = 101

let view: IndexView
beforeAll(async () => {
  const named = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ objectID: `${name}${at}`, name, 'product-types': ['Wastes'] }))
  const records = [...named('Slotted Waste', FEW), ...named('Plain Waste', MANY)]
  view = new IndexView(
    await buildIndex({ identity: { name: 'test', generation: '1' }, settings: indexSettings('au'), records }),
  )
})

const waste = (words: string) => {
  const [alternative] = valueMeaning('product-types', ['Wastes']).alternatives
  const meaning = { ...valueMeaning('product-types', ['Wastes']), alternatives: [{ ...alternative!, words }] }
  return { first: 0, end: 1, typed: words, meaning }
}

describe('products that are called so', () => {
  it('are named one by one, unless they are too many', () => {
    expect(calledSo(view, 'slotted', null)).toMatchObject({ kind: 'or', filters: { length: FEW } })
    expect(calledSo(view, 'plain', null)).toBe('many')
    expect(calledSo(view, 'round', null)).toBeNull()
  })

  it('are what a kind stands for; the words of too many are left to be looked for', () => {
    const [slotted, plain] = nameAlternatives(view, [waste('slotted'), waste('plain')])
    expect(slotted?.meaning.filter).toMatchObject({ kind: 'or' })
    expect(plain?.meaning.filter).toBeUndefined()
  })
})
