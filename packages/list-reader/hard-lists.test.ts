import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from './read-text.ts'

const SOLD = ['97140C6AF', '746300W', '68138C6AF', '96540C', '4410C', '878010.1W', '746220W', 'CL8030.1', '99646C5AF']
const CODES = new Set(SOLD.map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))

/** `code|quantity|room|type × units|tag` of each row, without what is blank at its end. */
function itemsOf(text: string): string[] {
  return readListText(text.replaceAll(' > ', '\t'), { isCode }).rows.map((row) => {
    const type = row.units === '' ? row.unitType : `${row.unitType} × ${row.units}`
    return [row.code || row.description, row.quantity, row.room, type, row.tag].join('|').replace(/\|+$/, '')
  })
}

describe('a list as it comes', () => {
  it('in Markdown', () => {
    const text =
      '## Ensuite\n- **97140C6AF** – basin mixer – qty 2\n- `746300W` – pan – qty 1\n\n## Laundry\n- **CL8030.1** – qty 1'
    expect(itemsOf(text)).toEqual(['97140C6AF|2|Ensuite', '746300W|1|Ensuite', 'CL8030.1|1|Laundry'])
    expect(itemsOf('| **Code** | **Qty** |\n|---|---|\n| **97140C6AF** | 2 |\n| `746300W` | 1 |')).toEqual([
      '97140C6AF|2',
      '746300W|1',
    ])
  })

  it('in sentences, each of a room', () => {
    const text =
      'In the ensuite we want two 97140C6AF and a 746300W. Powder gets one 68138C6AF and another 746300W. Kitchen just the 99646C5AF.'
    expect(itemsOf(text)).toEqual([
      '97140C6AF|2|ensuite',
      '746300W|1|ensuite',
      '68138C6AF|1|Powder',
      '746300W|1|Powder',
      '99646C5AF||Kitchen',
    ])
  })

  it('as an order with what is still to come', () => {
    const text =
      '97140C6AF BASIN MIXER CHROME    EA    4    B/O 0    $289.00\n746300W PAN    EA    2    B/O 2    $412.50'
    expect(itemsOf(text)).toEqual(['97140C6AF|4', '746300W|2'])
  })

  it('with places behind its lines', () => {
    expect(itemsOf('4410C - 3 - Wet areas\nAdd 1 x 96540C powder.')).toEqual(['4410C|3|Wet areas', '96540C|1|powder'])
  })

  it('as data sheets of rooms', () => {
    const text =
      'Room No: 1.04\nRoom Name: Accessible WC\nFixtures:\n878010.1W Accessible wall basin 1 No\n746220W OpalCare suite 1 No\nRoom No: 1.05\nRoom Name: Cleaner\nFixtures:\nCL8030.1 tub 1 No'
    expect(itemsOf(text)).toEqual(['878010.1W|1|Accessible WC', '746220W|1|Accessible WC', 'CL8030.1|1|Cleaner'])
  })

  it('as labels one below the other', () => {
    const text =
      'Tag: BM-01\nProduct: Basin mixer\nCode: 97140C6AF\nQty: 4\nRoom: Ensuite\n\nTag: WC-01\nQty: 2\nCode: 746300W\nRoom: Powder'
    expect(itemsOf(text)).toEqual(['97140C6AF|4|Ensuite||BM-01', '746300W|2|Powder||WC-01'])
  })

  it('with sums of money that are set aside', () => {
    const text =
      'Item > Description > Unit > Qty > Rate\n1 > PC Sum: sanitaryware and tapware > item > 1 > 15000.00\n2 > 97140C6AF Basin mixer > no > 8 > 289.00\n3 > 746300W Pan > no > 8 > 412.50\n4 > Allowance for rough-in per point > no > 32 > 180.00'
    expect(itemsOf(text)).toEqual(['97140C6AF|8', '746300W|8'])
  })

  it('as lines of a quote whose columns are lost', () => {
    const text =
      '1 97140C6AF Basin Mixer Chrome 8 EA 289.00 2,312.00\n2 746300W Wall Faced Pan 8 EA 412.50 3,300.00\n3 4410C Floor Waste 110 mm 16 EA 88.00 1,408.00\nSub-total 7,020.00\nGST 702.00\nTotal 7,722.00'
    expect(itemsOf(text)).toEqual(['97140C6AF|8', '746300W|8', '4410C|16'])
  })

  it('with bare numbers behind its lines, few below each heading', () => {
    const text =
      'KING ROOM – 48 KEYS\n97140C6AF basin mixer 1\n96540C roll holder 2\nTWIN ROOM (32 keys)\n97140C6AF basin mixer 1\n96540C roll holder 3'
    expect(itemsOf(text)).toEqual([
      '97140C6AF|1||KING ROOM × 48',
      '96540C|2||KING ROOM × 48',
      '97140C6AF|1||TWIN ROOM × 32',
      '96540C|3||TWIN ROOM × 32',
    ])
  })

  it('with products below a room that rooms are called after', () => {
    const text = 'MASTER ENSUITE\nMixer - 97140C6AF x 2\nToilet - 746300W x 1\n\nGUEST BATH\nBath: CL8030.1 x 1'
    expect(itemsOf(text)).toEqual(['97140C6AF|2|MASTER ENSUITE', '746300W|1|MASTER ENSUITE', 'CL8030.1|1|GUEST BATH'])
    expect(itemsOf('Level 1\nToilet - 746300W x 1\nEnsuite - 97140C6AF x 2')).toEqual([
      '746300W|1|Level 1 - Toilet',
      '97140C6AF|2|Level 1 - Ensuite',
    ])
  })

  it('for a house that is no room of it', () => {
    expect(itemsOf('For the Brighton house could we get six 97140C6AF and a 746300W?')).toEqual([
      '97140C6AF|6',
      '746300W|1',
    ])
    expect(itemsOf('need 3 97140C6AF 2 746300W for lot 22 ta')).toEqual(['97140C6AF|3|lot 22', '746300W|2|lot 22'])
    expect(itemsOf('2 x 97140C6AF for the Pool house')).toEqual(['97140C6AF|2|Pool house'])
  })

  it('with what others bring', () => {
    const text =
      'Ensuite\n2 x 97140C6AF\nExcludes: vanity, mirror\nBy others: shower screen 1 no\n1 x mirror - by others'
    expect(itemsOf(text)).toEqual(['97140C6AF|2|Ensuite'])
  })

  it('with sums of each room, and numbers in words', () => {
    const text =
      'Code > Qty > $\nENSUITE >  > \n97140C6AF > 2 (two) No. > 578.00\nEnsuite subtotal >  > 578.00\nKITCHEN >  > \n99646C5AF > 1 > 390.00\nKitchen subtotal >  > 390.00'
    expect(itemsOf(text)).toEqual(['97140C6AF|2|ENSUITE', '99646C5AF|1|KITCHEN'])
  })

  it('with hyphens that touch its words', () => {
    expect(itemsOf('97140C6AF- 2 -Ensuite\n746300W- 1 -Ensuite')).toEqual(['97140C6AF|2|Ensuite', '746300W|1|Ensuite'])
  })

  it('with italics, quantities of thousands, and hyphens before their words', () => {
    expect(itemsOf('_Ensuite_\n- *97140C6AF* x 2')).toEqual(['97140C6AF|2|Ensuite'])
    expect(itemsOf('Code > Qty\n4410C > 1,200\n97140C6AF > 4-off')).toEqual(['4410C|1200', '97140C6AF|4'])
  })

  it('with a part that comes with its product', () => {
    expect(itemsOf('2 x 746300W with a 300112W seat')).toEqual(['746300W|2'])
  })

  it('with products before their codes that rooms are called after', () => {
    expect(itemsOf('Toilet: 746300W x 2\nBath: CL8030.1 x 1\nBasin: 878010.1W x 2')).toEqual([
      '746300W|2',
      'CL8030.1|1',
      '878010.1W|2',
    ])
  })

  it('with the units of a level', () => {
    expect(itemsOf('Level 3 - 12 units\n97140C6AF x 12')).toEqual(['97140C6AF|12|Level 3'])
  })

  it('with the levels of a building as columns', () => {
    const text = 'Code > Desc > GF > L1 > L2 > Total\n97140C6AF > Mixer > 2 > 4 > 4 > 10\n746300W > Pan > 2 >  > 4 > 6'
    expect(itemsOf(text)).toEqual([
      '97140C6AF|2|GF',
      '97140C6AF|4|L1',
      '97140C6AF|4|L2',
      '746300W|2|GF',
      '746300W|4|L2',
    ])
  })

  it('with parts of a building that no room is called after', () => {
    const text = 'TOWER 1\nPODIUM\nAmenities\n746300W x 6\nLEVEL 5\nEnsuite\n97140C6AF x 8'
    expect(itemsOf(text)).toEqual(['746300W|6|TOWER 1 - PODIUM - Amenities', '97140C6AF|8|TOWER 1 - LEVEL 5 - Ensuite'])
  })

  it('with pictures, and a wish behind the signature', () => {
    const text = '🚿 Ensuite\n✅ 97140C6AF x2\n1️⃣ 746300W x1\n\nCheers\nDan\n\nPS can you chuck in 2 x 96540C'
    expect(itemsOf(text)).toEqual(['97140C6AF|2|Ensuite', '746300W|1|Ensuite', '96540C|2'])
  })

  it('with the code in brackets, or the number at its end', () => {
    expect(itemsOf('BM-01 (97140C6AF) – Ensuite – 2 no.')).toEqual(['97140C6AF|2|Ensuite||BM-01'])
    expect(itemsOf('97140C6AF 2/Ensuite\n4410C need 6')).toEqual(['97140C6AF|2|Ensuite', '4410C|6'])
  })

  it('with the bins of a store', () => {
    const text = 'Bin > Code > On hand > Order\nA12 > 97140C6AF > 3 > 4\nB03 > 746300W > 1 > 4\nC11 > 4410C > 10 > 6'
    expect(itemsOf(text)).toEqual(['97140C6AF|4', '746300W|4', '4410C|6'])
  })

  it('with the product of the line above again', () => {
    const text = '2 x 97140C6AF - Ensuite\n3 x as above - Powder\n1 x ditto - Laundry\nSame again for Kitchen x 4'
    expect(itemsOf(text)).toEqual([
      '97140C6AF|2|Ensuite',
      '97140C6AF|3|Powder',
      '97140C6AF|1|Laundry',
      '97140C6AF|4|Kitchen',
    ])
    expect(itemsOf('Price as above\n2 x towel rail\n1 x as above - Powder')).toEqual([
      'towel rail|2',
      'towel rail|1|Powder',
    ])
  })

  it('as the source of a page', () => {
    const text =
      '<table><tr><th>Code</th><th>Qty</th></tr>\n<tr><td>97140C6AF</td><td>2</td></tr>\n<tr><td>746300W</td><td>1</td></tr></table>\n<p>Thanks,<br>Jo</p>'
    expect(itemsOf(text)).toEqual(['97140C6AF|2', '746300W|1'])
  })
})

describe('quantities of bills', () => {
  it.each([
    ['B Mixer, 97140C6AF; chrome NO 54', '54'],
    ['C Wall basin, 746300W; with 2 nos. brackets NO 7', '7'],
    ['Wall basin 746300W with 2 nos. brackets', ''],
    ['Round basin (746300W) NO 54', '54'],
    ['Basin mixer [97140C6AF] (2 No)', '2'],
    ['Mixer 97140C6AF Nr. 12', '12'],
    ['Mixer 97140C6AF; with 2 no. screws; EA 7', '7'],
    ['Mixer 97140C6AF NO 12 145.00 1740.00', '12'],
    ['2 x 97140C6AF mixer, EA 7', '2 or 7'],
    ['Mixer 97140C6AF Room No 4', ''],
    ['Mixer 97140C6AF RAL No 9010', ''],
    ['520 x 440mm white basin 746300W to vanity top', ''],
    ['520mm x 440mm white basin 746300W', ''],
    ['40 x 40mm waste 4410C', ''],
    ['Basin 746300W 520 x 440mm', ''],
    ['Basin 746300W 520 by 440', ''],
    ['12 x 600mm rail 96540C', '12'],
    ['2 x 40mm trap 4410C', '2'],
  ])('%s', (line, quantity) => {
    expect(readListText(line, { isCode }).rows.map((row) => row.quantity)).toEqual([quantity])
  })

  it.each([
    [
      'below the letter of the item',
      'Item > Description > Unit > Qty\nA > Mixer; chrome, 97140C6AF >  > \n >  > NO > 54\nB > Pan 746300W >  > \n > white > EA > 3\nC > Hook 4410C > NO > 2',
    ],
    [
      'without names',
      'A > Mixer; chrome, 97140C6AF >  > \n >  > NO > 54\nB > Pan 746300W >  > \n > white > EA > 3\nC > Hook 4410C > NO > 2',
    ],
    [
      'between commas',
      'Item,Description,Unit,Qty,Rate\nA,Mixer 97140C6AF; chrome,,,\n,fixed to top,NO,54,\nB,Pan 746300W,EA,3,\nC,Hook 4410C,,,\n,with screws,NO,2,',
    ],
    ['in broken lines', 'A Mixer 97140C6AF;\nchrome NO 54\nB Pan 746300W; white\nto wall EA 3\nC Hook 4410C NO 2'],
  ])('stand %s', (_name, text) => {
    expect(itemsOf(text)).toEqual(['97140C6AF|54', '746300W|3', '4410C|2'])
  })

  it.each([
    'Description > Unit > Qty > Code\nItem > No. > 4 > 97140C6AF\nPan > No. > 2 > 746300W',
    'Ref > Description > Code > Unit > Qty\n1 > Item > 97140C6AF > No. > 4\n2 > Product > 746300W > No. > 2',
    'Item > Description > Unit > Quantity > Code\n1 > Pan > No > 4 > 97140C6AF\n2 > Item > No > 2 > 746300W',
  ])('of lines that look like names of columns: %j', (text) => {
    expect(itemsOf(text).map((item) => item.replace(/\|\|\|.*/, ''))).toEqual(['97140C6AF|4', '746300W|2'])
  })

  it('of an item without a code is a row to check', () => {
    const text = 'Ref > Description > Unit > Qty\n1 > Item > No. > 4\n2 > Mixer 97140C6AF > No. > 3\n3 > Item > No. > '
    expect(itemsOf(text).slice(0, 2)).toMatchObject(
      [/^Item\|4/, /^97140C6AF\|3/].map((like) => expect.stringMatching(like)),
    )
  })
})
