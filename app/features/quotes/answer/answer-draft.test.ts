import { describe, expect, it } from 'vitest'
import { commonLeadTime, draftSums, leadTimeOf } from './answer-draft.ts'

const product = (sku: string, quantity: number) => ({ sku, brand: '', quantity, listCents: null })
const line = (cents: number | null | undefined) => ({ cents, price: '', lead: '', substitute: '', note: '' })

describe('an answer that is being written', () => {
  it('has the sums as they will be sent', () => {
    const products = [product('A', 9), product('B', 3), product('C', 2), product('D', 1)]
    const lines = [line(33_333), line(110_001), line(null), line(undefined)]
    // An eleventh of 2,999.97, of 3,300.03 and of 95.00: 272.72 + 300.00 + 8.64.
    expect(draftSums('au', { lines, freight: '95' }, products)).toEqual([
      ['Products', '$6,300.00'],
      ['Freight', '$95.00'],
      ['Total without GST', '$5,813.64'],
      ['GST', '$581.36'],
      ['Total with GST', '$6,395.00'],
    ])
  })

  it('takes freight that is no amount as none, and the tax of its market', () => {
    const desk = { lines: [line(11_500)], freight: 'x' }
    expect(draftSums('nz', desk, [product('A', 1)])).toContainEqual(['GST', '$15.00'])
    expect(draftSums('nz', desk, [product('A', 1)])).toContainEqual(['Freight', '$0.00'])
  })
})

describe('a lead time for all lines', () => {
  const offered = (leadTime: string) => ({ isOffered: true, leadTime })

  it('is what most of them have, where all have one', () => {
    expect(commonLeadTime([offered('2 weeks'), offered('6 weeks'), offered('6 weeks')])).toBe('6 weeks')
    expect(commonLeadTime([offered('2 weeks'), { isOffered: false, leadTime: '' }])).toBe('2 weeks')
    expect(commonLeadTime([offered('2 weeks'), offered('')])).toBe('')
    expect(commonLeadTime([])).toBe('')
  })

  it('counts for the offered lines that have none of their own', () => {
    expect(leadTimeOf(offered(''), '2 weeks')).toBe('2 weeks')
    expect(leadTimeOf(offered('6 weeks'), '2 weeks')).toBe('6 weeks')
    expect(leadTimeOf({ isOffered: false, leadTime: '' }, '2 weeks')).toBe('')
  })
})
