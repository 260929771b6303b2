import { describe, expect, it } from 'vitest'
import { commonLeadTime, draftSums, leadTimeOf } from './answer-draft.ts'

const line = (sku: string, quantity: number, typedPrice: string) => ({
  sku,
  name: sku,
  finish: '',
  quantity,
  listCents: null,
  typedPrice,
})

describe('an answer that is being written', () => {
  it('has the sum of each line and of all, as they will be sent', () => {
    const lines = [line('A', 9, '333.33'), line('B', 3, '$1,100.01'), line('C', 2, ''), line('D', 1, 'cheap')]
    const draft = draftSums('au', lines, '95')
    expect(draft.lines).toEqual(['9 × $333.33 = $2,999.97', '3 × $1,100.01 = $3,300.03', 'Not offered', ''])
    // An eleventh of 2,999.97, of 3,300.03 and of 95.00: 272.72 + 300.00 + 8.64.
    expect(draft.rows).toEqual([
      ['Products', '$6,300.00'],
      ['Freight', '$95.00'],
      ['Total without GST', '$5,813.64'],
      ['GST', '$581.36'],
      ['Total with GST', '$6,395.00'],
    ])
  })

  it('takes freight that is no amount as none, and the tax of its market', () => {
    expect(draftSums('nz', [line('A', 1, '115')], 'x').rows).toContainEqual(['GST', '$15.00'])
    expect(draftSums('nz', [line('A', 1, '115')], 'x').rows).toContainEqual(['Freight', '$0.00'])
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
