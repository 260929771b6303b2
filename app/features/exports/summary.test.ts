import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/universal'
import { money } from '#app/core/money.ts'
import { excludedFromTotal } from '#app/features/projects/builder/builder-project.ts'
import type { ProductFacts } from '#app/features/projects/product-facts.ts'
import type { Room } from '#app/features/projects/model.ts'
import { readFirstSheet } from '#app/platform/spreadsheet/read-xlsx.server.ts'
import { ZipArchive } from '#app/platform/spreadsheet/zip.server.ts'
import { summaryCsv } from './summary-csv.ts'
import { summarySheets } from './summary-sheet.ts'
import { sheetLayout } from './sheet-layout.ts'
import { toSharedAnswer } from './shared-summary.ts'
import {
  excludedText,
  nothingToExport,
  notIncludedText,
  toSummary as summaryOf,
  type Summary,
  type SummaryProduct,
} from './summary.ts'

const PRODUCT: SummaryProduct = {
  brand: 'Caroma',
  category: 'Tapware',
  colour: 'Chrome',
  images: ['/media/ProductThumbnail/a.webp', '/media/ProductThumbnail/b.webp'],
  attributes: Array.from({ length: 10 }, (_, index) => ({
    name: `Field ${index}`,
    value: index === 1 ? '45292' : 'x',
  })),
  features: ['Ceramic disc'],
  bimFiles: [],
}

const facts = (fields: Partial<ProductFacts>): ProductFacts => ({
  name: 'Product',
  image: null,
  path: 'product/x/',
  brand: '',
  finish: '',
  kinds: [],
  isAvailable: true,
  price: null,
  replacedBy: [],
  alternatives: [],
  ...fields,
})

const FACTS = {
  A: facts({ price: money(1_999, 'AUD') }),
  B: facts({ price: money(10, 'AUD') }),
  C: facts({}),
  GONE: facts({ isAvailable: false, price: money(99_900, 'AUD') }),
}

const item = (id: string, sku: string, quantity: number, note = '') => ({
  id,
  sku,
  productId: 'p',
  name: `Product ${sku}`,
  quantity,
  note,
  tag: '',
})

const ROOMS: Room[] = [
  {
    id: 'k',
    unitTypeId: null,
    name: 'Kitchen 1',
    note: '',
    items: [item('1', 'A', 3, '=SUM(A1)'), item('2', 'GONE', 5), item('3', 'C', 2)],
  },
  { id: 'l', unitTypeId: null, name: 'Laundry 1', note: '', items: [item('4', 'GONE', 1)] },
  { id: 'a', unitTypeId: null, name: 'Alfresco 1', note: 'Upstairs', items: [item('5', 'B', 7)] },
]
const PRODUCTS = { A: PRODUCT, B: { ...PRODUCT, category: '' }, C: PRODUCT }
const toSummary = (rooms: readonly Room[], ...facts: [typeof FACTS, Record<string, SummaryProduct>]): Summary =>
  summaryOf({ unitTypes: [], rooms }, ...facts)
const SUMMARY = toSummary(ROOMS, FACTS, PRODUCTS)

const LIMITS = { maxEntries: 200, maxInflatedBytes: 1_000_000, maxRatio: 100 }
const NOTES = {
  projectName: '=Harbour',
  projectVersion: 'Version 1',
  exportedAt: '22 Nov 2026, 13:05',
  link: 'https://specify.example/x',
  priceBasis: 'RRP in AUD, incl. GST',
}

describe('the schedule', () => {
  it('leaves out unavailable items, and counts them (T-037)', () => {
    expect(SUMMARY.rooms.map(({ name, lines }) => [name, lines.map(({ sku }) => sku)])).toEqual([
      ['Kitchen 1', ['A', 'C']],
      ['Alfresco 1', ['B']],
    ])
    expect(SUMMARY.notIncluded).toBe(2)
    expect(SUMMARY.quantity).toBe(12)
    expect(notIncludedText(2)).toBe('2 items not included: may no longer be available.')
    expect(notIncludedText(0)).toBe('')
    expect(notIncludedText(10_013)).toBe('10,013 items not included: may no longer be available.')
  })

  it('says what its total leaves out', () => {
    expect(excludedText(SUMMARY)).toBe('excludes 1 item priced on request')
    const unpriced = {
      ...ROOMS[0]!,
      items: [item('1', 'C', 9), item('2', 'C', 1), item('3', 'C', 1), item('4', 'GONE', 1)],
    }
    expect(excludedText(toSummary([unpriced], FACTS, PRODUCTS))).toBe('excludes 3 items priced on request')
    expect(excludedText(toSummary([ROOMS[2]!], FACTS, PRODUCTS))).toBe('')
    expect(excludedFromTotal([unpriced], FACTS)).toBe('excludes 3 items priced on request')
  })

  it('of nothing, or of nothing available, says so', () => {
    expect(nothingToExport(SUMMARY)).toBe('')
    expect(nothingToExport(toSummary([], FACTS, {}))).toBe('There are no products to export yet.')
    expect(nothingToExport(toSummary([ROOMS[1]!], FACTS, {}))).toBe(
      'The only item cannot be exported: it may no longer be available.',
    )
    expect(nothingToExport(toSummary([ROOMS[1]!, ROOMS[1]!], FACTS, {}))).toBe(
      'None of the 2 items can be exported: they may no longer be available.',
    )
  })

  it('adds up in cents what has a price', () => {
    expect(SUMMARY.total).toEqual(money(3 * 1_999 + 7 * 10, 'AUD'))
    expect(SUMMARY.rooms[0]?.lines.map(({ price }) => price?.centAmount ?? null)).toEqual([5_997, null])
    expect(toSummary([], FACTS, PRODUCTS)).toEqual({
      hasTypes: false,
      hasTags: false,
      rooms: [],
      quantity: 0,
      total: null,
      notIncluded: 0,
    })
  })
})

it('is answered in the documented members, in their order, where it has no types and tags', () => {
  const shared = { summary: SUMMARY } as Parameters<typeof toSharedAnswer>[0]
  const { rooms, ...sums } = toSharedAnswer(shared).summary
  expect(Object.keys(sums)).toEqual(['quantity', 'total', 'notIncluded'])
  expect(JSON.stringify(rooms[1])).toBe(
    JSON.stringify({
      name: 'Alfresco 1',
      note: 'Upstairs',
      lines: [
        {
          id: '5',
          room: 'Alfresco 1',
          sku: 'B',
          name: 'Product B',
          note: '',
          quantity: 7,
          path: 'product/x/',
          unitPrice: money(10, 'AUD'),
          price: money(70, 'AUD'),
          product: PRODUCTS.B,
        },
      ],
    }),
  )
  expect(toSharedAnswer({ ...shared, summary: { ...SUMMARY, hasTags: true } }).summary).toHaveProperty('hasTypes')
})

it('becomes CSV in the order of its columns, prices for one, text that runs nowhere (T-036)', () => {
  const [head, ...lines] = summaryCsv(SUMMARY, NOTES).split('\r\n')
  expect(head).toBe('\uFEFFRoom,Product Name,Brand,Category,SKU Code,Quantity,Price Per Unit')
  expect(lines.slice(0, 4)).toEqual([
    'Kitchen 1,Product A,Caroma,Tapware,A,3,19.99',
    'Kitchen 1,Product C,Caroma,Tapware,C,2,',
    'Alfresco 1,Product B,Caroma,N/A,B,7,0.10',
    ',,,,,,',
  ])
  expect(lines.slice(4)).toEqual([
    'Total,excludes 1 item priced on request,,,,12,60.67',
    "Project,'=Harbour,,,,,",
    'Version,Version 1,,,,,',
    'Exported,"22 Nov 2026, 13:05",,,,,',
    'Link,https://specify.example/x,,,,,',
    'Prices,"RRP in AUD, incl. GST",,,,,',
    'Note,2 items not included: may no longer be available.,,,,,',
    '',
  ])
})

describe('as a sheet', () => {
  const content = new Blob(['x'])
  const asked: string[] = []
  const [sheet] = summarySheets(SUMMARY, NOTES, ({ sku }) => {
    asked.push(sku)
    return sku === 'C' ? null : { content, contentType: 'image/jpeg' }
  })
  const cells = (sheet?.data ?? []).map((row) =>
    row.map((cell) => (cell && typeof cell === 'object' && 'value' in cell ? cell.value : null)),
  )

  it('has its columns, a band for each room, a line for each product and a total', () => {
    expect(cells[0]).toEqual([
      'Room',
      'Product Name',
      'Image',
      'Product Code',
      'Colour Variant',
      'Specification/Details',
      'Notes',
      'Quantity',
      'Price',
    ])
    expect(cells.slice(1).map(([room]) => room)).toEqual([
      'Kitchen 1',
      'Kitchen 1',
      'Kitchen 1',
      'Alfresco 1 · Upstairs',
      'Alfresco 1',
      'Total',
    ])
    expect(cells[2]?.slice(6)).toEqual(['=SUM(A1)', 3, 59.97])
    expect(cells[3]?.slice(7)).toEqual([2, null])
    expect(cells.at(-1)).toEqual(['Total', 'excludes 1 item priced on request', '', '', '', '', '', 12, 60.67])
  })

  it('specifies at most eight attributes and reads serial numbers as dates', () => {
    const specification = String(cells[2]?.[5]).split('\n')
    expect(specification).toHaveLength(8)
    expect(specification[1]).toBe('Field 1: Jan 2024')
  })

  it('says of every text that it is text, and puts pictures of 200 by 170 beside their lines (T-036)', () => {
    const texts = (sheet?.data ?? []).flat().filter((cell) => cell && typeof cell === 'object' && 'value' in cell)
    expect(texts.every((cell) => cell && typeof cell === 'object' && 'type' in cell && cell.type)).toBe(true)
    expect(asked).toEqual(['A', 'C', 'B'])
    expect(sheet?.images?.map(({ width, height, anchor }) => [width, height, anchor])).toEqual([
      [200, 170, { row: 3, column: 3 }],
      [200, 170, { row: 6, column: 3 }],
    ])
    expect(sheet?.columns?.every((column) => column.width === 35)).toBe(true)
  })
})

it('a workbook has print titles, a default style and numbers that are numbers', async () => {
  const sheets = summarySheets(SUMMARY, NOTES, () => null)
  const file = await writeExcelFile(sheets, {
    features: [sheetLayout(sheets)],
    fontFamily: 'Arial',
    fontSize: 10,
  }).toBlob()
  const archive = new ZipArchive(Buffer.from(await file.arrayBuffer()), LIMITS)
  const book = String(archive.read('xl/workbook.xml'))
  expect(book.match(/<definedNames/g)).toHaveLength(1)
  expect(book).toContain('<definedName name="_xlnm.Print_Titles" localSheetId="0">Summary!$1:$1</definedName>')
  const styles = String(archive.read('xl/styles.xml'))
  expect(styles).toMatch(/<cellStyleXfs count="1">.*<cellXfs.*<cellStyles count="1"><cellStyle name="Normal" xfId="0"/s)
  const rows = readFirstSheet(Buffer.from(await file.arrayBuffer()))
  expect(rows.at(-1)?.slice(-2)).toEqual([12, 60.67])
})
