import { describe, expect, it } from 'vitest'
import type { Sheet } from 'write-excel-file/universal'
import writeExcelFile from 'write-excel-file/universal'
import { readFirstSheet } from '@specify/spreadsheets/read-xlsx.server.ts'
import { ZipArchive } from '@specify/spreadsheets/zip/zip.server.ts'
import { sheetLayout } from './sheet-layout.ts'
import { summaryCsv } from './summary-csv.ts'
import { summarySheets } from './summary-sheet.ts'
import { toSummary } from '../summary/summary.ts'
import { TOWER, TOWER_FACTS, TOWER_PRODUCTS } from '../testing/tower.ts'

const SUMMARY = toSummary(TOWER, TOWER_FACTS, TOWER_PRODUCTS)
const NOTES = {
  projectName: 'Tower',
  projectVersion: 'Version 1',
  exportedAt: '22 Nov 2026, 13:05 AEDT',
  link: 'Not shared',
  priceBasis: 'RRP in AUD, incl. GST, as of 22 Nov 2026',
}
const SHEETS = summarySheets(SUMMARY, NOTES, () => null)
const LIMITS = { maxEntries: 200, maxInflatedBytes: 1_000_000, maxRatio: 100 }

const cellsOf = (sheet: Sheet<Blob> | undefined) =>
  (sheet?.data ?? []).map((row) =>
    row.map((cell) => (cell && typeof cell === 'object' && 'value' in cell ? cell.value : null)),
  )
const sheetNamed = (name: string) => cellsOf(SHEETS.find(({ sheet }) => sheet === name))

describe('the workbook of a project with types and tags', () => {
  it('has its documented sheet first', () => {
    expect(SHEETS.map(({ sheet }) => sheet)).toEqual(['Summary', 'Schedule', 'Totals', 'About'])
    const summary = sheetNamed('Summary')
    expect(summary[0]?.join()).toBe(
      'Room,Product Name,Image,Product Code,Colour Variant,Specification/Details,Notes,Quantity,Price',
    )
    expect(summary.filter((row) => row[1] === null).map(([band]) => band)).toEqual([
      'Common areas · Lobby · North entry',
      'Type A × 40 · Ensuite A',
      'Type A × 40 · Kitchen A',
      'Type B × 0 · Ensuite B',
    ])
    expect(summary.at(-1)?.filter(Boolean)).toEqual([
      'Total of all units',
      'excludes 1 item priced on request',
      203,
      41_659.17,
    ])
  })

  it('has a flat row for each line', () => {
    const [head, ...rows] = sheetNamed('Schedule')
    expect(head?.join()).toBe(
      'Type,Room,Tag,Brand,Code,Product,Finish,Per unit,Units,Total,Unit price,Line price,Total price,Note,Category,WELS stars,Room note',
    )
    expect(rows).toHaveLength(7)
    const pan = ['WC-01', 'Caroma', 'PAN', 'Product PAN', 'White']
    expect(rows[2]).toEqual(['Type A', 'Ensuite A', ...pan, 2, 40, 80, 500, 1_000, 40_000, '', 'Tapware', 6, ''])
    expect(rows[3]?.slice(7, 13)).toEqual([1, 40, 40, null, null, null])
    expect(rows[5]?.slice(7, 13)).toEqual([1, 0, 0, 500, 500, 0])
    expect(rows.map((row) => row[16])).toEqual(['North entry', '', '', '', '', '', ''])
    expect(rows[1]?.[13]).toBe('=SUM(A1)')
    expect(rows.reduce((sum, row) => sum + Number(row[12]), 0)).toBeCloseTo(41_659.17, 5)
  })

  it('has each variant once, with its total and what its prices are', () => {
    const [, ...rows] = sheetNamed('Totals')
    expect(rows).toEqual([
      [
        'BM-2, BM-10',
        'Caroma',
        'MIXER',
        'Product MIXER',
        'Chrome',
        83,
        19.99,
        1_659.17,
        'Lobby; Type A: Ensuite A, Kitchen A',
      ],
      ['WC-01', 'Caroma', 'PAN', 'Product PAN', 'White', 80, 500, 40_000, 'Type A: Ensuite A; Type B: Ensuite B'],
      ['', 'Caroma', 'SPECIAL', 'Product SPECIAL', '', 40, null, null, 'Type A: Ensuite A; Type B: Ensuite B'],
      [],
      ['Total', null, null, 'excludes 1 item priced on request', null, 203, null, 41_659.17, null],
      ['Prices: RRP in AUD, incl. GST, as of 22 Nov 2026.'],
    ])
  })

  it('counts rooms where their names would not fit a cell', () => {
    const rooms = Array.from({ length: 2_000 }, (_, index) => ({
      ...TOWER.rooms[3]!,
      id: `r${index}`,
      name: `Kitchen ${index}`,
    }))
    const many = toSummary({ ...TOWER, rooms: [TOWER.rooms[1]!, ...rooms] }, TOWER_FACTS, TOWER_PRODUCTS)
    const [, , totals] = summarySheets(many, NOTES, () => null)
    expect(cellsOf(totals)[1]?.at(-1)).toBe('1 room; Type A: 2,000 rooms')
  })

  it('freezes and filters its heads, and prints them on every page', async () => {
    const file = await writeExcelFile(SHEETS, { features: [sheetLayout(SHEETS)] }).toBlob()
    const archive = new ZipArchive(Buffer.from(await file.arrayBuffer()), LIMITS)
    const [, schedule, totals, about] = [1, 2, 3, 4].map((id) => String(archive.read(`xl/worksheets/sheet${id}.xml`)))
    expect(schedule).toContain('</sheetData><autoFilter ref="A1:Q8"/>')
    expect(schedule).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    expect(totals).toContain('</sheetData><autoFilter ref="A1:I4"/>')
    expect(about).not.toContain('autoFilter')
    expect(schedule).not.toContain('<f>')
    const book = String(archive.read('xl/workbook.xml'))
    expect(book).toContain(
      '<definedName name="_xlnm._FilterDatabase" localSheetId="1" hidden="1">Schedule!$A$1:$Q$8</definedName>',
    )
    expect(book).toContain('<definedName name="_xlnm.Print_Titles" localSheetId="2">Totals!$1:$1</definedName>')
    expect(readFirstSheet(Buffer.from(await file.arrayBuffer()))[0]?.[0]).toBe('Room')
  })
})

it('the CSV of a project with types and tags has its documented columns first', () => {
  const [head, ...lines] = summaryCsv(SUMMARY, NOTES).split('\r\n')
  expect(head).toBe(
    '\uFEFFRoom,Product Name,Brand,Category,SKU Code,Quantity,Price Per Unit,Type,Tag,Per unit,Units,Total,Unit price,Line price,Total price,Note,Room note',
  )
  expect(lines.slice(0, 4)).toEqual([
    'Lobby,Product MIXER,Caroma,Tapware,MIXER,3,19.99,,BM-10,3,1,3,19.99,59.97,59.97,,North entry',
    "Ensuite A,Product MIXER,Caroma,Tapware,MIXER,1,19.99,Type A,BM-2,1,40,40,19.99,19.99,799.60,'=SUM(A1),",
    'Ensuite A,Product PAN,Caroma,Tapware,PAN,2,500.00,Type A,WC-01,2,40,80,500.00,1000.00,40000.00,,',
    'Ensuite A,Product SPECIAL,Caroma,Tapware,SPECIAL,1,,Type A,,1,40,40,,,,,',
  ])
  expect(lines[5]).toBe('Ensuite B,Product PAN,Caroma,Tapware,PAN,1,500.00,Type B,WC-01,1,0,0,500.00,500.00,0.00,,')
  expect(lines.slice(7, 9)).toEqual([
    ',,,,,,,,,,,,,,,,',
    'Total,excludes 1 item priced on request,,,,,,,,,,203,,,41659.17,,',
  ])
})

it('without a note of a room both have the columns that they had', () => {
  const rooms = TOWER.rooms.map((room) => ({ ...room, note: '' }))
  const summary = toSummary({ ...TOWER, rooms }, TOWER_FACTS, TOWER_PRODUCTS)
  const [head, first] = summaryCsv(summary, NOTES).split('\r\n')
  expect(head).toMatch(/,Line price,Total price,Note$/)
  expect(first).toBe('Lobby,Product MIXER,Caroma,Tapware,MIXER,3,19.99,,BM-10,3,1,3,19.99,59.97,59.97,')
  expect(cellsOf(summarySheets(summary, NOTES, () => null)[1])[0]?.at(-1)).toBe('WELS stars')
})
