import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md', 'app/**/*.md'])
const CODE = `\n${globSync('{app,packages,demo,tests,scripts,bench,db}/**').join('\n')}\n`

/** Files, such as `routes/listing.tsx`, and folders of the code, such as `features/imports`, that a text names. */
function namedFiles(text: string): string[] {
  return Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code.replace(/\/$/, '')).filter(
    (code) =>
      /^(?!x\.)\w[\w./-]*\.(?:tsx?|mjs|css)$/.test(code) ||
      /^(?:app|features|platform|packages|ui|http|demo)\/[\w./-]+$/.test(code),
  )
}

/** A name may leave out where it is clear what it is below. */
function isThere(name: string): boolean {
  return existsSync(name) || CODE.includes(`/${name}\n`)
}

/** A decision that another one has replaced tells of code that is gone. */
const CURRENT = DOCUMENTS.filter((document) => !/^Replaced by \d{4}\.$/m.test(readFileSync(document, 'utf8')))

it.each(CURRENT)('%s names files that are there', (document) => {
  const named = namedFiles(readFileSync(document, 'utf8'))
  expect(named.filter((name) => !isThere(name))).toEqual([])
})

it.each(CURRENT)('%s links to files that are there', (document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/`[^`\n]*`/g, '')
  const linked = Array.from(text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)\s#]+)/g), ([, link = '']) => link)
  expect(linked.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([])
})

it('finds what the tour names', () => {
  expect(DOCUMENTS).toContain('README.md')
  expect(namedFiles(readFileSync('docs/tour.md', 'utf8')).length).toBeGreaterThan(80)
})
