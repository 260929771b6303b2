import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#app/platform/markdown.server.ts'
import { cleanFeatures } from './clean-features.ts'
import { cleanLine, cleanMarkdown } from './clean-text.ts'

const TABLE =
  '<p>Sizes</p><table><tr><th>Size</th><th>Flow</th></tr><tr><td>450<br>mm</td><td>7.5 L/min</td></tr>' +
  '<tr><td>600</td></tr></table><p>Ask us.</p>'

describe('a table in the HTML of a feed', () => {
  it('stays one, with a cell for each column', () => {
    expect(cleanMarkdown(TABLE)).toBe(
      'Sizes\n\n| Size | Flow |\n| --- | --- |\n| 450 mm | 7.5 L/min |\n| 600 | |\n\nAsk us.'.replace(
        '600 | |',
        '600 |  |',
      ),
    )
    const html = renderMarkdown(cleanMarkdown(TABLE))
    expect(html).toMatch(
      /<th>Size<\/th>\s*<th>Flow<\/th>[^]*<td>450 mm<\/td>\s*<td>7.5 L\/min<\/td>[^]*<p>Ask us.<\/p>$/,
    )
  })

  it('that only lays out text becomes paragraphs', () => {
    expect(cleanMarkdown('<table><tr><td><p>Left</p></td><td>Right</td></tr></table>')).toBe('Left\n\nRight')
    expect(cleanMarkdown('<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>')).toBe('One\n\nTwo')
  })

  it('keeps pipes and lists within their cells, and reads one that does not end', () => {
    const table = '<table><tr><td>a|b</td><td>c</td></tr><tr><td><ul><li>x</li><li>y</li></ul></td><td>d'
    expect(cleanMarkdown(table)).toBe('| a\\|b | c |\n| --- | --- |\n| x y | d |')
  })

  const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`
  it.each([
    [
      'sections',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody><tfoot><tr><td>3</td><td>4</td></tr></tfoot></table>',
      '| A | B |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |',
    ],
    [
      'a caption and a head at the side',
      `<table><caption>Sizes</caption>${row('<th scope=row>Width</th>', '<td>1</td>')}${row('<th>Depth</th>', '<td>2</td>')}</table>`,
      'Sizes\n\n| Width | 1 |\n| --- | --- |\n| Depth | 2 |',
    ],
    [
      'a cell over two columns',
      `<table>${row('<th>A</th>', '<th>B</th>')}${row('<td colspan="2">both</td>')}</table>`,
      '| A | B |\n| --- | --- |\n| both | both |',
    ],
    [
      'a cell over two rows',
      `<table>${row('<th>Size</th>', '<th>Flow</th>')}${row('<td rowspan=2>450</td>', '<td>1</td>')}${row('<td>2</td>')}</table>`,
      '| Size | Flow |\n| --- | --- |\n| 450 | 1 |\n| 450 | 2 |',
    ],
    [
      'a title over all columns',
      `<table>${row('<td colspan=2>Sizes</td>')}${row('<td>A</td>', '<td>B</td>')}${row('<td>1</td>', '<td>2</td>')}</table>`,
      'Sizes\n\n| A | B |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      'tags written as entities',
      '&lt;table&gt;&lt;tr&gt;&lt;td&gt;A&lt;/td&gt;&lt;td&gt;B&lt;/td&gt;&lt;/tr&gt;&lt;tr&gt;&lt;td&gt;1&lt;/td&gt;&lt;td&gt;2&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
    ],
  ])('with %s', (_, html, markdown) => {
    expect(cleanMarkdown(html)).toBe(markdown)
    expect(cleanMarkdown(markdown)).toBe(markdown)
  })

  it('in a list of features is a line for each row', () => {
    const features = cleanFeatures(TABLE, () => {})
    expect(features.au).toEqual(['Sizes', 'Size, Flow', '450 mm, 7.5 L/min', '600', 'Ask us.'])
  })

  it('with hostile spans is not blown up', () => {
    const html = `<table>${'<tr><td colspan=1000000 rowspan=1000000>x</td><td colspan=999>y</td></tr>'.repeat(2_000)}</table>`
    expect(cleanMarkdown(html).length).toBeLessThan(1_000_000)
  })

  it('is divided by commas on one line', () => {
    expect(cleanLine('<table><tr><td>Size</td><td>450</td></tr></table>')).toBe('Size, 450')
  })

  it('is the same when it is read again', () => {
    const cell = fc.stringMatching(/^[a-z|*&; ]{0,8}$/)
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 }), (rows) => {
        const html = `<table>${rows.map((row) => `<tr>${row.map((each) => `<td>${each}</td>`).join('')}</tr>`).join('')}</table>`
        const once = cleanMarkdown(html)
        expect(cleanMarkdown(once)).toBe(once)
      }),
    )
  })
})
