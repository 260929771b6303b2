import algoliasearchHelper from 'algoliasearch-helper'
import { describe, expect, test } from 'vitest'
import type { SearchRecord } from '../../model.ts'
import { listScalars, parsePath } from '../../path.ts'
import { sampleRecords } from '../testing/sample-index.ts'
import { useClient } from '../testing/use-client.ts'
import { withValue } from '../testing/with-value.ts'

const client = useClient()

describe('algoliasearch-helper', () => {
  test('refined facets offer what else could be ticked, and levels of categories count', async () => {
    const helper = algoliasearchHelper(client(), 'au_products', {
      disjunctiveFacets: ['range', 'colours', 'price'],
      facets: ['isNew'],
      hierarchicalFacets: [
        { name: 'categories', attributes: ['categories.lvl0', 'categories.lvl1'], separator: ' > ' },
      ],
      maxValuesPerFacet: 999,
    })
    helper.addDisjunctiveFacetRefinement('range', 'Liano')
    helper.addDisjunctiveFacetRefinement('range', 'Tūroa')
    // Clients escape a leading minus, which would negate the value.
    helper.addDisjunctiveFacetRefinement('colours', '\\-5')
    helper.addNumericRefinement('price', '>=', 20)
    helper.toggleFacetRefinement('categories', 'Bathroom')
    const { content: results } = await helper.searchOnce({})

    const inRange = (record: SearchRecord) => ['Liano', 'Tūroa'].includes(String(record['range']))
    const isDear = (record: SearchRecord) => Number(record['price']) >= 20
    const [inColour, inRoom] = [withValue('colours', '-5'), withValue('categories.lvl0', 'Bathroom')]
    const having = (...all: ((record: SearchRecord) => boolean)[]) =>
      sampleRecords.filter((record) => all.every((one) => one(record)))
    const counted = (name: string) => results.getFacetValues(name, {})
    expect(results.nbHits).toBe(having(inRange, inColour, isDear, inRoom).length)
    expect(asCounts(counted('range'))).toEqual(countBy(having(inColour, isDear, inRoom), 'range'))
    expect(asCounts(counted('colours'))).toEqual(countBy(having(inRange, isDear, inRoom), 'colours'))
    expect(asCounts(counted('isNew'))).toEqual(countBy(having(inRange, inColour, isDear, inRoom), 'isNew'))
    expect(results.getFacetStats('price')).toMatchObject({
      min: Math.min(...having(inRange, inColour, inRoom).map(({ price }) => Number(price))),
    })
    const tree = counted('categories')
    expect(tree).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ name: 'Bathroom', isRefined: true })]),
    })
    const rooms = tree && 'data' in tree ? (tree.data ?? []) : []
    expect(Object.fromEntries(rooms.map(({ name, count }) => [name, count]))).toEqual(
      countBy(having(inRange, inColour, isDear), 'categories.lvl0'),
    )
    const inside = rooms.find(({ name }) => name === 'Bathroom')?.data ?? []
    expect(Object.fromEntries(inside.map(({ name, count }) => [`Bathroom > ${name}`, count]))).toEqual(
      countBy(having(inRange, inColour, isDear, inRoom), 'categories.lvl1'),
    )
  })
})

function countBy(records: readonly SearchRecord[], attribute: string): Record<string, number> {
  const groups = records.flatMap((record) => Array.from(new Set(listScalars(record, parsePath(attribute)))))
  return Object.fromEntries(Array.from(Map.groupBy(groups, String), ([value, all]) => [value, all.length]))
}

function asCounts(values: ReturnType<algoliasearchHelper.SearchResults['getFacetValues']>): Record<string, number> {
  return Array.isArray(values) ? Object.fromEntries(values.map(({ name, count }) => [name, count])) : {}
}
