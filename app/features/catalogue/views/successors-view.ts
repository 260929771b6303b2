import type { Visibility } from '@specify/core/actor.ts'
import { MARKETS, type Locale } from '@specify/core/market.ts'
import type { CurrentReplacements } from '@specify/catalogue/product/current-replacement.ts'
import { toPartView, type PartView } from './part-view.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'

export interface SuccessorsView {
  readonly replacements: readonly PartView[]
  /** Replacements in other markets, where this one has none. */
  readonly elsewhere: readonly ElsewhereView[]
  readonly alternatives: readonly PartView[]
}

interface ElsewhereView {
  readonly sku: string
  readonly name: string
}

interface Reader {
  readonly locale: Locale
  readonly visibility: Visibility
}

export function toSuccessorsView(
  { current, elsewhere, alternatives }: CurrentReplacements & { readonly alternatives: readonly CodedVariant[] },
  { locale, visibility }: Reader,
): SuccessorsView {
  const toPart = ({ product, variant }: CodedVariant) => toPartView(product, variant, locale, visibility)
  const unsold = current.length > 0 ? [] : elsewhere
  return {
    replacements: current.map(toPart),
    elsewhere: unsold.map(({ product, variant }) => ({ sku: variant.sku, name: product.name[locale] })),
    alternatives: alternatives.map(toPart),
  }
}

/**
 * Describes a replacement that is not sold here: `Replaced by 746100W, which is not sold in New Zealand.` Empty for
 * none.
 */
export function elsewhereText(elsewhere: readonly ElsewhereView[], locale: Locale): string {
  if (elsewhere.length === 0) return ''
  const names = elsewhere.map(({ sku, name }) => `${name} (${sku})`).join(' and ')
  return `Replaced by ${names}, which ${elsewhere.length === 1 ? 'is' : 'are'} not sold in ${MARKETS[locale].countryName}.`
}
