import type { IndexView } from '@specify/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { hasOnlyKnownWords } from './names/known-words.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { findIn, openSmallCatalogue } from './testing/small-catalogue.ts'
import { understand } from './understand.ts'
import type { Understanding } from './understanding.ts'

let view: IndexView
let lexicon: Lexicon

beforeAll(async () => {
  ;({ view, lexicon } = await openSmallCatalogue())
})

const read = (text: string, plain: readonly string[] = []): Understanding => understand(view, lexicon, { text, plain })

const find = (understood: Understanding): string[] => findIn(view, understood)

describe('what a query finds', () => {
  it.each([
    ['basin mixer', ['Liano II Basin Mixer', 'Plain Basin Mixer', 'Wall Basin Mixer']],
    ['wall basin mixers', ['Wall Basin Mixer']],
    ['wall basin mi', ['Wall Basin Mixer']],
    ['hand sho', ['Hand Shower']],
    ['toilet seat', ['Seat for Toilets']],
    ['toilet lid', ['Seat for Toilets']],
    ['seat for a toilet', ['Seat for Toilets']],
    ['loo', ['Round Toilet with Seat']],
    ['laundry faucet', ['Laundry Tap']],
    ['handshower', ['Hand Shower']],
    ['hand-showers', ['Hand Shower']],
    ['towel', ['Towel Rail']],
    ['1.7m bath', ['Long Bath']],
    ['bath 1700', ['Long Bath']],
    ['small bath', ['Short Bath']],
    ['bath under 1600mm', ['Short Bath']],
    ['600 towel rail', ['Towel Rail']],
    ['liano 2 mixer', ['Liano II Basin Mixer']],
    ['lead free basin mixer please', ['Liano II Basin Mixer']],
    ['wels 5 basin mixer', ['Plain Basin Mixer']],
    ['5 star mixer', ['Plain Basin Mixer']],
    ['tap under $100', ['Laundry Tap']],
    ['tap for less than 100 dollars', ['Laundry Tap']],
    ['toliet', ['Round Toilet with Seat']],
    ['bassin mixr black', ['Liano II Basin Mixer', 'Wall Basin Mixer']],
    ['towel rail & toilet', ['Round Toilet with Seat', 'Towel Rail']],
    ['hand shower, towel rail and toilet', ['Hand Shower', 'Round Toilet with Seat', 'Towel Rail']],
    ['basin and sink mixer', ['Liano II Basin Mixer', 'Plain Basin Mixer', 'Sink Mixer', 'Wall Basin Mixer']],
    ['overhead/hand shower', ['Hand Shower', 'Overhead Shower']],
    ['hand shower and head', ['Hand Shower']],
    ['basin mixer in black or brushed nickel', ['Liano II Basin Mixer', 'Wall Basin Mixer']],
  ])('%s', (text, expected) => {
    expect(find(read(text)).sort()).toEqual(expected.sort())
  })

  it('the type of that name before those whose name ends so', () => {
    expect(find(read('basin mixer')).at(-1)).toBe('Wall Basin Mixer')
  })
})

describe('a search within a listing', () => {
  const within = [{ kind: 'term', attribute: 'product-types', value: 'Basin mixers' }] as const

  it('takes a kind that is not in it as words', () => {
    const { filter, text } = understand(view, lexicon, { text: 'wall toilet', within })
    expect({ filter, text }).toEqual({ filter: null, text: 'wall toilet' })
  })

  it('reads the rest as ever', () => {
    expect(understand(view, lexicon, { text: 'black', within }).parts).toMatchObject([
      { typed: 'black', role: 'attribute' },
    ])
  })
})

describe('what is said of a query', () => {
  it('each phrase with what it was taken for', () => {
    expect(read('cheap black towel rail').parts).toMatchObject([
      { typed: 'towel rail', role: 'kind' },
      { typed: 'cheap', role: 'order' },
      { typed: 'black', role: 'wish' },
    ])
    expect(read('cheap mixer').order).toBe('price')
  })

  it('what was spelt otherwise, and the words that nothing has', () => {
    const { corrections, corrected, ignored } = read('toliet zebra')
    expect({ corrections, corrected, ignored }).toEqual({
      corrections: [{ typed: 'toliet', meant: 'toilet' }],
      corrected: 'toilet zebra',
      ignored: ['zebra'],
    })
  })

  it('nothing of a correction that comes to nothing', () => {
    const { corrections, corrected, ignored } = read('mixer lavnder')
    expect({ corrections, corrected, ignored }).toEqual({
      corrections: [],
      corrected: 'mixer lavnder',
      ignored: ['lavnder'],
    })
    expect(read('mixer lavnder toliet').corrections).toEqual([{ typed: 'toliet', meant: 'toilet' }])
  })

  it('nothing of a phrase that is to be taken as words', () => {
    const { parts, text } = read('black mixer', ['black'])
    expect(parts.map(({ typed }) => typed)).toEqual(['mixer'])
    expect(text).toBe('black')
    expect(read('toliet', ['toliet']).corrections).toEqual([])
  })

  it('nothing of what lies within such a phrase', () => {
    expect(read('black basin mixer', ['basin mixer']).parts.map(({ typed }) => typed)).toEqual(['black'])
    expect(read('bath 1.7 m long', ['1.7 m long']).parts.map(({ typed }) => typed)).toEqual(['bath'])
  })

  it('nothing of words that say nothing, though a phrase begins so', () => {
    expect(read('the of in').parts).toEqual([])
    expect(read('mirror of in wa').parts).toMatchObject([{ typed: 'mirror' }, { typed: 'of in wa' }])
  })

  it('that all of the words say nothing', () => {
    expect(read('please replacement')).toMatchObject({ parts: [], text: '', ignored: ['please', 'replacement'] })
    expect(read('mixer please').ignored).toEqual([])
  })

  it('a size in parts of an inch, as what it is sold as', () => {
    expect(read('waste 1 1/4"').corrections).toEqual([{ typed: '1 1/4"', meant: '32 mm' }])
    expect(read('waste 1 1/4"', ['1 1/4"']).corrections).toEqual([])
    expect(read('mirror 13 1/4 inch').corrections).toEqual([])
  })

  it('nothing of the spelling where most words are unknown', () => {
    const unknown = ['qzxwkv', 'vkwxzq', 'jjpqxz', 'wwqqxx', 'zzkkjj', 'xxvvkk']
    expect(read(`toliet ${unknown.slice(1).join(' ')}`).corrected).toContain('toilet')
    expect(read(`toliet ${unknown.join(' ')}`).corrections).toEqual([])
  })
})

describe('what is taken as it stands', () => {
  it.each([
    ['a code', '9764C'],
    ['a code among words', '20LI9764C basin mixer'],
    ['a code among words of its product', '20LI9764C liano'],
    ['an unknown word', 'zebra'],
    ['nothing', ''],
    ['words that lead back to themselves', 'one way'],
  ])('%s', (_, text) => {
    expect(read(text)).toMatchObject({ parts: [], filter: null, text, ignored: [] })
  })

  it('a code that nothing has, beside words: these are searched without it', () => {
    const { parts, ignored } = read('basin mixer 99999X')
    expect(parts).toMatchObject([{ typed: 'basin mixer', role: 'kind' }])
    expect(ignored).toEqual(['99999X'])
    expect(find(read('basin mixer 99999X'))).toEqual(find(read('basin mixer')))
    expect(read('99999X')).toMatchObject({ parts: [], text: '99999X', nearest: null })
  })

  it('a code before words that its product does not have', () => {
    expect(read('price of 20LI9764C')).toMatchObject({ parts: [], text: '20LI9764C', ignored: ['price', 'of'] })
  })

  it.each([
    ['long texts', 'basin '.repeat(500)],
    ['sixty words', Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ')],
    [
      'words that nothing is near to',
      Array.from({ length: 60 }, (_, at) => `qzxw${'abcdefghij'[at % 10]}kjv`).join(' '),
    ],
    ['letters of other scripts', '水龙头 مرحبا 🚿 ｂａｓｉｎ'],
    ['signs', '"<script>" & %20 \u0000'],
    ['stop words', 'the of and for with'],
  ])('%s are read in time', (_, text) => {
    const started = performance.now()
    expect(() => find(read(text))).not.toThrow()
    expect(performance.now() - started).toBeLessThan(500)
  })
})

describe('words that the catalogue or its vocabulary knows', () => {
  it.each([
    ['basin mixers', true],
    ['black faucet 200', true],
    ['1.7m bath', true],
    ['20LI9764C', true],
    ['toliet', false],
    ['basin zebra', false],
    ['call 0412345678', false],
    ['', false],
  ])('%s: %s', (text, isKnown) => expect(hasOnlyKnownWords(view, lexicon, text)).toBe(isKnown))
})
