import { Parser } from 'htmlparser2'
import { openZip, type ZipReader } from './read-zip.server.ts'

/** What a cell holds. */
export type Cell = string | number | null

const MAX_ROWS = 2_000
const MAX_COLUMNS = 100

/**
 * The cells of a workbook's first sheet, row by row. Formulas count by the value kept with them.
 * @throws Error where the file is no workbook, or is one that nobody would print.
 */
export async function readFirstSheet(file: Buffer): Promise<Cell[][]> {
  const read = openZip(file)
  const sheet = await read(await firstSheetName(read))
  if (sheet === null) throw new Error('the workbook has no sheet')
  return readCells(sheet, readSharedTexts((await read('xl/sharedStrings.xml')) ?? ''))
}

async function firstSheetName(read: ZipReader): Promise<string> {
  const workbook = await read('xl/workbook.xml')
  if (workbook === null) throw new Error('this is no workbook')
  const id = /<sheet\b[^>]*\br:id="([^"]+)"/.exec(workbook)?.[1]
  const relations = (await read('xl/_rels/workbook.xml.rels')) ?? ''
  const relation = Array.from(relations.matchAll(/<Relationship\b[^>]*>/g), ([element]) => element).find(
    (element) => id !== undefined && element.includes(`Id="${id}"`),
  )
  const target = /\bTarget="([^"]+)"/.exec(relation ?? '')?.[1] ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Texts that cells name by their number; what is written above characters as a reading aid does not count. */
function readSharedTexts(xml: string): string[] {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isAid = false
  const parser = new Parser(
    {
      onopentagname(name) {
        if (name === 'si') text = ''
        if (name === 'rPh') isAid = true
        isText = name === 't' && !isAid
      },
      ontext: (part) => {
        if (isText) text += part
      },
      onclosetag(name) {
        if (name === 't') isText = false
        if (name === 'rPh') isAid = false
        if (name === 'si') texts.push(text)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return texts
}

function readCells(xml: string, shared: readonly string[]): Cell[][] {
  const rows: Cell[][] = []
  let reference = ''
  let type = ''
  let value = ''
  let isValue = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'c') {
          reference = attributes['r'] ?? ''
          type = attributes['t'] ?? 'n'
          value = ''
        }
        isValue = name === 'v' || name === 't'
      },
      ontext: (part) => {
        if (isValue) value += part
      },
      onclosetag(name) {
        if (name === 'v' || name === 't') isValue = false
        if (name !== 'c' || value === '') return
        const { row, column } = position(reference)
        while (rows.length <= row) rows.push([])
        const cells = rows[row] ?? []
        while (cells.length < column) cells.push(null)
        cells[column] = toCell(type, value, shared)
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return rows
}

function toCell(type: string, value: string, shared: readonly string[]): Cell {
  if (type === 's') return shared[Number(value)] ?? null
  if (type === 'b') return value === '1' ? 'Yes' : 'No'
  if (type === 'e') return null
  const number = Number(value)
  return type === 'n' && Number.isFinite(number) ? number : value
}

/** `C7` → row 6, column 2. */
function position(reference: string): { row: number; column: number } {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? []
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 64) - 64, 0) - 1
  const row = Number(digits) - 1
  if (row < 0 || column < 0 || row >= MAX_ROWS || column >= MAX_COLUMNS) {
    throw new Error(`cell ${reference.slice(0, 20)} is outside of ${MAX_ROWS} rows and ${MAX_COLUMNS} columns`)
  }
  return { row, column }
}
