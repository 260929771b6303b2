import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { writeWorkbook } from '#demo/content/workbook.ts'
import { readFirstSheet } from './read-sheet.server.ts'

describe('the first sheet of a workbook', () => {
  it('is read row by row', async () => {
    const rows = [
      ['Outlet', '250 kPa', 'Tested'],
      ['Mixer <b>&', 4.5, 45_292],
      [null, null, 'end'],
    ]
    expect(await readFirstSheet(writeWorkbook(rows))).toEqual(rows)
  })

  it('is refused beyond the rows and columns that people read', async () => {
    const far = Array.from({ length: 2_001 }, () => ['x'])
    await expect(readFirstSheet(writeWorkbook(far))).rejects.toThrow('outside of 2000 rows')
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('PK is not enough')],
    ['a directory that lies', Buffer.concat([writeWorkbook([['a']]).subarray(40)])],
    ['half a file', writeWorkbook([['a']]).subarray(0, 900)],
  ])('is refused where it is %s', async (_, file) => {
    await expect(readFirstSheet(file)).rejects.toThrow()
  })

  it('is refused where a part unpacks to more than anybody needs', async () => {
    const bomb = deflateRawSync(Buffer.alloc(40 * 1024 * 1024, 0x20))
    const file = writeWorkbook([['x'.repeat(bomb.length)]])
    const name = Buffer.from('xl/worksheets/sheet1.xml')
    const listed = file.lastIndexOf(name) - 46
    const local = file.indexOf(name) - 30
    file.writeUInt16LE(8, listed + 10)
    file.writeUInt32LE(bomb.length, listed + 20)
    bomb.copy(file, local + 30 + name.length)
    await expect(readFirstSheet(file)).rejects.toThrow()
  })
})
