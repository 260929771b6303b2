import { beforeAll, describe, expect, it } from 'vitest'
import { openSmallCatalogue, type SmallCatalogue } from './testing/small-catalogue.ts'

let small: SmallCatalogue
beforeAll(async () => {
  small = await openSmallCatalogue()
})

describe('words that are corrected', () => {
  it.each([
    ['toliet', 'toilet'],
    ['towel rals', 'towel rails'],
    ['balck', 'black'],
    ['blackmixer', 'black mixer'],
    ['hnadshower', 'handshower'],
    ['vani large', 'vanity large'],
  ])('%s', (typed, meant) => expect(small.read(typed).corrected).toBe(meant))

  it('to one of several words that is a phrase with the word beside it', () => {
    expect(small.read('basx tap').corrected).toBe('bass tap')
    expect(small.read('rain basx please').corrected).toBe('rain base please')
  })

  it.each(['toiletlid', 'handshower', 'towelrail'])('%s is a phrase written as one word', (typed) => {
    expect(small.read(typed).corrections).toEqual([])
    expect(small.find(typed)).toHaveLength(1)
  })
})
