import { marketHref } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import type { VariantHit } from '#app/features/search/catalogue/search-record.ts'
import { sayNearest, sayUnknownCode } from '#app/features/search/hits/say-nearest.ts'
import type { DiscontinuedProduct, SuggestedProduct, Suggestions } from './find-suggestions.ts'

export type SearchOption =
  | {
      readonly kind: 'product'
      readonly group: string
      readonly href: string
      readonly product: SuggestedProduct
      readonly variant: VariantHit | undefined
    }
  | {
      readonly kind: 'coded'
      readonly group: string
      readonly href: string
      readonly product: Pick<DiscontinuedProduct, 'sku' | 'name' | 'image'>
      readonly status: string
    }
  | {
      readonly kind: 'text'
      readonly group: string
      readonly href: string
      readonly text: string
      readonly count?: number
    }

interface OptionSources {
  readonly locale: string
  readonly text: string
  readonly recent: readonly string[]
  readonly popular: readonly string[]
  readonly suggestions: Suggestions
  readonly shownVariant: (product: SuggestedProduct) => VariantHit | undefined
}

const MOST_POPULAR = 5
const POPULAR = 'Popular searches'

/**
 * Products, popular searches that begin so, then filters that narrow the text; before anything is typed, the last searches
 * and the popular ones.
 */
export function listOptions({
  locale,
  text,
  recent,
  popular,
  suggestions,
  shownVariant,
}: OptionSources): SearchOption[] {
  const { products, complete, narrowings, discontinued } = suggestions
  const search = (query: string) => routes.search.href({ locale, query })
  const searches = (group: string, texts: readonly string[]) =>
    texts.map((each): SearchOption => ({ kind: 'text', group, href: search(each), text: each }))
  const typed = text.trim().toLowerCase()
  if (typed === '') {
    const others = popular.filter((each) => !recent.some((own) => own.toLowerCase() === each))
    return [...searches('Recent searches', recent), ...searches(POPULAR, others.slice(0, MOST_POPULAR))]
  }
  const begun = popular.filter((each) => each !== typed && each.startsWith(typed))
  const coded = (product: DiscontinuedProduct['replacedBy'][number], status: string): SearchOption => ({
    kind: 'coded',
    group: 'Discontinued',
    href: marketHref(locale, `${product.path}?sr=1`),
    product,
    status,
  })
  return [
    ...(discontinued ? [coded(discontinued, 'Discontinued')] : []),
    ...(discontinued?.replacedBy ?? []).map((each) => coded(each, `Replaces ${discontinued?.sku}`)),
    ...products.map((product, at): SearchOption => {
      const variant = shownVariant(product)
      return {
        kind: 'product',
        group: at < complete ? 'Products' : sayNearest(suggestions.query, complete),
        href: marketHref(locale, `${variant?.path ?? ''}?sr=1`),
        product,
        variant,
      }
    }),
    ...searches(POPULAR, begun.slice(0, MOST_POPULAR)),
    ...narrowings.map(({ label, parameter, value, count }): SearchOption => {
      const href = `${search(text.trim())}&${parameter}=${encodeURIComponent(value)}`
      return { kind: 'text', group: label, href, text: value, count }
    }),
  ]
}

/** The sentence above suggested products that are not all that was typed; empty where nothing is. */
export function listNotes({ query, products, complete, unknownCode }: Suggestions): string[] {
  return [
    ...(unknownCode === null ? [] : [sayUnknownCode(query).join(unknownCode)]),
    ...(products.length > complete ? [sayNearest(query, complete)] : []),
  ]
}
