import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#app/platform/markdown.server.ts'
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
