import { describe, expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListSheet } from './read-sheet.ts'
import { readListText } from './read-text.ts'

const SOLD = ['97140C6AF', '872010W', '746300W', '4410C', '97210B', '96540C']
const CODES = new Set(SOLD.map(normaliseCode))
const isCode = (text: string) => CODES.has(normaliseCode(text))

/** Letters stand for codes: `A,2,Ensuite`. Of tables each ` > ` is a tab. */
function coded(text: string): string {
  return text.replaceAll(' > ', '\t').replace(/\b([A-F])\b(?!-)/g, (letter) => SOLD['ABCDEF'.indexOf(letter)]!)
}

/** `A|2|Ensuite|type × units|tag` of each row, and what is asked. */
function read(given: string | readonly (readonly string[])[]) {
  const rowsOf = (cells: readonly string[], index: number) => ({ number: index + 1, cells: cells.map(coded) })
  const list =
    typeof given === 'string'
      ? readListText(coded(given), { isCode })
      : readListSheet({ rows: given.map(rowsOf) }, { isCode })
  const letterOf = (code: string) => code.replace(/\S+/g, (word) => 'ABCDEF'[SOLD.indexOf(word)] ?? word)
  const items = list.rows.map((row) => {
    const type = row.units === '' ? row.unitType : `${row.unitType} × ${row.units}`
    const texts = [letterOf(row.code) || row.description, row.quantity, row.room, type, row.tag]
    return texts.join('|').replace(/\|+$/, '')
  })
  return { items, asks: list.tables.flatMap(({ asks }) => asks) }
}

type Case = readonly [name: string, list: string | readonly (readonly string[])[], items: readonly string[]]

describe('columns', () => {
  it.each<Case>([
    ['of room numbers', 'Room No.,Code,Qty\n101,A,2\n101,B,1\n1.03,C,1', ['A|2|101', 'B|1|101', 'C|1|1-03']],
    ['of rooms such as G.02', 'Room,Code,Qty\nG.02,A,2\n1.03,B,1', ['A|2|G-02', 'B|1|1-03']],
    ['of apartments by number', 'Apt,Code,Qty\n101,A,2\n102,B,1', ['A|2|Apt 101', 'B|1|Apt 102']],
    ['of units by number', 'Unit No.,Room,Code,Qty\n1,Ensuite,A,2\n2,Ensuite,A,2', ['A|2|Unit 1 - Ensuite', 'A|2|Unit 2 - Ensuite']],
    ['of one unit each', 'Code,Unit,Qty\nA,1,2\nB,1,1', ['A|2', 'B|1']],
    ['of lots', 'Lot,Code,Qty\n14,A,3\n15,B,1', ['A|3|Lot 14', 'B|1|Lot 15']],
    ['of houses', 'House,Room,Code,Qty\nKoru,Ensuite,A,3\nKoru,WC,B,1', ['A|3|Koru - Ensuite', 'B|1|Koru - WC']],
    ['of keys', 'Room type,Keys,Code,Qty/key\nKing,40,A,1\nTwin,20,B,2', ['A|1||King × 40', 'B|2||Twin × 20']],
    ["called Q'ty", "Code;Q'ty;Location\nA;3;Ensuite\nB;1;WC", ['A|3|Ensuite', 'B|1|WC']],
    ['called # twice', '#,Code,Description,#\n1,A,Mixer,4\n2,B,Basin,2\n3,C,Pan,2', ['A|4', 'B|2', 'C|2']],
    ['called Nr', 'Pos > Artikel-Nr. > Nr\n1 > A > 6\n2 > B > 3', ['A|6', 'B|3']],
    ['called EA', 'Code,Description,EA\nA,Mixer,4\nB,Basin,2', ['A|4', 'B|2']],
    ['called Total, of no prices', 'Code,Description,Total\nA,Mixer,4\nB,Basin,2', ['A|4', 'B|2']],
    ['of stars and flow', 'Code,WELS,Stars,L/min,Qty\nA,Yes,5,6,3\nB,Yes,4,7.5,1', ['A|3', 'B|1']],
    ['of TRUE and FALSE', 'Code,Qty,Hot,Cold\nA,2,TRUE,FALSE\nB,1,FALSE,TRUE', ['A|2', 'B|1']],
    ['of dates', "Code,Req'd by,Qty\nA,12/05/2026,4\nB,19/05/2026,2", ['A|4', 'B|2']],
    ['of prices with and without GST', 'Code,Qty,Ex GST,Inc GST\nA,4,289,317.90\nB,2,412,453.20', ['A|4', 'B|2']],
    ['of packs', 'Code,Pack,Qty\nA,10,2\nB,6,1', ['A|2', 'B|1']],
    ['of orders', 'PO,Code,Qty,Room\n45001,A,3,Ensuite\n45001,B,1,WC', ['A|3|Ensuite', 'B|1|WC']],
    ['of WBS', 'WBS > Level > Room > Code > Qty\n1.1.1 > L1 > WC > A > 2\n1.2.1 > L2 > WC > B > 1', ['A|2|L1 - WC', 'B|1|L2 - WC']],
    ['of units below their names', 'Code,Description,Qty,Rate\n,,(no.),$\nA,Mixer,2,289.00\nB,Basin,1,412.50', ['A|2', 'B|1']],
    ['that are ticked for rooms', 'Code > Ensuite > WC\nA > x > x\nB > x > ', ['A||Ensuite', 'A||WC', 'B||Ensuite']],
    ['beside another table', [['Room', 'Code', 'Qty', '', 'Item', 'Count'], ['WC', 'A', '2', '', 'D', '3'], ['WC', 'B', '1', '', 'E', '1']], ['A|2|WC', 'B|1|WC', 'D|3', 'E|1']],
    ['below five rows of a title', 'Kauri Homes,,\nJob: 24-118,,\nDate: 12/05/2026,,\nPage 1 of 2,,\n,,\nCode,Room,Qty\nA,WC,4\nB,WC,2', ['A|4|WC', 'B|2|WC']],
  ])('%s', (_name, list, items) => {
    expect(read(list)).toEqual({ items, asks: [] })
  }) // prettier-ignore

  it.each(['Page', 'DN', 'Rev', 'Size', 'Width', 'Price', 'Lead time (weeks)', 'Disc', 'WELS stars', 'RAL'])(
    'called %s alone is no quantity',
    (name) => expect(read(`Code,${name},Room\nA,40,Ensuite\nB,100,WC`).items).toEqual(['A||Ensuite', 'B||WC']),
  )

  it.each(['Week 12,Week 13', 'LH,RH', 'Issue 1,Issue 2', 'Carton Qty,Order Qty', '101,102', ''])(
    'called %s are asked about',
    (names) => {
      const list = `${names === '' ? '' : `Code,${names}\n`}A,4,2\nB,1,3`
      expect(read(list)).toEqual({ items: ['A', 'B'], asks: ['quantity'] })
    },
  )
})

describe('quantities of cells', () => {
  it.each([
    ['3no', '3'],
    ['2 No.', '2'],
    ['x3', '3'],
    ['4 off', '4'],
    ['2 of', '2'],
    ['two', '2'],
    ['three (3)', '3'],
    ['One off', '1'],
    ['1 doz', '12'],
    ['-', '-'],
    ['TBC', 'TBC'],
    ['nil', 'nil'],
    ['2-3', '2-3'],
    ['n/a', 'n/a'],
  ])('%s', (cell, quantity) => {
    expect(read(`Code,Qty\nA,5\nB,${cell}`).items).toEqual(['A|5', `B|${quantity}`])
  })
})

describe('lines', () => {
  it.each<Case>([
    ['2 of, 3 off, 3no, x3', '2 of A ensuite\n3 off B - WC\n3no C\nD x3', ['A|2|ensuite', 'B|3|WC', 'C|3', 'D|3']],
    ['with prices each', 'A - 4 @ 289.00ea\nB - 2 @ $412.50 ea', ['A|4', 'B|2']],
    ['of a plumber', '4/ A\n2/ B', ['A|4', 'B|2']],
    ['that may be a size', 'F 600\nB 450', ['F|1 or 600', 'B|1 or 450']],
    ['of many', 'D x 600\nE 500 off\nF qty 300', ['D|600', 'E|500', 'F|300']],
    ['of rooms in short', 'wc: C\nldry - tub x1', ['C||wc', 'tub|1|ldry']],
    ['in brackets', '[2] A\n(1) B for powder room', ['A|2', 'B|1|powder room']],
    ['with totals', '4 x A\n2 x B\nTotal: 6\nGrand Total 42\nSub-total 6 items', ['A|4', 'B|2']],
    ['of what others bring', 'Ensuite\n2 x A\n\nBy others:\n1 x B\n\nLaundry\n1 x C', ['A|2|Ensuite', 'C|1|Laundry']],
    ['of trades', 'Ensuite\n2 x A\n\nPlumbing\n1 x B\n\nAlternates\n1 x C', ['A|2|Ensuite', 'B|1|Ensuite', 'C|1']],
  ])('%s', (_name, list, items) => {
    expect(read(list).items).toEqual(items)
  })
})

describe('rows among those of a table', () => {
  it.each([
    'Grand total,42',
    'Total 42,',
    'Sub-total,,',
    'Qty total,6',
    'Page 1 of 2,',
    'Carried forward,6',
    'Phase 2,',
  ])('%s is no line', (row) => expect(read(`Code,Qty\nA,4\n${row}\nB,2`).items).toEqual(['A|4', 'B|2']))

  it.each(['BY OTHERS', 'Exclusions', 'Not in contract', 'Deleted'])('%s heads what is not ordered', (name) => {
    const list = `Code,Qty\nENSUITE,\nA,2\n${name},\nB,1\nLAUNDRY,\nC,1`
    expect(read(list).items).toEqual(['A|2|ENSUITE', 'C|1|LAUNDRY'])
  })
})
