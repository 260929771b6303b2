import { expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readXlsx } from '@specify/spreadsheets/read-xlsx.server.ts'
import { workbook, workbookOf } from '#tests/support/files/workbook.ts'
import { LIST_TABLE } from './list-input.server.ts'
import { readListSheet } from '@specify/list-reader/read-sheet.ts'

const LIMITS = { maxEntries: 200, maxInflatedBytes: 1_000_000, maxRatio: 100 }
const CODES = new Set(['97140C6AF', '872010W', '97210B'].map(normaliseCode))
const HEAD = ['Code', 'Description', 'Qty']
const MIXER = ['97140C6AF', 'Basin mixer', 12]
const BASIN = ['872010W', 'Basin', 8]

function read(sheets: Parameters<typeof workbookOf>[0]) {
  const table = readXlsx(workbookOf(sheets), LIMITS, LIST_TABLE)
  const list = readListSheet(table, { isCode: (code) => CODES.has(normaliseCode(code)) })
  return {
    rows: list.rows.map(({ line, code, quantity, room, unitType }) => [line, code, quantity, unitType || room]),
    passed: list.passed.map(({ text }) => text),
    sheets: list.sheets,
    unread: list.passed.flatMap(({ text, reason }) => (reason === 'sheet' ? [text] : [])),
  }
}

it('reads every sheet of a workbook, whose name may say where its rows belong', () => {
  const { rows, passed, sheets } = read({
    'Type A': [['Ferry Lane, fixtures'], HEAD, MIXER, BASIN],
    'Type B': [HEAD, MIXER],
    Ensuite: [HEAD, BASIN],
  })
  expect(rows).toEqual([
    [3, '97140C6AF', '12', 'Type A'],
    [4, '872010W', '8', 'Type A'],
    [6, '97140C6AF', '12', 'Type B'],
    [8, '872010W', '8', 'Ensuite'],
  ])
  expect(passed).toContain('Ferry Lane, fixtures')
  expect(sheets?.map(({ name, after }) => [name, after])).toEqual([
    ['Type A', 0],
    ['Type B', 4],
    ['Ensuite', 6],
  ])
})

it('goes on with the columns of the sheet before, where one does not name its own', () => {
  const { rows } = read({ 'Level 1': [HEAD, MIXER, BASIN], 'Level 2': [MIXER, BASIN] })
  expect(rows.map(([line, code, quantity]) => [line, code, quantity])).toEqual([
    [2, '97140C6AF', '12'],
    [3, '872010W', '8'],
    [4, '97140C6AF', '12'],
    [5, '872010W', '8'],
  ])
})

it('leaves out what stands beside a list, and says so', () => {
  const { rows, unread } = read({
    Cover: [['Ferry Lane'], ['Issue', 'B']],
    Fixtures: [HEAD, MIXER],
    'Summary by type': [HEAD, MIXER],
    '.Prices': [HEAD, BASIN],
  })
  expect(rows).toEqual([[2, '97140C6AF', '12', '']])
  expect(unread).toEqual(['Cover', 'Summary by type'])
})

it('takes these where the other sheets are empty, and our own schedule alone', () => {
  expect(read({ Notes: [HEAD, MIXER], Sheet2: [], Sheet3: [] }).rows).toEqual([[2, '97140C6AF', '12', '']])
  expect(read({ Summary: [HEAD, BASIN], Schedule: [HEAD, MIXER], Other: [HEAD, BASIN] }).rows).toEqual([
    [2, '97140C6AF', '12', ''],
  ])
})

it.each(['BOQ', 'Main', 'Rooms', 'Order 12', 'Bathroom schedule', 'Fixtures', 'Kowhai', 'Rev B', 'Sheet1 (2)'])(
  'the name %s of a sheet is no room',
  (name) => {
    const { rows } = read({ Info: [['Date of order:', '28/11/2026']], [name]: [HEAD, MIXER, BASIN] })
    expect(rows.map(([, , , place]) => place)).toEqual(['', ''])
  },
)

const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`

it.each([
  ['of its code', '<c r="A3" t="str"><f>A2</f></c><c r="B3"><v>3</v></c>', '=A2', '3'],
  ['of its quantity', `${text('A3', '872010W')}<c r="B3"><f>B2*3</f></c>`, '872010W', '=B2*3'],
  ['that it shares', `${text('A3', '872010W')}<c r="B3"><f t="shared" si="0"/></c>`, '872010W', '=(formula)'],
  ['of all', '<c r="A3"><f>A2</f></c><c r="B3"><f>B2*3</f></c>', '=A2', '=B2*3'],
])('a row with a formula %s that was saved without its value is one to check', (_name, cells, code, quantity) => {
  const head = `<row r="1">${text('A1', 'Code')}${text('B1', 'Qty')}${text('C1', 'Room')}</row>`
  const first = `<row r="2">${text('A2', '97140C6AF')}<c r="B2"><v>2</v></c>${text('C2', 'Bath')}</row>`
  const last = `<row r="4">${text('A4', '97210B')}<c r="B4"><f>1+0</f><v>1</v></c>${text('C4', 'Bath')}</row>`
  const sheet = `${head}${first}<row r="3">${cells}${text('C3', 'Ensuite')}</row>${last}`
  const table = readXlsx(workbook(sheet), LIMITS, LIST_TABLE)
  const { rows } = readListSheet(table, { isCode: (each) => CODES.has(normaliseCode(each)) })
  expect(rows.map((row) => [row.code, row.quantity, row.room])).toEqual([
    ['97140C6AF', '2', 'Bath'],
    [code, quantity, 'Ensuite'],
    ['97210B', '1', 'Bath'],
  ])
  // A strict upload has nothing in such a cell.
  expect(readXlsx(workbook(sheet), LIMITS).rows[2]!.cells.join('')).not.toContain('=')
})
