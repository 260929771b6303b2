import { ATTRIBUTE_KEYS, type AttributeKey } from '@specify/catalogue/facts/attributes.ts'

/** Headings over the technical list, each with the first of its attributes. */
const GROUP_STARTS: readonly (readonly [AttributeKey, string])[] = [
  ['item-code', 'Product'],
  ['item-material', 'Material and form'],
  ['wels-rating', 'Water'],
  ['length', 'Dimensions and weight'],
  ['item-tapholes', 'Installation and operation'],
  ['leadfree', 'Compliance and warranty'],
]

export function groupOf(key: AttributeKey): string {
  const place = ATTRIBUTE_KEYS.indexOf(key)
  return GROUP_STARTS.findLast(([first]) => ATTRIBUTE_KEYS.indexOf(first) <= place)?.[1] ?? ''
}
