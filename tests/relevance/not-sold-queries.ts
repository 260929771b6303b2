import { any, attribute, named, type ProductPredicate, type } from './judged-query.ts'
import { outsideTaps } from './right-products.ts'

/** Not sold here: right is no hit, or the nearest products that a person would name instead. */
export interface NotSoldQuery {
  readonly query: string
  readonly nearest?: ProductPredicate
}

const ofGroup = (name: string) => attribute('categories.lvl0', name)

export const NOT_SOLD_QUERIES: readonly NotSoldQuery[] = [
  { query: 'dishwasher', nearest: named(/dishwasher/i) },
  { query: 'shower screen', nearest: ofGroup('Showers') },
  { query: 'shower curtain rail', nearest: ofGroup('Showers') },
  { query: 'hot water system', nearest: type('Tempering valves', 'Pressure valves') },
  { query: 'garden hose', nearest: any(outsideTaps, type('Hoses')) },
  { query: 'washing machine', nearest: named(/washing machine/i) },
  { query: 'exhaust fan' },
  { query: 'rangehood' },
  { query: 'ceiling light' },
  { query: 'wall paint' },
  { query: 'door lock' },
  { query: 'barbecue' },
  { query: 'hand dryer' },
  { query: 'nappy change' },
  { query: 'sanitary bin' },
  { query: 'paper towel dispenser' },
  { query: 'waste disposal unit' },
]
