import { describe, expect, it } from 'vitest'
import { assertCobieSize, countCobieRows, MAX_COBIE_ROWS } from './cobie-bounds.ts'

const building = (types: number, units: number, pieces: number) =>
  Array.from({ length: types }, () => ({ units, lines: Array.from({ length: pieces }, () => ({ quantity: 1 })) }))

describe('the rows of a COBie workbook', () => {
  it('are each room and piece of each unit', () => {
    expect(countCobieRows([{ units: 3, lines: [{ quantity: 2 }, { quantity: 1 }] }, ...building(1, 0, 5)])).toBe(12)
  })

  it('are taken of 2,000 lines in 40 types of 40 units', () => {
    const rooms = building(40, 40, 50)
    expect(countCobieRows(rooms)).toBe(81_600)
    expect(() => assertCobieSize({ rooms })).not.toThrow()
  })

  it('beyond the bound are refused with what to do instead', () => {
    const rooms = building(1, MAX_COBIE_ROWS, 1)
    expect(() => assertCobieSize({ rooms })).toThrow(
      'This project has 400,000 rooms and pieces, each of which would be a row: a COBie workbook holds 200,000. Make one of each unit type instead.',
    )
  })
})
