import { normaliseCode } from '@specify/engine/fold'
import type { Variant } from '@specify/catalogue/product/model.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import { withOptions, type KnownCodes, type Match } from './candidate.ts'

/** A finish in a text: its words, and the catalogue's colours that they stand for. */
export interface StatedFinish {
  readonly typed: string
  readonly colours: readonly string[]
}

/** Letters in the place of a finish, as codes have them: `BN`. One alone says other things, too. */
const ABBREVIATION = /^\p{Lu}{2,3}$/u

/**
 * A code without its finish, where the row says the finish in words or in letters of its code: `96340` beside
 * `Brushed Nickel` or `BN`. Of the variants that the code may mean, those in that finish are left; where it is one, it may be
 * accepted together with others.
 */
export function withStatedFinish(
  match: Match,
  code: string,
  text: string,
  { known, finishesIn }: { readonly known: KnownCodes; readonly finishesIn: (text: string) => readonly StatedFinish[] },
): Match {
  const [candidate, another] = match.candidates
  if (!candidate || another || candidate.options.length < 2 || text === '') return match
  const [coded] = known.find(candidate.sku)
  if (!coded) return match
  const begun = normaliseCode(code)
  const { product } = coded
  const open = product.variants.filter(({ sku }) => normaliseCode(sku).startsWith(begun))
  const said = [...lettersIn(text, begun, open), ...finishesIn(text).map((each) => inColours(each, open))]
  const meant = open.filter((variant) => said.some(({ isOf }) => isOf(variant)))
  if (meant.length === 0 || meant.length === open.length) return match
  const why = `described as ${[...new Set(said.map(({ typed }) => typed))].join(', ')}`
  const found = withOptions(
    meant.map((variant) => ({ product, variant })),
    () => why,
  )
  const isOne = meant.length === 1
  return { ...match, candidates: [isOne ? { ...found, options: [] } : found], isSure: isOne && isAvailable(product) }
}

interface Finish {
  readonly typed: string
  readonly isOf: (variant: Variant) => boolean
}

/** `White` is that colour where the product comes in it, else any that is called so. */
function inColours({ typed, colours }: StatedFinish, open: readonly Variant[]): Finish {
  const isNamed = (variant: Variant) => colourOf(variant).toLowerCase() === typed.toLowerCase()
  return { typed, isOf: open.some(isNamed) ? isNamed : (variant) => colours.includes(colourOf(variant)) }
}

const colourOf = ({ attributes }: Variant) => String(attributes.colour ?? '')

/** Words of the text that a code goes on with; a letter more would be another finish. */
function lettersIn(text: string, begun: string, open: readonly Variant[]): Finish[] {
  return text
    .split(/[\s,;()]+/)
    .filter((word) => ABBREVIATION.test(word))
    .map((typed): Finish => ({ typed, isOf: ({ sku }) => goesOn(normaliseCode(sku), begun + normaliseCode(typed)) }))
    .filter(({ isOf }) => open.some(isOf))
}

function goesOn(code: string, letters: string): boolean {
  return code.startsWith(letters) && !/^\p{L}/u.test(code.slice(letters.length))
}
