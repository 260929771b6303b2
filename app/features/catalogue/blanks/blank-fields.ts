import {
  ATTRIBUTE_KEYS,
  attributeDefinition,
  isAttributeKey,
  type AttributeKey,
} from '@specify/catalogue/facts/attributes.ts'

/** Fields of evidence that are no attributes, with the labels that reports give them. */
const EVIDENCE_FIELDS = {
  dezincificationResistant: 'Dezincification resistance',
  dataCheckedOn: 'Date of the data',
} as const

/** Fields that a product may leave unstated and a specifier may ask its maker for. */
export type BlankField = AttributeKey | keyof typeof EVIDENCE_FIELDS

export const BLANK_FIELDS: readonly BlankField[] = [
  ...ATTRIBUTE_KEYS.filter((key) => attributeDefinition(key).hidden !== true),
  ...(Object.keys(EVIDENCE_FIELDS) as (keyof typeof EVIDENCE_FIELDS)[]),
]

export function isBlankField(key: string): key is BlankField {
  return BLANK_FIELDS.some((each) => each === key)
}

export function blankLabel(field: BlankField): string {
  return isAttributeKey(field) ? attributeDefinition(field).label : EVIDENCE_FIELDS[field]
}

/** Names a field of one variant, for sets of them. */
export function blankKey(sku: string, field: string): string {
  return `${sku} ${field}`
}
