import { skuKey } from '@specify/catalogue/product/sku-in-url.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { LOCALES, type Locale } from '@specify/core/market.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'

/** SKUs of one question. */
export const MAX_WANTED = 10_000

export interface WantedSku {
  /** As the catalogue spells it; as it was typed where the catalogue does not have it. */
  readonly sku: string
  readonly key: string
  /** A market that has it; null where none does. */
  readonly market: Locale | null
}

/** Adds pieces of a row of `sku_use` to one of the wanted SKUs. */
export interface SkuWeight {
  readonly key: string
  /** Index of the wanted SKU. */
  readonly target: number
  readonly own: boolean
  /** Also those in units of the other hand. */
  readonly mirrored: boolean
}

export interface WantedSkus {
  readonly skus: readonly WantedSku[]
  readonly weights: readonly SkuWeight[]
}

type Reader = Pick<ProjectReader, 'findListed' | 'findTwin'>

/** Reads SKUs as the catalogue has them, each once, with the twins that stand for them in units of the other hand. */
export function* readWanted(typed: readonly string[], reader: Reader): Chunked<WantedSkus> {
  const skus = new Map<string, WantedSku>()
  const weights: SkuWeight[] = []
  for (const code of typed.slice(0, MAX_WANTED)) {
    const market = LOCALES.find((locale) => reader.findListed(code, locale)) ?? null
    const sku = (market && reader.findListed(code, market)?.variant.sku) ?? code
    const key = skuKey(sku)
    yield
    if (skus.has(key)) continue
    const target = skus.size
    skus.set(key, { sku, key, market })
    const twin = market && reader.findTwin(sku, market)
    weights.push({ key, target, own: true, mirrored: !twin })
    const other = twin?.product?.sku
    if (other !== undefined && market && reader.findTwin(other, market)?.product?.sku === sku)
      weights.push({ key: skuKey(other), target, own: false, mirrored: true })
  }
  return { skus: [...skus.values()], weights }
}

/** SKUs of a typed or pasted text: between spaces, commas, semicolons and line ends, each once. */
export function splitSkus(text: string): string[] {
  return [
    ...new Set(
      text
        .toWellFormed()
        .split(/[\s,;\p{Cc}]+/u)
        .filter((sku) => sku !== '' && sku.length <= MAX_SKU_LENGTH),
    ),
  ]
}

const MAX_SKU_LENGTH = 60
