import type { Visibility } from '#app/core/actor.ts'
import { assetUrl } from '#app/features/catalogue/asset-source.ts'
import { categoryGroups } from '#app/features/catalogue/category-path.ts'
import { technicalFields } from '#app/features/catalogue/field-display.ts'
import { downloadFiles } from '#app/features/catalogue/files.ts'
import type { Product, Variant } from '#app/features/catalogue/model.ts'
import { variantPath, variantPrice } from '#app/features/catalogue/product-view.ts'
import { findVariant } from '#app/features/catalogue/variant-by-code.ts'
import type { Locale } from '#app/features/markets/model.ts'
import type { LineItem, Project } from './model.ts'

/** What a project depends on besides itself. */
export interface ProjectReader {
  readonly visibility: Visibility
  /** The product with a SKU in a market, as the reader may know of it; null where there is none. */
  readonly findProduct: (sku: string, locale: Locale) => Product | null
}

/** A project in the names of the contract. */
export function toShoppingList(project: Project, reader: ProjectReader) {
  const known = new Map<string, Product | null>()
  const findProduct = (sku: string) => known.getOrInsertComputed(sku, () => reader.findProduct(sku, project.locale))
  const roomGroups = project.rooms.map((room) => ({
    roomName: room.name,
    roomNotes: room.note,
    items: room.items.map((item, index) =>
      toLineItem(item, { roomName: room.name, priority: index + 1, product: findProduct(item.sku) }, project, reader),
    ),
  }))
  return {
    ...toProjectSummary(project),
    roomLabels: project.rooms.map(({ name }) => name),
    roomGroups,
    lineItems: roomGroups.flatMap(({ items }) => items),
  }
}

/** A project without what is in its rooms, in the names of the contract. */
export function toProjectSummary(project: Project) {
  const { customer } = project
  return {
    id: project.projectId,
    shoppingListId: project.projectId,
    projectId: project.projectId,
    version: project.version,
    projectName: project.projectName,
    projectType: project.projectType,
    projectStatus: project.status,
    status: project.status,
    projectLocation: project.projectLocation,
    opportunityNumber: project.opportunityNumber,
    projectVersion: project.projectVersion,
    projectCreatedDate: project.createdAt.toISOString(),
    createdAt: project.createdAt.toISOString(),
    lastModifiedAt: project.changedAt.toISOString(),
    showPricesOnPdf: project.showPricesOnPdf,
    showLandscape: project.showLandscape,
    isShared: project.sharedAt !== null,
    username: project.username,
    IsInternalProject: project.isInternal,
    customerDetails: customer,
  }
}

interface ItemPlace {
  readonly roomName: string
  readonly priority: number
  readonly product: Product | null
}

function toLineItem(
  item: LineItem,
  { roomName, priority, product }: ItemPlace,
  { locale }: Project,
  { visibility }: ProjectReader,
) {
  const variant = product && findVariant(product.variants, item.sku)
  return {
    id: item.id,
    productId: item.productId,
    name: product?.name[locale] ?? item.name,
    roomName,
    quantity: item.quantity,
    roomNotes: item.note,
    itemPriority: priority,
    isProductAvailable: product !== null && variant !== null && product.status === 'current',
    slug: product && variant ? variantPath(product, variant) : '',
    replacements: product ? [...product.replacedBy, ...product.alternatives] : [],
    variant: product && variant ? toVariant(product, variant, locale, visibility) : missingVariant(item),
  }
}

function toVariant(product: Product, variant: Variant, locale: Locale, visibility: Visibility) {
  const price = variantPrice(product, variant, locale, visibility)
  const shown = price.kind === 'rrp' || price.kind === 'discounted' ? price.price : null
  const fields = technicalFields(variant.attributes, locale, categoryGroups(product))
  return {
    sku: variant.sku,
    images: variant.images.map(assetUrl),
    lineDiagramList: variant.lineDiagramList.map(assetUrl),
    price: shown && {
      centAmount: shown.centAmount,
      fractionDigits: shown.fractionDigits,
      currencyCode: shown.currencyCode,
    },
    contactUs: price.kind === 'contact',
    attributes: {
      ...variant.attributes,
      'item-name': product.name[locale],
      colour: String(variant.attributes.colour ?? ''),
      'item-code': String(variant.attributes['item-code'] ?? variant.sku),
      brand: product.brand,
      'item-attributes': fields.map(({ label, value }) => ({ name: label, value })),
      'assets-attributes': downloadFiles(variant.files, visibility).map(({ type, url }) => ({
        name: type,
        value: url,
      })),
    },
  }
}

/** What is left of a product that is gone. */
function missingVariant({ sku, name }: LineItem) {
  return {
    sku,
    images: [],
    lineDiagramList: [],
    price: null,
    contactUs: false,
    attributes: {
      'item-name': name,
      colour: '',
      'item-code': sku,
      brand: '',
      'item-attributes': [],
      'assets-attributes': [],
    },
  }
}
