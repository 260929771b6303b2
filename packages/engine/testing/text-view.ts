import { buildIndex } from '../build-index.ts'
import type { IndexSettings, SearchQuery, SearchRecord } from '../model.ts'
import { IndexView } from '../view.ts'

export const settings: IndexSettings = {
  searchable: ['name', 'variants.item-name', 'description'],
  codes: ['sku', 'variants.sku'],
  facets: [{ attribute: 'isPublic', kind: 'boolean' }],
  synonyms: [
    ['matt', 'matte'],
    ['lav', 'basin'],
    ['wc', 'toilet suite', 'water closet'],
  ],
  customRanking: [{ attribute: 'createdAt', order: 'desc' }],
  sorts: [{ name: 'name_asc', attribute: 'name', order: 'asc' }],
}

export async function viewOf(records: readonly SearchRecord[], own: IndexSettings = settings): Promise<IndexView> {
  return new IndexView(await buildIndex({ identity: { name: 'test', generation: '1' }, settings: own, records }))
}

/** Lists the ids of what a text finds, best first. */
export function find(view: IndexView, text: string, query: SearchQuery = {}): string[] {
  return view.search({ ...query, text }).hits.map(({ docId }) => view.readRecord(docId).objectID)
}
