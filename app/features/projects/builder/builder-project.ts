import type { Money } from '#app/core/money.ts'
import type { CustomerDetails, LineItem, ProjectStatus, ProjectType, Room } from '../model.ts'
import type { toShoppingList } from '../shopping-list.ts'

/** What is shown of a product besides what the line item itself says. */
export interface ProductFacts {
  readonly image: string | null
  /** Below the locale; empty for a product that is gone. */
  readonly path: string
  readonly isAvailable: boolean
  /** For one; null where there is none to show. */
  readonly price: Money | null
  readonly isContactUs: boolean
  /** SKUs to take in its place. */
  readonly alternatives: readonly string[]
}

/** A project as the builder works on it. */
export interface BuilderProject {
  readonly projectId: string
  readonly version: number
  readonly projectName: string
  readonly projectType: ProjectType
  readonly projectLocation: string
  readonly opportunityNumber: string
  readonly projectVersion: string
  readonly username: string
  readonly customer: CustomerDetails
  readonly status: ProjectStatus
  readonly isInternal: boolean
  readonly showPricesOnPdf: boolean
  readonly showLandscape: boolean
  /** Anybody with the link may read the summary. */
  readonly isShared: boolean
  /** ISO dates. */
  readonly createdAt: string
  readonly changedAt: string
  readonly rooms: readonly Room[]
  /** By SKU. */
  readonly products: Readonly<Record<string, ProductFacts>>
}

export type ShoppingList = ReturnType<typeof toShoppingList>

/** A project in the names of the contract as the builder has it: each product once, however often it is used. */
export function toBuilderProject(list: ShoppingList): BuilderProject {
  const products: Record<string, ProductFacts> = {}
  for (const item of list.lineItems) products[item.variant.sku] ??= toFacts(item)
  return {
    projectId: list.shoppingListId,
    version: list.version,
    projectName: list.projectName,
    projectType: list.projectType,
    projectLocation: list.projectLocation,
    opportunityNumber: list.opportunityNumber,
    projectVersion: list.projectVersion,
    username: list.username,
    customer: list.customerDetails,
    status: list.status,
    isInternal: list.IsInternalProject,
    showPricesOnPdf: list.showPricesOnPdf,
    showLandscape: list.showLandscape,
    isShared: list.isShared,
    createdAt: list.createdAt,
    changedAt: list.lastModifiedAt,
    rooms: list.roomGroups.map(({ roomName, roomNotes, items }) => ({
      name: roomName,
      note: roomNotes,
      items: items.map(toItem),
    })),
    products,
  }
}

type ListedItem = ShoppingList['lineItems'][number]

function toItem({ id, productId, name, quantity, roomNotes, variant }: ListedItem): LineItem {
  return { id, sku: variant.sku, productId, name, quantity, note: roomNotes }
}

function toFacts({ variant, slug, isProductAvailable, replacements }: ListedItem): ProductFacts {
  return {
    image: variant.images[0] ?? null,
    path: slug,
    isAvailable: isProductAvailable,
    price: variant.price,
    isContactUs: variant.contactUs,
    alternatives: replacements,
  }
}

/** What a line costs; null where the product has no price to show or can no longer be had. */
export function linePrice(item: Pick<LineItem, 'quantity'>, facts: ProductFacts | undefined): Money | null {
  if (!facts?.isAvailable || !facts.price) return null
  return { ...facts.price, centAmount: facts.price.centAmount * item.quantity }
}

/** What the lines with a price come to; null where none has one. */
export function totalOf(rooms: readonly Room[], products: BuilderProject['products']): Money | null {
  const prices = rooms.flatMap(({ items }) => items.flatMap((item) => linePrice(item, products[item.sku]) ?? []))
  const [first] = prices
  return first ? { ...first, centAmount: prices.reduce((sum, { centAmount }) => sum + centAmount, 0) } : null
}
