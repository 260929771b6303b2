import { expect, it } from 'vitest'
import { readAlternative, type VocabularyPart } from './vocabulary.ts'
import { VocabularyCoverage } from './vocabulary-coverage.ts'

const BASIN = {
  objectID: '1',
  name: 'Luna Compact Hand Basin',
  'product-types': ['Wall basins'],
  colour: ['Matte White'],
  width: [450],
  leadfree: [false],
}
const MIXER = { objectID: '2', name: 'Tūroa Pull-Out Mixer', 'product-types': ['Pull-out mixers'], leadfree: [true] }

function partsOf(alternative: string): readonly VocabularyPart[] {
  const read = readAlternative(alternative)
  if (read.kind === 'broken') throw new Error(read.reason)
  return read.parts
}

function isKnown(alternative: string): boolean {
  const coverage = new VocabularyCoverage({ groups: [{ words: ['word'], means: [alternative] }] })
  coverage.add(BASIN)
  coverage.add(MIXER)
  return coverage.knows(partsOf(alternative))
}

it.each([
  'wall basin',
  'hand basins',
  'compact',
  'pull-out',
  'turoa',
  'colour: matte white',
  'width: 450',
  'width: ..450',
  'leadfree: true',
  'Wall basins + compact + width: 400..500',
])('there is a product for %s', (alternative) => {
  expect(isKnown(alternative)).toBe(true)
})

it.each(['pedestal basin', 'compact mixer', 'colour: White', 'width: ..449', 'Wall basins + leadfree: true'])(
  'there is none for %s',
  (alternative) => {
    expect(isKnown(alternative)).toBe(false)
  },
)
