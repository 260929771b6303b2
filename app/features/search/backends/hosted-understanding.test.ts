import type { Filter } from '@specify/engine'
import { describe, expect, it } from 'vitest'
import { writeFilters } from './hosted-filters.ts'
import { understoodByHost } from './hosted-understanding.ts'
import { literally, type Understanding } from '../understanding/understanding.ts'

const term = (attribute: string, value: string | number): Filter => ({ kind: 'term', attribute, value })
const kind = term('product-types', 'Basin mixers')
const black: Filter = { kind: 'or', filters: [term('colour', 'Black'), term('colour', 'Matte Black')] }
const narrow: Filter = { kind: 'range', attribute: 'width', range: { max: 600 } }
const FACETS = new Set(['product-types', 'colour', 'width'])

const TYPED = 'black basin mixer liano'
const understood = (...filters: Filter[]): Understanding => ({
  ...literally('liano'),
  filter: { kind: 'and', filters },
  wishes: [kind],
  parts: [
    { typed: 'basin mixer', role: 'kind', alternatives: [] },
    { typed: 'cheap', role: 'order', alternatives: [] },
  ],
  order: 'price',
})

describe('an understood query for a hosted index', () => {
  it('keeps its conditions where the index has their facets, and no wishes or orders', () => {
    const { text, filter, wishes, order, parts } = understoodByHost(understood(kind, black, narrow), TYPED, FACETS)
    expect({ text, wishes, order }).toEqual({ text: 'liano', wishes: [], order: null })
    expect(filter).toEqual({ kind: 'and', filters: [kind, black, narrow] })
    expect(parts.map(({ role }) => role)).toEqual(['kind'])
  })

  it('keeps what is left out: values, and products of which no variant meets all', () => {
    const unfit: Filter = {
      kind: 'not',
      filter: { kind: 'or', filters: [term('objectID', 'a'), term('objectID', 'b')] },
    }
    const filters = [kind, { kind: 'not', filter: term('colour', 'Black') } as const, unfit]
    const { filter } = understoodByHost(understood(...filters), TYPED, FACETS)
    expect(filter).toEqual({ kind: 'and', filters })
    expect(writeFilters(filter ?? undefined, [])).toBe(
      '("product-types":"Basin mixers" AND NOT "colour":"Black" AND (NOT "objectID":"a" AND NOT "objectID":"b"))',
    )
  })

  it.each<[string, Filter]>([
    ['a facet that the index lacks', term('trap-type', 'S trap')],
    ['conditions within a choice', { kind: 'or', filters: [black, { kind: 'and', filters: [kind, narrow] }] }],
    ['a range that is left out', { kind: 'not', filter: narrow }],
    ['a range within a choice', { kind: 'or', filters: [kind, narrow] }],
    ['a number within a choice', { kind: 'or', filters: [term('colour', 'Black'), term('width', 600)] }],
  ])('is the text as it stands with %s', (_, filter) => {
    expect(understoodByHost(understood(kind, filter), TYPED, FACETS)).toEqual(literally(TYPED))
  })

  it('that has no conditions stays as it was read', () => {
    const read = { ...literally('toilet'), corrected: 'toilet' }
    expect(understoodByHost(read, 'toliet', new Set())).toEqual(read)
  })
})
