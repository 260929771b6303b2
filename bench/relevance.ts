import { buildIndex, IndexView, type SearchQuery } from '@specify/engine'
import { openDemoSearch } from '#tests/relevance/demo-search.ts'
import { demoSearchRecords } from '#tests/relevance/demo-search-records.ts'
import { gradedTitles } from '#tests/relevance/graded-titles.ts'
import { HELD_OUT_QUERIES } from '#tests/relevance/held-out-queries.ts'
import { measure, measureNotSold } from '#tests/relevance/measure.ts'
import { measureNdcg } from '#tests/relevance/ndcg.ts'
import { NOT_SOLD_QUERIES } from '#tests/relevance/not-sold-queries.ts'
import { TUNING_QUERIES } from '#tests/relevance/tuning-queries.ts'
import { toRow, type BenchRow } from './row.ts'

/** Measures relevance: of the site on judged queries, and of the engine alone on graded titles. */
export async function benchRelevance(): Promise<BenchRow[]> {
  const search = await openDemoSearch()
  const records = await demoSearchRecords()
  const rows: BenchRow[] = []
  for (const [half, queries] of [
    ['tuning half', TUNING_QUERIES],
    ['held-out half', HELD_OUT_QUERIES],
  ] as const) {
    const { precisionAt5, withoutResult, rightFinish } = await measure(queries, search, records)
    rows.push(
      toRow(`precision of the first five, ${half}`, precisionAt5, 'share', 0.85),
      toRow(`finish asked for is shown, ${half}`, rightFinish, 'share', 0.95),
      toRow(`queries without a result, ${half}`, withoutResult * 100, '%', 1),
    )
  }
  rows.push(toRow('honest about what is not sold', await measureNotSold(NOT_SOLD_QUERIES, search), 'share'))
  return [...rows, ...(await benchTitles())]
}

async function benchTitles(): Promise<BenchRow[]> {
  const { titles, queries } = gradedTitles()
  const view = new IndexView(
    await buildIndex({
      identity: { name: 'titles', generation: '1' },
      settings: { searchable: ['title'], codes: [], facets: [], synonyms: [], customRanking: [], sorts: [] },
      records: titles.map(({ id, title }) => ({ objectID: id, title })),
    }),
  )
  const rows: BenchRow[] = []
  for (const [name, options] of [
    ['all words', {}],
    ['any words where none has all', { removeWords: 'allOptional' }],
  ] as const satisfies [string, SearchQuery][]) {
    const { all, misspelt } = await measureNdcg(queries, (text) => {
      const { hits } = view.search({ text, ...options, limit: 10 })
      return Promise.resolve(hits.map(({ docId }) => view.readRecord(docId).objectID))
    })
    rows.push(toRow(`NDCG@10 of titles, ${name}`, all, 'share'), toRow(`misspelt, ${name}`, misspelt, 'share'))
  }
  return rows
}
