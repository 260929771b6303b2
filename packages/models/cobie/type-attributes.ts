import { attributeDefinition, type AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import type { CobieType } from './cobie-job.ts'

/** Attributes of a type that stand in the sheet of attributes: what is asked for by consultants and certifiers. */
const ATTRIBUTE_ROWS: readonly AttributeKey[] = [
  'wels-rating',
  'wels-registration',
  'wels-flow-rate',
  'litres-per-minute',
  'wels-flush-volume-1',
  'wels-flush-volume-2',
  'watermark-licence',
  'leadfree',
  'mounting-height',
  'set-out',
  'trap-type',
  'outlet-size',
  'inlet-size',
  'working-pressure',
  'power-supply',
]

/** Rows of the sheet of attributes for a type: its variant's words, then its fields. Those without a value are left out. */
export function typeAttributes({ words, fields }: CobieType) {
  const named = [
    { label: 'Variant', value: words.text },
    { label: 'Hand', value: words.hand },
  ]
  const stated = ATTRIBUTE_ROWS.map((key) => ({ ...attributeDefinition(key), value: fields[key] ?? '' }))
  return [...named.map((each) => ({ ...each, unit: undefined })), ...stated].filter(({ value }) => value !== '')
}
