import { expect, it } from 'vitest'
import { readColumn } from './pasted-column.ts'

it('reads the first column of what a spreadsheet copies, and leaves a single value to its field', () => {
  expect(readColumn('4')).toBeNull()
  expect(readColumn('4\n')).toBeNull()
  expect(readColumn('4\r\n5\r\n')).toEqual(['4', '5'])
  expect(readColumn('4\tbasin\n5\tbath')).toEqual(['4', '5'])
  expect(readColumn(' 4 \n\n6')).toEqual(['4', '', '6'])
})
