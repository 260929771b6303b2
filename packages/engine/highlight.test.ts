import { expect, test } from 'vitest'
import { buildIndex } from './build-index.ts'
import { type HighlightRange, Highlighter } from './highlight.ts'
import { IndexView, SearchBatch } from './view.ts'

async function highlighterFor(text: string, names: readonly string[]): Promise<Highlighter> {
  const settings = {
    searchable: ['name'],
    codes: ['sku'],
    facets: [],
    synonyms: [['lav', 'basin']],
    customRanking: [],
    sorts: [],
  }
  const records = names.map((name, index) => ({ objectID: String(index), name, sku: name }))
  const view = new IndexView(await buildIndex({ identity: { name: 'test', generation: '1' }, settings, records }))
  return new Highlighter(view.index, new SearchBatch(view).matchText({ text })?.[0] ?? null)
}

function mark(text: string, ranges: readonly HighlightRange[]): string {
  return ranges
    .toReversed()
    .reduce(
      (marked, { start, end }) => `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
      text,
    )
}

test.each([
  ['basin', 'Liano Basin Mixer', 'Liano [Basin] Mixer'],
  ['bas', 'Liano Basin Mixer', 'Liano [Bas]in Mixer'],
  ['tur', 'Tūroa', '[Tūr]oa'],
  ['tu', 'Tu\u0304roa', '[Tu\u0304]roa'],
  ['stras', 'Straße', '[Straß]e'],
  ['basn mixr', 'Basin mixer', '[Basin] [mixer]'],
  ['mixers', 'Mixer', '[Mixer]'],
  ['mixer', 'Mixers and more', '[Mixers] and more'],
  ['wallhung', 'Wall-hung pan', '[Wall-hung] pan'],
  ['wall hung', 'Wall-hung pan', '[Wall-hung] pan'],
  ['1500mm', 'Bath 1500 mm long', 'Bath [1500 mm] long'],
  ['lav', 'Inset basin', 'Inset [basin]'],
  ['o’bri', "O'Brien tap", "[O'Bri]en tap"],
  ['zzz', 'Basin', 'Basin'],
  ['', 'Basin', 'Basin'],
])('%s in %s', async (query, name, marked) => {
  const highlighter = await highlighterFor(query, [name])
  expect(mark(name, highlighter.findInText(name))).toBe(marked)
})

test.each([
  ['963 42 bn6a', '963-42 BN/6A', '[963-42 BN/6A]'],
  ['96342b', '963-42 BN/6A', '[963-42 B]N/6A'],
  ['96342bn6b', '963-42 BN/6A', '[963-42 BN/6A]'],
  ['basin', '963-42 BN/6A', '963-42 BN/6A'],
])('%s in the code %s', async (query, code, marked) => {
  const highlighter = await highlighterFor(query, [code])
  expect(mark(code, highlighter.findInCode(code))).toBe(marked)
})

test('says which words of the query a part stands for', async () => {
  const highlighter = await highlighterFor('liano wall hung', ['Liano wall-hung pan'])
  expect(highlighter.words).toEqual(['liano', 'wall', 'hung'])
  expect(highlighter.findInText('Liano wall-hung pan').map(({ words }) => words)).toEqual([[0], [1, 2]])
})
