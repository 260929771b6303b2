/** The part of schema.org's vocabulary that the site uses, from its definitions (release 29). */

type ValueKind = 'Text' | 'URL' | 'Number' | 'Integer' | (string & {})

interface SchemaType {
  readonly extends: string | null
  /** Value kinds of each property: data types, or types whose own kinds count too. */
  readonly properties: Readonly<Record<string, readonly ValueKind[]>>
}

const TYPES: Readonly<Record<string, SchemaType>> = {
  Thing: {
    extends: null,
    properties: {
      name: ['Text'],
      description: ['Text', 'TextObject'],
      url: ['URL'],
      image: ['URL', 'ImageObject'],
      identifier: ['Text', 'URL', 'PropertyValue'],
      sameAs: ['URL'],
      potentialAction: ['Action'],
      mainEntityOfPage: ['URL', 'CreativeWork'],
    },
  },
  Intangible: { extends: 'Thing', properties: {} },
  CreativeWork: { extends: 'Thing', properties: { inLanguage: ['Text', 'Language'], publisher: ['Organization'] } },
  MediaObject: { extends: 'CreativeWork', properties: { contentUrl: ['URL'], width: ['QuantitativeValue'] } },
  ImageObject: { extends: 'MediaObject', properties: { caption: ['Text'] } },
  WebSite: { extends: 'CreativeWork', properties: { issn: ['Text'] } },
  Organization: {
    extends: 'Thing',
    properties: { logo: ['URL', 'ImageObject'], brand: ['Brand', 'Organization'], legalName: ['Text'] },
  },
  Brand: { extends: 'Intangible', properties: { logo: ['URL', 'ImageObject'], slogan: ['Text'] } },
  Action: { extends: 'Thing', properties: { target: ['EntryPoint', 'URL'] } },
  // `query-input` is the annotation of `query` that its documentation on potential actions defines.
  SearchAction: { extends: 'Action', properties: { query: ['Text'], 'query-input': ['Text'] } },
  EntryPoint: { extends: 'Intangible', properties: { urlTemplate: ['Text'], contentType: ['Text'] } },
  Product: {
    extends: 'Thing',
    properties: {
      sku: ['Text'],
      gtin: ['Text', 'URL'],
      gtin8: ['Text'],
      gtin12: ['Text'],
      gtin13: ['Text'],
      gtin14: ['Text'],
      mpn: ['Text'],
      brand: ['Brand', 'Organization'],
      category: ['Text', 'URL', 'Thing'],
      color: ['Text'],
      material: ['Text', 'URL', 'Product'],
      offers: ['Offer', 'Demand'],
      isRelatedTo: ['Product'],
    },
  },
  Offer: {
    extends: 'Intangible',
    properties: {
      price: ['Number', 'Text'],
      priceCurrency: ['Text'],
      availability: ['URL'],
      seller: ['Organization'],
      priceSpecification: ['PriceSpecification'],
    },
  },
  AggregateOffer: {
    extends: 'Offer',
    properties: { lowPrice: ['Number', 'Text'], highPrice: ['Number', 'Text'], offerCount: ['Integer'] },
  },
  ItemList: {
    extends: 'Intangible',
    properties: { itemListElement: ['ListItem', 'Text', 'Thing'], numberOfItems: ['Integer'] },
  },
  BreadcrumbList: { extends: 'ItemList', properties: {} },
  // The address of a thing stands for it.
  ListItem: { extends: 'Intangible', properties: { item: ['Thing', 'URL'], position: ['Integer', 'Text'] } },
}

/** Lists problems of an entity by the vocabulary, each as `path: problem`; empty for a valid one. */
export function vocabularyProblems(entity: unknown, path = ''): string[] {
  if (typeof entity !== 'object' || entity === null || Array.isArray(entity)) return [`${path}: not an entity`]
  const { '@context': context, '@type': type, '@id': id, ...values } = entity as Record<string, unknown>
  const problems = path === '' && context !== 'https://schema.org' ? [`@context: ${String(context)}`] : []
  if (id !== undefined && !isUrl(id)) problems.push(`${path}@id: not an address`)
  if (typeof type !== 'string' || !TYPES[type]) return [...problems, `${path}@type: unknown ${String(type)}`]
  for (const [name, value] of Object.entries(values)) {
    const kinds = kindsOf(type, name)
    if (!kinds) problems.push(`${path}${name}: no property of ${type}`)
    else for (const each of [value].flat()) problems.push(...valueProblems(each, kinds, `${path}${name}`))
  }
  return problems
}

function valueProblems(value: unknown, kinds: readonly ValueKind[], path: string): string[] {
  if (typeof value !== 'object' || value === null) {
    return kinds.some((kind) => isLiteral(value, kind))
      ? []
      : [`${path}: ${JSON.stringify(value)} is no ${kinds.join(', ')}`]
  }
  const type = String((value as Record<string, unknown>)['@type'])
  const isAllowed = kinds.some((kind) => ancestors(type).includes(kind))
  return [
    ...(isAllowed ? [] : [`${path}: ${type} is no ${kinds.join(', ')}`]),
    ...vocabularyProblems(value, `${path}.`),
  ]
}

function isLiteral(value: unknown, kind: ValueKind): boolean {
  switch (kind) {
    case 'Text':
      return typeof value === 'string' && value.trim() !== ''
    case 'URL':
      return isUrl(value)
    case 'Number':
      return typeof value === 'number'
    case 'Integer':
      return Number.isInteger(value)
    default:
      return false
  }
}

function isUrl(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
}

function ancestors(type: string): string[] {
  const above = TYPES[type]?.extends
  return above ? [type, ...ancestors(above)] : [type]
}

function kindsOf(type: string, property: string): readonly ValueKind[] | null {
  const kinds = ancestors(type).flatMap((each) => TYPES[each]?.properties[property] ?? [])
  return kinds.length > 0 ? kinds : null
}
