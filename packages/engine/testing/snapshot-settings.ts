import type { IndexSettings } from '../model.ts'

export const settings: IndexSettings = {
  searchable: ['name'],
  codes: ['sku'],
  facets: [
    { attribute: 'colour', kind: 'term' },
    { attribute: 'lengthMm', kind: 'number' },
    { attribute: 'tags', kind: 'term' },
  ],
  synonyms: [['lav', 'basin']],
  customRanking: [{ attribute: 'lengthMm', order: 'asc' }],
  sorts: [{ name: 'name_asc', attribute: 'name', order: 'asc' }],
}
export const identity = { name: 'au_products', generation: '42' }
export const expected = { identity, settings }
