import { readFileSync } from 'node:fs'
import { cleanProduct } from '#app/features/catalogue/feed/clean/clean-product.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { ComplianceFile } from '#app/features/content/compliance-file.server.ts'
import type { Room, UnitType } from '@specify/schedule/model.ts'
import { room } from '@specify/schedule/testing/edits.ts'
import type { EvidenceLine } from '../schedule.ts'

/** The tables that the site comes with. */
export const TABLES = ComplianceFile.parse(JSON.parse(readFileSync('content/compliance.json', 'utf8')))

/** A product of the feed with one variant, as the catalogue has it. */
export function listedProduct(sku: string, type: string, attributes: object = {}, more: object = {}): CodedVariant {
  const cleaned = cleanProduct(
    {
      productId: sku.toLowerCase(),
      name: `${type} ${sku}`,
      categories: [{ categoryId: 'c', name: 'Group', _url: '/products/group/' }],
      'product-types': [type],
      ...more,
      variants: [{ sku, attributes }],
    },
    () => null,
  )
  if (cleaned.kind === 'refused') throw new Error(JSON.stringify(cleaned.problems))
  return { product: cleaned.product, variant: cleaned.product.variants[0]! }
}

/** A product with one variant, as it is given. */
export function plainListed(sku: string, variant: Partial<Variant> = {}, product: Partial<Product> = {}): CodedVariant {
  const made = plainVariant(sku, variant)
  return { product: plainProduct([made], product), variant: made }
}

export function unitType(name: string, count: number): UnitType {
  return { id: `type-${name}`, name, count }
}

let count = 0

interface LineOf {
  readonly listed: CodedVariant | null
  readonly quantity?: number
  readonly unitType?: UnitType | null
  readonly room?: Room
  readonly tag?: string
  readonly sku?: string
  readonly name?: string
}

export function evidenceLine({ listed, quantity = 1, unitType = null, tag = '', ...more }: LineOf): EvidenceLine {
  const units = unitType?.count ?? 1
  const sku = more.sku ?? listed?.variant.sku ?? 'GONE'
  return {
    id: `line ${count++}`,
    room: more.room ?? room('Ensuite'),
    unitType,
    tag,
    sku,
    name: more.name ?? listed?.product.name.au ?? sku,
    note: '',
    quantity,
    units,
    totalQuantity: quantity * units,
    listed,
  }
}
