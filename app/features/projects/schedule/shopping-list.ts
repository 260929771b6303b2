import type { Visibility } from '@specify/core/actor.ts'
import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import { categoryGroups } from '@specify/catalogue/facts/category-path.ts'
import { technicalFields } from '@specify/catalogue/facts/field-display.ts'
import { downloadFiles } from '@specify/catalogue/files/files.ts'
import { variantPrice } from '#app/features/catalogue/views/product-view.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import type { LineItem, Project, Room } from '@specify/schedule/model.ts'
import { shownPrice, type ProjectReader } from './project-reader.ts'
import { accessPart } from '@specify/catalogue/facts/room-access.ts'
import { toProjectSummary } from '@specify/schedule/project-summary.ts'
import { builtLines, missingTwinText, type BuiltLine, type FindTwin } from '@specify/schedule/hands/built-lines.ts'
import { twinFinder } from './used-skus.ts'
import { isExtended, totalQuantity } from '@specify/schedule/units.ts'

/**
 * Converts a project into the contract's shopping list, in chunks: thousands of products take a while. Ids of rooms,
 * types, tags and totals are added where the project has types, tags or free lines, or `isWhole`.
 */
export function* shoppingListSteps(project: Project, reader: ProjectReader, isWhole = isExtended(project)) {
  const cache = new Map<string, ReturnType<typeof toListedProduct>>()
  const listed = (item: LineItem) =>
    cache.getOrInsertComputed(item.sku, () => toListedProduct(item, project.locale, reader))
  for (const { items } of project.rooms)
    for (const item of items) {
      listed(item)
      yield
    }
  return yield* toShoppingList(project, { listed, findTwin: twinFinder(project, reader) }, isWhole)
}

type Listed = (item: LineItem) => ReturnType<typeof toListedProduct>

interface ListSources {
  readonly listed: Listed
  readonly findTwin: FindTwin
}

function* toShoppingList(project: Project, { listed, findTwin }: ListSources, isWhole: boolean) {
  const linesOf = builtLines(project.unitTypes, findTwin)
  const unitsPart = ({ id }: LineItem, built: ReadonlyMap<string, readonly BuiltLine[]>) => {
    const [own, twin] = built.get(id) ?? []
    if (!own) return {}
    return {
      totalQuantity: totalQuantity(own.item, own.units),
      ...(own.side && { side: own.side }),
      ...(twin && { twin: { sku: twin.item.sku, totalQuantity: totalQuantity(twin.item, twin.units) } }),
      ...(own.missing && { missing: missingTwinText(own.item, own.missing) }),
    }
  }
  const toGroup = (room: Room, built: ReadonlyMap<string, readonly BuiltLine[]>) => ({
    ...(isWhole && { id: room.id, unitTypeId: room.unitTypeId }),
    ...accessPart(room.access),
    roomName: room.name,
    roomNotes: room.note,
    items: room.items.map((item, index) => {
      const { name, ...product } = listed(item)
      return {
        id: item.id,
        productId: item.productId,
        name: name ?? item.name,
        ...(item.free && { free: item.free }),
        roomName: room.name,
        quantity: item.quantity,
        roomNotes: item.note,
        itemPriority: index + 1,
        ...(isWhole && { roomId: room.id, tag: item.tag, ...unitsPart(item, built) }),
        ...product,
        variant: product.variant ?? missingVariant(item),
      }
    }),
  })
  const roomGroups: ReturnType<typeof toGroup>[] = []
  for (const room of project.rooms) {
    roomGroups.push(
      toGroup(
        room,
        Map.groupBy(isWhole ? linesOf(room) : [], ({ item }) => item.id),
      ),
    )
    yield
  }
  return {
    ...toProjectSummary(project),
    ...(isWhole && { unitTypes: project.unitTypes }),
    roomLabels: project.rooms.map(({ name }) => name),
    roomGroups,
    lineItems: roomGroups.flatMap(({ items }) => items),
  }
}

/** The product of a line item: the same wherever the product is used. */
function toListedProduct({ sku }: LineItem, locale: Locale, { findFacts, findListed, visibility }: ProjectReader) {
  const facts = findFacts(sku, locale)
  const listed = findListed(sku, locale)
  return {
    name: facts?.name ?? null,
    isProductAvailable: facts?.isAvailable ?? false,
    slug: facts?.path ?? '',
    replacements: facts ? [...facts.replacedBy, ...facts.alternatives] : [],
    variant: listed && toVariant(listed, locale, visibility),
  }
}

function toVariant({ product, variant }: CodedVariant, locale: Locale, visibility: Visibility) {
  const price = variantPrice(product, variant, locale, visibility)
  const fields = technicalFields(variant.attributes, locale, categoryGroups(product))
  return {
    sku: variant.sku,
    images: variant.images.map(assetUrl),
    lineDiagramList: variant.lineDiagramList.map(assetUrl),
    price: shownPrice(price),
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

function missingVariant({ sku, name, free }: LineItem) {
  return {
    sku,
    images: [],
    lineDiagramList: [],
    price: null,
    contactUs: false,
    attributes: {
      'item-name': name,
      colour: '',
      'item-code': free ? free.code : sku,
      brand: free?.maker ?? '',
      'item-attributes': [],
      'assets-attributes': [],
    },
  }
}
