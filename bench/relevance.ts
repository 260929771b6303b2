import { openDemoSearch } from '#tests/relevance/demo-search.ts'
import { demoSearchRecords } from '#tests/relevance/demo-search-records.ts'
import { gradedTitles } from '#tests/relevance/graded-titles.ts'
import { HELD_OUT_QUERIES } from '#tests/relevance/held-out-queries.ts'
import { measure, measureNotSold } from '#tests/relevance/measure.ts'
import { measureNdcg } from '#tests/relevance/ndcg.ts'
import { NOT_SOLD_QUERIES } from '#tests/relevance/not-sold-queries.ts'
import { openTitleSearch } from '#tests/relevance/title-search.ts'
import { TUNING_QUERIES } from '#tests/relevance/tuning-queries.ts'
import { openTitlePeers } from './relevance/title-peers.ts'
import { toRow, type BenchRow } from './row.ts'

/** Measures relevance: of the site on judged queries, and on graded titles beside its peers. */
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

/** The search of the site on a catalogue of titles alone, beside what an operator could have instead. */
async function benchTitles(): Promise<BenchRow[]> {
  const { titles, tuning, heldOut } = gradedTitles()
  const searches = new Map([['Specify', await openTitleSearch(titles)], ...(await openTitlePeers(titles))])
  const rows: BenchRow[] = []
  for (const [half, queries] of [
    ['tuning half', tuning],
    ['held-out half', heldOut],
  ] as const) {
    for (const [name, search] of searches) {
      const { all, misspelt, withoutHit } = await measureNdcg(queries, search)
      rows.push(
        toRow(`NDCG@10 of titles, ${half}, ${name}`, all, 'share'),
        toRow(`  misspelt, ${name}`, misspelt, 'share'),
        toRow(`  without a hit, ${name}`, withoutHit, 'queries'),
      )
    }
  }
  return rows
}
