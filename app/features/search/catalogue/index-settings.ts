import type { Locale } from '@specify/core/market.ts'
import type { FacetSetting, IndexSettings } from '@specify/engine'
import { FACETS, facetAttribute, type FacetDefinition } from '../hits/facets.ts'

const SYNONYMS = [
  ['matt', 'matte', 'mat'],
  ['grey', 'gray'],
  ['gunmetal', 'gun metal'],
  ['toilet', 'wc', 'water closet', 'lavatory'],
  ['basin', 'lav', 'washbasin', 'vanity basin'],
  ['tap', 'faucet'],
  ['mixer', 'mixer tap'],
  ['spout', 'outlet'],
  ['shower rail', 'rail shower'],
  ['overhead shower', 'rain shower', 'rose'],
  ['bath', 'bathtub', 'tub'],
  ['trough', 'laundry tub'],
  ['disabled', 'accessible', 'ambulant'],
  ['rimless', 'cleanflush'],
  ['btw', 'back to wall'],
  ['wall hung', 'wall mounted'],
  ['hob', 'deck mounted'],
  ['waste', 'plug'],
] as const

const PRICES = { au: 'price.AUD', nz: 'price.NZD' } as const

export function indexSettings(locale: Locale): IndexSettings {
  return {
    searchable: [
      'name',
      'typeName',
      'range',
      'colour',
      'brand',
      'product-types',
      'categories.lvl1',
      'variants.variant-name',
      'itemNames',
      'sub-brand',
      'item-material',
      'keywords',
    ],
    codes: ['variants.sku', 'variants.item-code'],
    facets: [
      ...FACETS.map((facet) => facetSetting(facet, locale)),
      ...['categories.lvl0', 'categories.lvl1', 'categories.lvl2', 'sub-brand'].map((attribute) => ({
        attribute,
        kind: 'term' as const,
      })),
      { attribute: 'specify-sectors', kind: 'number' },
      { attribute: 'bimFileCount', kind: 'number', filterOnly: true },
      { attribute: 'createdAt', kind: 'number', filterOnly: true },
      { attribute: 'builder-range', kind: 'term' },
      { attribute: 'IsGWAInternal', kind: 'boolean' },
    ],
    synonyms: SYNONYMS,
    customRanking: [
      { attribute: 'IsNew', order: 'desc' },
      { attribute: 'createdAt', order: 'desc' },
    ],
    sorts: [
      { name: 'name_asc', attribute: 'name', order: 'asc' },
      { name: 'name_desc', attribute: 'name', order: 'desc' },
      { name: 'price_asc', attribute: PRICES[locale], order: 'asc' },
    ],
  }
}

const KINDS = { range: 'number', color: 'term', term: 'term', boolean: 'boolean' } as const

function facetSetting(facet: FacetDefinition, locale: Locale): FacetSetting {
  return { attribute: facetAttribute(facet, locale), kind: KINDS[facet.type] }
}

/** The archive is only searched by code or slug. */
export const ARCHIVE_SETTINGS: IndexSettings = {
  searchable: [],
  codes: ['codes'],
  facets: [{ attribute: 'slug', kind: 'term', filterOnly: true }],
  synonyms: [],
  customRanking: [],
  sorts: [],
}
