import { describe, expect, it } from 'vitest'
import { checkVocabulary } from './check-vocabulary.ts'
import { phraseKey, readAlternative, VocabularyFile, type Vocabulary } from './vocabulary.ts'

const group = (words: string[], means?: string[]) => ({ words, ...(means && { means }) })
const isValid = (...groups: object[]) => VocabularyFile.safeParse({ groups }).success

function problems(groups: Vocabulary['groups'], knows = () => true) {
  return checkVocabulary({ groups }, knows).map(({ severity, sentence }) => `${severity}: ${sentence}`)
}

describe('the shape of a vocabulary', () => {
  it.each([
    ['words that mean one another', { words: ['matt', 'matte'] }],
    ['a meaning', { words: ['loo'], means: ['toilet'] }],
    ['an order', { words: ['cheap'], order: 'price' }],
    ['words that say nothing', { words: ['nice'], ignore: true }],
  ])('takes %s', (_, each) => {
    expect(isValid(each)).toBe(true)
  })

  it.each([
    ['one word without a meaning', { words: ['matt'] }],
    ['a meaning and an order', { words: ['cheap'], means: ['toilet'], order: 'price' }],
    ['no word', { words: [], means: ['toilet'] }],
    ['a word of signs', { words: ['+-'], means: ['toilet'] }],
    ['seven words', { words: ['one two three four five six seven'], ignore: true }],
    ['61 characters', { words: ['a'.repeat(61)], ignore: true }],
    ['41 words', { words: Array.from({ length: 41 }, (_, at) => `word ${at}`), ignore: true }],
    ['21 alternatives', { words: ['loo'], means: Array.from({ length: 21 }, (_, at) => `toilet ${at}`) }],
    ['another order', { words: ['cheap'], order: 'name' }],
    ['an unknown field', { words: ['loo'], mean: ['toilet'] }],
  ])('refuses %s', (_, each) => {
    expect(isValid(each)).toBe(false)
  })

  it('refuses more than 2,000 groups', () => {
    const groups = Array.from({ length: 2_001 }, (_, at) => group([`a${at}`], ['toilet']))
    expect(isValid(...groups.slice(1))).toBe(true)
    expect(isValid(...groups)).toBe(false)
  })
})

it('a phrase is the same however it is joined, in case and in number', () => {
  expect(new Set(['hand-shower', 'handshower', 'Hand Showers', 'HAND  shower'].map(phraseKey)).size).toBe(1)
  expect(phraseKey('shelves')).not.toBe(phraseKey('shell'))
})

describe('an alternative', () => {
  it.each([
    ['Counter top basins', [{ kind: 'words', text: 'Counter top basins' }]],
    ['colour: Matte Black', [{ kind: 'value', attribute: 'colour', value: 'Matte Black' }]],
    [
      'mount-type: Floor mounted, wall faced',
      [{ kind: 'value', attribute: 'mount-type', value: 'Floor mounted, wall faced' }],
    ],
    ['leadfree: true', [{ kind: 'value', attribute: 'leadfree', value: true }]],
    ['length: 1700', [{ kind: 'range', attribute: 'length', min: 1700, max: 1700 }]],
    ['height: 800..', [{ kind: 'range', attribute: 'height', min: 800, max: null }]],
    [
      'Wall basins + width: ..450',
      [
        { kind: 'words', text: 'Wall basins' },
        { kind: 'range', attribute: 'width', min: null, max: 450 },
      ],
    ],
  ])('%s', (text, parts) => {
    expect(readAlternative(text)).toEqual({ kind: 'parts', parts })
  })

  it.each([
    ['color: Black', 'the search index has no attribute color'],
    ['price.AUD: ..200', 'the search index has no attribute price.AUD'],
    ['IsGWAInternal: true', 'the search index has no attribute IsGWAInternal'],
    ['width: narrow', 'width must be a number or a range such as ..450, not narrow'],
    ['width: ..', 'width must be a number or a range such as ..450, not ..'],
    ['width: 600..450', 'width must be a number or a range such as ..450, not 600..450'],
    ['leadfree: yes', 'leadfree must be true or false, not yes'],
    ['basin +  + width: ..450', 'an alternative has nothing on one side of a +'],
  ])('%s is refused', (text, reason) => {
    expect(readAlternative(text)).toEqual({ kind: 'broken', reason })
    expect(problems([group(['loo'], [text])])).toEqual([`error: Group 1 (loo): ${reason}.`])
  })
})

describe('groups among one another', () => {
  it('a word in two groups with meanings is named with both', () => {
    expect(problems([group(['loo', 'dunny'], ['toilet']), group(['Loos'], ['toilet seat'])])).toEqual([
      'error: Group 2 (Loos): "Loos" has a meaning in group 1 already.',
    ])
  })

  it('so is one that means the same as a word with another meaning', () => {
    expect(problems([group(['gray', 'grey']), group(['gray'], ['Matte Grey']), group(['grey'], ['Gunmetal'])])).toEqual(
      ['error: Group 3 (grey): "grey" has a meaning in group 2 already.'],
    )
  })

  it('a word may be in a group of equals besides', () => {
    expect(problems([group(['gray', 'grey']), group(['gray', 'grey'], ['colour: Grey'])])).toEqual([])
  })

  it('a group that means only itself is named, one that also means itself is not', () => {
    expect(problems([group(['corner'], ['corner', 'mount-type: Corner'])])).toEqual([])
    expect(problems([group(['accessible toilet', 'care toilet'], ['Care toilets'])])).toEqual([])
    expect(problems([group(['corner', 'corners'], ['Corner'])])).toEqual([
      'error: Group 1 (corner): it means only itself.',
    ])
  })

  it('a meaning that leads back to itself is named, one that two groups share is not', () => {
    const a = group(['a'], ['b'])
    expect(problems([a, group(['b'], ['c + width: ..450']), group(['c'], ['d', 'a'])])).toEqual([
      'error: Group 3 (c): its meaning leads back to itself by way of group 1.',
    ])
    expect(problems([a, group(['b'], ['d']), group(['c'], ['b', 'a']), group(['d'], ['e'])])).toEqual([])
  })

  it('a meaning leads back by way of words that mean one another, too', () => {
    expect(problems([group(['b', 'x']), group(['a'], ['b']), group(['x'], ['a'])])).toEqual([
      'error: Group 3 (x): its meaning leads back to itself by way of group 2.',
    ])
  })

  it('a long chain of meanings is no trouble', () => {
    const chain = Array.from({ length: 2_000 }, (_, at) => group([`w${at}x`], [`w${at + 1}x`]))
    expect(problems(chain)).toEqual([])
  })
})

it('alternatives that the catalogue has nothing for are remarks', () => {
  const groups = [
    group(['loo'], ['dunny', 'toilet']),
    group(['dunny'], ['colour: Puce', 'outhouse']),
    group(['powder room'], ['dunny + width: ..450']),
    group(['squat pan', 'eastern toilet'], ['Squat pans']),
  ]
  expect(problems(groups)).toEqual([])
  expect(problems(groups, () => false)).toEqual([
    'remark: Group 1 (loo): the catalogue has nothing for toilet.',
    'remark: Group 2 (dunny): the catalogue has nothing for colour: Puce; outhouse, so its words have no meaning.',
    'remark: Group 3 (powder room): the catalogue has nothing for dunny + width: ..450, so its words have no meaning.',
    'remark: Group 4 (squat pan): the catalogue has nothing for Squat pans, so its words have no meaning.',
  ])
})
