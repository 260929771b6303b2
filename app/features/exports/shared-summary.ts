import { countOf } from '#app/core/count-text.ts'
import { originalUrl } from '#app/features/catalogue/asset-source.ts'
import { toBuilderProject, type BuilderProject } from '#app/features/projects/builder/builder-project.ts'
import { NO_CUSTOMER, type Project } from '#app/features/projects/model.ts'
import type { Steps } from '#app/core/steps.ts'
import type { ProjectReader } from '#app/features/projects/project-reader.ts'
import { coverOf, priceBasis, type SummaryCover } from './summary-cover.ts'
import { summaryProducts } from './summary-products.ts'
import { isExtendedSummary, toSummary, type Summary, type SummaryLine } from './summary.ts'

/** The public part of a project: nothing of the customer, the account or its versions. */
export interface SharedSummary {
  readonly projectId: string
  readonly cover: SummaryCover
  readonly summary: Summary
  readonly showPrices: boolean
  readonly isLandscape: boolean
  readonly priceBasis: string
}

/** `reader` has public visibility; `company` is the owner's. Of 20,000 lines each step takes a tenth of a second. */
export function* sharedSummarySteps(
  project: Project,
  reader: ProjectReader,
  company: string,
  now: Date,
): Steps<SharedSummary> {
  const open: Project = { ...project, customer: NO_CUSTOMER, opportunityNumber: '' }
  const { unitTypes, rooms, products } = toBuilderProject(open, reader)
  yield
  const facts = project.showPricesOnPdf ? products : withoutPrices(products)
  const details = summaryProducts(open, reader)
  yield
  return {
    projectId: project.projectId,
    cover: coverOf(open, { isInternalUser: false, company }),
    summary: toSummary({ unitTypes, rooms }, facts, details),
    showPrices: project.showPricesOnPdf,
    isLandscape: project.showLandscape,
    priceBasis: priceBasis(project.locale, now),
  }
}

/** As the call answers it: a project without types and tags in the documented members alone. */
export function toSharedAnswer(shared: SharedSummary) {
  const { rooms, quantity, total, notIncluded } = shared.summary
  if (isExtendedSummary(shared.summary)) return shared
  return {
    ...shared,
    summary: {
      rooms: rooms.map(({ name, note, lines }) => ({ name, note, lines: lines.map(toDocumentedLine) })),
      quantity,
      total,
      notIncluded,
    },
  }
}

function toDocumentedLine({
  type: _type,
  tag: _tag,
  units: _units,
  totalQuantity: _q,
  totalPrice: _p,
  ...line
}: SummaryLine) {
  return line
}

function withoutPrices(products: BuilderProject['products']): BuilderProject['products'] {
  return Object.fromEntries(Object.entries(products).map(([sku, facts]) => [sku, { ...facts, price: null }]))
}

/** Description for link previews: `by Lane Studio. 12 products in 3 rooms, Sydney.` */
export function sharedDescription({ cover, summary }: SharedSummary): string {
  const products = new Set(summary.rooms.flatMap(({ lines }) => lines.map(({ sku }) => sku))).size
  const rooms = countOf(summary.rooms.length, 'room')
  const place = cover.location === '' ? '' : `, ${cover.location}`
  return [cover.subtitle, `${countOf(products, 'product')} in ${rooms}${place}`].filter(Boolean).join('. ')
}

/** The picture of its first product, else that of the site. Absolute. */
export function sharedImage({ summary }: SharedSummary, publicUrl: string): string {
  const [image] = summary.rooms.flatMap(({ lines }) => lines.flatMap(({ product }) => product.images))
  return image === undefined ? `${publicUrl}/favicon.png` : new URL(originalUrl(image), `${publicUrl}/`).href
}
