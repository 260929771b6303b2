/** A product as the search index holds it: values or lists of values by attribute, and its `variants`. */
export type ProductRecord = Readonly<Record<string, unknown>>

export type ProductPredicate = (product: ProductRecord) => boolean
/** Over the name of a finish, as variants state it in `colour`: `Matte Black`. */
export type FinishPredicate = (finish: string) => boolean

export const QUERY_KINDS = [
  'exact',
  'product type',
  'feature',
  'use or theme',
  'symptom or need',
  'compatibility',
  'slang or abbreviation',
  'implicit or mixed',
] as const
export type QueryKind = (typeof QUERY_KINDS)[number]

export interface JudgedQuery {
  readonly query: string
  readonly kind: QueryKind
  /** Products that a person at a merchant's counter would accept. */
  readonly right: ProductPredicate
  /** The finishes right to be shown; a product that comes in none of them is no right hit. */
  readonly finish?: FinishPredicate
  /** The SKU the first hit must show. */
  readonly first?: string
  readonly misspelt?: true
  /** May be met by more than 40 % of the catalogue. */
  readonly broad?: true
  readonly why?: string
}

type Judgement = Omit<JudgedQuery, 'kind'>

export function judged(
  query: string,
  right: ProductPredicate,
  more: Omit<Judgement, 'query' | 'right'> = {},
): Judgement {
  return { query, right, ...more }
}

export function ofKind(kind: QueryKind, judgements: readonly Judgement[]): JudgedQuery[] {
  return judgements.map((judgement) => Object.assign({ kind }, judgement))
}

export function isRight({ right, finish }: JudgedQuery, product: ProductRecord): boolean {
  return right(product) && (finish === undefined || comesIn(finish)(product))
}

function valuesOf(product: ProductRecord, key: string): readonly unknown[] {
  const value = product[key]
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

export function variantsOf(product: ProductRecord): readonly ProductRecord[] {
  return valuesOf(product, 'variants') as readonly ProductRecord[]
}

export const all =
  (...predicates: readonly ProductPredicate[]): ProductPredicate =>
  (product) =>
    predicates.every((predicate) => predicate(product))

export const any =
  (...predicates: readonly ProductPredicate[]): ProductPredicate =>
  (product) =>
    predicates.some((predicate) => predicate(product))

export const not =
  (predicate: ProductPredicate): ProductPredicate =>
  (product) =>
    !predicate(product)

/** One value, or one that passes the test; an attribute with several values needs one such. */
export const attribute =
  (key: string, wanted: string | number | boolean | ((value: unknown) => boolean)): ProductPredicate =>
  (product) =>
    valuesOf(product, key).some((value) => (typeof wanted === 'function' ? wanted(value) : value === wanted))

export const text = (key: string, pattern: RegExp): ProductPredicate =>
  attribute(key, (value) => pattern.test(String(value)))

const between = (key: string, from: number, to: number): ProductPredicate =>
  attribute(key, (value) => typeof value === 'number' && value >= from && value <= to)

export const atMost = (key: string, to: number): ProductPredicate => between(key, 0, to)
export const atLeast = (key: string, from: number): ProductPredicate => between(key, from, Infinity)

/** A nominal size in millimetres: 10 mm more or less is what a catalogue rounds away. */
export const about = (key: string, mm: number): ProductPredicate => between(key, mm - 10, mm + 10)

export const type = (...names: readonly string[]): ProductPredicate =>
  attribute('product-types', (value) => names.includes(String(value)))

/** Matches names, for what records state nowhere else. */
export const named = (pattern: RegExp): ProductPredicate => text('name', pattern)

export const collection = (...names: readonly string[]): ProductPredicate =>
  attribute('range', (value) => names.includes(String(value)))

export const brand = (name: string): ProductPredicate => attribute('brand', name)

/** Some variant costs at most so many dollars. */
export const upTo = (dollars: number): ProductPredicate => atMost('price.AUD', dollars)

/** Some variant in the finish costs at most so many dollars. */
export const inFinishUpTo =
  (finish: FinishPredicate, dollars: number): ProductPredicate =>
  (product) =>
    variantsOf(product).some(
      ({ colour, prices }) =>
        finish(String(colour)) &&
        (prices as readonly { readonly centAmount: number }[]).some(({ centAmount }) => centAmount <= dollars * 100),
    )

/** Some variant has a code that starts so. */
export const coded =
  (...starts: readonly string[]): ProductPredicate =>
  (product) =>
    variantsOf(product).some(({ sku }) => starts.some((start) => String(sku).startsWith(start)))

export const comesIn =
  (finish: FinishPredicate): ProductPredicate =>
  (product) =>
    variantsOf(product).some(({ colour }) => finish(String(colour)))

export const oneOf =
  (...finishes: readonly string[]): FinishPredicate =>
  (finish) =>
    finishes.includes(finish)
