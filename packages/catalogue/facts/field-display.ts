import type { Locale } from '@specify/core/market.ts'
import {
  ATTRIBUTE_KEYS,
  attributeDefinition,
  attributeLabel,
  type AttributeKey,
  type AttributeValue,
  type Attributes,
} from './attributes.ts'
import type { AttributeUnit } from './attribute-definition.ts'
import { isBlank } from './blank.ts'
import type { CategoryGroup } from '../product/model.ts'
import { correctRangeName } from '../product/range-name.ts'

export interface TechnicalField {
  readonly key: AttributeKey
  readonly label: string
  readonly value: string
  readonly isSearchable: boolean
}

const FLOW_FIELDS: readonly AttributeKey[] = ['wels-flow-rate', 'litres-per-minute']
const CARTRIDGE_FIELDS: readonly AttributeKey[] = ['cartridge-size', 'cartridge-type']

/** Fields that apply to certain groups only: flow where water is drawn, cartridges where one can be changed. */
const ONLY_IN_GROUPS = new Map<AttributeKey, readonly CategoryGroup[]>([
  ...FLOW_FIELDS.map((key) => [key, ['tapware', 'showers', 'kitchen-laundry']] as const),
  ...CARTRIDGE_FIELDS.map((key) => [key, ['tapware', 'showers', 'kitchen-laundry', 'spare-parts-valves']] as const),
])

const SEARCHABLE: ReadonlySet<AttributeKey> = new Set(['brand', 'range', 'colour', 'item-material'])

/** Lists fields in reading order: set, applicable, single-valued, and meant for this market and group. */
export function technicalFields(attributes: Attributes, locale: Locale, groups: readonly string[]): TechnicalField[] {
  return ATTRIBUTE_KEYS.flatMap((key) => {
    const value = attributes[key]
    const { unit, hidden, onlyIn } = attributeDefinition(key)
    const outOfPlace = ONLY_IN_GROUPS.get(key)?.every((group) => !groups.includes(group)) ?? false
    if (hidden || outOfPlace || (onlyIn && onlyIn !== locale)) return []
    return isShown(value)
      ? [
          {
            key,
            label: attributeLabel(key, groups),
            value: formatAttribute(value, unit),
            isSearchable: SEARCHABLE.has(key),
          },
        ]
      : []
  })
}

/** The second says what the first does, for readers: left out where both do. */
const REPEATS: readonly (readonly [AttributeKey, AttributeKey, (first: string, second: string) => boolean])[] = [
  ['wels-flow-rate', 'litres-per-minute', (first, second) => first.replaceAll(' ', '') === second.replaceAll(' ', '')],
  ['item-tapholes', 'number-of-tap-holes', (first, second) => first.startsWith(`${second} `) || second === '0'],
]

/** The fields without those that say a thing for the second time. */
export function withoutRepeats(fields: readonly TechnicalField[]): TechnicalField[] {
  const values = new Map(fields.map(({ key, value }) => [key, value]))
  const repeated = new Set(
    REPEATS.flatMap(([first, second, saysTheSame]) => {
      const [one, other] = [values.get(first), values.get(second)]
      return one !== undefined && other !== undefined && saysTheSame(one, other) ? [second] : []
    }),
  )
  return fields.filter(({ key }) => !repeated.has(key))
}

/** Returns whether a value is shown: set, applicable, and no list. */
export function isShown(value: AttributeValue | undefined): value is string | number | boolean {
  return !isBlank(value) && !Array.isArray(value)
}

export function formatAttribute(value: string | number | boolean, unit?: AttributeUnit): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return unit ? `${value} ${unit}` : correctRangeName(String(value))
}
