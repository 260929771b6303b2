import { expect, it } from 'vitest'
import { readFirstSheet } from './read-xlsx.server.ts'
import { writeTextWorkbook } from './text-workbook.server.ts'

const ROWS = 1_900
const LONG = 'set-out '.repeat(200)

function* manyRows() {
  for (let row = 0; row < ROWS; row++) yield [`Ensuite ${row}`, '=cmd|x!A1', `ā <&>" ${LONG}`]
}

it('a workbook of more text than is packed at once is read as it was written', () => {
  const sheet = { name: 'Component', head: ['Name', 'Note', 'Signs'], rows: manyRows(), widths: [20, 20, 20] }
  const rows = readFirstSheet(writeTextWorkbook([sheet]))
  expect(rows).toHaveLength(1 + ROWS)
  expect(rows[0]).toEqual(['Name', 'Note', 'Signs'])
  expect(rows.at(-1)).toEqual([`Ensuite ${ROWS - 1}`, '=cmd|x!A1', `ā <&>" ${LONG}`])
})

it('writes numbers as numbers', () => {
  const sheet = { name: 'Prices', head: ['Code', 'Price'], rows: [['0012', 389.5]], widths: [20, 20] }
  expect(readFirstSheet(writeTextWorkbook([sheet]))[1]).toEqual(['0012', 389.5])
})
