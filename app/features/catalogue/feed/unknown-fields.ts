import { BUILDING_PRODUCT_TEXTS, PARTY_FIELDS } from '@specify/catalogue/facts/building-product.ts'
import { FeedRecord, FeedVariant, FeedNameValue } from './feed-record.ts'

/** The fields of an object, each with those of what stands in it, or in its list; null for a value with its own rules. */
interface Fields {
  readonly [name: string]: Fields | readonly [Fields] | null
}

const NAMED = fieldsOf(FeedNameValue)
const MONEY = { centAmount: null, currencyCode: null, validFrom: null }
const EVIDENCE = { accessStandards: [{ standard: null, edition: null, clause: null, use: null, hand: null }] } as const
const PARTY = Object.fromEntries(Object.keys(PARTY_FIELDS).map((name) => [name, null]))

const CATEGORY: Fields = {
  categoryId: null,
  name: null,
  _url: null,
  get subCategories(): readonly [Fields] {
    return [CATEGORY]
  },
}

const RECORD: Fields = {
  ...fieldsOf(FeedRecord),
  ...EVIDENCE,
  categories: [CATEGORY],
  classification: { system: null, code: null, title: null },
  requires: [{ kind: null, anyOf: null }],
  buildingProduct: {
    ...Object.fromEntries(Object.keys(BUILDING_PRODUCT_TEXTS).map((name) => [name, null])),
    clauses: null,
    manufacturer: PARTY,
    importer: PARTY,
  },
  variants: [
    {
      ...fieldsOf(FeedVariant),
      ...EVIDENCE,
      price: MONEY,
      discountedPrice: MONEY,
      priceValues: [{ currencyCode: null, value: null, discounted: null, validFrom: null }],
    },
  ],
}

const ATTRIBUTE_LISTS = ['item-attributes', 'assets-attributes'] as const

/** The places of a record that no reader knows, such as `variants[0].priceValues[1].until`. */
export function unknownFields(record: object): string[] {
  const variants = 'variants' in record && Array.isArray(record.variants) ? record.variants : []
  return [
    ...namesOutside(record, RECORD, ''),
    ...variants.flatMap((variant: unknown, at) => {
      const { attributes } = Object(variant) as { attributes?: Record<string, unknown> }
      return ATTRIBUTE_LISTS.flatMap((list) =>
        namesWithin(attributes?.[list], [NAMED], `variants[${at}].attributes.${list}`),
      )
    }),
  ]
}

function namesWithin(value: unknown, within: Fields | readonly [Fields], place: string): string[] {
  if (!isList(within)) return namesOutside(value, within, `${place}.`)
  const [fields] = within
  return Array.isArray(value)
    ? value.flatMap((entry: unknown, at) => namesOutside(entry, fields, `${place}[${at}].`))
    : []
}

function isList(within: Fields | readonly [Fields]): within is readonly [Fields] {
  return Array.isArray(within)
}

function namesOutside(value: unknown, fields: Fields, place: string): string[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([name, cell]) => {
    if (!Object.hasOwn(fields, name)) return [`${place}${name.slice(0, 60)}`]
    const within = fields[name]
    return within ? namesWithin(cell, within, `${place}${name}`) : []
  })
}

function fieldsOf({ shape }: { readonly shape: object }): Fields {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, null]))
}
