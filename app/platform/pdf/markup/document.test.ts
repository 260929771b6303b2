import { expect, it } from 'vitest'
import { printDocument } from './document.ts'
import { cssText } from './print-style.ts'

const PARTS = {
  safeHtml: '<p>Text</p>',
  language: 'en-NZ',
  name: 'Tūroa "Basin" </style><script>alert(1)</script>',
  code: '99TB\\',
  address: 'https://specify.example/nz/',
  date: '21 November 2026',
  sideMm: 12,
  fontFaces: '',
}

it('is one style, one title and the text, whatever it is called', () => {
  const html = printDocument(PARTS)
  expect(html.match(/<\/?style>/g)).toEqual(['<style>', '</style>'])
  expect(html).not.toContain('<script')
  expect(html).toContain(
    '<title>99TB\\ Tūroa &quot;Basin&quot; &lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>',
  )
  expect(html).toContain('<html lang="en-NZ">')
  expect(html).toContain('<p>Text</p>')
})

it('writes text in styles so that nothing ends it', () => {
  expect(cssText('aū1')).toBe('"a\\16b 1"')
  expect(cssText('"}\n\\</style>')).toMatch(/^"(?:\\[\da-f]+ |[a-z])+"$/)
})
