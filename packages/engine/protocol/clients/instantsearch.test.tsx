import { setImmediate } from 'node:timers/promises'
import { liteClient } from 'algoliasearch/lite'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import {
  HierarchicalMenu,
  Highlight,
  Hits,
  InstantSearch,
  InstantSearchSSRProvider,
  RangeInput,
  RefinementList,
  SearchBox,
  SortBy,
  getServerState,
} from 'react-instantsearch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoopbackServer, startServer } from '../testing/loopback-server.ts'
import { sampleView } from '../testing/sample-index.ts'

let server: LoopbackServer

beforeAll(async () => {
  const view = await sampleView()
  server = await startServer({
    resolve: (name) =>
      name === 'au_products' ? { view } : name === 'au_products_name_asc' ? { view, sort: 'name_asc' } : null,
    onEvents: () => {},
    newQueryId: () => '0'.repeat(32),
    now: () => performance.now(),
    nextTurn: () => setImmediate(),
    admit: () => {},
    charge: () => {},
  })
})

afterAll(() => server.close())

function NameHit({ hit }: Pick<ComponentProps<typeof Highlight>, 'hit'>) {
  return <Highlight attribute="name" hit={hit} />
}

function Listing({ url }: { readonly url: string }) {
  const searchClient = liteClient('app', 'key', { hosts: [{ url: url, accept: 'read', protocol: 'http' }] })
  const refined = {
    query: 'mixer',
    refinementList: { range: ['Liano', 'Tūroa'], colours: ['-5'] },
    hierarchicalMenu: { 'categories.lvl0': ['Bathroom'] },
    range: { price: '10:90' },
  }
  return (
    <InstantSearch searchClient={searchClient} indexName="au_products" initialUiState={{ au_products: refined }}>
      <SearchBox />
      <RefinementList attribute="range" />
      <RefinementList attribute="colours" />
      <HierarchicalMenu attributes={['categories.lvl0', 'categories.lvl1']} />
      <RangeInput attribute="price" />
      <SortBy
        items={[
          { label: 'Newest', value: 'au_products' },
          { label: 'Name', value: 'au_products_name_asc' },
        ]}
      />
      <Hits hitComponent={NameHit} />
    </InstantSearch>
  )
}

describe('react-instantsearch', () => {
  test('renders a refined listing on the server', async () => {
    const url = `localhost:${server.port}`
    const state = await getServerState(<Listing url={url} />, { renderToString })
    const html = renderToString(
      <InstantSearchSSRProvider {...state}>
        <Listing url={url} />
      </InstantSearchSSRProvider>,
    )
    expect(html).toContain('<mark class="ais-Highlight-highlighted">Mixer</mark>')
    expect(html).toMatch(/checkbox"[^>]*checked[^>]*value="Tūroa"|value="Tūroa"[^>]*checked/)
    expect(html).toContain('Bathroom')
    expect(html).toContain('Shower Mixer')
    expect(html).not.toMatch(/Urbane <mark|Contura <mark/)
    const results = state.initialResults['au_products']?.results?.[0]
    expect(results?.nbHits).toBeGreaterThan(0)
  })
})
