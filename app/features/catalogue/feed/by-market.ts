import { LOCALES, MARKETS, type Locale } from '@specify/core/market.ts'
import { isBlank } from '@specify/catalogue/facts/blank.ts'

/** One value for both, or one by language (`en-AU`) or locale (`au`). Reports other languages with a value. */
export function readByMarket(cell: unknown, onUnknown: (name: string) => void): Record<Locale, unknown> {
  if (cell === null || typeof cell !== 'object' || Array.isArray(cell)) return { au: cell, nz: cell }
  const byKey = new Map<string, unknown>(Object.entries(cell))
  for (const [name, value] of byKey) if (!KNOWN.has(name) && !isBlank(value)) onUnknown(name.slice(0, 60))
  const read = (locale: Locale) => {
    const byLanguage = byKey.get(MARKETS[locale].language)
    return isBlank(byLanguage) ? byKey.get(locale) : byLanguage
  }
  return { au: read('au'), nz: read('nz') }
}

const KNOWN: ReadonlySet<string> = new Set(LOCALES.flatMap((locale) => [locale, MARKETS[locale].language]))
