import { type AnyOrama, create, insertMultiple, search } from '@orama/orama'
import type { Filter, Refinement, SearchQuery } from '@specify/engine'
import { catalogueSettings, makeProduct, multipleValued } from './catalogue.ts'
import { flatten } from './flat-record.ts'
import type { Peer, PeerAnswer } from './peer.ts'

/** Orama takes dots for nesting and has no disjunctive counts, so these are one more search per refined facet. */
export class OramaPeer implements Peer {
  private readonly database: AnyOrama = create({ schema, sort: { enabled: true, unsortableProperties } })

  async build(size: number): Promise<void> {
    for (let from = 0; from < size; from += BATCH) {
      const numbers = Array.from({ length: Math.min(BATCH, size - from) }, (_, offset) => from + offset)
      await insertMultiple(this.database, numbers.map(toDocument), BATCH)
    }
  }

  async search(query: SearchQuery): Promise<PeerAnswer> {
    const refinements = query.refinements ?? []
    const counted = query.facets === '*' ? countedFacets : []
    const main = counted.filter((attribute) => !refinements.some((one) => one.attribute === attribute))
    const answer = await search(this.database, this.request(query, refinements, main, query.limit ?? 0))
    for (const refined of counted.length > 0 ? refinements : []) {
      const others = refinements.filter((one) => one !== refined)
      await search(this.database, this.request(query, others, [refined.attribute], 1))
    }
    return { nbHits: answer.count, documents: answer.hits.length }
  }

  async close(): Promise<void> {}

  private request(
    query: SearchQuery,
    refinements: readonly Refinement[],
    facets: readonly string[],
    limit: number,
  ): object {
    const where = Object.fromEntries([...toWhere(query.filter), ...refinements.map(toCondition)])
    return {
      term: query.text ?? '',
      ...(query.text ? { properties: ['name', 'skus'], threshold: 0, tolerance: query.facets ? 1 : 0 } : {}),
      ...(Object.keys(where).length > 0 ? { where } : {}),
      limit,
      offset: query.offset ?? 0,
      ...(facets.length > 0 ? { facets: Object.fromEntries(facets.map(toFacet)) } : {}),
      ...(query.text ? {} : { sortBy: toSort(query.sort) }),
    }
  }
}

const BATCH = 1000
const kinds = new Map(catalogueSettings.facets.map(({ attribute, kind }) => [attribute, kind]))
/** Ranges of numbers would have to be known beforehand. */
const countedFacets = Array.from(kinds).flatMap(([attribute, kind]) => (kind === 'number' ? [] : [attribute]))
const unsortableProperties = Array.from(kinds.keys(), property)
const schema = Object.fromEntries([
  ['name', 'string'],
  ['skus', 'string[]'],
  ['createdAt', 'number'],
  ...Array.from(kinds, ([attribute, kind]) => [property(attribute), toType(attribute, kind)]),
])

function toType(attribute: string, kind: string): string {
  if (kind !== 'term') return kind
  return multipleValued.has(attribute) ? 'enum[]' : 'enum'
}

function property(attribute: string): string {
  return attribute.replaceAll('.', '_')
}

function toDocument(number: number): object {
  const { name, skus, createdAt, facets } = flatten(makeProduct(number), number)
  const multiple = Array.from(
    multipleValued,
    (attribute) => [property(attribute), facets.get(attribute) ?? []] as const,
  )
  const single = Array.from(facets).flatMap(([attribute, [value]]) =>
    multipleValued.has(attribute) ? [] : [[property(attribute), value] as const],
  )
  return { id: String(number), name, skus: [...skus], createdAt, ...Object.fromEntries([...single, ...multiple]) }
}

function toWhere(filter: Filter | undefined): [string, object | boolean][] {
  if (!filter) return []
  if (filter.kind === 'and') return filter.filters.flatMap(toWhere)
  if (filter.kind === 'term') return [[property(filter.attribute), { in: [filter.value] }]]
  if (filter.kind === 'not' && filter.filter.kind === 'term')
    return [[property(filter.filter.attribute), filter.filter.value !== true]]
  throw new Error(`The workload has no ${filter.kind} filters`)
}

function toCondition({ attribute, values = [] }: Refinement): [string, object] {
  return [property(attribute), multipleValued.has(attribute) ? { containsAny: values } : { in: values }]
}

function toFacet(attribute: string): [string, object] {
  return [property(attribute), kinds.get(attribute) === 'boolean' ? { true: true, false: true } : { limit: 999 }]
}

function toSort(sort: string | undefined): object {
  if (sort === undefined) return { property: 'createdAt', order: 'DESC' }
  return { property: 'name', order: sort === 'name_asc' ? 'ASC' : 'DESC' }
}
