import { describe, expect, it } from 'vitest'
import { cpuTime } from '#tests/support/cpu-time.ts'
import { decodeText } from '@specify/spreadsheets/decode-text.ts'
import { readCsv } from '@specify/spreadsheets/read-csv.ts'
import { cellText, MAX_TABLE_ROWS } from '@specify/spreadsheets/table.ts'

const cells = (text: string) => readCsv(text).rows.map((row) => row.cells)

describe('text with delimiters', () => {
  it.each([
    ['commas', 'sku,qty\nA,1'],
    ['semicolons', 'sku;qty\nA;1'],
    ['tabs', 'sku\tqty\nA\t1'],
    ['a line that names the delimiter', 'sep=|\r\nsku|qty\r\nA|1\r\n'],
    ['a line that names it in capitals', 'SEP=;\nsku;qty\nA;1'],
    ['quotes', '"sku","qty"\n"A","1"'],
    ['line ends of old Macs', 'sku,qty\rA,1\r'],
    ['blank rows before and after', '\n\n,,\nsku,qty\n\nA,1\n,,,\n'],
    ['space around values', ' sku , qty \n A ,\u00a01\u00a0'],
  ])('with %s is read', (_name, text) => {
    expect(cells(text)).toEqual([
      ['sku', 'qty'],
      ['A', '1'],
    ])
  })

  it('keeps delimiters, line ends and quotes within quotes', () => {
    expect(cells('"a,b","c\r\nd","say ""hi"""\n"x"y,z')).toEqual([
      ['a,b', 'c  d', 'say "hi"'],
      ['xy', 'z'],
    ])
  })

  it('reads what stands behind a quoted field as Excel does, and quotes of the text itself', () => {
    expect(cells('"sku" ,"" ,"qty"\n"9714"0 , "1" ,""\n"""Liano"" mixer","a ""b""",c "d"')).toEqual([
      ['sku', '', 'qty'],
      ['97140', '"1"'],
      ['"Liano" mixer', 'a "b"', 'c "d"'],
    ])
  })

  it('numbers rows as a spreadsheet does', () => {
    expect(readCsv('sep=;\na;b\n\n"c\nd";e\nf;g').rows.map(({ number }) => number)).toEqual([1, 3, 4])
    expect(readCsv('\n\r\n\na,b\n').rows.map(({ number }) => number)).toEqual([4])
    expect(readCsv('a,b\n\n""\n\nc,d').rows.map(({ number }) => number)).toEqual([1, 5])
  })

  it('takes nothing for a number (T-034)', () => {
    expect(cells('00123,1E5,9.7E+14,=1+1')).toEqual([['00123', '1E5', '9.7E+14', '=1+1']])
  })

  it.each([
    ['a quote without an end', 'sku,qty\n"A,1'],
    ['a NUL', 'sku,qty\nA\0,1'],
    ['control characters', '\u0089PNG\r\n\u001a\n'],
  ])('with %s is refused', (_name, text) => {
    expect(() => readCsv(text)).toThrow()
  })

  it('is read as far as a table goes', () => {
    for (const blank of ['\n', ' \r\n', ',\n']) {
      const started = performance.now()
      expect(readCsv(blank.repeat(2 ** 20)).rows).toEqual([])
      expect(performance.now() - started).toBeLessThan(300)
    }
    const table = readCsv('a,b\n'.repeat(MAX_TABLE_ROWS + 5))
    expect([table.rows.length, table.isCut]).toEqual([MAX_TABLE_ROWS, true])
    const wide = readCsv(Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(','))
    expect([wide.rows[0]!.cells.length, wide.hasFarCells]).toEqual([30, true])
    expect(readCsv(`${','.repeat(200)}\na,b`).hasFarCells).toBe(false)
  })

  it('with a field of a megabyte is read at once, and the field cut (T-031)', () => {
    const started = cpuTime()
    expect(cells(`"${'x'.repeat(1_000_000)}",1`)[0]!.map(({ length }) => length)).toEqual([200, 1])
    expect(cpuTime() - started).toBeLessThan(500)
  })
})

describe('encodings (T-031)', () => {
  const text = 'sku,section\nA,Tūroa – Wāhi'
  const utf16 = (isBig: boolean) => {
    const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
    return isBig ? bytes.swap16() : bytes
  }
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 little endian', utf16(false)],
    ['UTF-16 big endian', utf16(true)],
  ])('%s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe(text)
  })

  it('UTF-16 without a mark', () => {
    const list = 'sku,qty,section\n97140C6AF,2,Tūroa – 1'
    const bytes = Buffer.from(list, 'utf16le')
    expect(decodeText(bytes)).toBe(list)
    expect(decodeText(Buffer.from(bytes).swap16())).toBe(list)
    expect(decodeText(bytes.subarray(0, -1))).toBe(`${list.slice(0, -1)}\ufffd`) // which readers of it refuse
  })

  it('Windows-1252 where it is no UTF-8', () => {
    expect(decodeText(Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x96]))).toBe('Café –')
  })
})

it('cells are as people see them', () => {
  expect(cellText('\u200b 97140\u00a0C6AF\u2011X \ufeff')).toBe('97140 C6AF-X')
})
