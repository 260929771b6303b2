import { expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from '../read-text.ts'

const CODES = new Set(['97140C6AF', '872010W', '97210B'].map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))
const itemsOf = (...lines: string[]) =>
  readListText(lines.join('\n'), { isCode }).rows.map(({ tag, code, quantity, room }) =>
    [tag, code, quantity, room].join('|'),
  )

it.each([
  [
    'Tag Description Manufacturer Code Finish Qty Location',
    ['BM-01 Luna II Basin Mixer Acme 97140C6AF Chrome 12 Ensuite', 'BM-01|97140C6AF|12|Ensuite'],
    ['WB-01 Counter Basin 500 mm Acme 872010W White 6 Powder Room', 'WB-01|872010W|6|Powder Room'],
  ],
  [
    'Item Qty Code Description Room',
    ['1 12 97140C6AF Luna II Basin Mixer Ensuite', '|97140C6AF|12|Ensuite'],
    ['2 6 872010W Counter Basin Suite Powder', '|872010W|6|Powder'],
  ],
  [
    'Room Tag Item Code Qty',
    ['Ensuite BM-01 Basin mixer 97140C6AF 2', 'BM-01|97140C6AF|2|Ensuite'],
    ['Powder Room WC-01 Toilet suite 872010W 1', 'WC-01|872010W|1|Powder Room'],
  ],
  [
    'Code Description Colour Qty Unit Area',
    ['97140C6AF Luna Basin Mixer 200 Chrome 12 no Level 2 Ensuite', '|97140C6AF|12|Level 2 Ensuite'],
    ['872010W Counter Basin 500 mm White 6 ea Bathroom 2', '|872010W|6|Bathroom 2'],
  ],
  [
    'Location Qty Code Description',
    ['Ensuite 12 97140C6AF Luna Basin Mixer', '|97140C6AF|12|Ensuite'],
    ['Bathroom 2 6 872010W Counter basin 500', '|872010W|6|Bathroom 2'],
  ],
])('columns one space apart are found below %s', (names, ...rows) => {
  expect(itemsOf('SANITARYWARE', names, ...rows.map(([line]) => line!), 'Page 1 of 3')).toEqual(
    rows.map(([, item]) => item),
  )
  expect(itemsOf(names, ...rows.slice(1).map(([line]) => line!))).toEqual(rows.slice(1).map(([, item]) => item))
})

it('a measure in the place of a quantity is none', () => {
  expect(itemsOf('sku qty', '97140C6AF 3 star')).toEqual(['|97140C6AF||'])
})

it('the ends of cells that were wrapped are passed over', () => {
  const lines = ['Tag Product Code Qty Room', 'BM-01 Luna Mixer 97140C6AF 12 Ensuite', 'with lever handle']
  expect(itemsOf(...lines, 'WB-01 Basin 872010W 6 Powder', '500 mm, white gloss')).toEqual([
    'BM-01|97140C6AF|12|Ensuite',
    'WB-01|872010W|6|Powder',
  ])
})
