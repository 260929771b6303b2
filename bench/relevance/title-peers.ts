import { create, insertMultiple, search } from '@orama/orama'
import MiniSearch from 'minisearch'
import { naiveBm25, type Titled } from '#tests/relevance/bm25.ts'

type TitleSearch = (query: string) => Promise<readonly string[]>

/** Opens the searches that an operator could have instead of ours, each as its documentation advises for titles. */
export async function openTitlePeers(titles: readonly Titled[]): Promise<ReadonlyMap<string, TitleSearch>> {
  return new Map([
    ['BM25', naiveBm25(titles)],
    ['MiniSearch', openMiniSearch(titles)],
    ['Orama', await openOrama(titles)],
  ])
}

function openMiniSearch(titles: readonly Titled[]): TitleSearch {
  const index = new MiniSearch<Titled>({ fields: ['title'], searchOptions: { prefix: true, fuzzy: 0.2 } })
  index.addAll(titles)
  return async (query) => index.search(query).map(({ id }) => String(id))
}

async function openOrama(titles: readonly Titled[]): Promise<TitleSearch> {
  const database = create({ schema: { title: 'string' } })
  await insertMultiple(
    database,
    titles.map(({ id, title }) => ({ id, title })),
  )
  return async (query) => {
    const { hits } = await search(database, { term: query, tolerance: 1, limit: 10 })
    return hits.map(({ id }) => id)
  }
}
