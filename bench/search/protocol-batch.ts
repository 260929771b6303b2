import { setImmediate } from 'node:timers/promises'
import type { SearchQuery, IndexView } from '@specify/engine'
import { handleQueryRequest } from '@specify/engine/protocol'

/** One request as InstantSearch sends it: the page, and one more search per refined facet for what else it offers. */
export async function askProtocol(view: IndexView, query: SearchQuery): Promise<number> {
  const refined = (query.refinements ?? []).map(({ attribute, values = [] }) => ({
    attribute,
    filters: values.map((value) => `${attribute}:${value}`),
  }))
  const category = query.filter?.kind === 'and' ? query.filter.filters.find(({ kind }) => kind === 'term') : undefined
  const fixed = category?.kind === 'term' ? [[`${category.attribute}:${category.value}`]] : []
  const common = { indexName: 'bench', maxValuesPerFacet: 999, filters: 'NOT isInternal:true' }
  const page = {
    ...common,
    facets: ['*'],
    hitsPerPage: 12,
    facetFilters: [...fixed, ...refined.map(({ filters }) => filters)],
  }
  const others = refined.map(({ attribute }) => ({
    ...common,
    facets: attribute,
    hitsPerPage: 0,
    analytics: false,
    facetFilters: [...fixed, ...refined.filter((one) => one.attribute !== attribute).map(({ filters }) => filters)],
  }))
  const body = JSON.stringify({ requests: [page, ...others] })
  const request = new Request('http://localhost/1/indexes/*/queries', { method: 'POST', body })
  const response = await handleQueryRequest(request, {
    resolve: () => ({ view }),
    onEvents: () => {},
    newQueryId: () => '',
    now: () => performance.now(),
    nextTurn: () => setImmediate(),
    admit: () => {},
    charge: () => {},
  })
  if (response.status !== 200) throw new Error(await response.text())
  return (await response.text()).length
}
