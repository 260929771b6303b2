import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { cleanProduct, type Product, type Variant } from '../site.ts'
import type { DemoProduct, VariantPictures } from '../catalogue/model.ts'
import { storedAs } from '../catalogue/pictures.ts'

/** One variant with all that its documents say. */
export interface SheetSubject {
  readonly product: Product
  readonly variant: Variant
  readonly pictures: VariantPictures
  /** Pictures of the product's variants by SKU. */
  readonly picturesBySku: ReadonlyMap<string, VariantPictures>
}

/** The product as the catalogue takes it up: what the sheets say is what the site says. */
export function toSubject({ record, pictures }: DemoProduct, sku: string): SheetSubject {
  const cleaned = cleanProduct(JSON.parse(JSON.stringify(record)), () => null)
  if (cleaned.kind !== 'accepted') throw new Error(`${record.productId} is not a product`)
  const variant = cleaned.product.variants.find((each) => each.sku === sku)
  const picturesBySku = new Map(pictures.map((each) => [each.sku, each]))
  const own = picturesBySku.get(sku)
  if (!variant || !own) throw new Error(`${record.productId} has no ${sku}`)
  return { product: cleaned.product, variant, pictures: own, picturesBySku }
}

const ASSETS = path.join(import.meta.dirname, '../assets')
/** Pixels of the side of an embedded picture: 180 dpi where it is 87 mm wide. */
const PICTURE_SIDE_PX = 620

/** The first picture of a variant as JPEG, which every reader of PDF shows; null where there is none. */
export async function pictureOf({ variant }: SheetSubject): Promise<Buffer | null> {
  const [image = ''] = variant.images
  const file = path.join(ASSETS, storedAs(image.replace(/^ProductThumbnail\//, '')))
  if (image === '' || !existsSync(file)) return null
  return sharp(file)
    .resize(PICTURE_SIDE_PX, PICTURE_SIDE_PX, { fit: 'inside' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A single value of a variant as text; empty where it has none. */
export function valueOf({ attributes }: Pick<Variant, 'attributes'>, key: keyof Variant['attributes']): string {
  const value = attributes[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
