import { beforeAll, describe, expect, it } from 'vitest'
import { openSmallCatalogue, type SmallCatalogue } from './testing/small-catalogue.ts'

let small: SmallCatalogue
beforeAll(async () => {
  small = await openSmallCatalogue()
})

describe('what a query leaves out', () => {
  it.each([
    ['mixer not pull out', ['Liano II Basin Mixer', 'Plain Basin Mixer', 'Sink Mixer', 'Wall Basin Mixer']],
    [
      "mixer that doesn't have pull out",
      ['Liano II Basin Mixer', 'Plain Basin Mixer', 'Sink Mixer', 'Wall Basin Mixer'],
    ],
    ['basin mixer not in chrome', ['Liano II Basin Mixer', 'Wall Basin Mixer']],
    ['basin mixer in anything but chrome', ['Liano II Basin Mixer', 'Wall Basin Mixer']],
    ['basin mixer other than chrome', ['Liano II Basin Mixer', 'Wall Basin Mixer']],
    ['basin mixer not plain', ['Liano II Basin Mixer', 'Wall Basin Mixer']],
    ['bath that is not spotted', ['Long Bath', 'Short Bath']],
    ['bath not black', ['Long Bath', 'Short Bath']],
  ])('%s', (text, expected) => {
    expect(small.find(text)).toEqual(expected.sort())
  })

  it('is no kind that only begins so', () => {
    expect(small.read('hand shower no towel').parts.map(({ role }) => role)).toEqual(['kind'])
  })

  it('is said, and can be taken back', () => {
    expect(small.read('sink mixer without pull out').parts).toContainEqual(
      expect.objectContaining({ typed: 'without pull out', role: 'without' }),
    )
    expect(small.read('sink mixer without pull out', ['without pull out']).parts.map(({ typed }) => typed)).toEqual([
      'sink mixer',
    ])
  })

  it('shows a variant in another finish', () => {
    const [, finish] = small.read('basin mixer not chrome').parts
    expect(finish?.alternatives.flatMap(({ conditions }) => conditions)).toEqual([
      { attribute: 'colour', values: expect.not.arrayContaining(['Chrome']) as unknown },
    ])
    expect(finish?.refused).toEqual([{ attribute: 'colour', values: ['Chrome'] }])
  })
})
