import { describe, expect, it } from 'vitest'
import { readCsv } from '@specify/spreadsheets/read-csv.ts'
import { readUpload } from './read-upload.ts'

const read = (text: string) => readUpload(readCsv(text))
const problem = (text: string) => {
  const outcome = read(text)
  return outcome.kind === 'refused' ? outcome.problem : outcome.rows.length
}
const lines = (count: number) => `sku,qty,section\n${'A,1,Kitchen\n'.repeat(count)}`

describe('an upload', () => {
  it('has its columns in any order and case, and rows with their numbers', () => {
    expect(read('\nQTY, Section ,SKU\n2,Kitchen,A\n\n,,B\n')).toEqual({
      kind: 'rows',
      rows: [
        { row: 3, sku: 'A', qty: '2', section: 'Kitchen' },
        { row: 5, sku: 'B', qty: '', section: '' },
      ],
    })
  })

  it.each([
    ['nothing', '', 'EMPTY_FILE'],
    ['blank rows', '\n,,\n', 'EMPTY_FILE'],
    ['a header alone', 'sku,qty,section\n', 'EMPTY_FILE'],
    ['a header and blank rows', 'sku,qty,section\n,,\n', 'EMPTY_FILE'],
    ['another column', 'sku,qty,section,colour\nA,1,K,red', 'INVALID_FILE'],
    ['a column without a name', 'sku,qty,section\nA,1,K,red', 'INVALID_FILE'],
    ['a column that is missing', 'sku,qty\nA,1', 'INVALID_FILE'],
    ['a column twice', 'sku,qty,section,sku\nA,1,K,B', 'INVALID_FILE'],
    ['a name of objects', 'sku,qty,__proto__\nA,1,K', 'INVALID_FILE'],
    ['no header', 'A,1,Kitchen', 'INVALID_FILE'],
    ['a title above the header', 'My list\nsku,qty,section\nA,1,K', 'INVALID_FILE'],
    ['ten thousand columns', `sku,qty,section${',x'.repeat(10_000)}\nA,1,K`, 'INVALID_FILE'],
    ['a column far away', `sku,qty,section\nA,1,K${','.repeat(200)}x`, 'INVALID_FILE'],
    ['empty columns beside it', 'sku,qty,section,,\nA,1,K,,\n', 1],
    ['as many rows as may be', lines(250), 250],
    ['those and blank ones', lines(250) + ',,\n'.repeat(5_000), 250],
    ['one more', lines(251), 'TOO_MANY_ROWS'],
    ['very many', lines(5_000), 'TOO_MANY_ROWS'],
  ])('of %s (T-030)', (_name, text, outcome) => {
    expect(problem(text)).toBe(outcome)
  })
})
