import { buildIndex } from '../../build-index.ts'
import type { IndexSettings, SearchRecord } from '../../model.ts'
import { IndexView } from '../../view.ts'

const COLOURS = ['Chrome', 'Matte Black', 'Brushed Nickel', '-5', '10', '2']
const RANGES = ['Liano', 'Urbane', 'Tūroa', 'Contura']
const TYPES = ['Basin Mixer', 'Shower Mixer', 'Wall Basin']

const sampleSettings: IndexSettings = {
  searchable: ['name', 'variants.item-name', 'description'],
  codes: ['variants.sku'],
  facets: [
    { attribute: 'range', kind: 'term' },
    { attribute: 'colours', kind: 'term' },
    { attribute: 'categories.lvl0', kind: 'term' },
    { attribute: 'categories.lvl1', kind: 'term' },
    { attribute: 'price', kind: 'number' },
    { attribute: 'isNew', kind: 'boolean' },
    { attribute: '_tags', kind: 'term' },
  ],
  synonyms: [['matt', 'matte']],
  customRanking: [{ attribute: 'createdAt', order: 'desc' }],
  sorts: [
    { name: 'name_asc', attribute: 'name', order: 'asc' },
    { name: 'name_desc', attribute: 'name', order: 'desc' },
  ],
}

/** A catalogue in which every range has every type, and colours, prices and categories go round at their own pace. */
export const sampleRecords: readonly SearchRecord[] = Array.from({ length: 120 }, (_, n): SearchRecord => {
  const range = RANGES[n % RANGES.length] ?? ''
  const type = TYPES[n % TYPES.length] ?? ''
  const colours = [COLOURS[n % COLOURS.length] ?? '', COLOURS[(n * 5 + 1) % COLOURS.length] ?? '']
  const room = n % 2 === 0 ? 'Bathroom' : 'Kitchen'
  return {
    objectID: `p${n}`,
    name: `${range} ${type} ${n}`,
    description: `A ${type.toLowerCase()} of the ${range} range, made of solid brass for years of use in any home or hotel.`,
    range,
    colours,
    categories: { lvl0: room, lvl1: `${room} > ${type}` },
    variants: colours.map((colour, at) => ({ sku: `96${100 + n}${'ABCDEF'[at]}6A`, 'item-name': `${type} ${colour}` })),
    price: (n * 37) % 100,
    isNew: n % 5 === 0,
    _tags: [n % 2 === 0 ? 'even' : 'odd'],
    createdAt: n,
  }
})

export async function sampleView(): Promise<IndexView> {
  const identity = { name: 'au_products', generation: '1' }
  return new IndexView(await buildIndex({ identity, settings: sampleSettings, records: sampleRecords }))
}

const WORDS = 'wall hung toilet suite rimless pan soft close seat brushed nickel matte black chrome basin mixer'.split(
  ' ',
)

/** Builds a view with as many products as a page may read, each as long as a real one with a dozen finishes. */
export async function largeView(): Promise<IndexView> {
  const records = Array.from({ length: 1_200 }, (_, n): SearchRecord => {
    const sample = sampleRecords[n % sampleRecords.length]
    const text = (length: number, seed: number) =>
      Array.from({ length }, (_each, at) => WORDS[(at * 7 + seed * 13 + (at % 5) * n) % WORDS.length]).join(' ')
    return {
      ...sample,
      objectID: `p${n}`,
      description: text(150, n),
      range: `Range ${n % 400}`,
      variants: Array.from({ length: 12 }, (_each, at) => ({
        sku: `96${100 + n}${at}6A`,
        'item-name': text(8, n + at),
        images: Array.from({ length: 4 }, (_image, image) => `/media/${n}/${at}/${image}.webp`),
      })),
    }
  })
  const identity = { name: 'au_products', generation: '1' }
  return new IndexView(await buildIndex({ identity, settings: sampleSettings, records }))
}
