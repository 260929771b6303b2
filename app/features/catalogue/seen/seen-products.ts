import { storedList } from '#app/ui/browser/stored-list.ts'

export interface SeenProduct {
  readonly productId: string
  readonly sku: string
  readonly name: string
  readonly colour: string | null
  /** A complete address. */
  readonly image: string | null
  /** Below the locale. */
  readonly path: string
}

const MAX_SEEN = 24
const list = storedList(MAX_SEEN, isSeen)

/** Local storage: the last products seen in a market, the newest first, as JSON. Kept with consent only. */
const keyOf = (locale: string) => `seen-${locale}`

export function useSeen(locale: string): readonly SeenProduct[] {
  return list.use(keyOf(locale))
}

/** Each product once, with the variant that was seen last. */
export function rememberSeen(locale: string, product: SeenProduct): void {
  const others = list.read(keyOf(locale)).filter(({ productId }) => productId !== product.productId)
  list.keep(keyOf(locale), [product, ...others])
}

export function forgetSeen(locale: string): void {
  list.keep(keyOf(locale), [])
}

function isSeen(value: unknown): value is SeenProduct {
  if (typeof value !== 'object' || value === null) return false
  const { productId, sku, name, path, image, colour } = value as Record<string, unknown>
  const areTexts = [productId, sku, name, path].every((each) => typeof each === 'string')
  return areTexts && [image, colour].every((each) => each === null || typeof each === 'string')
}
