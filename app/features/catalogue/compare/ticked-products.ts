import { storedList } from '#app/ui/browser/stored-list.ts'
import { MAX_COMPARED } from './limits.ts'

export interface TickedProduct {
  readonly sku: string
  readonly name: string
  /** A complete address. */
  readonly image: string | null
}

/** Local storage: what is ticked for comparison in a market, as JSON. */
const keyOf = (locale: string) => `compare-${locale}`
const list = storedList(MAX_COMPARED, isTicked)

/** The products ticked in this browser, in all its tabs. Empty on the server. */
export function useTicked(locale: string): readonly TickedProduct[] {
  return list.use(keyOf(locale))
}

/** Ticks a product, or takes its tick away. Returns whether there was room for it. */
export function toggleTicked(locale: string, product: TickedProduct): boolean {
  const ticked = readTicked(locale)
  const others = ticked.filter(({ sku }) => sku !== product.sku)
  const isRemoved = others.length < ticked.length
  const hasRoom = isRemoved || ticked.length < MAX_COMPARED
  if (!hasRoom) return false
  keepTicked(locale, isRemoved ? others : [...ticked, product])
  const count = `${readTicked(locale).length} of ${MAX_COMPARED}`
  lastChange = `${product.name} ${isRemoved ? 'removed from' : 'added to'} the comparison, ${count}.`
  return true
}

let lastChange = ''

/** Describes the last tick on this page, for screen readers. */
export function lastTickChange(): string {
  return lastChange
}

/** Ticks a product, the last of four giving way to it. Returns all that are ticked. */
export function addTicked(locale: string, product: TickedProduct): readonly TickedProduct[] {
  const others = readTicked(locale).filter(({ sku }) => sku !== product.sku)
  const products = [...others.slice(0, MAX_COMPARED - 1), product]
  keepTicked(locale, products)
  return products
}

export function keepTicked(locale: string, products: readonly TickedProduct[]): void {
  list.keep(keyOf(locale), products)
}

function readTicked(locale: string): readonly TickedProduct[] {
  return list.read(keyOf(locale))
}

function isTicked(value: unknown): value is TickedProduct {
  if (typeof value !== 'object' || value === null) return false
  const { sku, name, image } = value as Record<string, unknown>
  return typeof sku === 'string' && typeof name === 'string' && (image === null || typeof image === 'string')
}
