import { expect, it } from 'vitest'
import { readDescribed } from './described.ts'

const read = (line: string) =>
  readDescribed(line)?.items.map(({ quantity, description, room }) => [quantity, description, room].join(' | '))

it.each([
  ['Basin mixer (black) x6 - all ensuites', '6 | Basin mixer (black) | ensuites'],
  ['Qty 8 robe hooks matte black', '8 | robe hooks matte black | '],
  ['Kitchen - pull out sink mixer brushed nickel (1)', '1 | pull out sink mixer brushed nickel | Kitchen'],
  ['Ensuite 2 - basin mixer x 3', '3 | basin mixer | Ensuite 2'],
  ['Please send 3 toilet seats', '3 | toilet seats | '],
  ['2 toilet suites', '2 | toilet suites | '],
  ['Laundry tub 45L with bypass - 1 ea - Laundry', '1 | Laundry tub 45L with bypass | Laundry'],
  ['2 x basin mixer, chrome', '2 | basin mixer, chrome | '],
])('%s is one product', (line, item) => {
  expect(read(line)).toEqual([item])
})

it.each([
  [
    'Ensuite: basin mixer chrome x 2, towel rail 600 chrome x 1, toilet roll holder x 1',
    ['2 | basin mixer chrome | Ensuite', '1 | towel rail 600 chrome | Ensuite', '1 | toilet roll holder | Ensuite'],
  ],
  [
    'Please order for the Bath: basin mixer matte black x 2, towel rail 600 x 1 and toilet roll holder x 1',
    ['2 | basin mixer matte black | Bath', '1 | towel rail 600 | Bath', '1 | toilet roll holder | Bath'],
  ],
  [
    'basin mixer chrome 12 off ensuite 6 off powder',
    ['12 | basin mixer chrome | ensuite', '6 | basin mixer chrome | powder'],
  ],
  [
    'Toilet seats: 2 ea for the ensuite, 1 ea for the main bath',
    ['2 | Toilet seats | ensuite', '1 | Toilet seats | main bath'],
  ],
  ['need: 3 toilet seats soft close, 2 cisterns', ['3 | toilet seats soft close | ', '2 | cisterns | ']],
  ['2 x basin mixer, chrome, 1 x towel rail, black', ['2 | basin mixer, chrome | ', '1 | towel rail, black | ']],
  ['1 mirror and 2 robe hooks for the guest bathroom', ['1 | mirror | ', '2 | robe hooks | guest bathroom']],
])('%s is several', (line, items) => {
  expect(read(line)).toEqual(items)
})

it.each([
  '6 star basin mixer',
  '600 towel rail',
  '45 litre laundry tub',
  '3 suites',
  'Guest suites - 24',
  'toilet suites - 24',
  'We have 2 toilets in stock',
  'Mixers and basins - 12 months',
  '5 Bath Street',
  'As we said on Monday x 2, towel rail x 1',
])('%s counts no product', (line) => {
  expect(read(line) ?? null).toBeNull()
})
