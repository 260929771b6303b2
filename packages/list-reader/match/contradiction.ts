import type { Locale } from '@specify/core/market.ts'
import type { KnownCodes } from './candidate.ts'
import type { StatedFinish } from './stated-finish.ts'

interface Understanding {
  readonly known: Pick<KnownCodes, 'find'>
  /** Conditions of the kinds that a text names. */
  readonly kindsIn: (text: string) => ReadonlySet<string>
  readonly finishesIn: (text: string) => readonly StatedFinish[]
  readonly locale: Locale
}

/** Tells whether a description names another kind of product, or another finish, than that of a SKU. */
export function contradictionsIn({ known, kindsIn, finishesIn, locale }: Understanding) {
  const kinds = new Map<string, ReadonlySet<string>>()
  const kindsOf = (text: string) => kinds.getOrInsertComputed(text, kindsIn)
  return (description: string, sku: string): boolean => {
    const found = known.find(sku).find(({ variant }) => variant.sku === sku)
    if (!found || description === '') return false
    const [named, own] = [kindsOf(description), kindsOf(found.product.name[locale])]
    if (named.size > 0 && own.size > 0 && named.isDisjointFrom(own)) return true
    const colours = finishesIn(description)
      .flatMap((each) => [...each.colours, each.typed])
      .map((each) => each.toLowerCase())
    const { colour } = found.variant.attributes
    return colours.length > 0 && typeof colour === 'string' && !colours.includes(colour.toLowerCase())
  }
}
