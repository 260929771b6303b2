import type { Filter, SearchQuery } from '@specify/engine'
import { makeProduct, pickColour } from './catalogue.ts'
import { type Random, pick, seededRandom } from './random.ts'
import { brands, categories, colours, ranges } from './vocabulary.ts'

/**
 * a0 the whole catalogue with all facets, a one category, b the same refined by colours and brand, c two words with a
 * typo, d suggestions while typing, e a page in the middle of the catalogue by name.
 */
export const QUERY_CLASSES = ['a0', 'a', 'b', 'c', 'd', 'e'] as const
export type QueryClass = (typeof QUERY_CLASSES)[number]
type Workload = Record<QueryClass, SearchQuery[]>

const SEED = 77
const PAGE = 12
const SUGGESTIONS = 5
const isPublic: Filter = { kind: 'not', filter: { kind: 'term', attribute: 'isInternal', value: true } }

export function makeWorkload(size: number, perClass = 20): Workload {
  const random = seededRandom(SEED)
  const workload: Workload = { a0: [], a: [], b: [], c: [], d: [], e: [] }
  for (let number = 0; number < perClass; number++) {
    const product = Math.floor(random() * size)
    const all = { filter: isPublic, facets: '*', maxValuesPerFacet: 999, limit: PAGE } as const
    const inCategory = { ...all, filter: and(isPublic, categoryFilter(random)) }
    workload.a0.push(all)
    workload.a.push(inCategory)
    workload.b.push({
      ...inCategory,
      refinements: [
        { attribute: 'variants.colour', values: [pickColour.pick(random), pick(random, colours.slice(5, 10))] },
        { attribute: 'brand', values: [pick(random, brands)] },
      ],
    })
    workload.c.push({ ...all, text: misspelt(random, product) })
    workload.d.push({ filter: isPublic, text: beginning(random, number, product), limit: SUGGESTIONS })
    workload.e.push({
      filter: isPublic,
      sort: number % 2 === 0 ? 'name_asc' : 'name_desc',
      offset: Math.floor(size / 2 / PAGE) * PAGE,
      limit: PAGE,
    })
  }
  return workload
}

function and(...filters: Filter[]): Filter {
  return { kind: 'and', filters }
}

function categoryFilter(random: Random): Filter {
  return { kind: 'term', attribute: 'categories.lvl1', value: pick(random, categories).lvl1 }
}

/** The range and a word of the type of a product that exists, the latter misspelt. */
function misspelt(random: Random, product: number): string {
  const { range, productType } = makeProduct(product)
  const word = String(productType)
    .split(' ')
    .find(({ length }) => length > 4)
  return `${String(range)} ${misspell(random, word ?? 'mixer')}`.toLowerCase()
}

/** Leaves out, replaces or adds one letter, never the first. */
function misspell(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const kind = Math.floor(random() * 3)
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1)
  return kind === 1 ? `${word.slice(0, at)}k${word.slice(at + 1)}` : `${word.slice(0, at)}h${word.slice(at)}`
}

/** Three to five characters of a range, and every fourth time of a product code. */
function beginning(random: Random, number: number, product: number): string {
  const variants = makeProduct(product)['variants']
  const sku = /"sku":"(\w+)"/.exec(JSON.stringify(variants))?.[1] ?? ''
  const word = number % 4 === 3 ? sku : pick(random, ranges).toLowerCase()
  return word.slice(0, 3 + (number % 3))
}
