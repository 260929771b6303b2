import type { z } from 'zod'
import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'
import type { Money } from '@specify/core/money.ts'
import { onRequestText } from '@specify/catalogue/prices/price-display.ts'
import type { LineItem, Project, Room, ScheduleRooms } from '@specify/schedule/model.ts'
import type { BuilderProjectShape } from '../project-actions/shapes/answer-shapes.server.ts'
import { catalogueCodes } from './free-codes.ts'
import type { ProductFacts } from './product-facts.ts'
import type { ProjectReader } from './project-reader.ts'
import { builtLines, type FindTwin } from '@specify/schedule/hands/built-lines.ts'
import { hasHandedUnits } from '@specify/schedule/hands/unit-hands.ts'
import { unitCounts } from '@specify/schedule/units.ts'

export type BuilderProject = DeepReadonly<z.output<typeof BuilderProjectShape>>

/** A project in the builder, for one reader: each product once, however often it is used, without its attributes. */
export function toBuilderProject(project: Project, reader: ProjectReader): BuilderProject {
  const { findFacts, findTwin } = reader
  const codes = catalogueCodes(project.rooms, reader, project.locale)
  const products: Record<string, ProductFacts> = {}
  const isHanded = hasHandedUnits(project)
  const addTwin = ({ sku }: LineItem, facts: ProductFacts) => {
    const twin = findTwin(sku, project.locale)
    if (!twin) return
    products[sku] = { ...facts, twin }
    const other = twin.product && findFacts(twin.product.sku, project.locale)
    if (other) products[twin.product.sku] ??= other
  }
  const rooms = project.rooms.map((room) => ({
    ...room,
    items: room.items.map((item) => {
      if (item.free) return item
      const facts = findFacts(item.sku, project.locale)
      products[item.sku] ??= facts ?? { ...GONE, name: item.name }
      if (isHanded && facts) addTwin(item, facts)
      return facts && facts.name !== item.name ? { ...item, name: facts.name } : item
    }),
  }))
  return {
    projectId: project.projectId,
    version: project.version,
    projectName: project.projectName,
    projectType: project.projectType,
    projectLocation: project.projectLocation,
    opportunityNumber: project.opportunityNumber,
    projectVersion: project.projectVersion,
    username: project.username,
    customer: project.customer,
    status: project.status,
    isInternal: project.isInternal,
    showPricesOnPdf: project.showPricesOnPdf,
    showLandscape: project.showLandscape,
    isShared: project.sharedAt !== null,
    companyAccess: project.company?.access ?? ('none' as const),
    createdAt: project.createdAt.toISOString(),
    changedAt: project.changedAt.toISOString(),
    unitTypes: project.unitTypes,
    rooms,
    substitutions: project.substitutions,
    products,
    ...(Object.keys(codes).length > 0 && { catalogueCodes: codes }),
  }
}

const GONE: Omit<ProductFacts, 'name'> = {
  image: null,
  path: '',
  brand: '',
  finish: '',
  variantText: '',
  kinds: [],
  isAvailable: false,
  price: null,
  replacedBy: [],
  alternatives: [],
}

/** The price of a line in one unit; null where the product has no public price or is discontinued. */
export function linePrice(
  item: Pick<LineItem, 'quantity'>,
  facts: Pick<ProductFacts, 'isAvailable' | 'price'> | undefined,
): Money | null {
  if (!facts?.isAvailable || !facts.price) return null
  return { ...facts.price, centAmount: facts.price.centAmount * item.quantity }
}

/** The sum of the lines with a price, in one unit of each room; null where none has one. */
export function unitTotal(rooms: readonly Room[], products: BuilderProject['products']): Money | null {
  return totalOf({ unitTypes: [], rooms }, products)
}

/** The sum of the lines with a price, in all units; null where none has one. */
export function totalOf({ unitTypes, rooms }: ScheduleRooms, products: BuilderProject['products']): Money | null {
  const unitsOf = unitCounts(unitTypes)
  const handed = new Set(unitTypes.flatMap(({ id, hands }) => (hands ? [id] : [])))
  const linesOf = builtLines(unitTypes, twinIn(products))
  let total: Money | null = null
  let cents = 0
  for (const room of rooms) {
    const { sum } = priced(room, products)
    if (!sum) continue
    total ??= sum
    if (room.unitTypeId === null || !handed.has(room.unitTypeId)) cents += sum.centAmount * unitsOf(room)
    else
      for (const { item, units } of linesOf(room))
        cents += (linePrice(item, products[item.sku])?.centAmount ?? 0) * units
  }
  return total && { ...total, centAmount: cents }
}

/** The twins that the products of a project name. */
export function twinIn(products: Readonly<Record<string, Pick<ProductFacts, 'twin'>>>): FindTwin {
  return (sku) => products[sku]?.twin ?? null
}

interface PricedRoom {
  readonly products: BuilderProject['products']
  /** For one unit; null where no line has a price. */
  readonly sum: Money | null
  /** Available lines without a public price. */
  readonly onRequest: number
}

/** A change leaves most rooms the same objects: what they cost is known. */
const cache = new WeakMap<Room, PricedRoom>()

function priced(room: Room, products: BuilderProject['products']): PricedRoom {
  const before = cache.get(room)
  if (before?.products === products) return before
  let sum: Money | null = null
  let cents = 0
  let onRequest = 0
  for (const { sku, quantity } of room.items) {
    const facts = products[sku]
    if (!facts?.isAvailable) continue
    if (!facts.price) onRequest++
    else {
      sum ??= facts.price
      cents += facts.price.centAmount * quantity
    }
  }
  const result = { products, sum: sum && { ...sum, centAmount: cents }, onRequest }
  cache.set(room, result)
  return result
}

/** A note on available lines without a public price; empty for none. */
export function excludedFromTotal(rooms: readonly Room[], products: BuilderProject['products']): string {
  return onRequestText(rooms.reduce((count, room) => count + priced(room, products).onRequest, 0))
}
