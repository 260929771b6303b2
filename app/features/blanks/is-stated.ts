import { isAttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { isBlank } from '@specify/catalogue/facts/blank.ts'
import { evidenceOf } from '@specify/catalogue/facts/evidence.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { BlankField } from '#app/features/catalogue/blanks/blank-fields.ts'
import { productFigures, type ProductFigures } from '#app/features/reports/compliance/product-figures.ts'

/** Reports read figures out of texts: one that they cannot read is not stated. */
const READ_FIGURES: Partial<Record<BlankField, (figures: ProductFigures) => unknown>> = {
  'wels-rating': ({ stars }) => stars,
  'wels-registration': ({ registration }) => registration,
  'wels-flow-rate': ({ flow }) => flow,
  'wels-flush-volume-1': ({ fullFlush }) => fullFlush,
  'wels-flush-volume-2': ({ halfFlush }) => halfFlush,
  'watermark-licence': ({ licence }) => licence,
  standards: ({ standards: [first = null] }) => first,
}

/** Returns whether a variant states a field, as the reports read it. */
export function isStated(listed: CodedVariant, field: BlankField): boolean {
  const { product, variant } = listed
  const read = READ_FIGURES[field]
  if (read) return read(productFigures(listed, [])) !== null
  const value = isAttributeKey(field) ? variant.attributes[field] : evidenceOf(product, variant)[field]
  return !isBlank(value)
}
