import { compareVariants, type ComparedVariant, type Comparison } from '#app/features/catalogue/compare/comparison.ts'
import { MAX_COMPARED } from '#app/features/catalogue/compare/limits.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import type { ProductContext } from '../product-actions/product-context.ts'

/** Codes looked up for one comparison, so that unknown ones leave room for those that are known. */
const MAX_LOOKED_UP = 12
const MAX_IN_PLACE = 4

export interface ReadComparison extends Comparison {
  /** Codes that no product has that the reader may see. */
  readonly unknown: readonly string[]
  /** Codes that were not compared, since there are enough without them. */
  readonly omitted: readonly string[]
}

type Reader = Pick<ProductContext, 'catalogue' | 'locale' | 'visibility'>

/** The variants with these codes side by side, as a reader in a market may see them: the first four, each once. */
export function readComparison(codes: readonly string[], reader: Reader): ReadComparison {
  const compared = new Map<string, ComparedVariant>()
  const unknown: string[] = []
  const omitted: string[] = []
  for (const [index, code] of [...new Set(codes)].entries()) {
    if (index >= MAX_LOOKED_UP) {
      omitted.push(code)
      continue
    }
    const coded = findCoded(code, reader)
    if (!coded) unknown.push(code)
    else if (compared.has(coded.variant.sku)) continue
    else if (compared.size < MAX_COMPARED) compared.set(coded.variant.sku, withOthers(coded, reader))
    else omitted.push(code)
  }
  return { ...compareVariants([...compared.values()], reader), unknown, omitted }
}

function withOthers(coded: CodedVariant, reader: Reader): ComparedVariant {
  const { product } = coded
  if (product.status !== 'discontinued') return { ...coded, replacedBy: [], alternatives: [] }
  return {
    ...coded,
    replacedBy: findAll(product.replacedBy, reader),
    alternatives: findAll(product.alternatives, reader),
  }
}

function findAll(codes: readonly string[], reader: Reader): CodedVariant[] {
  return codes.slice(0, MAX_IN_PLACE).flatMap((code) => findCoded(code, reader) ?? [])
}

function findCoded(code: string, { catalogue, locale, visibility }: Reader): CodedVariant | null {
  const product = catalogue.findProduct(code, locale, visibility)
  const variant = product && findVariant(product.variants, code)
  return product && variant ? { product, variant } : null
}
