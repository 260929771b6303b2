import { beforeAll, describe, expect, it } from 'vitest'
import { openSmallCatalogue, type SmallCatalogue } from './testing/small-catalogue.ts'

let small: SmallCatalogue
beforeAll(async () => {
  small = await openSmallCatalogue()
})

describe('the thing that is meant', () => {
  it.each([
    ['the last of several nouns, whatever is said of it', 'shower hose chrome', ['Shower Hose']],
    ['a part before what it belongs to', 'cartridge basin mixer black', ['Cartridge']],
    ['what is leaking is to be mended', 'leaking toilet', ['Cartridge']],
    [
      'what stands before a pause',
      'basin mixer, laundry tap',
      ['Laundry Tap', 'Liano II Basin Mixer', 'Plain Basin Mixer', 'Wall Basin Mixer'],
    ],
    ['what stands before a colon', 'towel rail: chrome, beside basin', ['Towel Rail']],
    ['a kind in two words with a finish in between', 'hand chrome shower', ['Hand Shower']],
    ['a name of which the reading knows nothing', 'toilet seat round', ['Round Toilet with Seat']],
    ['no phrase that nothing is', 'seat with lid white', ['Round Toilet with Seat', 'Seat for Toilets']],
    ['a kind the wrong way round', 'mixer, basin', ['Liano II Basin Mixer', 'Plain Basin Mixer', 'Wall Basin Mixer']],
    ['not what it is for', 'mixer to match liano ii basin', ['Liano II Basin Mixer']],
    ['no phrase that goes over a pause', 'toilet: lid', ['Round Toilet with Seat']],
    ['a second thing only whole', 'toilet with rain towel rail', ['Round Toilet with Seat']],
    ['what is to be replaced', 'replacement seat chrome toilet', ['Seat for Toilets']],
    ['a phrase that goes over the turn', 'no room for bath', ['Long Bath']],
    ['no kind apart that the rest is not true of', 'toilet s trap seat', ['Round Toilet with Seat']],
    ['a phrase with an article in it', 'lean over the bath', ['Bright Rail', 'Steel Rail']],
    ['a phrase with a word that says nothing', 'lean just over bath', ['Bright Rail', 'Steel Rail']],
    ['what it is for where that is one of its kinds', 'mixer for hosing down', ['Wall Basin Mixer']],
    [
      'what stands in a phrase that says nothing, where nothing else is said',
      'zebra seat height',
      ['Seat for Toilets'],
    ],
    ['a phrase in another order', 'bath lean over', ['Bright Rail', 'Steel Rail']],
    ['no phrase in another order that ends in another thing', 'low tap bath', ['Long Bath', 'Short Bath']],
    ['a kind the wrong way round, where the rest is true of it alone', 'tap tub under $100', ['Laundry Tap']],
    ['what it is for up to what is left out', 'mixer for the sink not pull out', ['Sink Mixer']],
    ['a compound whole where a phrase goes on from its noun', 'basin mixer with wand', ['Wall Basin Mixer']],
    ['a compound alone where nothing is both', 'sink mixer with wand', ['Sink Mixer']],
    [
      'no phrase in another order that ends in `with`',
      'wand mixer with black',
      ['Liano II Basin Mixer', 'Pull-Out Sink Mixer', 'Wall Basin Mixer'],
    ],
    ['a whole word at the end is not the beginning of a longer phrase', 'double bowl', ['Round Bowl']],
  ])('%s', (_, text, expected) => {
    expect(small.find(text)).toEqual(expected.sort())
  })
})

describe('a phrase about several attributes', () => {
  it('puts first what the first of them says', () => {
    expect(small.inOrder('steel grab rail')).toEqual(['Bright Rail', 'Steel Rail'])
  })
})

describe('phrases that no product meets', () => {
  it('put first what is called so', () => {
    expect(small.inOrder('steel black mirror')).toEqual(['Steel Black Mirror', 'Plain Mirror'])
  })
})
