import { attributeDefinition, isAttributeKey } from '@specify/catalogue/facts/attributes.ts'

const LABELS: Readonly<Record<string, string>> = {
  createdAt: 'Created',
  replacedBy: 'Replaced by',
  masterVariantID: 'First variant',
  'sub-brand': 'Sub-brand',
  'product-types': 'Product types',
  'specify-sectors': 'Sectors',
  IsNew: 'New',
  IsGWAInternal: 'Internal only',
  lineDiagramList: 'Line drawings',
  metaTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
  metaKeywords: 'Keywords for search engines',
  bundleReferences: 'Bundled with',
  spareReferences: 'Spare parts',
  buildingProduct: 'Building product',
  waterUse: 'Water use',
}

/** The field of a difference that begins, moves or ends an override. */
export const OVERRIDE = 'override of '

/** The words for a field of a product as people read it: `price AUD` is `Price AUD`, `net-weight` is `Net weight`. */
export function fieldLabel(field: string): string {
  if (field.startsWith(OVERRIDE)) return `Override of ${fieldLabel(field.slice(OVERRIDE.length))}`
  const label = isAttributeKey(field) ? attributeDefinition(field).label : LABELS[field]
  return label ?? `${field.slice(0, 1).toUpperCase()}${field.slice(1)}`
}
