import type { Visibility } from '@specify/core/actor.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { visibleProduct } from '@specify/catalogue/product/visibility.ts'
import { otherHandOf } from '@specify/catalogue/variants/other-hand.ts'
import { variantWords } from '@specify/catalogue/variants/variant-words.ts'
import type { Project } from '@specify/schedule/model.ts'
import { usedSkus } from '#app/features/projects/schedule/used-skus.ts'
import { hasHandedUnits } from '@specify/schedule/hands/unit-hands.ts'
import { projectReader, type ProjectReader } from '#app/features/projects/schedule/project-reader.ts'

export type FrozenProducts = ReadonlyMap<string, Product>

/** The products of a project as they are now, without what no schedule shows. */
export function* freezeProducts(project: Project, reader: ProjectReader): Chunked<FrozenProducts> {
  const frozen = new Map<string, Product>()
  const isHanded = hasHandedUnits(project)
  for (const sku of usedSkus(project, reader)) {
    const listed = reader.findListed(sku, project.locale)
    if (!listed) continue
    const { product, variant } = listed
    const unshown = { metaTitle: '', metaDescription: '', metaKeywords: '' }
    const otherHand = isHanded ? otherHandOf(product, variant) : null
    const alone = { ...variant, words: variantWords(product, variant), ...(otherHand && { otherHand }) }
    frozen.set(sku, { ...product, ...unshown, masterVariantId: variant.id, variants: [alone] })
    yield
  }
  return frozen
}

/** The view of a reader on products as they were: what is hidden from the reader now stays hidden. */
export function frozenReader(products: FrozenProducts, visibility: Visibility): ProjectReader {
  return projectReader(
    {
      findProduct(sku, locale, of) {
        const product = products.get(sku)
        return product ? visibleProduct(product, locale, of) : null
      },
    },
    visibility,
  )
}
