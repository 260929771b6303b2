import type { Locale } from '@specify/core/market.ts'
import type { KnownCodes } from './candidate.ts'
import type { StatedFinish } from './stated-finish.ts'

/** The kinds of product, as conditions, and the finishes that a text names. */
export interface DescribedWords {
  readonly kinds: ReadonlySet<string>
  readonly finishes: readonly StatedFinish[]
}

interface Understanding {
  readonly known: Pick<KnownCodes, 'find'>
  readonly wordsIn: (text: string) => DescribedWords
  readonly locale: Locale
}

/** Tells whether a description names another kind of product, or another finish, than that of a SKU. */
export function contradictionsIn({ known, wordsIn, locale }: Understanding) {
  const cache = new Map<string, DescribedWords>()
  const wordsOf = (text: string) => cache.getOrInsertComputed(text, wordsIn)
  return (description: string, sku: string): boolean => {
    const found = known.find(sku).find(({ variant }) => variant.sku === sku)
    if (!found || description === '') return false
    const [named, own] = [wordsOf(description), wordsOf(found.product.name[locale])]
    if (named.kinds.size > 0 && own.kinds.size > 0 && named.kinds.isDisjointFrom(own.kinds)) return true
    const colours = named.finishes.flatMap((each) => [...each.colours, each.typed]).map((each) => each.toLowerCase())
    const { colour } = found.variant.attributes
    return colours.length > 0 && typeof colour === 'string' && !colours.includes(colour.toLowerCase())
  }
}
