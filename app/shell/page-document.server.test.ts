import { expect, it } from 'vitest'
import { HEAD_SCRIPT } from '#app/ui/head-script.ts'
import { pageDocument, stillDocument } from './page-document.server.ts'

const ENTRY = '<script type="module" async="">import "/assets/a.js"</script>'
const render = (main: string, scripts = `<script>one()</script>${ENTRY}`) =>
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/style-1.css"/>' +
  `<script>${HEAD_SCRIPT}</script></head><body>${main}${scripts}</body></html>`

const document = (main: string) => pageDocument(render(main), { data: ['<p>data</p>'], handoff: ['state()'] })

it('its policy allows the scripts of the site and none that came with the content', () => {
  const { scripts } = document('<main><script>stolen()</script></main><div><script>also()</script></div>')
  expect(scripts).toEqual([
    HEAD_SCRIPT,
    'one()',
    'import "/assets/a.js"',
    'state()',
    expect.stringContaining('requestAnimationFrame'),
  ])
})

it('every script at its end is one that the policy allows', () => {
  const { parts, scripts } = document('<main></main>')
  const page = parts.join('')
  const written = Array.from(page.matchAll(/<script[^>]*>(.*?)<\/script>/g), ([, text]) => text)
  expect(written).toEqual(scripts)
})

it('modules are named once, after content and data, and wait for the first frame', () => {
  const [head = '', body = ''] = document('<main></main>').parts.join('').split('</head>')
  expect(head).not.toContain('modulepreload')
  expect(body).toContain(
    '<main></main><p>data</p><script>one()</script><template id="modules">' +
      `<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>${ENTRY}</template><script>state()`,
  )
})

it('a page that failed has the title of its error alone', () => {
  const titles = '<title>Orders</title><meta name="robots" content="noindex"/><title>Not available</title>'
  const rendered = render('').replace('</head>', `${titles}</head>`)
  const page = pageDocument(rendered, { data: [], handoff: [] }).parts.join('')
  expect(page).toContain('<meta name="robots" content="noindex"/><title>Not available</title>')
  expect(page).not.toContain('<title>Orders')
})

it('a page for frames has no script, and the theme that was asked for', () => {
  const { parts, scripts } = stillDocument(render('<main></main>'), 'dark')
  const html = parts.join('')
  expect(html).toMatch(/^<!doctype html><html data-theme="dark"/)
  expect([html.includes('<script'), html.includes('modulepreload'), scripts]).toEqual([false, false, []])
  expect(stillDocument(render('<main></main>'), null).parts.join('')).toMatch(/^<!doctype html><html><head>/)
})
