import { expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { NO_DETAILS } from '@specify/schedule/free-lines/free-line.ts'
import { MARKETS } from '@specify/core/market.ts'
import { complianceReport } from './compliance/compliance-report.ts'
import { NO_ASSUMPTIONS } from './compliance/assumptions.ts'
import { finishBoard } from './finish-board/finish-board.ts'
import { labelsOf, pickListsOf } from './labels/labels.ts'
import { pickListPaper } from './labels/label-paper.ts'
import { typeCatalogue } from './revit/type-catalogue.ts'
import { cobieRows } from '@specify/models/cobie/cobie-rows.ts'
import { toCobieJob } from './cobie/to-cobie-job.ts'
import type { EvidenceLine, EvidenceSchedule } from './schedule.ts'
import { specificationSections } from './specification/clauses.ts'
import { DEFAULT_TEMPLATE } from './specification/template.ts'
import { toMarkdown } from './specification/to-markdown.ts'
import { evidenceLine, listedProduct, TABLES } from './testing/lines.ts'

const MIXER = listedProduct('BM-100', 'Basin mixers')
const KEY = 'free:5f0c2f5e-2f53-4c0e-9a5c-6f2a8d1d7b10'
const VANITY: EvidenceLine = {
  ...evidenceLine({ listed: null, sku: KEY, name: '<b>Vanity</b>', quantity: 2 }),
  free: { ...NO_DETAILS, maker: 'Joiner', code: 'BM-100', suppliedBy: 'owner', installedBy: 'builder' },
}
const LINES = [evidenceLine({ listed: MIXER }), VANITY]
const OPTIONS = { tables: TABLES, locale: 'au', day: '2026-11-22' } as const

it('is listed by the compliance report as not stated, apart from the product that has its code', () => {
  const { lines, missing } = finishSteps(complianceReport(LINES, OPTIONS, NO_ASSUMPTIONS))
  expect(lines.map(({ sku, isInCatalogue, isFree }) => [sku, isInCatalogue, isFree])).toEqual([
    ['BM-100', true, undefined],
    ['BM-100', false, true],
  ])
  expect(missing.at(-1)).toEqual({
    tag: '',
    sku: 'BM-100',
    name: '<b>Vanity</b>',
    fields: ['Not from this catalogue: nothing is stated'],
  })
})

it('has a short clause in the specification, in a section of its own', () => {
  const written = { locale: 'au', template: DEFAULT_TEMPLATE, isOpen: false, checks: OPTIONS } as const
  const sections = finishSteps(specificationSections(LINES, written))
  expect(sections.map(({ title }) => title)).toEqual(['Group', 'Not from this catalogue'])
  const text = finishSteps(toMarkdown({ title: 'Tower', about: [] }, sections))
  expect(text).toContain(String.raw`### \<b\>Vanity\</b\>`)
  expect(text).toContain('Maker: Joiner, code **BM-100**.')
  expect(text).toContain('Supplied by owner, installed by builder.')
  expect(text).toContain('Quantity: 2. Location: Ensuite.')
  expect(text).not.toContain(KEY)
})

it('stands on labels, pick lists, type catalogues and boards with the code of its maker', () => {
  const labels = [...labelsOf(LINES, false)]
  expect(labels[1]).toMatchObject({ sku: 'BM-100', variantText: 'Not from this catalogue, Joiner', path: '' })
  const printed = { market: MARKETS.au, title: 'Tower', date: '', address: (path: string) => path }
  const paper = finishSteps(pickListPaper(pickListsOf(LINES, false), 'about', printed)).body.text
  expect(paper).toContain('&lt;b&gt;Vanity&lt;/b&gt; <span class="soft">Not from this catalogue, Joiner</span>')
  const rows = finishSteps(typeCatalogue(LINES, 'https://specify.example/au/'))
  expect(rows).toHaveLength(3)
  expect(finishBoard([{ ...VANITY, free: NO_DETAILS }]).without).toEqual(['<b>Vanity</b>'])
  expect(JSON.stringify([labels, rows]) + paper).not.toContain(KEY)
})

it('is in COBie with its name and maker, and keyed apart from the product that has its code', () => {
  const project = { projectId: 'p', projectName: 'Tower', locale: 'au', unitTypes: [], rooms: [] }
  const schedule = { project, revision: null, dataAt: new Date(0), company: '', rights: { files: false } }
  const lines = [...LINES, { ...VANITY, free: { ...NO_DETAILS, maker: '=1+1' }, sku: `${KEY.slice(0, -1)}1`, tag: '' }]
  const job = toCobieJob(schedule as unknown as EvidenceSchedule, lines, { email: '', currency: 'AUD', origin: '' })
  const { Type, Component } = cobieRows(job)
  expect(Type.map(([name]) => name)).toEqual(['BM-100 Basin mixers BM-100', 'BM-100 <b>Vanity</b>', '<b>Vanity</b>'])
  expect(Component).toHaveLength(1 + 2 + 2)
  expect(JSON.stringify([Type, Component])).not.toContain('free:5')
})
