import { describe, expect, it } from 'vitest'
import { compareHref, readComparedCodes } from './compare-address.ts'

const read = (query: string) => readComparedCodes(new URLSearchParams(query))

describe('the address of a comparison', () => {
  it('holds codes with any signs, each once', () => {
    const href = compareHref('au', ['TB 200+W', '00TB-1.5/A'], true)
    expect(href).toBe('/au/compare/?sku=TB%20200%2BW&sku=00TB-1.5%2FA&differences=only')
    expect(read(href.split('?')[1] ?? '')).toEqual({ codes: ['TB 200+W', '00TB-1.5/A'], isOnlyDifferent: true })
    expect(read('sku=A,B&sku=A&sku=+B+&sku=')).toEqual({ codes: ['A', 'B'], isOnlyDifferent: false })
    expect(compareHref('nz', [])).toBe('/nz/compare/')
  })

  it('is bounded, whatever it holds', () => {
    const many = read(Array.from({ length: 1_000 }, (_, index) => `sku=${index}`).join('&'))
    expect(many.codes).toHaveLength(100)
    expect(read(`sku=${'9'.repeat(100_000)}`).codes).toEqual(['9'.repeat(64)])
    expect(read(`sku=${'1,2,3,4,'.repeat(100_000)}&sku=%00&differences=1`)).toMatchObject({ isOnlyDifferent: false })
  })
})
