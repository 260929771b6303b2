import { assetUrl } from '@specify/catalogue/files/asset-source.ts'
import { categoryGroups } from '@specify/catalogue/facts/category-path.ts'
import { technicalFields, withoutRepeats } from '@specify/catalogue/facts/field-display.ts'
import { downloadFiles, isBimFile } from '@specify/catalogue/files/files.ts'
import { variantWords } from '@specify/catalogue/variants/variant-words.ts'
import type { Project } from '@specify/schedule/model.ts'
import type { ProjectReader } from '#app/features/projects/schedule/project-reader.ts'
import { usedSkus } from '#app/features/projects/schedule/used-skus.ts'
import type { SummaryProduct, SummaryProducts } from './summary.ts'

const MAX_IMAGES = 2

/** Products of a project's summary in the reader's view: each once. */
export function summaryProducts(project: Project, reader: ProjectReader): SummaryProducts {
  const { locale } = project
  const products: Record<string, SummaryProduct> = {}
  for (const sku of usedSkus(project, reader)) {
    const listed = reader.findListed(sku, locale)
    if (!listed) continue
    const { product, variant } = listed
    const { size, hand, option, text } = variantWords(product, variant)
    products[sku] = {
      brand: product.brand,
      category: product.categories[0]?.name ?? '',
      colour: String(variant.attributes.colour ?? ''),
      size,
      hand,
      option,
      variantText: text,
      images: [...variant.images, ...variant.lineDiagramList].slice(0, MAX_IMAGES).map(assetUrl),
      attributes: withoutRepeats(technicalFields(variant.attributes, locale, categoryGroups(product))).map(
        ({ label, value }) => ({
          name: label,
          value,
        }),
      ),
      features: variant.features[locale] ?? [],
      bimFiles: downloadFiles(variant.files, reader.visibility)
        .filter(isBimFile)
        .map(({ label, url }) => ({ label, url })),
    }
  }
  return products
}
