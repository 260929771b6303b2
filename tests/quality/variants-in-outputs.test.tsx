import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { MARKETS } from '@specify/core/market.ts'
import { toCsv } from '@specify/core/text/csv.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import { cobieRows } from '@specify/models/cobie/cobie-rows.ts'
import { legendRows } from '@specify/models/elevation/legend.ts'
import { ifcPropertySets } from '@specify/models/ifc/ifc-properties.ts'
import { FIRST_PROJECT_VERSION, NO_CUSTOMER, type Project } from '@specify/schedule/model.ts'
import { LineRow } from '#app/features/builder/components/rooms/lines/line-row.tsx'
import { shownProduct } from '#app/features/cart/contents/shown-product.ts'
import { variantDetail } from '#app/features/cart/orders/mails.server.ts'
import { LandscapeTable } from '#app/features/exports/components/tables/landscape-table.tsx'
import { ProductDetail } from '#app/features/exports/components/tables/product-detail.tsx'
import { ScheduleTable } from '#app/features/exports/components/tables/schedule-table.tsx'
import { SummaryTable } from '#app/features/exports/components/tables/summary-table.tsx'
import { VariantDetail } from '#app/features/exports/components/tables/variant-detail.tsx'
import { VariantTable } from '#app/features/exports/components/tables/variant-table.tsx'
import { projectPaper } from '#app/features/exports/papers/project-paper.ts'
import { readProjectPaper } from '#app/features/exports/papers/read-project-paper.server.ts'
import { summaryCsv } from '#app/features/exports/sheets/summary-csv.ts'
import { summarySheets } from '#app/features/exports/sheets/summary-sheet.ts'
import { variantTotals } from '#app/features/exports/sheets/variant-totals.ts'
import { LinkLineItem } from '#app/features/links/components/link-line-item.tsx'
import { linkedProducts } from '#app/features/links/links/link-products.ts'
import { toBuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import { projectReader } from '#app/features/projects/schedule/project-reader.ts'
import { readRequestedLines } from '#app/features/quotes/answer/requested-lines.ts'
import { quotePaper } from '#app/features/quotes/quote-paper.server.ts'
import { toCobieJob } from '#app/features/reports/cobie/to-cobie-job.ts'
import { readAssumptions } from '#app/features/reports/compliance/assumptions.ts'
import { complianceCsvRows } from '#app/features/reports/compliance/compliance-csv.ts'
import { complianceReport } from '#app/features/reports/compliance/compliance-report.ts'
import { lineTable } from '#app/features/reports/compliance/product-table.ts'
import { labelPaper, pickListPaper } from '#app/features/reports/labels/label-paper.ts'
import { labelsOf, pickListsOf } from '#app/features/reports/labels/labels.ts'
import { evidenceLines, variantTextOf } from '#app/features/reports/schedule.ts'
import { specificationSections } from '#app/features/reports/specification/clauses.ts'
import { DEFAULT_TEMPLATE } from '#app/features/reports/specification/template.ts'
import { toMarkdown } from '#app/features/reports/specification/to-markdown.ts'
import { TABLES } from '#app/features/reports/testing/lines.ts'
import { freezeProducts, frozenReader } from '#app/features/revisions/freeze-products.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
/** Names that columns cut. */
const LONG = 'with backrest, single flap seat and raised dual flush buttons, easy height'
const pair = (name: string, ...variants: readonly object[]) =>
  plainProduct(
    variants.map((attributes, index) => plainVariant(`${name.toUpperCase()}-${index}`, { attributes })),
    { name: { au: `${name} ${LONG}`, nz: name } },
  )
const PRODUCTS = [
  pair('rail', { colour: 'Chrome', 'variant-name': 'Left hand' }, { colour: 'Chrome', 'variant-name': 'Right hand' }),
  pair(
    'tap',
    { colour: 'Chrome', 'variant-name': 'Cold, Chrome' },
    { colour: 'Chrome', 'variant-name': 'Hot, Chrome' },
  ),
  pair('mirror', { size: '600 x 750 mm' }, { size: '900 x 750 mm' }),
  pair('pan', { colour: 'White', 'inlet-type': 'Back entry' }, { colour: 'White', 'inlet-type': 'Bottom entry' }),
]
const WORDS = ['Left hand', 'Right hand', 'Cold', 'Hot', '600 x 750 mm', '900 x 750 mm', 'Back entry', 'Bottom entry']

const live = projectReader(
  { findProduct: (sku) => PRODUCTS.find(({ variants }) => variants.some((each) => each.sku === sku)) ?? null },
  'public',
)

function project(tag: string): Project {
  const items = PRODUCTS.flatMap(({ productId, name, variants }) =>
    variants.map(({ sku }) => ({
      id: sku,
      sku,
      productId,
      name: name.au,
      quantity: 1,
      note: '',
      tag: tag && tag + sku,
    })),
  )
  return {
    projectId: 'p-1',
    accountId: 'a-1',
    locale: 'au',
    version: 1,
    status: 'open',
    isInternal: false,
    showPricesOnPdf: true,
    showLandscape: false,
    createdAt: NOW,
    changedAt: NOW,
    sharedAt: null,
    company: null,
    projectName: 'Harbour',
    projectType: 'hotel',
    projectLocation: 'NSW',
    opportunityNumber: '',
    projectVersion: FIRST_PROJECT_VERSION,
    username: 'Ari',
    customer: NO_CUSTOMER,
    unitTypes: [],
    rooms: [{ id: 'r-1', name: 'Ensuite', note: '', unitTypeId: null, items }],
    substitutions: [],
  }
}

function summaryOf(tag: string, reader = live) {
  return paperOf(tag, {}, reader).summary
}
const READER = { publicUrl: 'https://a.test', now: NOW, pricedAt: NOW, isInternalUser: false, company: '' }
function paperOf(tag: string, more: { isLandscape?: boolean; isByTag?: boolean }, reader = live) {
  return readProjectPaper(project(tag), reader, { ...READER, isLandscape: false, isByTag: false, ...more })
}
const printed = (...of: Parameters<typeof paperOf>) => finishSteps(projectPaper(paperOf(...of))).body.text
const evidence = () =>
  evidenceLines({
    project: project(''),
    reader: live,
    revision: null,
    dataAt: NOW,
    rights: { prices: true, notes: true, files: true },
    company: '',
    source: { projectId: 'p-1' },
  })
const CHECKS = { tables: TABLES, locale: 'au', day: '2026-11-25' } as const
const compliance = () => finishSteps(complianceReport(evidence(), CHECKS, readAssumptions(new URLSearchParams())))
const PRINTED = { market: MARKETS.au, title: 'Harbour', date: '', address: (path: string) => path }
const NOTES = { projectName: '', projectVersion: '', exportedAt: '', link: '', priceBasis: '' }
const nothing = () => {}

/** Each output with every variant in it, as text. */
const OUTPUTS: Readonly<Record<string, () => string>> = {
  'line of the third step': () => {
    const { rooms, products } = toBuilderProject(project(''), live)
    const handlers = { onTick: nothing, onQuantity: nothing, onStep: nothing, onAsk: nothing }
    const flags = {
      isFirst: false,
      isLast: false,
      canMove: true,
      isReadOnly: false,
      hasPicture: false,
      isTicked: false,
    }
    return renderToStaticMarkup(
      <table>
        <tbody>
          {rooms[0]!.items.map((item) => (
            <LineRow
              key={item.id}
              locale="au"
              item={item}
              facts={products[item.sku]}
              units={null}
              {...flags}
              {...handlers}
            />
          ))}
        </tbody>
      </table>,
    )
  },
  'plain summary': () => {
    const summary = summaryOf('')
    return renderToStaticMarkup(<SummaryTable summary={summary} rooms={summary.rooms} showPrices />)
  },
  'landscape summary': () => {
    const summary = summaryOf('')
    return renderToStaticMarkup(
      <LandscapeTable locale="au" summary={summary} rooms={summary.rooms} showPrices editing={null} />,
    )
  },
  'summary of tags': () => {
    const summary = summaryOf('T')
    return renderToStaticMarkup(<ScheduleTable summary={summary} rooms={summary.rooms} showPrices editing={null} />)
  },
  'summary by tag': () =>
    renderToStaticMarkup(
      <VariantTable summary={summaryOf('T')} shownLines={Infinity} showPrices isDetailed={false} label="Products" />,
    ),
  'page of a line': () =>
    summaryOf('')
      .rooms[0]!.lines.map((line) =>
        renderToStaticMarkup(<ProductDetail locale="au" line={line} showPrices isShared={false} editing={null} />),
      )
      .join(''),
  'page of a product': () =>
    variantTotals(summaryOf('T').rooms)
      .map((total) =>
        renderToStaticMarkup(<VariantDetail locale="au" total={total} showPrices isShared={false} editing={null} />),
      )
      .join(''),
  'page of a link': () => {
    const productOf = linkedProducts(live, 'au', {})
    return summaryOf('')
      .rooms[0]!.lines.map((line) =>
        renderToStaticMarkup(
          <LinkLineItem
            locale="au"
            line={line}
            product={{ ...productOf(line.sku), path: '' }}
            hasPrices={false}
            sayHref={null}
            sayLabel=""
            talk={null}
          />,
        ),
      )
      .join('')
  },
  'paper, upright': () => printed('', {}),
  'paper, wide': () => printed('', { isLandscape: true }),
  'paper by tag': () => printed('T', { isByTag: true }),
  'paper of a revision': () => printed('', {}, frozenReader(finishSteps(freezeProducts(project(''), live)), 'public')),
  CSV: () => summaryCsv(summaryOf(''), NOTES),
  'CSV of tags': () => summaryCsv(summaryOf('T'), NOTES),
  ...Object.fromEntries(
    ['Summary', 'Schedule', 'Totals'].map((name) => [
      `sheet ${name}`,
      () =>
        JSON.stringify(
          summarySheets(summaryOf(''), NOTES, () => null)
            .find(({ sheet }) => sheet === name)
            ?.data.map((row) => row.slice(-3)),
        ),
    ]),
  ),
  labels: () => finishSteps(labelPaper([...labelsOf(evidence(), false)], PRINTED)).body.text,
  'pick list': () => finishSteps(pickListPaper(pickListsOf(evidence(), false), 'https://a.test', PRINTED)).body.text,
  'compliance report': () => JSON.stringify(lineTable(compliance(), { locale: 'au', number: String })),
  'compliance CSV': () =>
    toCsv(
      finishSteps(
        complianceCsvRows(compliance(), { title: '', dataOn: '', options: { locale: 'au', number: String } }),
      ),
    ),
  clauses: () => {
    const sections = finishSteps(
      specificationSections(evidence(), { locale: 'au', template: DEFAULT_TEMPLATE, isOpen: false, checks: CHECKS }),
    )
    return finishSteps(toMarkdown({ title: '', about: [] }, sections))
  },
  IFC: () =>
    JSON.stringify(evidence().map(({ listed }) => ifcPropertySets(listed!, 'other', 'au').filter(isOfVariant))),
  COBie: () => {
    const schedule = { project: project(''), revision: null, dataAt: NOW, company: '', rights: { files: true } }
    const job = toCobieJob(schedule as never, evidence(), { email: '', currency: 'AUD', origin: 'https://a.test' })
    return JSON.stringify(cobieRows(job).Attribute)
  },
  elevation: () =>
    JSON.stringify(
      legendRows(
        {
          layout: { pieces: [] } as never,
          items: evidence().map(({ sku, name, listed }) => ({
            mark: sku,
            sku,
            name,
            variantText: variantTextOf(listed),
            quantity: 1,
            pieces: [],
            shape: 'none' as const,
          })),
        } as never,
        5_000,
      ),
    ),
  quote: () => {
    const request = { projectName: '', revisionLabel: 'A', place: '', neededBy: '', words: '' }
    const by = { name: '', company: '', email: '' }
    const { lines } = readRequestedLines(project(''), live)
    const quote = { locale: 'au', number: 'Q', stored: 'open', requestedAt: NOW, answer: null }
    return quotePaper({ ...quote, request: { ...request, by, lines } } as never, NOW).body.text
  },
  'order mail': () =>
    evidence()
      .map(({ listed, sku }) => {
        const shown = shownProduct({ kind: 'contact', ...listed!, price: { kind: 'contact' } } as never, 'au')!
        return variantDetail({ ...shown, variantName: shown.variantName ?? '', sku } as never)
      })
      .join(),
}

const isOfVariant = ({ name }: { readonly name: string }) => name === 'Specify_Variant'

it.each(Object.entries(OUTPUTS))('tells hands, temperatures, sizes and entries apart: %s', (_, write) => {
  const text = write()
  expect(WORDS.filter((word) => !text.includes(word))).toEqual([])
})
