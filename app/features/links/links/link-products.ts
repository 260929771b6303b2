import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import { variantWords } from '@specify/catalogue/variants/variant-words.ts'
import type { Locale } from '@specify/core/market.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import { linkFiles, type LinkFile } from './link-files.ts'

export interface LinkedProduct {
  readonly brand: string
  readonly colour: string
  /** `Chrome, 800 mm, Left hand` */
  readonly variantText: string
  readonly image: string | null
  readonly files: readonly LinkFile[]
}

export type FindLinked = (sku: string) => LinkedProduct

export const UNKNOWN_PRODUCT: LinkedProduct = { brand: '', colour: '', variantText: '', image: null, files: [] }

/** More than the products in use of any catalogue; further ones are read each time. */
const MAX_KNOWN = 20_000
/** Cached per catalogue generation: links are opened more often than products change. */
const knownOf = new WeakMap<object, Map<string, LinkedProduct>>()

/** `source` is what the reader reads: products of one source stay as they are. */
export function linkedProducts({ findListed }: ProjectReader, locale: Locale, source: object): FindLinked {
  const cache = knownOf.getOrInsertComputed(source, () => new Map())
  return (sku) => {
    const key = `${locale} ${sku}`
    const cached = cache.get(key)
    if (cached) return cached
    const listed = findListed(sku, locale)
    const linked = listed ? toLinked(listed) : UNKNOWN_PRODUCT
    if (cache.size < MAX_KNOWN) cache.set(key, linked)
    return linked
  }
}

function toLinked({ product, variant }: NonNullable<ReturnType<ProjectReader['findListed']>>): LinkedProduct {
  const image = variant.images[0] ?? variant.lineDiagramList[0]
  return {
    brand: product.brand,
    colour: String(variant.attributes.colour ?? ''),
    variantText: variantWords(product, variant).text,
    image: image === undefined ? null : assetUrl(image),
    files: linkFiles(variant),
  }
}
