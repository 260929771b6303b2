import type { Href } from '#app/addresses/route.ts'
import { routes } from '#app/addresses/routes.ts'
import { MAX_COMPARED } from './limits.ts'

/** Longer than any code of a product: what follows is cut off. */
const MAX_CODE_LENGTH = 64
/** Codes read of an address; further ones only count. */
const MAX_CODES = 100

export interface ComparedCodes {
  /** Codes as written, without repeats. */
  readonly codes: readonly string[]
  readonly isOnlyDifferent: boolean
}

/** Reads the compared codes of an address: `sku` may be repeated, or hold several codes separated by commas. */
export function readComparedCodes(params: URLSearchParams): ComparedCodes {
  const written = params.getAll('sku').slice(0, MAX_CODES)
  const codes = written.flatMap((text) => text.slice(0, MAX_CODES * MAX_CODE_LENGTH).split(','))
  const cut = codes.map((code) => code.trim().slice(0, MAX_CODE_LENGTH)).filter((code) => code !== '')
  return {
    codes: [...new Set(cut)].slice(0, MAX_CODES),
    isOnlyDifferent: params.get('differences') === 'only',
  }
}

/** Relative to the site's root. */
export function compareHref(locale: string, skus: readonly string[], isOnlyDifferent = false): Href {
  const differences = isOnlyDifferent ? 'only' : null
  return routes.compare.href({ locale, sku: skus.slice(0, MAX_COMPARED), differences })
}
