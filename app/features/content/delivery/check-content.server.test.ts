import { expect, it } from 'vitest'
import { checkContent } from './check-content.server.ts'
import { assembleContent } from '../site-content.server.ts'
import { describeProblem } from './document.ts'
import { readContentFiles } from './read-files.server.ts'
import { reviewFolder } from './review-folder.server.ts'

const page = (path: string, configuration: object, markets?: string[]) =>
  JSON.stringify(
    {
      path,
      ...(markets && { markets }),
      title: 'Page',
      main: { layoutElements: [{ components: [{ id: 'a', type: 'content-renderer', configuration }] }] },
    },
    null,
    2,
  )

function problems(...documents: { name: string; text: string }[]) {
  return checkContent(documents).problems.map(describeProblem)
}

it('a broken file is named with its line and the reason, and the others count', () => {
  const broken = { name: 'pages/broken.json', text: '{\n  "path": "x"\n  "title": "y"\n}' }
  const sound = { name: 'pages/sound.json', text: page('sound', { sections: [] }) }
  const checked = checkContent([broken, sound])
  expect(checked.problems.map(describeProblem)).toEqual(['pages/broken.json:3: a comma or } is missing before this'])
  expect(checked.sound).toEqual([sound])
})

it('a collection of a brand that the table does not have is named', () => {
  const row = { title: 'Regent', intro: '', filter: { range: 'Regent' } }
  const brand = { ...row, path: 'brands/dorf', kind: 'brand' }
  const collection = { ...row, path: 'collection/regent', kind: 'collection', brand: 'brands/dorf' }
  const listings = (...rows: object[]) => ({ name: 'listings.json', text: JSON.stringify(rows) })
  expect(problems(listings(brand, collection))).toEqual([])
  expect(problems(listings(collection))).toEqual([
    'listings.json:1: 0.brand: must be the path of a brand of this table',
  ])
})

it('a group of the vocabulary that cannot be used is named by its line', () => {
  const vocabulary = (...groups: object[]) => ({ name: 'vocabulary.json', text: JSON.stringify({ groups }, null, 2) })
  const loo = { words: ['loo'], means: ['toilet'] }
  expect(problems(vocabulary(loo))).toEqual([])
  expect(problems(vocabulary(loo, { words: ['loos'], means: ['color: White'] }))).toEqual([
    'vocabulary.json:11: Group 2 (loos): the search index has no attribute color.',
    'vocabulary.json:11: Group 2 (loos): "loos" has a meaning in group 1 already.',
  ])
  expect(problems(vocabulary(loo, { words: ['nice'] }))).toEqual([
    'vocabulary.json:11: groups.1: must have two words, or means',
  ])
})

it('a vocabulary that is not there is empty', async () => {
  const options = { key: '', origins: [], onRemark: () => {} }
  const text = JSON.stringify({ groups: [{ words: ['loo'], means: ['toilet'] }] })
  expect((await assembleContent([], options)).vocabulary).toEqual({ groups: [] })
  expect((await assembleContent([{ name: 'vocabulary.json', text }], options)).vocabulary).toEqual(JSON.parse(text))
})

it('a table of the compliance report that cannot be used is named by its line', async () => {
  const compliance = (tables: object) => ({ name: 'compliance.json', text: JSON.stringify(tables, null, 2) })
  const stars = { device: 'tap', figure: 'flow', edition: 'x', from: '2016-06-30', source: 'x' }
  const bands = [
    { stars: 6, over: 0, upTo: 4.5 },
    { stars: 5, over: 4, upTo: 6 },
  ]
  expect(problems(compliance({ stars: [{ ...stars, bands: bands.slice(0, 1) }] }))).toEqual([])
  expect(problems(compliance({ stars: [{ ...stars, bands }] }))).toEqual(['compliance.json:3: stars.0: bands overlap'])
  const rule = { market: 'au', from: '2026-05-32', source: 'x', waterUses: ['drinking'], kinds: [] }
  expect(problems(compliance({ leadFree: [rule] }))).toEqual([
    'compliance.json:5: leadFree.0.from: must be a day such as 2026-05-01',
  ])
  expect(problems(compliance({ leadFree: [{ ...rule, from: '2026-05-01', kinds: ['Taps'] }] }))).toEqual([
    'compliance.json:11: leadFree.0.kinds.0: there is no kind Taps',
  ])
  const options = { key: '', origins: [], onRemark: () => {} }
  expect((await assembleContent([], options)).compliance.kinds).toEqual([])
})

it('a section that lacks something is named by its line', () => {
  const text = page('x', { sections: [{ kind: 'banner', banner_heading: '' }] })
  const line = text.split('\n').findIndex((each) => each.includes('banner_heading')) + 1
  expect(problems({ name: 'pages/x.json', text })).toEqual([
    expect.stringMatching(
      `^pages/x\\.json:${line}: main\\.layoutElements\\.0\\.components\\.0\\.configuration\\.sections\\.0\\.banner_heading: `,
    ),
  ])
})

it('a component of an unknown type does not keep its page from being shown', () => {
  const text = page('a', {}).replace('content-renderer', 'hologram')
  expect(problems({ name: 'pages/a.json', text })).toEqual([])
})

it('missing data sources and two pages at one address are problems', () => {
  expect(problems({ name: 'pages/b.json', text: page('b', { dataSourceId: 'nowhere' }) })[0]).toMatch(
    /there is no data source nowhere$/,
  )
  expect(
    problems({ name: 'pages/c.json', text: page('c', {}) }, { name: 'pages/d.json', text: page('c', {}, ['nz']) }),
  ).toEqual(['pages/d.json:2: path: /nz/c is the address of pages/c.json already'])
})

it('the content of the repository is sound, and no page leaves anything out', async () => {
  expect((await reviewFolder('content', [])).lines).toEqual([])
  expect((await readContentFiles('content')).length).toBeGreaterThan(60)
})

it('names the first fifty problems of a document, however many it has', () => {
  const links = Array.from({ length: 5_000 }, (_, n) => ({ label: `Entry ${n}`, href: 'javascript:alert(1)' }))
  const menu = JSON.stringify({ header: [], footer: [{ title: 'All', links }], popular: [] }, null, 1)
  const configuration = { dataSourceId: 'none' }
  const components = Array.from({ length: 5_000 }, (_, n) => ({ id: `c${n}`, type: 'content-renderer', configuration }))
  const page = JSON.stringify({ path: 'long', title: 'Long', main: { layoutElements: [{ components }] } }, null, 1)
  const start = performance.now()
  for (const [name, text] of [
    ['navigation.json', menu],
    ['pages/long.json', page],
  ] as const)
    expect(checkContent([{ name, text }]).problems).toHaveLength(50)
  // It took minutes while each problem read the document again.
  expect(performance.now() - start).toBeLessThan(5_000)
})
