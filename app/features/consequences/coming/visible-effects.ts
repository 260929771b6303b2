import type { Visibility } from '@specify/core/actor.ts'
import { dateIn } from '@specify/core/market-time.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import { formatMoney, money, type CurrencyCode } from '@specify/core/money.ts'
import { attributeDefinition, isAttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { categoryGroups } from '@specify/catalogue/facts/category-path.ts'
import { technicalFields } from '@specify/catalogue/facts/field-display.ts'
import type { Variant } from '@specify/catalogue/product/model.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { variantPrice } from '#app/features/catalogue/views/product-view.ts'
import type { FieldChange } from '#app/features/changes/plan/compare-products.ts'
import { shownPrice } from '#app/features/projects/schedule/project-reader.ts'

export interface PlannedChange {
  readonly kind: 'changed' | 'withdrawn'
  /** Of the product, and of its variants that matter. */
  readonly fields: readonly FieldChange[]
}

/** Effects of a planned change that a reader of the catalogue will see. */
export interface VisibleEffects {
  /** Empty where nothing of it is seen. */
  readonly texts: readonly string[]
  /** It cannot be specified from then on. */
  readonly isEnd: boolean
  /** Codes of what takes its place then. */
  readonly replacedBy: readonly string[]
}

interface Reader {
  readonly locale: Locale
  readonly visibility: Visibility
}

/** Parts of a list as the rows of a plan write it. */
export function readCodeList(text: string): readonly string[] {
  return text.split(', ').filter(Boolean)
}

type ByField = ReadonlyMap<string, FieldChange>

/** Fields of a product that have effects here. */
export const EFFECTIVE_FIELDS: readonly string[] = [
  'status',
  'replacedBy',
  'markets',
  'IsGWAInternal',
  'more',
  ...Object.values(MARKETS).map(({ countryName }) => `name ${countryName}`),
]

/** Compares what a reader sees of a variant now with what the rows of a plan say, by the rules of the product page. */
export function visibleEffects(
  { kind, fields }: PlannedChange,
  { product, variant }: CodedVariant,
  reader: Reader,
): VisibleEffects {
  const fieldsOf = (sku: string) =>
    new Map(fields.filter((field) => field.sku === sku).map((change) => [change.field, change]))
  const [whole, own] = [fieldsOf(''), fieldsOf(variant.sku)]
  const named = whole.get('replacedBy')
  const replacedBy = (named && readCodeList(named.is)) ?? product.replacedBy
  const ends = endText(kind, { whole, own }, reader)
  if (ends !== '') return { texts: [ends], isEnd: true, replacedBy }
  const name = whole.get(`name ${MARKETS[reader.locale].countryName}`)
  const texts = [
    ...(whole.get('status')?.is === 'current' ? ['Available again'] : []),
    ...(name ? [`Name: ${name.was} → ${name.is}`] : []),
    ...priceTexts(own, { product, variant }, reader),
    ...attributeTexts(own, { product, variant }, reader),
    ...(whole.has('more') ? ['Further values of the product'] : []),
  ]
  return { texts, isEnd: false, replacedBy }
}

function endText(
  kind: PlannedChange['kind'],
  { whole, own }: { readonly whole: ByField; readonly own: ByField },
  { locale, visibility }: Reader,
): string {
  const markets = whole.get('markets')
  if (kind === 'withdrawn' || own.get('variant')?.is === '') return 'Withdrawn'
  const isHidden = whole.get('IsGWAInternal')?.is === 'true' || own.get('IsGWAInternal')?.is === 'true'
  if (isHidden && visibility === 'public') return 'Withdrawn'
  if (markets && !readCodeList(markets.is).includes(locale)) return `No longer sold in ${MARKETS[locale].countryName}`
  return whole.get('status')?.is === 'discontinued' ? 'Discontinued' : ''
}

/** The price as it is shown; a change of another one than the one that holds now is none. */
function priceTexts(own: ByField, { product, variant }: CodedVariant, { locale, visibility }: Reader): string[] {
  const { currencyCode } = MARKETS[locale]
  const show = (of: Variant) => shownPrice(variantPrice(product, of, locale, visibility))
  const before = show(variant)
  const after = show(withPrice(variant, currencyCode, own))
  const texts = before?.centAmount === after?.centAmount ? [] : [`Price: ${priceText(before)} → ${priceText(after)}`]
  const contact = variantPrice(product, variant, locale, visibility).kind === 'contact'
  for (const [field, { is }] of own) {
    const [, day] = /^price [A-Z]{3} from (\d{4}-\d\d-\d\d)$/.exec(field) ?? []
    if (day === undefined || is === '' || contact || !field.startsWith(`price ${currencyCode} `)) continue
    const from = dateIn({ code: locale }, new Date(`${day}T00:00:00Z`))
    texts.push(`Price from ${from}: ${priceText(money(toCents(is), currencyCode))}`)
  }
  return texts
}

const priceText = (price: ReturnType<typeof shownPrice>) => (price ? formatMoney(price) : 'none')

function withPrice(variant: Variant, currencyCode: CurrencyCode, own: ByField): Variant {
  const { [currencyCode]: now, ...others } = variant.prices
  const [list, sale] = [own.get(`price ${currencyCode}`), own.get(`sale price ${currencyCode}`)]
  // Another price holds today, by its date.
  if (list && list.was !== (now ? toDollars(now.centAmount) : '')) return variant
  const centAmount = list ? toCents(list.is) : now?.centAmount
  const discounted = sale ? toCents(sale.is) : now?.discountedCentAmount
  if (!centAmount) return { ...variant, prices: others }
  return {
    ...variant,
    prices: { ...others, [currencyCode]: { centAmount, ...(discounted && { discountedCentAmount: discounted }) } },
  }
}

/** Zero for an empty text. */
const toCents = (dollars: string) => Math.round(Number(dollars) * 100)
const toDollars = (cents: number) => (cents / 100).toFixed(2)

function attributeTexts(own: ByField, { product, variant }: CodedVariant, { locale }: Reader): string[] {
  const fields = Array.from(own).filter(([field]) => isAttributeKey(field))
  if (fields.length === 0) return []
  const after: Record<string, unknown> = { ...variant.attributes }
  for (const [field, { is }] of fields) {
    if (!isAttributeKey(field)) continue
    const { kind } = attributeDefinition(field)
    after[field] = kind === 'boolean' ? is === 'true' : is
    if (is === '') delete after[field]
  }
  const groups = categoryGroups(product)
  const [was, becomes] = [technicalFields(variant.attributes, locale, groups), technicalFields(after, locale, groups)]
  const changed = new Map([...was, ...becomes].filter(({ key }) => own.has(key)).map(({ key, label }) => [key, label]))
  const valueIn = (fields: typeof was, key: string) => fields.find((field) => field.key === key)?.value ?? 'not stated'
  return Array.from(changed, ([key, label]) => [label, valueIn(was, key), valueIn(becomes, key)] as const).flatMap(
    ([label, before, next]) => (before === next ? [] : [`${label}: ${before} → ${next}`]),
  )
}
