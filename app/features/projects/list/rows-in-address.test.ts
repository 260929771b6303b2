import { describe, expect, it } from 'vitest'
import { readRowCount, withRowCount } from './rows-in-address.ts'

describe('the rows of an address', () => {
  it('are those of the first page unless more had been loaded', () => {
    expect(withRowCount('/au/project-builder/?sort=nameAsc', 23)).toBe('/au/project-builder/?sort=nameAsc&rows=23')
    expect(withRowCount('/au/project-builder/?rows=23', 10)).toBe('/au/project-builder/')
    expect(readRowCount('?sort=nameAsc&rows=23')).toBe(23)
    expect(readRowCount('')).toBe(10)
  })

  it('are never fewer than a page, nor more than a list has', () => {
    expect(['0', '3', '1001', '9999'].map((rows) => readRowCount(`?rows=${rows}`))).toEqual([10, 10, 1_000, 1_000])
    expect(['-20', '1e9', '12.5', '99999', 'all'].map((rows) => readRowCount(`?rows=${rows}`))).toEqual([
      10, 10, 10, 10, 10,
    ])
  })
})
