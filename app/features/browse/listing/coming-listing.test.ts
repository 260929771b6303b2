import { expect, it } from 'vitest'
import { chipsIn, facetsIn } from './coming-listing.ts'
import { INITIAL_STATE } from './listing-state.ts'
import type { FacetView } from './listing-view.ts'

const value = (name: string, isSelected = false) => ({ value: name, label: name, count: 5, isSelected })
const COLOUR: FacetView = {
  parameter: 'colour',
  type: 'color',
  label: 'Colour',
  unit: null,
  values: [value('Chrome', true), value('Nickel')],
  range: null,
}
const PRICE: FacetView = {
  parameter: 'price',
  type: 'range',
  label: 'Price',
  unit: '$',
  values: [],
  range: {
    min: 10,
    max: 900,
    chosen: { min: 0, max: 100 },
    bands: [
      { min: 0, max: 100, label: '$0 to $100', count: 5, isSelected: true },
      { min: 100, max: 500, label: '$100 to $500', count: 5, isSelected: false },
    ],
  },
}
const chips = [
  { parameter: 'colour', value: 'Chrome', label: 'Colour: Chrome' },
  { parameter: 'price', value: null, label: 'Price: $0–$100' },
]

it('a value and a band are ticked before their results are there', () => {
  const state = { ...INITIAL_STATE, values: { colour: ['Nickel'] }, ranges: { price: { min: 100, max: 500 } } }
  const [colour, price] = facetsIn([COLOUR, PRICE], state)
  expect(colour?.values.map(({ isSelected }) => isSelected)).toEqual([false, true])
  expect(price?.range?.bands.map(({ isSelected }) => isSelected)).toEqual([false, true])
  expect(price?.range?.chosen).toEqual({ min: 100, max: 500 })
})

it('chips come and go with what is ticked', () => {
  const labels = (values: Record<string, string[]>, ranges = {}) =>
    chipsIn({ chips, facets: [COLOUR, PRICE] }, { ...INITIAL_STATE, values, ranges }).map(({ label }) => label)
  expect(labels({ colour: ['Chrome', 'Nickel'] }, { price: { min: 0, max: 100 } })).toEqual([
    'Colour: Chrome',
    'Price: $0–$100',
    'Colour: Nickel',
  ])
  expect(labels({ colour: ['Nickel'] })).toEqual(['Colour: Nickel'])
  expect(labels({})).toEqual([])
})
