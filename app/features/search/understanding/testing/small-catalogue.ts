import { buildIndex, IndexView, type SearchRecord } from '@specify/engine'
import { indexSettings } from '#app/features/search/catalogue/index-settings.ts'
import { makeLexicon, type Lexicon } from '../lexicon/lexicon.ts'
import { toSearch } from '../to-search.ts'
import { understand } from '../understand.ts'
import type { Understanding } from '../understanding.ts'

const VOCABULARY = {
  groups: [
    { words: ['tap', 'faucet'] },
    { words: ['toilet lid'], means: ['Toilet seats'] },
    { words: ['black'], means: ['colour: Matte Black', 'colour: Black'] },
    { words: ['loo'], means: ['toilet'] },
    { words: ['small bath'], means: ['Baths + length: ..1600'] },
    { words: ['cheap'], order: 'price' as const },
    { words: ['please', 'or', 'replacement', 'not', 'for', 'to', 'seat height'], ignore: true as const },
    { words: ['bass tap', 'rain base'], means: ['Rain showers'] },
    { words: ['steel'], means: ['colour: Stainless Steel', 'item-material: Steel'] },
    { words: ['seat with lid'], means: ['Toilet seats + Towel rails'] },
    { words: ['spigot'], means: ['Wall basin mixers', 'Basin mixers'] },
    { words: ['skew cartridge'], means: ['trap-type: Skew'] },
    { words: ['toilet cartridge'], means: ['Hoses'] },
    { words: ['high arm'], means: ['Arms + mount-type: Ceiling mounted'] },
    { words: ['leaking'], means: ['Cartridges'] },
    { words: ['for two', 'no room for bath'], means: ['Baths + length: 1600..'] },
    { words: ['lean over bath'], means: ['Grab rails'] },
    { words: ['low bath tap'], means: ['Rain showers'] },
    { words: ['drencher'], means: ['Mirrors + plain', 'Rain showers'] },
    { words: ['trestle'], means: ['Grab rails + length: ..599', 'Grab rails'] },
    { words: ['hosing down'], means: ['Wall basin mixers'] },
    { words: ['600 mm tub'], means: ['Baths'] },
    { words: ['cascade'], means: ['cascade', 'Rain showers'] },
    { words: ['slotted drain'], means: ['Wastes + slotted'] },
    { words: ['tub'], means: ['Baths'] },
    { words: ['of in wall'], means: ['Mirrors'] },
    { words: ['tub tap'], means: ['Laundry taps'] },
    { words: ['lavender scented soap'], means: ['Mirrors'] },
    { words: ['mixer with wand'], means: ['Wall basin mixers'] },
    { words: ['one way'], means: ['other way'] },
    { words: ['other way'], means: ['one way'] },
  ],
}

const product = (name: string, type: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  objectID: name,
  name,
  typeName: type,
  'product-types': [type],
  variants: [{ sku: `${name.length}${name.slice(0, 2).toUpperCase()}9764C` }],
  ...more,
})

const PART = { categoryKeys: ['spare-parts-valves'] }

export interface SmallCatalogue {
  readonly view: IndexView
  readonly lexicon: Lexicon
  readonly read: (text: string, plain?: readonly string[]) => Understanding
  /** The names that a text finds, sorted. */
  readonly find: (text: string) => string[]
  readonly inOrder: (text: string) => string[]
}

/** A view of two dozen products, and what queries of it are read with. */
export async function openSmallCatalogue(): Promise<SmallCatalogue> {
  const records = [
    product('Liano II Basin Mixer', 'Basin mixers', {
      range: 'Liano II',
      colour: ['Chrome', 'Matte Black'],
      leadfree: [true],
    }),
    product('Plain Basin Mixer', 'Basin mixers', { colour: ['Chrome'], 'wels-rating': ['5 star'] }),
    product('Wall Basin Mixer', 'Wall basin mixers', { colour: ['Chrome', 'Black'] }),
    product('Lone Spout', 'Spouts', { 'outlet-length': [220] }),
    product('Long Fountain', 'Fountains', { 'outlet-length': [220], width: [50], 'price.AUD': [160] }),
    product('Low Fountain', 'Fountains', { 'outlet-length': [140], width: [50], 'price.AUD': [140] }),
    product('Lever Fountain', 'Fountains'),
    product('Fountain Set', 'Fountain sets', { 'outlet-length': [180] }),
    product('Level Lamp', 'Lamps', { colour: ['Polished Nickel'] }),
    product('First Lamp with High Arm', 'Lamps', { range: 'Vista' }),
    product('Second Lamp with High Arm', 'Lamps'),
    product('High Arm', 'Arms', { 'mount-type': ['Ceiling mounted'] }),
    product('S Trap', 'Pipes', { 'trap-type': ['S trap'] }),
    product('Laundry Tap', 'Laundry taps', { 'price.AUD': [90], colour: ['Chrome'] }),
    product('Seat for Toilets', 'Toilet seats', { colour: ['White'] }),
    product('Round Toilet with Seat', 'Toilets', { colour: ['White'], 'trap-type': ['S trap'] }),
    product('Long Bath', 'Baths', { length: [1700], colour: ['White'] }),
    product('Short Bath', 'Baths', { length: [1500], colour: ['White'] }),
    product('Towel Rail', 'Towel rails', { length: [600, 800], colour: ['Chrome', 'Brushed Nickel'] }),
    product('Hand Shower', 'Hand showers', { colour: ['Chrome'] }),
    product('Overhead Shower', 'Overhead showers', { colour: ['Chrome'] }),
    product('Round Bowl', 'Basins', { colour: ['White'], 'item-tapholes': ['No tap hole'] }),
    product('Sink Mixer', 'Sink mixers', { colour: ['Chrome'] }),
    product('Pull-Out Sink Mixer', 'Pull-out mixers', { colour: ['Chrome', 'Black'], 'wels-rating': ['6 star'] }),
    product('Cartridge', 'Cartridges', { ...PART, colour: ['Chrome'] }),
    product('Shower Hose', 'Hoses', { ...PART, length: [1500] }),
    product('Suite', 'Toilet suites', {
      'set-out': ['90–280 mm (S trap), 185 mm (P trap)'],
      height: [840],
      depth: [650],
    }),
    product('Low Suite', 'Toilet suites', {
      'set-out': ['140 mm'],
      'pan-height': [440],
      height: [800],
      depth: [600],
      width: [845],
    }),
    product('Steel Rail', 'Grab rails', { length: [600], 'item-material': ['Steel'], colour: ['Chrome'] }),
    product('Bright Rail', 'Grab rails', {
      range: 'LianoCare',
      length: [595],
      'item-material': ['Steel'],
      colour: ['Stainless Steel'],
    }),
    product('Waste 32 mm', 'Wastes', { colour: ['Black'] }),
    product('Waste 40 mm, Slotted', 'Wastes'),
    product('Waste 50 mm', 'Wastes'),
    product('Plain Mirror', 'Mirrors', { colour: ['Chrome'] }),
    product('Steel Black Mirror', 'Mirrors', { colour: ['Chrome'] }),
    product('Rain Shower', 'Rain showers', { 'litres-per-minute': [7.5], 'shower-head-diameter': [250] }),
    product('Small Vanity', 'Vanities', { width: [600], depth: [460], 'price.AUD': [800] }),
    product('Large Vanity', 'Vanities', { width: [1200], depth: [500], 'price.AUD': [1600] }),
  ]
  const identity = { name: 'test', generation: '1' }
  const view = new IndexView(await buildIndex({ identity, settings: indexSettings('au'), records }))
  const lexicon = makeLexicon({ view, vocabulary: VOCABULARY, labels: new Map([['leadfree', 'Lead Free']]) })
  const read = (text: string, plain: readonly string[] = []) => understand(view, lexicon, { text, plain })
  const inOrder = (text: string) => findIn(view, read(text))
  return { view, lexicon, read, inOrder, find: (text) => inOrder(text).sort() }
}

/** Names in the order that they are found in: of those that have everything, or else of the nearest. */
export function findIn(view: IndexView, understood: Understanding): string[] {
  const { hits, nbComplete } = view.search(toSearch(understood))
  return (nbComplete > 0 ? hits.slice(0, nbComplete) : hits).map(({ docId }) => view.readRecord(docId).objectID)
}
