import { expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readListText } from './read-text.ts'

const [MIXER, PAN, SPOUT] = ['97140C6AF', '872010W', '97210B']
const CODES = new Set([MIXER, PAN, SPOUT].map(normaliseCode))
const NAMES: Readonly<Record<string, string>> = { [MIXER]: 'M', [PAN]: 'P', [SPOUT]: 'S' }

/** Rows as `M 2 Ensuite`, and what is asked about the columns or the names. */
function read(text: string) {
  const given = text.replace(/\b[MPS]\b/g, (letter) => ({ M: MIXER, P: PAN, S: SPOUT })[letter]!)
  const { rows, tables, questions = [] } = readListText(given, { isCode: (code) => CODES.has(normaliseCode(code)) })
  const said = rows.map(({ code, quantity, room }) => [NAMES[code] ?? code, quantity, room].filter(Boolean).join(' '))
  return [said.join(', '), [...tables.flatMap(({ asks }) => asks), ...questions.map(({ about }) => about)].join(' ')]
}

/** Each line of a table is between slashes; tabs where it has any, otherwise commas. */
it.each([
  ['reordered', 'Qty,Room,Code/2,Ensuite,M/1,Kitchen,P', 'M 2 Ensuite, P 1 Kitchen'],
  ['a copy of columns', 'Code,Qty,Code,Qty/M,2,M,2/P,1,P,1', 'M 2 or 4, P 1 or 2'],
  ['side by side', 'Code,Qty,Code,Qty/M,2,P,1/S,3,M,4', 'M 2, S 3, P 1, M 4'],
  ['two quantities', 'Code,Qty,Qty/M,2,3/P,1,1', 'M, P', 'quantity'],
  ['two that agree', 'Code,Qty,Order qty/M,2,2/P,1,1', 'M 2, P 1'],
  ['thousands', 'Code;Qty/M;1,200/P;1', 'M 1200, P 1'],
  ['thousands with a point', 'Code;Qty/M;1.200/P;1', 'M 1.200, P 1'],
  ['halves', 'Code,Qty/M,2.5/P,1', 'M 2.5, P 1'],
  ['negative numbers', 'Code,Qty/M,-2/P,1', 'M -2, P 1'],
  ['numbers in brackets', 'Code,Qty/M,(2)/P,1', 'M (2), P 1'],
  ['large numbers', 'Code,Qty/M,12000/P,123456', 'M 12000, P 123456'],
  ['sums in cells', 'Code,Qty/M,2+1/P,2-3/S,~2', 'M 2+1, P 2-3, S ~2'],
  ['blank rows', 'Room,Code,Qty/Ensuite,M,2//,,/,P,1/Kitchen,S,4', 'M 2 Ensuite, P 1 Ensuite, S 4 Kitchen'],
  ['two rows of names', 'Code,Ensuite,,Kitchen,/,New,Spare,New,Spare/M,2,1,3,0/P,1,0,0,2', 'M 2 Ensuite - New, M 1 Ensuite - Spare, M 3 Kitchen - New, P 1 Ensuite - New, P 2 Kitchen - Spare'],
  ['totals in the middle', 'Room,Code,Qty/Ensuite,M,2/Ensuite total,,2/Kitchen,P,4/Level 1 total,,6/Sum of all,,6/All items,,6', 'M 2 Ensuite, P 4 Kitchen'],
  ['merged rooms and a total', 'Ensuite\tM\t2/\tP\t1/Total\t\t3/Kitchen\tS\t4', 'M 2 Ensuite, P 1 Ensuite, S 4 Kitchen'],
  ['units behind', 'Code,Qty,Unit/M,2,ea/P,1,set/S,3,pr', 'M 2, P 1, S 3'],
  ['units before', 'Code,Unit,Qty/M,ea,2/P,set,1/S,pr,3', 'M 2, P 1, S 3'],
  ['units with the numbers', 'Code,Unit/M,2 ea/P,1 set/S,3 pr', 'M 2, P 1, S 3'],
  ['units of several', 'Code,Qty,UOM/M,4,doz/P,3,box of 10/S,2,ea', 'M 4 or 48, P 3 or 30, S 2'],
  ['quantities in dozens', 'Code,Qty (doz)/M,4/P,3', 'M 4 or 48, P 3 or 36'],
  ['widths', 'Code,Width,Qty/M,600,2/P,900,1', 'M 2, P 1'],
  ['widths alone', 'Code,Width/M,600/P,900/S,450', 'M, P, S'],
  ['widths without a name', 'M,600,2/P,900,1/S,450,3', 'M, P, S', 'quantity'],
  ['prices', 'Code,Price,Qty/M,450,2/P,200,1', 'M 2, P 1'],
  ['prices that are multiplied', 'M,2,450.00,900.00/P,1,200.00,200.00/S,3,100.00,300.00', 'M 2, P 1, S 3'],
  ['lead times', 'Code,Lead time,Room/M,6,Ensuite/P,4,Kitchen', 'M Ensuite, P Kitchen'],
  ['days of delivery', 'Code,Delivery/M,12/P,14/S,14', 'M, P, S', 'count'],
  ['dates', 'Code,Date,Qty/M,12-03-2026,2/P,14.03.26,1', 'M 2, P 1'],
  ['barcodes', 'EAN,Qty,SKU/9312345678901,2,M/9312345678902,1,P', 'M 2, P 1'],
  ['numbers of lines', 'Line,Code,Qty/1,M,2/2,P,1/3,S,4', 'M 2, P 1, S 4'],
  ['numbers of lines alone', '1,M/2,P/3,S', 'M, P, S'],
  ['spares', 'Code,Qty,Spares/M,2,1/P,1,1', 'M, P', 'quantity'],
  ['spares and totals', 'Code,Qty,Spares,Total/M,2,1,3/P,1,1,2', 'M, P', 'quantity'],
  ['cartons', 'Code,Carton qty/M,6/P,10', 'M, P', 'count'],
  ['quantities of each and totals', 'Code,Qty each,No. of apartments,Total/M,2,10,20/P,1,10,10', 'M 20, P 10'],
  ['numbers of rooms', 'Code,Qty per room,No. of rooms/M,2,10/P,1,4', 'M 2 or 20, P 1 or 4'],
  ['a multiplier', 'Code,Qty,Multiplier/M,2,10/P,1,1', 'M 2 or 20, P 1'],
  ['counts in codes', 'Code,Room/M x3,Ensuite/P (2),Ensuite/2 x S,Kitchen', 'M 3 Ensuite, P 2 Ensuite, S 2 Kitchen'],
  ['counts in codes beside others', 'Code,Qty,Room/M x3,2,Ensuite/P x1,1,Ensuite', 'M 2 or 3 Ensuite, P 1 Ensuite'],
  ['stock', 'Code,Stock,Required/M,20,4/P,10,3', 'M 4, P 3'],
] as [name: string, text: string, rows: string, asked?: string][])('a table with %s', (_name, text, rows, asked = '') => {
  expect(read(text.replaceAll('/', '\n'))).toEqual([rows, asked])
}) // prettier-ignore
