import { statedStandards } from '@specify/catalogue/facts/evidence.ts'
import { attributeDefinition, type AttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { categoryGroups } from '@specify/catalogue/facts/category-path.ts'
import { formatAttribute, isShown, technicalFields } from '@specify/catalogue/facts/field-display.ts'
import { variantWords } from '@specify/catalogue/variants/variant-words.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import type { Locale } from '@specify/core/market.ts'
import type { ProductKind } from '../product-kinds.ts'
import { SANITARY_MOUNTING } from './ifc-classes.ts'

/** The types of single values that we write, all of which are measures of IFC4. */
export type IfcValue =
  | { readonly type: 'IfcLabel' | 'IfcIdentifier' | 'IfcText'; readonly value: string }
  | { readonly type: 'IfcBoolean'; readonly value: boolean }
  | { readonly type: 'IfcReal' | 'IfcInteger' | 'IfcPositiveLengthMeasure'; readonly value: number }
  | { readonly type: 'enumeration'; readonly value: string }

export interface IfcPropertySet {
  readonly name: string
  readonly properties: readonly (readonly [name: string, value: IfcValue])[]
}

/** Fields for hydraulic consultants and certifiers, in a property set of their own; the others follow in the next. */
const WATER_AND_STANDARDS: ReadonlySet<AttributeKey> = new Set<AttributeKey>([
  'wels-rating',
  'wels-registration',
  'wels-flow-rate',
  'litres-per-minute',
  'wels-flush-volume-1',
  'wels-flush-volume-2',
  'watermark-licence',
  'leadfree',
  'certification',
  'IsAS14281Compliant',
  'IsAS14281Ambulant',
  'IsIndependentLivingCompliant',
  'IsNZ41121Compliant',
  'working-pressure',
  'static-pressure',
  'maximum-temperature',
])

/** Sets of a type: what the catalogue states of a variant. What it does not state is left out. */
export function ifcPropertySets(
  { product, variant }: CodedVariant,
  kind: ProductKind,
  locale: Locale,
): IfcPropertySet[] {
  const { attributes } = variant
  const fields = technicalFields(attributes, locale, categoryGroups(product)).map(({ key }) => key)
  const isWater = (key: AttributeKey) => WATER_AND_STANDARDS.has(key)
  const named = statedStandards({ product, variant }).join('; ')
  const standards = named === '' ? [] : [[nameOf('standards'), valueOf('standards', named)] as const]
  const stated = (keys: readonly AttributeKey[]) =>
    keys.flatMap((key) => {
      const value = attributes[key]
      return isShown(value) ? [[nameOf(key), valueOf(key, value)] as const] : []
    })
  const words = variantWords(product, variant)
  const mounting = SANITARY_MOUNTING[kind]
  const sets: IfcPropertySet[] = [
    {
      name: 'Pset_ManufacturerTypeInformation',
      properties: [
        ...text('GlobalTradeItemNumber', attributes.ean, 'IfcIdentifier'),
        ...text('ArticleNumber', variant.sku, 'IfcIdentifier'),
        ...text('ModelReference', attributes['product-code'], 'IfcLabel'),
        ...text('ModelLabel', product.name[locale], 'IfcLabel'),
        ...text('Manufacturer', product.brand, 'IfcLabel'),
      ],
    },
    ...(mounting
      ? [{ name: mounting[0], properties: [[mounting[1], { type: 'enumeration', value: mounting[2] }] as const] }]
      : []),
    {
      name: 'Specify_Variant',
      properties: [
        ...text('Variant', words.text, 'IfcLabel'),
        ...text('Size', words.size, 'IfcLabel'),
        ...text('Hand', words.hand, 'IfcLabel'),
        ...text('Option', words.option, 'IfcLabel'),
      ],
    },
    { name: 'Specify_WaterAndStandards', properties: [...stated(fields.filter(isWater)), ...standards] },
    { name: 'Specify_TechnicalData', properties: stated(fields.filter((key) => !isWater(key) && key !== 'standards')) },
  ]
  return sets.filter(({ properties }) => properties.length > 0)
}

/** The standard's set of sanitary terminals, in which lengths are those of the model. */
export function sanitaryCommon(
  { variant }: CodedVariant,
  [width, height, depth]: readonly [width: number, height: number, depth: number],
): IfcPropertySet {
  const length = (name: string, value: number) =>
    value > 0 ? [[name, { type: 'IfcPositiveLengthMeasure', value: Math.round(value * 10) / 10 }] as const] : []
  return {
    name: 'Pset_SanitaryTerminalTypeCommon',
    properties: [
      ...text('Reference', variant.sku, 'IfcIdentifier'),
      ...length('NominalLength', width),
      ...length('NominalWidth', depth),
      ...length('NominalDepth', height),
      ...text('Color', variant.attributes.colour, 'IfcLabel'),
    ],
  }
}

function text(name: string, value: unknown, type: 'IfcLabel' | 'IfcIdentifier'): (readonly [string, IfcValue])[] {
  return typeof value === 'string' && value !== '' ? [[name, { type, value }]] : []
}

/** `Flow rate (L/min)`: numbers carry their unit in the name, as a set has no units of its own. */
function nameOf(key: AttributeKey): string {
  const { label, unit } = attributeDefinition(key)
  return unit ? `${label} (${unit})` : label
}

const MAX_LABEL = 255

function isCount(key: AttributeKey, value: number): boolean {
  return attributeDefinition(key).unit === undefined && Number.isInteger(value)
}

function valueOf(key: AttributeKey, value: string | number | boolean): IfcValue {
  if (typeof value === 'boolean') return { type: 'IfcBoolean', value }
  if (typeof value === 'number') return { type: isCount(key, value) ? 'IfcInteger' : 'IfcReal', value }
  const said = formatAttribute(value)
  return { type: said.length > MAX_LABEL ? 'IfcText' : 'IfcLabel', value: said }
}
