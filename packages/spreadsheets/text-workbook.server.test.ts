import { expect, it } from 'vitest'
import { readFirstSheet } from './read-xlsx.server.ts'
import { writeTextWorkbook } from './text-workbook.server.ts'
import { ZipArchive } from './zip/zip.server.ts'

const LIMITS = { maxEntries: 20, maxInflatedBytes: 1_000_000, maxRatio: 100 }

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

it('hides columns, whose cells are read as those of others', () => {
  const sheet = { name: 'Prices', head: ['Code', 'Base'], rows: [['A', '[1]']], widths: [20, 20], hidden: ['Base'] }
  const workbook = writeTextWorkbook([sheet])
  const xml = new ZipArchive(workbook, LIMITS).read('xl/worksheets/sheet1.xml')
  expect(String(Buffer.from(xml!))).toContain('<col min="2" max="2" width="20" hidden="1" customWidth="1"/>')
  expect(readFirstSheet(workbook)[1]).toEqual(['A', '[1]'])
})
