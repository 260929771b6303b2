import { expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { MARKETS } from '@specify/core/market.ts'
import { toSummary } from '../summary/summary.ts'
import { TOWER, TOWER_FACTS, TOWER_PRODUCTS } from '../testing/tower.ts'
import type { ProjectPaper } from './paper-content.ts'
import { projectPaper } from './project-paper.ts'

const paper = (more: Partial<ProjectPaper> = {}) =>
  finishSteps(
    projectPaper({
      market: MARKETS.au,
      cover: {
        projectName: 'Tower <b>',
        subtitle: 'by Lane & Co',
        projectType: 'Hotel',
        location: 'NSW',
        preparedBy: 'Ari',
        projectVersion: 'Version 1',
        createdAt: '2026-11-22T00:00:00Z',
        changedAt: '2026-11-22T00:00:00Z',
      },
      summary: toSummary(TOWER, TOWER_FACTS, TOWER_PRODUCTS),
      media: { MIXER: { image: 'mixer.webp', drawing: 'mixer.svg' } },
      showPrices: true,
      isLandscape: false,
      isByTag: false,
      priceBasis: 'RRP in AUD',
      substitutions: [],
      link: null,
      printedAt: '24 Nov 2026, 10:00 AEDT',
      publicUrl: 'https://specify.example',
      ...more,
    }),
  )
const textOf = ({ body }: ReturnType<typeof paper>) => body.text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

it('counts rooms, describes each product once, and carries a link only where there is one', () => {
  const { body, pictures, title, running } = paper()
  const text = textOf(paper())
  for (const room of [1, 2, 3, 4]) expect(text).toContain(`Room ${room} of 4`)
  expect(text).toMatch(/Type A × 40 \$[\d,.]+ each/)
  expect(body.text.match(/class="entry"/g)).toHaveLength(3)
  expect(text).toContain('=SUM(A1)')
  expect(text).toContain('1 item not included: may no longer be available.')
  expect(text).not.toMatch(/undefined|\[object/)
  expect(body.text).toContain('Tower &lt;b&gt;')
  expect(title).toBe('Tower <b> Version 1')
  expect(running.about).toEqual(['Tower <b>  ·  Version 1  ·  by Lane & Co'])
  expect(pictures.addresses).toHaveLength(2)
  const link = { text: 'specify.example/au/s/x', href: 'https://specify.example/au/s/x', qrTarget: 'https://a' }
  expect(paper({ link }).running.about).toContain('specify.example/au/s/x')
})

it('keeps the price basis on the page of the total', () => {
  const { body, style } = paper()
  expect(body.text).toMatch(/class="total">.*?<p class="[^"]*\bbasis\b/s)
  expect(style).toMatch(/\.basis \{[^}]*break-before: avoid/)
})

it('says no price where the project shows none', () => {
  for (const isLandscape of [false, true])
    for (const isByTag of [false, true]) {
      expect(textOf(paper({ isLandscape, isByTag }))).toContain('$')
      expect(textOf(paper({ isLandscape, isByTag, showPrices: false }))).not.toMatch(/\$|Price|RRP|request/)
    }
})

it('is a cover alone where nothing can be printed', () => {
  const summary = toSummary({ unitTypes: [], rooms: [] }, {}, {})
  expect(textOf(paper({ summary }))).not.toMatch(/Contents|Product Summary|Products 1/)
})

/** The tower with so many lines in its first room, by tags. */
function tower(lines: number, tagOf: (index: number) => string) {
  const [first, ...rooms] = TOWER.rooms
  const [item] = first?.items ?? []
  if (!first || !item) throw new Error('the tower has no lines')
  const items = Array.from({ length: lines }, (_, index) => ({ ...item, id: `line-${index}`, tag: tagOf(index) }))
  return toSummary({ ...TOWER, rooms: [{ ...first, items }, ...rooms] }, TOWER_FACTS, TOWER_PRODUCTS)
}

it('makes room for the longest tag, and sets each of several on a line of its own', () => {
  const widthOf = ({ style = '' }: ReturnType<typeof paper>) => Number(/\.tag \{ width: ([\d.]+)mm/.exec(style)?.[1])
  const long = tower(1, () => 'BM-ENSUITE-NORTH-001')
  expect(widthOf(paper({ summary: long }))).toBeGreaterThan(35)
  expect(widthOf(paper({ summary: tower(1, () => 'BM-01') }))).toBeLessThan(20)
  const { body } = paper({ summary: tower(3, (index) => `BM-0${index + 1}`), isByTag: true })
  expect(body.text.match(/(<span class="code">BM-0[123]<\/span> ){2}/g)).toHaveLength(2)
  expect(body.text).not.toMatch(/"code">BM-01[ ,]/)
})

it('begins the products on a page of their own only where the schedule is short', () => {
  const headOf = (lines: number) =>
    /<h2 class="([^"]*)" id="products">/.exec(paper({ summary: tower(lines, () => '') }).body.text)?.[1]
  expect([headOf(3), headOf(40)]).toEqual(['new-page', ''])
})
