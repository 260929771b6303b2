import { describe, expect, it } from 'vitest'
import { isCode } from '../testing/sold-codes.ts'
import { readPastedList } from './pasted-list.ts'

const read = (text: string, known = isCode) => {
  const list = readPastedList(text, known)
  return list.kind === 'refused' ? list.problem : list.rows.map(({ sku, qty, section }) => [sku, qty, section])
}

describe('a line', () => {
  it.each([
    ['97140C6AF 40 off Ensuite', ['97140C6AF', '40', 'Ensuite']],
    ['97140C6AF - 40 - Ensuite', ['97140C6AF', '40', 'Ensuite']],
    ['97140C6AF – 40 off – Ensuite 2', ['97140C6AF', '40', 'Ensuite 2']],
    ['97140C6AF x40', ['97140C6AF', '40', '']],
    ['97140C6AF x 40 Ensuite', ['97140C6AF', '40', 'Ensuite']],
    ['40x 97140C6AF', ['97140C6AF', '40', '']],
    ['40 x 97140C6AF Luna Bath Outlet 180 mm', ['97140C6AF', '40', '']],
    ['40 x 97140C6AF Luna Bath Outlet 180mm - Ensuite', ['97140C6AF', '40', 'Ensuite']],
    ['40 x 97140C6AF Luna Bath Outlet 180 for Main Bathroom', ['97140C6AF', '40', 'Main Bathroom']],
    ['97140C6AF Luna Bath Outlet 180 mm', ['97140C6AF', '', '']],
    ['97140C6AF 180 mm', ['97140C6AF', '', '']],
    ['97140C6AF 1.5 m hose', ['97140C6AF', '', '']],
    ['97140C6AF 600 x 400 mm, 3 off', ['97140C6AF', '3', '']],
    ['97140C6AF 600x400 qty 3', ['97140C6AF', '3', '']],
    ['97140C6AF DN 40 x 2', ['97140C6AF', '2', '']],
    ['97140C6AF 25mm WELS 6 star 5 ea', ['97140C6AF', '5', '']],
    ['qty 40 97140C6AF', ['97140C6AF', '40', '']],
    ['Qty: 40, 97140C6AF, Kitchen 2', ['97140C6AF', '40', 'Kitchen 2']],
    ['97140C6AF qty 40 Kitchen', ['97140C6AF', '40', 'Kitchen']],
    ['40 ea 97140C6AF', ['97140C6AF', '40', '']],
    ['40ea 97140C6AF Level 2 Ensuite', ['97140C6AF', '40', 'Level 2 Ensuite']],
    ['40 No. 97140C6AF', ['97140C6AF', '40', '']],
    ['97140C6AF (40) Ensuite', ['97140C6AF', '40', 'Ensuite']],
    ['Ensuite: 97140C6AF x 2', ['97140C6AF', '2', 'Ensuite']],
    ['- 97140C6AF x 2', ['97140C6AF', '2', '']],
    ['3. 97140C6AF x 2', ['97140C6AF', '2', '']],
    ['2 x 872010W @ Unit 12', ['872010W', '2', 'Unit 12']],
    ['872010W 2 Unit 12', ['872010W', '2', 'Unit 12']],
    ['872010W Kitchen 2', ['872010W', '', 'Kitchen 2']],
    ['PT 40/240C 3 Laundry', ['PT 40/240C', '3', 'Laundry']],
    ['3 x PT 40/240C', ['PT 40/240C', '3', '']],
    ['2 x 00123', ['00123', '2', '']],
    ['00123 2 Kitchen', ['00123', '2', 'Kitchen']],
    ['Liano Basin Mixer 97140C6AF x 2', ['97140C6AF', '2', '']],
    ['97140C6AF Liano II Basin Mixer 2 off', ['97140C6AF', '2', '']],
    ['97140C6AF, 2, $389.50', ['97140C6AF', '2', '']],
    // Ambiguous rows are not chosen.
    ['97140C6AF 2 off or 3 off', ['97140C6AF', '2 or 3', '']],
    ['97140C6AF or 872010W x 2', ['97140C6AF or 872010W', '2', '']],
    ['97140C6AF 1,000 Kitchen', ['97140C6AF', '1,000', 'Kitchen']],
    ['97140C6AF 1.5 Kitchen', ['97140C6AF', '1.5', 'Kitchen']],
    // Codes that nobody sells are rows all the same.
    ['ZZ9999X 40 off Ensuite', ['ZZ9999X', '40', 'Ensuite']],
    ['40 x ZZ9999X', ['ZZ9999X', '40', '']],
    ['Liano II Basin Mixer ZZ9999X x 2', ['ZZ9999X', '2', '']],
    ['1000 x ZZ9999X', ['ZZ9999X', '1000', '']],
    ['12345 100 Ensuite', ['12345', '100', 'Ensuite']],
    ['NOSUCH 1 Kitchen', ['NOSUCH', '1', 'Kitchen']],
  ])('%s', (line, row) => {
    expect(read(line)).toEqual([row])
  })

  it.each([
    'Hi Ari,',
    'Thanks, Jo',
    'Please quote the following for 12 Harbour Street, Sydney NSW 2000',
    'Jo Smith | Estimator | 02 9999 1234',
    'M: 0412 345 678',
    'jo.smith2@builder.test',
    'We need these by 22/11/2026.',
    'Level 3, 120 Pitt Street',
    'Total 42',
    '180 mm',
  ])('%s is none of a list', (line) => {
    const list = readPastedList(`${line}\n97140C6AF 2 Kitchen\n872010W 1 Kitchen\n\n${line}`, isCode)
    expect(list).toMatchObject({
      kind: 'rows',
      rows: [
        { row: 2, sku: '97140C6AF' },
        { row: 3, sku: '872010W' },
      ],
      passedOver: [line, line],
    })
  })
})

describe('a table', () => {
  const rows = [
    ['97140C6AF', '2', 'Main Bathroom'],
    ['PT 40/240C', '12', 'Kitchen 2'],
    ['ZZ9999X', '3', 'Attic'],
  ]
  it.each([
    [
      'below a greeting',
      'Hi Ari,\n\nPlease see below, thanks.\n\nCode\tQty\tRoom\n',
      '\t',
      '\n\nRegards,\nJo, Builder\n',
    ],
    ['with the names of a merchant', 'Cat. No.,Qty Req’d,Area\n', ',', ''],
    [
      'with the names of a maker',
      'Hi,\nManufacturer Part No.\tNo. Off\tLocation\n',
      '\t',
      '\n--\nJo | Smith Co | 02 9999 1234',
    ],
    ['with bars', 'Hi Ari, see below\n| Code | Qty | Room |\n|---|---|---|\n', ' | ', ''],
    ['of columns apart', 'Dear Ari\nCode    Qty   Area\n', '   ', '\nCheers'],
    ['without names', 'Morning Ari, thanks for the call; here we go:\n', ';', '\nKind regards, Jo'],
  ])('%s', (_name, above, delimiter, below) => {
    expect(read(above + rows.map((cells) => cells.join(delimiter)).join('\n') + below)).toEqual(rows)
  })

  it('without names has its columns by what stands in them', () => {
    expect(
      read(
        '2\tLiano Basin Mixer 180 mm\t97140C6AF\tEnsuite\n12 off\tPan 600x400\t872010W\tKitchen 2\n3\tHose 1.5 m\tQQ77B\tAttic',
      ),
    ).toEqual([
      ['97140C6AF', '2', 'Ensuite'],
      ['872010W', '12', 'Kitchen 2'],
      ['QQ77B', '3', 'Attic'],
    ])
    // A description is no room.
    expect(read('97140C6AF,2,Liano Basin Mixer\n872010W,1,Luna Toilet Pan')).toEqual([
      ['97140C6AF', '2', ''],
      ['872010W', '1', ''],
    ])
  })

  it('takes the column with codes for that of the codes, and asks where two quantities differ', () => {
    expect(read('Item No\tPart No\tQty\n1\t97140C6AF\t2\n2\t872010W\t4')).toEqual([
      ['97140C6AF', '2', ''],
      ['872010W', '4', ''],
    ])
    expect(read('Part No\tQty\tQty Required\n97140C6AF\t2\t2\n872010W\t4\t5')).toEqual([
      ['97140C6AF', '2', ''],
      ['872010W', '4 or 5', ''],
    ])
  })

  it('is one of several, with lines between them', () => {
    const text =
      'Ensuite\n97140C6AF\t2\n872010W\t1\n\nAnd for the kitchen please:\n\nQty;Code;Area\n3;00123;Kitchen\n4;463-0.15;Kitchen\n\nalso 2 x ST8510-150W - Laundry\nThanks'
    expect(read(text)).toEqual([
      ['97140C6AF', '2', 'Ensuite'],
      ['872010W', '1', 'Ensuite'],
      ['00123', '3', 'Kitchen'],
      ['463-0.15', '4', 'Kitchen'],
      ['ST8510-150W', '2', 'Laundry'],
    ])
  })

  it('says what was passed over', () => {
    const list = readPastedList('Hi Ari,\n\nCode\tQty\tRoom\n97140C6AF\t1\tEnsuite\n\nJo Smith\n', isCode)
    expect(list).toMatchObject({ rows: [{ row: 4 }], passedOver: ['Hi Ari,', 'Jo Smith'] })
  })
})

it('a text as long as may be is read in little time', () => {
  const worst = [
    'a,"b ',
    '1 x '.repeat(200),
    '97140C6AF 2 '.repeat(80),
    '"'.repeat(900),
    ' - '.repeat(300),
    'x'.repeat(900),
  ]
  for (const line of worst) {
    const text = `${line}\n`.repeat(Math.floor(100_000 / (line.length + 1)))
    const started = performance.now()
    readPastedList(text, isCode)
    expect([line.slice(0, 10), performance.now() - started < 1_500]).toEqual([line.slice(0, 10), true])
  }
})
