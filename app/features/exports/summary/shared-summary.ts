import { countOf } from '@specify/core/text/count-text.ts'
import { originalUrl } from '@specify/catalogue/files/asset-source.ts'
import { toBuilderProject } from '#app/features/projects/schedule/builder-project.ts'
import { NO_CUSTOMER, type Project, type Room, type UnitType } from '@specify/schedule/model.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { roomsByType } from '@specify/schedule/units.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import { withoutAllowances } from '@specify/schedule/free-lines/allowances.ts'
import { coverOf, priceBasis, type SummaryCover } from './summary-cover.ts'
import { summaryProducts } from './summary-products.ts'
import {
  isExtendedSummary,
  toSummary,
  type PricedFacts,
  type Summary,
  type SummaryLine,
  type SummaryProducts,
} from './summary.ts'

/** The public part of a project: nothing of the customer, the account or its versions. */
export interface SharedSchedule {
  readonly projectId: string
  readonly cover: SummaryCover
  readonly unitTypes: readonly UnitType[]
  /** Rooms with available items, and only these items. */
  readonly rooms: readonly Room[]
  readonly facts: Readonly<Record<string, PricedFacts>>
  readonly products: SummaryProducts
  /** Lines that are left out because their product is discontinued. */
  readonly notIncluded: number
  readonly showPrices: boolean
  readonly isLandscape: boolean
  readonly priceBasis: string
}

export type SharedSummary = Pick<
  SharedSchedule,
  'cover' | 'isLandscape' | 'priceBasis' | 'projectId' | 'showPrices'
> & { readonly summary: Summary }

/** `reader` has public visibility; `company` is the owner's. Of 20,000 lines each step takes a tenth of a second. */
export function* sharedScheduleSteps(
  project: Project,
  reader: ProjectReader,
  company: string,
  now: Date,
): Chunked<SharedSchedule> {
  const open: Project = { ...project, customer: NO_CUSTOMER, opportunityNumber: '' }
  const { unitTypes, rooms: allRooms, products } = toBuilderProject(open, reader)
  const rooms = project.showPricesOnPdf ? allRooms : withoutAllowances(allRooms)
  yield
  const available = Object.entries(products).filter(([, { isAvailable }]) => isAvailable)
  const facts = Object.fromEntries(
    available.map(([sku, { isAvailable, path, price, twin }]) => [
      sku,
      { isAvailable, path, price: project.showPricesOnPdf ? price : null, ...(twin && { twin }) },
    ]),
  )
  const availableRooms = rooms.map(({ id, name, note, unitTypeId, items }) => ({
    id,
    name,
    note,
    unitTypeId,
    items: items.filter(({ sku, free }) => free !== undefined || Object.hasOwn(facts, sku)),
  }))
  const details = summaryProducts(open, reader)
  yield
  return {
    projectId: project.projectId,
    cover: coverOf(open, { isInternalUser: false, company }),
    unitTypes,
    rooms: availableRooms.filter(({ items }) => items.length > 0),
    facts,
    products: details,
    notIncluded: countItems(rooms) - countItems(availableRooms),
    showPrices: project.showPricesOnPdf,
    isLandscape: project.showLandscape,
    priceBasis: priceBasis(project.locale, now),
  }
}

function countItems(rooms: readonly Pick<Room, 'items'>[]): number {
  return rooms.reduce((sum, { items }) => sum + items.length, 0)
}

export function summaryOfShared({ unitTypes, rooms, facts, products, notIncluded }: SharedSchedule): Summary {
  const summary = toSummary({ unitTypes, rooms }, facts, products)
  return { ...summary, notIncluded: notIncluded + summary.notIncluded }
}

export function toSharedSummary(shared: SharedSchedule): SharedSummary {
  const { projectId, cover, showPrices, isLandscape, priceBasis: basis } = shared
  return { projectId, cover, summary: summaryOfShared(shared), showPrices, isLandscape, priceBasis: basis }
}

/** Converts a summary into the call's answer: without types and tags it has the documented members only. */
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

/** Description for link previews: `by Lane Studio. 12 products in 3 rooms, Sydney.` */
export function sharedDescription({ cover, rooms: shared }: SharedSchedule): string {
  const products = new Set(shared.flatMap(({ items }) => items.flatMap(({ sku, free }) => (free ? [] : sku)))).size
  const rooms = countOf(shared.length, 'room')
  const place = cover.location === '' ? '' : `, ${cover.location}`
  return [cover.subtitle, `${countOf(products, 'product')} in ${rooms}${place}`].filter(Boolean).join('. ')
}

/** The picture of its first product with one, else that of the site. Absolute. */
export function sharedImage({ unitTypes, rooms, products }: SharedSchedule, publicUrl: string): string {
  const [image] = roomsByType({ unitTypes, rooms }).flatMap((group) =>
    group.rooms.flatMap(({ items }) => items.flatMap(({ sku }) => products[sku]?.images ?? [])),
  )
  return image === undefined ? `${publicUrl}/favicon.png` : new URL(originalUrl(image), `${publicUrl}/`).href
}
