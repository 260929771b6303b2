import { readXlsx, type Cell } from 'hucre/xlsx'
import readExcelFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { sheetOf, workbook, workbookOf, workbookParts, zipOf, type Part } from '#tests/support/files/workbook.ts'
import { UnreadableSpreadsheet } from '@specify/spreadsheets/table.ts'
import type { AddedCell, CountCell, SheetAddition } from '@specify/spreadsheets/append/added-cells.ts'
import { appendToXlsx } from '@specify/spreadsheets/append/append-to-xlsx.server.ts'
import { computedOnLoad } from '@specify/spreadsheets/append/workbook-changes.ts'

const LIMITS = { maxEntries: 200, maxInflatedBytes: 20 * 1024 * 1024, maxRatio: 100 }
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const text = (value: string): AddedCell => ({ kind: 'text', text: value })
const amount = (value: number): AddedCell => ({ kind: 'amount', value })
const cell = (column: number, count: number, said: string | null = String(count)): CountCell => {
  return { column, count, text: said }
}
const each = (own: CountCell, times: number): CountCell => ({ ...own, times })
const product = (counts: readonly CountCell[]): AddedCell => {
  const count = counts.reduce((sum, { count: own, times = 1 }) => sum + own * times, 0)
  return { kind: 'product', amount: 1, counts, count, value: 100 * count }
}

/** Code, price and line beside each of some rows, with a sum below. */
function addition(rows: Readonly<Record<number, AddedCell>>, sheet = 'One'): SheetAddition {
  const numbers = Object.keys(rows).map(Number)
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  return {
    sheet,
    columns: [{ width: 14 }, { width: 12 }, { width: 12 }],
    rows: new Map(Object.entries(rows).map(([row, line]) => [Number(row), [text('97140C6AF'), amount(100), line]])),
    total: { after: last, cells: [null, text('Total'), { kind: 'sum', column: 2, rows: { first, last }, value: 700 }] },
  }
}

const append = (bytes: Buffer, ...additions: readonly SheetAddition[]) => appendToXlsx(bytes, LIMITS, additions)

interface Cells {
  readonly rows: readonly (readonly unknown[])[]
  readonly cells: ReadonlyMap<string, Cell>
  readonly merges: unknown
  readonly hidden: readonly number[]
  readonly names: unknown
}

async function readCells(bytes: Buffer, sheet = 0): Promise<Cells> {
  const { sheets, namedRanges } = await readXlsx(bytes, { readStyles: true })
  const { rows, cells = new Map<string, Cell>(), merges, rowDefs } = sheets[sheet]!
  const hidden = Array.from(rowDefs ?? []).flatMap(([row, { hidden: isHidden }]) => (isHidden ? [row + 1] : []))
  return { rows, cells, merges, hidden, names: namedRanges }
}

/** Compares every cell of a workbook with what two other programs read of it and of the one with added cells. */
async function expectKept(before: Buffer, after: Buffer, { sheet = 0, namesPlaces = true } = {}): Promise<Cells> {
  const [own, now] = [await readCells(before, sheet), await readCells(after, sheet)]
  for (const [place, given] of own.cells) expect({ place, ...now.cells.get(place) }).toEqual({ place, ...given })
  expect({ merges: now.merges, hidden: now.hidden, names: now.names }).toEqual({
    merges: own.merges,
    hidden: own.hidden,
    names: own.names,
  })
  expectRows(own.rows, now.rows)
  // The other program takes no cells that do not name their place.
  if (namesPlaces) expectRows((await readExcelFile(before))[sheet]!.data, (await readExcelFile(after))[sheet]!.data)
  return now
}

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== ''

function expectRows(before: readonly (readonly unknown[])[], after: readonly (readonly unknown[])[]): void {
  for (const [index, row] of before.entries())
    expect(after[index]?.slice(0, row.findLastIndex(isFilled) + 1).filter(isFilled)).toEqual(row.filter(isFilled))
}

const formulas = ({ cells }: Cells) =>
  Object.fromEntries(Array.from(cells).flatMap(([place, { formula }]) => (formula ? [[place, formula]] : [])))
const values = ({ rows }: Cells, row: number) => rows[row - 1]?.filter((value) => value !== null && value !== '')

const STYLES = `<?xml version="1.0" encoding="UTF-8"?><styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><i/><sz val="9"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" xfId="0"/><xf numFmtId="10" fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`

/** Rows: names, a merged title, a hidden row, formulas also shared, texts of digits, formats without content. */
const NASTY = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${MAIN}"><dimension ref="A1:D6"/><cols><col min="2" max="16384" width="9" hidden="1" customWidth="1"/></cols><sheetData><row r="1" spans="1:4"><c r="A1" t="inlineStr"><is><t>Schedule &lt;c r="Z9"&gt;</t></is></c></row><row r="2" spans="1:4" ht="30" customHeight="1"><c r="A2" t="inlineStr"><is><t>Code</t></is></c><c r="B2" t="inlineStr"><is><t>Qty</t></is></c><c r="D2" s="1"/></row><!-- <row r="9"><c r="Z9"><v>1</v></c></row> --><row r="3" hidden="1"><c r="A3" t="inlineStr"><is><t>A</t></is></c><c r="B3" s="1"><v>2</v></c></row><row><c t="inlineStr"><is><t>B</t></is></c><c><f t="shared" ref="B4:B5" si="0">B3+1</f><v>3</v></c></row><row r="5"><c r="A5" t="inlineStr"><is><t>=cmd|'/c calc'!A1</t></is></c><c r="B5"><f t="shared" si="0"/><v>2</v></c></row><row r="7" hidden="1"/></sheetData><sheetProtection sheet="1"/><mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells></worksheet>`

describe('cells beside those of a sheet', () => {
  it('leave every cell, format, formula, merge and hidden row as it was', async () => {
    const before = workbook(NASTY, { 'xl/styles.xml': STYLES })
    const lines = { 3: product([cell(1, 2)]), 4: product([cell(1, 3)]), 5: product([cell(1, 2)]), 6: product([]) }
    const { bytes, lostMacros } = append(before, addition(lines))
    const now = await expectKept(before, bytes, { namesPlaces: false })
    expect(lostMacros).toBe(false)
    // A format alone in D counts, so that the first free column is E. Row 7 is hidden.
    expect(formulas(now)).toMatchObject({
      '2,6': 'F3*B3',
      '3,6': 'F4*B4',
      '4,6': 'F5*B5',
      '5,6': 'F6*0',
      '7,6': 'SUM(G3:G6)',
    })
    expect(values(now, 8)).toEqual(['Total', 700])
    const { sheets } = await readXlsx(bytes)
    expect(sheets[0]!.columns?.slice(1, 8).map(({ width, hidden }) => [width, hidden === true])).toEqual([
      [9, true],
      [9, true],
      [9, true],
      [14, false],
      [12, false],
      [12, false],
      [9, true],
    ])
    expect(sheets[0]!.protection).toBeDefined()
  })

  it('take the prefix of the sheet, and need neither a size, numbers of rows, places nor formats', async () => {
    const sheet = `<?xml version="1.0"?><x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>A</x:t></x:is></x:c><x:c><x:v>4</x:v></x:c></x:row><x:row/></x:sheetData></x:worksheet>`
    const before = workbook(sheet)
    const { bytes } = append(before, addition({ 1: product([cell(1, 4)]), 2: product([cell(1, 0, '')]) }))
    const now = await expectKept(before, bytes, { namesPlaces: false })
    expect(formulas(now)).toEqual({ '0,4': 'D1*B1', '1,4': 'D2*B2', '2,4': 'SUM(E1:E2)' })
  })

  it('are kept in sheets without rows, between rows, and in the place of formats far to the right', async () => {
    const far = `<row r="2"><c r="A2"><v>1</v></c><c r="C2" s="0"/><c r="AMJ2" s="0"/></row><row r="9"><c r="A9"><v>1</v></c><c r="AMJ9" s="0"/><c s="0"/></row>`
    const before = workbook(far)
    const lines = { 2: product([cell(0, 1)]), 5: product([]), 9: product([cell(0, 1)]) }
    const now = await expectKept(before, append(before, addition(lines)).bytes, { namesPlaces: false })
    expect(formulas(now)).toEqual({ '1,3': 'C2*A2', '4,3': 'C5*0', '8,3': 'C9*A9', '9,3': 'SUM(D2:D9)' })
    const empty = workbook(`<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData/></worksheet>`)
    expect(formulas(await readCells(append(empty, addition({ 1: product([]) })).bytes))).toHaveProperty('0,2')
  })

  it.each([
    ['a number', [cell(1, 2)], 'D1*B1'],
    ['a count for each of several units', [each(cell(1, 2), 40)], 'D1*B1*40'],
    ['a text of digits', [cell(0, 12)], 'D1*VALUE(A1)'],
    ['a text with its unit', [cell(0, 12, null)], 'D1*12'],
    ['another number than it was read as', [cell(1, 3)], 'D1*VALUE(B1)'],
    ['columns side by side, blank ones too', [cell(1, 2), cell(2, 0, '')], 'E1*SUM(B1:C1)'],
    ['columns apart', [cell(1, 2), cell(3, 5)], 'F1*(B1+D1)'],
    ['columns of units', [each(cell(1, 2), 40), each(cell(3, 5), 8)], 'F1*(B1*40+D1*8)'],
    ['columns of as many units', [each(cell(1, 2), 4), each(cell(3, 5), 4)], 'F1*(B1+D1)*4'],
  ])('multiply %s', async (_name, counts, formula) => {
    const own = counts.length > 1 ? [counts.at(-1)!.column === 2 ? null : 1, counts.at(-1)!.count || null] : []
    const before = workbook(sheetOf([['12', 2, ...own]]).replace('</row>', counts.at(-1)?.text === '' ? '<c r="C1" s="0"/></row>' : '</row>')) // prettier-ignore
    const now = await expectKept(before, append(before, addition({ 1: product(counts) })).bytes)
    expect(Object.values(formulas(now))).toContain(formula)
  })

  it('are texts, whatever they begin with, and hold what XML cannot', async () => {
    const before = workbook(sheetOf([['A', 1]]))
    const said = '=HYPERLINK("x")<&>\u0001_x0041_'
    const { bytes } = append(before, {
      ...addition({ 1: product([]) }),
      rows: new Map([[1, [text(said)]]]),
      total: null,
    })
    const now = await expectKept(before, bytes)
    expect(formulas(now)).toEqual({})
    expect(now.rows[0]![2]).toBe('=HYPERLINK("x")<&> _x0041_')
  })

  it('come to the sheets that are named, in workbooks of several', async () => {
    const before = workbookOf({ Cover: [['A', 1]], 'Level 1 & 2': [['A', 2]], '.Hidden': [['A', 3]] })
    const { bytes } = append(before, addition({ 1: product([cell(1, 2)]) }, 'Level 1 & 2'))
    expect(formulas(await expectKept(before, bytes))).toEqual({})
    expect(formulas(await expectKept(before, bytes, { sheet: 1 }))).toMatchObject({ '0,4': 'D1*B1' })
    expect(formulas(await expectKept(before, bytes, { sheet: 2 }))).toEqual({})
  })

  it('stand behind the drawings and tables of the sheet', async () => {
    const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="x/drawing" Target="../drawings/drawing1.xml"/><Relationship Id="rId2" Type="x/table" Target="../tables/table1.xml"/></Relationships>`
    const before = workbook(sheetOf([['A', 1]]), {
      'xl/worksheets/_rels/sheet1.xml.rels': relations,
      'xl/drawings/drawing1.xml': '<xdr:wsDr xmlns:xdr="d"><xdr:twoCellAnchor><xdr:to><xdr:col>5</xdr:col></xdr:to></xdr:twoCellAnchor></xdr:wsDr>', // prettier-ignore
      'xl/tables/table1.xml': `<table xmlns="${MAIN}" id="1" ref="A1:D9"/>`,
    })
    expect(Object.values(formulas(await readCells(append(before, addition({ 1: product([cell(1, 1)]) })).bytes)))).toContain('H1*B1') // prettier-ignore
  })
})

const types = (main: string, more = '') =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/><Override PartName="/xl/workbook.xml" ContentType="${main}"/>${more}</Types>`
const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>` // prettier-ignore

function withRelations(more: string, parts: readonly Part[]): Buffer {
  const own = workbookParts(sheetOf([['A', 1]])).map((part) => {
    if (part.name === 'xl/_rels/workbook.xml.rels')
      return { ...part, content: String(part.content).replace('</Relationships>', `${more}</Relationships>`) }
    return parts.find(({ name }) => name === part.name) ?? part
  })
  return zipOf([...own, ...parts.filter(({ name }) => !own.some((each) => each.name === name))])
}

describe('a workbook that comes back', () => {
  const read = (bytes: Buffer) => bytes.toString('latin1')

  it('has its other parts as they were packed, and is computed when it is opened', () => {
    const other = { name: 'xl/media/image1.png', content: Buffer.from('not a picture '.repeat(50)) }
    const chain = { name: 'xl/calcChain.xml', content: '<calcChain/>' }
    const before = withRelations(relation('rId9', 'x/calcChain', 'calcChain.xml'), [other, chain])
    const { bytes } = append(before, addition({ 1: product([]) }))
    expect(read(bytes)).toContain(other.name)
    expect(read(bytes)).not.toContain('calcChain')
    expect(read(append(bytes, addition({ 1: product([]) })).bytes)).toContain(other.name)
  })

  it.each([
    ['', '<sheets/></workbook>', '<sheets/></workbook>'],
    ['behind the sheets', '<sheets><sheet/></sheets><x/>', '<sheets><sheet/></sheets><calcPr fullCalcOnLoad="1"/><x/>'],
    ['behind the names', '<x:sheets></x:sheets><x:definedNames/>', '<x:sheets></x:sheets><x:definedNames/><x:calcPr fullCalcOnLoad="1"/>'], // prettier-ignore
    ['beside what it says', '<calcPr calcId="9" fullCalcOnLoad="0"/>', '<calcPr calcId="9" fullCalcOnLoad="1"/>'],
  ])('says where it can that it is to be computed: %s', (_where, part, changed) => {
    expect(computedOnLoad(part)).toBe(changed)
  })

  it('has no macros, and says so (T-132)', async () => {
    const before = withRelations(relation('rId9', 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vbaProject.bin'), [
      { name: 'xl/vbaProject.bin', content: 'Sub Auto_Open()' },
      { name: '[Content_Types].xml', content: types('application/vnd.ms-excel.sheet.macroEnabled.main+xml') },
    ]) // prettier-ignore
    const { bytes, lostMacros } = append(before, addition({ 1: product([cell(1, 1)]) }))
    expect(lostMacros).toBe(true)
    expect(read(bytes)).not.toMatch(/vba/i)
    await expectKept(before, bytes)
    const excel4 = withRelations(relation('rId9', 'http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet', 'macrosheets/sheet1.xml'), []) // prettier-ignore
    expect(() => append(excel4, addition({ 1: product([]) }))).toThrow(UnreadableSpreadsheet)
  })

  it('is refused where its sheet has no columns left', () => {
    const full = workbook('<row r="1"><c r="A1"><v>1</v></c><c r="XFC1"><v>1</v></c></row>')
    expect(() => append(full, addition({ 1: product([]) }))).toThrow('no free columns')
  })

  it('of many blank rows costs no more than reading them', () => {
    const blank = Array.from({ length: 200_000 }, (_, index) => `<row r="${index + 2}"/>`).join('')
    const before = workbook(`${sheetOf([['A', 1]])}${blank}`)
    const started = performance.now()
    append(before, addition({ 1: product([cell(1, 1)]) }))
    expect(performance.now() - started).toBeLessThan(1_500)
  })
})
