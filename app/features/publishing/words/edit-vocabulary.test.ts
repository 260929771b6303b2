import { describe, expect, it } from 'vitest'
import { VocabularyFile } from '#app/features/search/vocabulary.ts'
import { editVocabulary, groupKey, listChangedGroups, toVocabularyGroup, toWordGroup } from './edit-vocabulary.ts'

const vocabulary = VocabularyFile.parse({
  groups: [
    { words: ['matt', 'mat'] },
    { words: ['tub'], means: ['Baths'] },
    { words: ['cheap'], order: 'price' },
    { words: ['nice'], ignore: true },
    { words: ['kitchen mixer'], pins: ['FM1001C'] },
  ],
})
const [, tub] = vocabulary.groups

describe('groups of words', () => {
  it('are the same after the form', () => {
    expect(vocabulary.groups.map((group) => toVocabularyGroup(toWordGroup(group)))).toEqual(vocabulary.groups)
  })

  it('are put in place of another, added and taken away', () => {
    const next = { kind: 'means', words: ['tub', 'bathtub'], means: ['Baths'] } as const
    const edited = editVocabulary(vocabulary, { former: groupKey(tub!), next })
    expect(edited.groups[1]).toEqual({ words: ['tub', 'bathtub'], means: ['Baths'] })
    expect(listChangedGroups(edited, vocabulary)).toEqual([edited.groups[1]])
    expect(editVocabulary(vocabulary, { former: '', next }).groups).toHaveLength(6)
    expect(editVocabulary(vocabulary, { former: groupKey(tub!), next: null }).groups).toHaveLength(4)
  })

  it('that somebody has changed meanwhile are not changed', () => {
    const moved = editVocabulary(vocabulary, { former: groupKey(tub!), next: null })
    expect(() => editVocabulary(moved, { former: groupKey(tub!), next: null })).toThrow('meanwhile')
  })
})
