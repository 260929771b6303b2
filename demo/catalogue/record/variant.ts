import { familyOf } from '#demo/families/all.ts'
import type { FeedAttributes } from '../attributes.ts'
import { groupOf } from '../categories.ts'
import type { FeedVariantLine, Option, ProductDraft, VariantPictures } from '../model.ts'
import { picturePath } from '../pictures.ts'
import { eanOf, waterMarkLicence } from './codes.ts'
import { lineDiagram, variantFiles } from './files.ts'
import { evidence } from './evidence.ts'
import { handedTwin } from './handed-twin.ts'
import { itemCode } from './item-code.ts'
import { materialAttributes } from './materials.ts'
import { modelSizeMm } from './model-sizes.ts'
import { listPriceCents, newZealandDollars } from './prices.ts'
import { welsAttributes } from './wels.ts'

/** The record of one option. */
export function toVariant(draft: ProductDraft, option: Option, itemName: string, createdAt: string): FeedVariantLine {
  const sku = itemCode(draft, option)
  const twin = handedTwin(draft, option)
  const attributes = toAttributes(draft, option, itemName, sku)
  return {
    sku,
    ...(twin !== null && { handedTwin: twin }),
    id: sku,
    key: sku,
    images:
      option.images ?? toPictures(draft, option).views.map((view) => picturePath(option.spec, option.finish, view)),
    lineDiagramList: [lineDiagram(option.spec.family, sku)],
    ...toPrices(draft, option),
    ...evidence(draft, option, itemName, attributes),
    attributes: {
      ...attributes,
      features: toFeatures(draft),
      'item-attributes': [
        ...nameValue('bundle-references', draft.bundle?.(option)),
        ...nameValue('spare-references', draft.spares?.(option)),
      ],
      'assets-attributes': variantFiles(draft, option, createdAt),
    },
  }
}

/** A detail is of the shape, which all finishes share: only variants in the finish of the leading one show it. */
export function toPictures(draft: ProductDraft, option: Option): VariantPictures {
  const { finish, spec } = option
  const [lead] = draft.options
  const family = familyOf(spec)
  const isShownOnce = family.isShownOnce && option !== lead
  const usual = family.isTall ? (['hero', 'front', 'detail'] as const) : (['hero', 'detail'] as const)
  const views = option.views ?? (isShownOnce ? (['hero'] as const) : (draft.views ?? usual))
  return {
    sku: itemCode(draft, option),
    spec,
    finish,
    views: finish === lead?.finish ? views : views.filter((view) => view !== 'detail'),
  }
}

function nameValue(name: string, codes: readonly string[] | undefined) {
  return codes && codes.length > 0 ? [{ name, value: codes }] : []
}

function toAttributes(draft: ProductDraft, option: Option, itemName: string, sku: string): FeedAttributes {
  const { line } = draft
  const leadFree = draft.leadFree ?? line.leadFree
  const group = groupOf(draft.at[0] ?? 'spare-parts-valves/cartridges')
  const family = familyOf(option.spec)
  const isShaped = ['tapware', 'showers', 'accessories'].includes(group) && !family.isShapeless
  const colour = option.colour ?? option.finish
  return {
    'item-code': sku,
    'product-code': `${draft.code}${option.suffix}`,
    'item-name': [itemName, option.size, colour === 'Not Applicable' ? '' : colour].filter(Boolean).join(' '),
    ...(option.label === null ? {} : { 'variant-name': option.label }),
    brand: line.brand,
    ...(line.range ? { range: line.range } : {}),
    colour,
    ...(option.size ? { size: option.size } : {}),
    ...materialAttributes(option, leadFree),
    ...(isShaped ? { shape: line.form.shape } : {}),
    ...family.measures(option.spec, modelSizeMm(option.spec)),
    ...(draft.wels ? welsAttributes(draft.wels, draft.code) : {}),
    ...(draft.wels?.device === 'tap' || draft.leadFree !== undefined ? { leadfree: leadFree } : {}),
    ...(family.isUnlicensed ? {} : { 'watermark-licence': waterMarkLicence(line.brand, option.spec.family) }),
    warranty: `${line.warrantyYears} years`,
    ean: eanOf(sku),
    ...(option.isInternal ? { IsGWAInternal: true } : {}),
    ...draft.attributes,
    ...option.attributes,
  }
}

function toFeatures(draft: ProductDraft): Record<string, unknown> {
  const { bullets, localBullets } = draft
  const text = (locale: 'au' | 'nz') =>
    typeof bullets === 'string' ? bullets : [...bullets, ...(localBullets?.[locale] ?? [])]
  return { 'en-AU': text('au'), 'en-NZ': text('nz') }
}

function toPrices(
  draft: ProductDraft,
  option: Option,
): Pick<FeedVariantLine, 'price' | 'discountedPrice' | 'priceValues'> {
  if (draft.price === null) return { priceValues: [] }
  const dollars = draft.price * option.priceFactor
  const seed = `${draft.code} ${option.priceFactor}`
  const pricedIn = draft.pricedIn ?? draft.markets ?? ['au', 'nz']
  const discounted = (cents: number) =>
    draft.discount ? { discounted: Math.round((cents * (1 - draft.discount / 100)) / 10) * 10 } : {}
  const aud = pricedIn.includes('au') ? listPriceCents(dollars, seed) : null
  const nzd = pricedIn.includes('nz') ? listPriceCents(newZealandDollars(dollars, draft.code), `nz ${seed}`) : null
  const lowered = aud === null ? undefined : discounted(aud).discounted
  return {
    ...(aud === null ? {} : { price: { centAmount: aud } }),
    ...(lowered === undefined ? {} : { discountedPrice: { centAmount: lowered } }),
    priceValues: [
      { currencyCode: 'AUD', value: aud, ...(aud === null ? {} : discounted(aud)) },
      { currencyCode: 'NZD', value: nzd, ...(nzd === null ? {} : discounted(nzd)) },
    ],
  }
}
