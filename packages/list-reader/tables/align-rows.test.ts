import { expect, it } from 'vitest'
import { readColumns as read } from '../testing/read-columns.ts'

const itemsOf = (text: string) =>
  read(text).rows.map(({ code, quantity, room, note }) => [code, quantity, room, note].join('|').replace(/\|+$/, ''))

it.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
])('cells that were left out at the end of rows between %s are blank, and no room of the row above', (_name, sign) => {
  const text = 'Code,Description,Qty,Room,Note\n97140C6AF,Mixer,2,Ensuite\n872010W,Pan,4,Bath,white please\n97210B,Suite,3\nST8510-150W,Bath,6,Powder' // prettier-ignore
  expect(itemsOf(text.replaceAll(',', sign))).toEqual([
    '97140C6AF|2|Ensuite',
    '872010W|4|Bath|white please',
    '97210B|3',
    'ST8510-150W|6|Powder',
  ])
})

it.each([
  [
    'a description',
    'Code,Description,Qty,Room\n97140C6AF,Mixer, wall mounted,2,Ensuite\n872010W,Pan, white, gloss,4,Bath',
    ['97140C6AF|2|Ensuite', '872010W|4|Bath'],
  ],
  [
    'a note',
    'Code,Qty,Room,Note\n97140C6AF,2,Ensuite,white, please\n872010W,4,Bath,\n97210B,3,Powder,call Jo, then fit',
    ['97140C6AF|2|Ensuite|white, please', '872010W|4|Bath', '97210B|3|Powder|call Jo, then fit'],
  ],
  [
    'a price',
    'Item,Description,Code,Qty,Rate\n1,Mixer, chrome,97140C6AF,2,1,250.00\n2,Pan,872010W,4,80.00',
    ['97140C6AF|2', '872010W|4'],
  ],
])('commas within %s that nobody quoted are no columns', (_name, text, items) => {
  expect(itemsOf(text)).toEqual(items)
})

it.each(['&', ':', '~', '^', ','])('a first line sep=%s names the delimiter', (sign) => {
  const rows = [['Code', 'Qty', 'Room'], ['97140C6AF', '4', 'Ensuite'], ['872010W', '2', 'Bath']] // prettier-ignore
  const list = read(`sep=${sign}\r\n${rows.map((cells) => cells.join(sign)).join('\r\n')}\r\n`)
  expect(list.rows.map(({ line, code, quantity, room }) => [line, code, quantity, room])).toEqual([
    [3, '97140C6AF', '4', 'Ensuite'],
    [4, '872010W', '2', 'Bath'],
  ])
  expect(list.passed.map(({ line, reason }) => [line, reason])).toEqual([[1, 'text'], [2, 'names']]) // prettier-ignore
})

it.each([
  ['WBS > Code > Qty', '1.2.1 > 97140C6AF > 2', '1.2.2 > 872010W > 4', ['97140C6AF|2', '872010W|4']],
  [
    'WBS Code > Cost Code > Code > Qty',
    '03-120 > 15400 > 97140C6AF > 2',
    '03-130 > 15400 > 872010W > 4',
    ['97140C6AF|2', '872010W|4'],
  ],
  [
    'WBS 1 > WBS 2 > WBS 3 > Code > Qty',
    'Tower A > Level 2 > Ensuite > 97140C6AF > 2',
    'Tower A > Level 2 > Bath > 872010W > 4',
    ['97140C6AF|2|Tower A - Level 2 - Ensuite', '872010W|4|Tower A - Level 2 - Bath'],
  ],
  ['WBS 1 > WBS 2 > Code > Qty', '1 > 1.1 > 97140C6AF > 2', '1 > 1.2 > 872010W > 4', ['97140C6AF|2', '872010W|4']],
])('the parts of a work breakdown are places only where they name some: %s', (names, one, two, items) => {
  expect(itemsOf([names, one, two].join('\n'))).toEqual(items)
})

it('rows of a work breakdown without a quantity are headings', () => {
  const text = 'WBS > Name > Qty\n1 > Ground floor > \n1.1 > Ensuite > \n1.1.1 > 97140C6AF mixer > 2\n1.2 > Bath > \n1.2.1 > 872010W pan > 3' // prettier-ignore
  expect(itemsOf(text)).toEqual(['97140C6AF|2|Ground floor - Ensuite', '872010W|3|Ground floor - Bath'])
})
