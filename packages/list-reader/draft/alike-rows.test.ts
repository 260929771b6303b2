import { expect, it } from 'vitest'
import type { DraftRow } from './list-draft.ts'
import { alikeRows, chooseForAlike, keyOf } from './alike-rows.ts'

const MATCH = { kind: 'unknown', sku: null, candidates: [], isSure: false } as const
const row = (id: number, more: Partial<DraftRow> = {}): DraftRow => {
  return { id, line: id, code: 'AB1', quantity: '1', room: `Level ${id}`, unitType: '', units: '', tag: '', note: '', roomNote: '', description: 'mixer', match: MATCH, choice: null, isLeftOut: false, ...more } // prettier-ignore
}

it('a product counts for all rows of one code and description that have none, and each keeps its own way back', () => {
  const rows = [
    row(1),
    row(2),
    row(3, { description: 'basin' }),
    row(4, { choice: 'CD2' }),
    row(5, { isLeftOut: true }),
    row(6),
  ]
  expect(
    alikeRows(rows)
      .get(keyOf(rows[0]!))
      ?.map(({ id }) => id),
  ).toEqual([1, 2, 6])
  const chosen = chooseForAlike(rows, 2, 'EF3')
  expect(chosen.map(({ choice }) => choice)).toEqual(['EF3', 'EF3', null, 'CD2', null, 'EF3'])
  const undone = chosen.map((each) => (each.id === 6 ? { ...each, choice: null } : each))
  expect(
    alikeRows(undone)
      .get(keyOf(rows[0]!))
      ?.map(({ id }) => id),
  ).toEqual([6])
})

it('rows without code and words have nothing in common', () => {
  const rows = [row(1, { code: '', description: '' }), row(2, { code: '', description: '' })]
  expect(alikeRows(rows).size).toBe(0)
  expect(chooseForAlike(rows, 1, 'EF3').map(({ choice }) => choice)).toEqual(['EF3', null])
})
