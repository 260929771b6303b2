import { buildIndex } from '../build-index.ts'
import type { FacetSetting, IndexSettings, SearchRecord } from '../model.ts'
import { IndexView } from '../view.ts'

export const facets: readonly FacetSetting[] = [
  { attribute: 'colour', kind: 'term' },
  { attribute: 'categories.lvl0', kind: 'term' },
  { attribute: 'variants.item-size', kind: 'number' },
  { attribute: 'price', kind: 'number' },
  { attribute: 'isNew', kind: 'boolean' },
  { attribute: 'brand', kind: 'term' },
  { attribute: 'absent', kind: 'term' },
]
const settings: IndexSettings = {
  searchable: ['name'],
  codes: [],
  facets,
  synonyms: [],
  customRanking: [
    { attribute: 'isNew', order: 'desc' },
    { attribute: 'price', order: 'asc' },
  ],
  sorts: [
    { name: 'name_asc', attribute: 'name', order: 'asc' },
    { name: 'name_desc', attribute: 'name', order: 'desc' },
  ],
}

export async function viewOf(all: readonly SearchRecord[]): Promise<IndexView> {
  return new IndexView(await buildIndex({ identity: { name: 'test', generation: '1' }, settings, records: all }))
}
