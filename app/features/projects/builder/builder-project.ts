import type { z } from 'zod'
import type { DeepReadonly } from '#app/core/deep-readonly.ts'
import type { Money } from '#app/core/money.ts'
import { onRequestText } from '#app/features/catalogue/price-display.ts'
import type { LineItem, Project, Room, Schedule } from '../model.ts'
import type { BuilderProjectShape } from '../project-actions/answer-shapes.server.ts'
import type { ProductFacts } from '../product-facts.ts'
import type { ProjectReader } from '../project-reader.ts'
import { unitCounts } from '../units.ts'

export type BuilderProject = DeepReadonly<z.output<typeof BuilderProjectShape>>

/** A project in the builder, for one reader: each product once, however often it is used, without its attributes. */
export function toBuilderProject(project: Project, { findFacts }: ProjectReader): BuilderProject {
  const products: Record<string, ProductFacts> = {}
  const rooms = project.rooms.map((room) => ({
    ...room,
    items: room.items.map((item) => {
      const facts = findFacts(item.sku, project.locale)
      products[item.sku] ??= facts ?? { ...GONE, name: item.name }
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
    createdAt: project.createdAt.toISOString(),
    changedAt: project.changedAt.toISOString(),
    unitTypes: project.unitTypes,
    rooms,
    products,
  }
}

const GONE: Omit<ProductFacts, 'name'> = {
  image: null,
  path: '',
  brand: '',
  finish: '',
  kinds: [],
  isAvailable: false,
  price: null,
  alternatives: [],
}

/** The price of a line in one unit; null where the product has no public price or is discontinued. */
export function linePrice(item: Pick<LineItem, 'quantity'>, facts: ProductFacts | undefined): Money | null {
  if (!facts?.isAvailable || !facts.price) return null
  return { ...facts.price, centAmount: facts.price.centAmount * item.quantity }
}

/** The sum of the lines with a price, in one unit of each room; null where none has one. */
export function unitTotal(rooms: readonly Room[], products: BuilderProject['products']): Money | null {
  return totalOf({ unitTypes: [], rooms }, products)
}

/** The sum of the lines with a price, in all units; null where none has one. */
export function totalOf({ unitTypes, rooms }: Schedule, products: BuilderProject['products']): Money | null {
  const unitsOf = unitCounts(unitTypes)
  const prices: Money[] = []
  for (const room of rooms) {
    const units = unitsOf(room)
    for (const item of room.items) {
      const price = linePrice(item, products[item.sku])
      if (price) prices.push({ ...price, centAmount: price.centAmount * units })
    }
  }
  const [first] = prices
  return first ? { ...first, centAmount: prices.reduce((sum, { centAmount }) => sum + centAmount, 0) } : null
}

/** A note on available lines without a public price; empty for none. */
export function excludedFromTotal(rooms: readonly Room[], products: BuilderProject['products']): string {
  const items = rooms.flatMap((room) => room.items.map(({ sku }) => products[sku]))
  return onRequestText(items.filter((facts) => facts?.isAvailable && !facts.price).length)
}
