import { describe, expect, it } from 'vitest'
import type { Alternative, Condition } from '#app/features/search/understanding/lexicon/meaning.ts'
import { literally } from '#app/features/search/understanding/understanding.ts'
import { INITIAL_STATE } from './listing-state.ts'
import { understoodView } from './understood-view.ts'

const all = (...conditions: Condition[]): Alternative => ({ conditions, words: '' })
const type = (value: string): Condition => ({ attribute: 'product-types', values: [value] })
const colour = (value: string): Condition => ({ attribute: 'colour', values: [value] })

describe('what a part of a query is called', () => {
  it.each([
    ['values of one filter', [all(colour('Matte Black')), all(colour('Black'))], 'Colour: Matte Black, Black'],
    ['a range as its maker spells it', [all({ attribute: 'range', values: ['Turoa'] })], 'Collection: Tūroa'],
    ['a flag', [all({ attribute: 'leadfree', values: [true] })], 'Lead Free'],
    ['a range', [all({ attribute: 'length', range: { max: 1600 } })], 'Length: up to 1600 mm'],
    ['a price', [all({ attribute: 'price.AUD', range: { min: 100, max: 200 } })], 'Price: $100 to $200'],
    ['a category', [all({ attribute: 'categories.lvl1', values: ['Tapware > Sets'] })], 'Product type: Sets'],
    [
      'types, and one of a size',
      [all(type('Basins')), all(type('Sinks')), all(type('Tubs'), { attribute: 'length', range: { max: 500 } })],
      'Product type: Basins, Sinks or Product type: Tubs, Length: up to 500 mm',
    ],
    ['a size that names alone state', [{ conditions: [], words: '35 mm' }], '“hotel”'],
    ['a filter without a name', [all({ attribute: 'specify-sectors', values: [106] })], '“hotel”'],
  ])('%s', (_, alternatives, label) => {
    const understood = { ...literally(''), parts: [{ typed: 'hotel', role: 'attribute' as const, alternatives }] }
    const view = understoodView(understood, { ...INITIAL_STATE, query: 'hotel' }, 'au')
    expect(view?.parts.map((part) => part.label)).toEqual([label])
  })

  it('once where it was said twice', () => {
    const part = { role: 'attribute' as const, alternatives: [all(colour('White'))] }
    const parts = [
      { ...part, typed: 'white' },
      { ...part, typed: 'White' },
    ]
    const view = understoodView({ ...literally(''), parts }, { ...INITIAL_STATE, query: 'white White' }, 'au')
    expect(view?.parts.map(({ phrase }) => phrase)).toEqual(['white'])
  })

  it('a finish that is left out, not all the others', () => {
    const part = { typed: 'not chrome', role: 'attribute' as const, alternatives: [all(colour('Gunmetal'))] }
    const understood = { ...literally(''), parts: [{ ...part, refused: [colour('Chrome')] }] }
    const view = understoodView(understood, { ...INITIAL_STATE, query: 'not chrome' }, 'au')
    expect(view?.parts.map(({ label }) => label)).toEqual(['Colour: not Chrome'])
  })
})
