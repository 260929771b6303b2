import { expect, it } from 'vitest'
import { HEAD_SCRIPT } from '#app/ui/head-script.ts'
import { pageDocument } from './page-document.server.ts'

const ENTRY = '<script type="module" async="">import "/assets/a.js"</script>'
const render = (main: string, scripts = `<script>one()</script>${ENTRY}`) =>
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/style-1.css"/>' +
  `<script>${HEAD_SCRIPT}</script></head><body>${main}${scripts}</body></html>`

const document = (main: string) => pageDocument(render(main), ['<p>data</p>'], null)

it('its policy allows the scripts of the site and none that came with the content', () => {
  const { scripts } = document('<main><script>stolen()</script></main><div><script>also()</script></div>')
  expect(scripts.slice(0, -1)).toEqual([HEAD_SCRIPT, 'one()', 'import "/assets/a.js"'])
  expect(scripts.join()).not.toMatch(/stolen|also/)
})

it('every script at its end is one that the policy allows', () => {
  const { parts, scripts } = document('<main></main>')
  const page = parts.join('')
  const written = Array.from(page.matchAll(/<script[^>]*>(.*?)<\/script>/g), ([, text]) => text)
  expect(written).toEqual(scripts)
})

it('scripts are named, and asked for later; data stand behind them', () => {
  const page = document('<main></main>').parts.join('')
  expect(page).toContain('<script type="text/plain" data-entry="/assets/a.js">import "/assets/a.js"</script>')
  expect(page).not.toContain('<link rel="modulepreload"')
  expect(page.endsWith('</script><p>data</p></body></html>')).toBe(true)
})

it.each([
  [true, 'href="/assets/style-1.css" data-later="/assets/later-1.css"/><script>'],
  [false, 'href="/assets/style-1.css"/><link rel="stylesheet" href="/assets/later-1.css"/><script>'],
])('the sheet of work is named on the first or behind it; later: %s', (isLater, named) => {
  const page = pageDocument(render('<main></main>'), [], {
    first: '/assets/style-1.css',
    isLater,
    ownText: () => null,
  }).parts.join('')
  expect(page).toContain(named)
})

it('a page that failed has the title of its error alone', () => {
  const titles = '<title>Orders</title><meta name="robots" content="noindex"/><title>Not available</title>'
  const page = pageDocument(render('').replace('</head>', `${titles}</head>`), [], null).parts.join('')
  expect(page).toContain('<meta name="robots" content="noindex"/><title>Not available</title>')
  expect(page).not.toContain('<title>Orders')
})

it('a page without the entry of the scripts stays as it is', () => {
  const page = pageDocument(render('<main></main>', ''), [], null).parts.join('')
  expect(page).toBe(`<!doctype html>${render('<main></main>', '')}`)
})

const OWN = '<link rel="stylesheet" href="/content-styles/a_B-1.css"/>'
const withOwn = (ownText: (hash: string) => string | null) =>
  pageDocument(render('').replace('<script>', `${OWN}<script>`), [], {
    first: '/assets/style-1.css',
    isLater: true,
    ownText,
  })

it('a sheet of the page alone stands in it, and its policy allows it', () => {
  const { parts, styles } = withOwn((hash) => `.${hash}{color:red}`)
  expect(parts.join('')).toContain(
    '<style data-own="/content-styles/a_B-1.css">.a_B-1{color:red}</style>' +
      '<link rel="stylesheet" href="/content-styles/a_B-1.css" media="not all"/>',
  )
  expect(styles).toEqual(['.a_B-1{color:red}'])
})

it.each([
  ['unknown', null],
  ['long', '.a{color:red}'.repeat(400)],
  ['with a sign of markup', '.a{content:"</style>"}'],
  ['with ends of lines that a page does not keep', '.a{color:red}\r\n.b{color:red}'],
])('one that is %s is asked for as ever', (_, text) => {
  const { parts, styles } = withOwn(() => text)
  expect(parts.join('')).toContain(OWN)
  expect(styles).toEqual([])
})
