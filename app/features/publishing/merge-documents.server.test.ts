import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listDifferences } from './list-differences.server.ts'
import { mergeTexts, mergeValues } from './merge-documents.server.ts'

const PAGE = { title: 'Baths', sections: [{ text: 'one' }, { text: 'two' }, { text: 'three' }] }

describe('merging two changes of a document', () => {
  it('takes what each side changed alone, in objects and in lists', () => {
    const mine = { ...PAGE, title: 'Our baths', sections: [{ text: 'ONE' }, ...PAGE.sections.slice(1)] }
    const theirs = { ...PAGE, intro: 'New', sections: [...PAGE.sections, { text: 'four' }] }
    expect(mergeValues(PAGE, mine, theirs)).toEqual({
      value: {
        title: 'Our baths',
        intro: 'New',
        sections: [{ text: 'ONE' }, { text: 'two' }, { text: 'three' }, { text: 'four' }],
      },
      conflicts: [],
    })
  })

  it('keeps what both added at the same place', () => {
    const { value, conflicts } = mergeValues(['a'], ['a', 'mine'], ['a', 'theirs'])
    expect([value, conflicts]).toEqual([['a', 'theirs', 'mine'], []])
  })

  it('names the place that both changed, and does as is chosen', () => {
    const mine = { ...PAGE, sections: PAGE.sections.with(1, { text: 'mine' }) }
    const theirs = { ...PAGE, sections: PAGE.sections.with(1, { text: 'theirs' }) }
    const clash = { path: 'sections 1 text', base: 'two', mine: 'mine', theirs: 'theirs' }
    expect(mergeValues(PAGE, mine, theirs)).toEqual({ value: theirs, conflicts: [clash] })
    expect(mergeValues(PAGE, mine, theirs, { 'sections 1 text': 'mine' }).value).toEqual(mine)
  })

  it('asks where one took away what the other changed', () => {
    const { conflicts } = mergeValues({ a: 1, b: 2 }, { b: 2 }, { a: 5, b: 2 })
    expect(conflicts).toEqual([{ path: 'a', base: 1, mine: null, theirs: 5 }])
    expect(mergeValues({ a: 1 }, {}, { a: 5 }, { a: 'mine' }).value).toEqual({})
  })

  it('merges texts line by line', () => {
    expect(mergeTexts('a\nb\nc', 'A\nb\nc', 'a\nb\nC').value).toBe('A\nb\nC')
  })
})

it('texts of a million equal lines, and long lists, are merged in a turn', () => {
  const lines = (count: number) => '\n'.repeat(count)
  const links = (count: number, word: string) => Array.from({ length: count }, (_, n) => ({ label: `${word} ${n}` }))
  const start = performance.now()
  expect(mergeTexts(lines(900_000), lines(900_001), lines(900_002)).conflicts).toHaveLength(1)
  expect(mergeValues(links(5_000, 'a'), links(5_000, 'b'), links(5_001, 'a')).conflicts).toHaveLength(1)
  expect(mergeValues(links(5_000, 'a'), [], links(5_000, 'c')).conflicts).toHaveLength(1)
  expect(listDifferences('a.json', JSON.stringify(links(9_000, 'a')), JSON.stringify(links(9_000, 'b')))).toHaveLength(
    200,
  )
  expect(performance.now() - start).toBeLessThan(3_000)
})

const json = fc.jsonValue({ maxDepth: 3 })

describe('any three values', () => {
  it('are theirs where I changed nothing, and mine where they changed nothing', () => {
    fc.assert(
      fc.property(json, json, (base, other) => {
        expect(mergeValues(base, base, other)).toEqual({ value: other, conflicts: [] })
        expect(mergeValues(base, other, base)).toEqual({ value: other, conflicts: [] })
      }),
    )
  })

  it('lose no entry that one side added', () => {
    const words = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 8 })
    fc.assert(
      fc.property(words, words, words, (base, more, others) => {
        const { value, conflicts } = mergeValues(base, [...base, ...more], [...others, ...base])
        if (conflicts.length === 0) expect(value).toEqual(expect.arrayContaining([...more, ...others]))
      }),
    )
  })
})
