import { describe, expect, it } from 'vitest'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import { editedCell, readFactor, type EditKind } from './edit-cells.ts'

const variant = plainVariant('A', { prices: { AUD: { centAmount: 34_999 } }, attributes: { warranty: '5 years' } })
const product = plainProduct([variant], { description: 'A 5 star mixer', alternatives: ['B', 'C'] })
const cell = (kind: EditKind, target: string, value = '', find = '') =>
  editedCell({ kind, target, value, find }, product, variant)

describe('an edit', () => {
  it.each([
    ['sets a value', cell('set', 'warranty', '7 years'), '7 years'],
    ['clears one', cell('clear', 'warranty'), 'CLEAR'],
    ['multiplies a price to whole cents', cell('multiply', 'price AUD', '1.05'), '367.49'],
    ['takes per cent', cell('multiply', 'price AUD', '95 %'), '332.49'],
    ['leaves a price that there is not', cell('multiply', 'price NZD', '1.05'), ''],
    ['replaces a text of a variant', cell('replace', 'warranty', '10', '5'), '10 years'],
    ['replaces a text of the product', cell('replace', 'description', '6 star', '5 star'), 'A 6 star mixer'],
    ['leaves a text that has it not', cell('replace', 'warranty', '10', 'months'), ''],
    ['adds to a list, each value once', cell('add', 'alternatives', 'C; D'), 'B, C, D'],
    ['leaves a list that has it', cell('add', 'alternatives', 'B'), ''],
    ['clears what nothing is left of', cell('replace', 'warranty', '', '5 years'), 'CLEAR'],
  ])('%s', (_, made, expected) => {
    expect(made).toBe(expected)
  })
})

it('makes no text of any size: one that a cell cannot hold is longer than it may be, and no more', () => {
  const words = plainProduct([variant], { description: 'e'.repeat(20_000) })
  const made = editedCell(
    { kind: 'replace', target: 'description', value: 'x'.repeat(4_000), find: 'e' },
    words,
    variant,
  )
  expect(made.length).toBeGreaterThan(4_000)
  expect(made.length).toBeLessThan(10_000)
})

it.each([
  ['1.05', 1.05],
  ['105%', 1.05],
  ['0.05', null],
  ['11', null],
  ['1,05', null],
  ['x', null],
  ['-1', null],
])('the factor %s is %s', (typed, factor) => {
  expect(readFactor(typed)).toBe(factor)
})
