import { expect, it } from 'vitest'
import { normaliseCode } from '@specify/engine/fold'
import { readXlsx } from '#app/platform/spreadsheet/read-xlsx.server.ts'
import { workbookOf } from '#tests/support/workbook.ts'
import { LIST_TABLE } from './list-input.server.ts'
import { readListSheet } from './read-text.ts'

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
