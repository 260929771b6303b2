import { foldConfused } from '@specify/engine'
import { normaliseCode } from '@specify/engine/fold'
import type { Product } from '@specify/catalogue/product/model.ts'
import type { CodedVariant } from '@specify/catalogue/variants/variants-by-code.ts'
import { isAvailable } from '@specify/schedule/addable.ts'
import {
  type Candidate,
  type KnownCodes,
  type Match,
  MAX_OPTIONS,
  NO_MATCH,
  type SimilarVariant,
  toCandidate,
  withOptions,
  distinct,
} from './candidate.ts'
import { differenceText, missingText } from '../text/difference-text.ts'

export const MAX_CANDIDATES = 3
/** One letter more or less of a shorter code is another code. */
const MIN_SIMILAR_LENGTH = 4
const MIN_BEGINNING_LENGTH = 4
/** Signs at the end of a code that somebody added: `-AU`, ` (new)`. */
const MAX_ADDED_LENGTH = 4
const MAX_LOOKED_AT = 60

/** Matches a code. Nothing is chosen: several products are all listed, and without any, similar ones. */
export function matchCode(code: string, known: KnownCodes): Match {
  if (normaliseCode(code) === '') return NO_MATCH
  const found = known.find(code)
  const [first, ...others] = found
  if (!first) return code.includes(' or ') ? oneOfSeveral(code, known) : unknown(code, known)
  if (others.length > 0) return ambiguous(found)
  const { sku } = first.variant
  if (isAvailable(first.product)) return { ...NO_MATCH, kind: 'exact', sku }
  return { ...NO_MATCH, kind: 'discontinued', sku, ...successors(first.product, known) }
}

function ambiguous(found: readonly CodedVariant[]): Match {
  const isOneProduct = new Set(found.map(({ product }) => product.productId)).size === 1
  const candidates = isOneProduct
    ? [withOptions(found, missingText)]
    : found.map(({ variant }) => toCandidate(variant, 'the same without signs'))
  return { ...NO_MATCH, kind: 'ambiguous', candidates: candidates.slice(0, MAX_OPTIONS) }
}

function oneOfSeveral(code: string, known: KnownCodes): Match {
  const found = code.split(' or ').flatMap((each) => known.find(each))
  if (found.length === 0) return unknown(code, known)
  const candidates = found.map(({ variant }) => toCandidate(variant, 'named in this line'))
  return { ...NO_MATCH, kind: 'ambiguous', candidates: candidates.slice(0, MAX_OPTIONS) }
}

/** Products on sale that replace one, directly or in steps, then those recommended in its place. */
function successors(product: Product, known: KnownCodes): Pick<Match, 'candidates' | 'elsewhere'> {
  const { current, elsewhere } = known.replacementsOf(product)
  const found = current.map(({ variant, steps }) =>
    toCandidate(variant, steps === 1 ? 'replaced by' : 'replaced by, in steps'),
  )
  for (const code of product.alternatives) {
    const [next, ...others] = known.find(code)
    if (!next || others.length > 0 || !isAvailable(next.product)) continue
    if (!found.some(({ sku }) => sku === next.variant.sku)) found.push(toCandidate(next.variant, 'recommended instead'))
  }
  const candidates = found.slice(0, MAX_CANDIDATES)
  if (current.length > 0 || elsewhere.length === 0) return { candidates }
  return { candidates, elsewhere: elsewhere.slice(0, MAX_CANDIDATES).map(({ variant }) => variant.sku) }
}

function unknown(code: string, known: KnownCodes): Match {
  const elsewhere = known.elsewhere(code)
  // Codes that are alike are of other products.
  if (elsewhere.length > 0)
    return { ...NO_MATCH, kind: 'unknown', elsewhere: elsewhere.map(({ variant }) => variant.sku) }
  const typed = normaliseCode(code)
  const folded = foldConfused(typed)
  const similar = typed.length < MIN_SIMILAR_LENGTH ? [] : known.similar(code, MAX_LOOKED_AT)
  // A character that was misread is likelier than another one: finishes are one letter apart.
  const misread = distinct(similar.filter((each) => foldConfused(each.code) === folded))
  if (misread.length > 0) return guesses(misread, guessesOf(misread, code))
  const longer = typed.length < MIN_BEGINNING_LENGTH ? [] : distinct(known.longer(code, MAX_LOOKED_AT))
  const close = distinct([...similar, ...longer])
  const { candidates, isSure } = guesses(close, guessesOf(close, code))
  if (candidates.length > 0) return { ...NO_MATCH, kind: 'unknown', candidates, isSure: isSure && similar.length > 0 }
  const added = (each: SimilarVariant) => code.trim().slice(-(typed.length - each.code.length))
  const shorter = withoutEnd(code, known).map((each) =>
    toCandidate(each.variant, `without “${added(each)}” at the end`),
  )
  return { ...guesses([], shorter), isSure: false }
}

function guesses(variants: readonly SimilarVariant[], candidates: readonly Candidate[]): Match {
  const [only] = variants
  const isSure = variants.length === 1 && only !== undefined && isAvailable(only.product)
  return { ...NO_MATCH, kind: 'unknown', candidates: candidates.slice(0, MAX_CANDIDATES), isSure }
}

/** One guess for each variant; one for all of a product where the code says everything but the finish. */
function guessesOf(variants: readonly SimilarVariant[], code: string): Candidate[] {
  const { length } = normaliseCode(code)
  const ofProducts = Map.groupBy(variants, ({ product }) => product.productId).values()
  return Array.from(ofProducts).flatMap((ofProduct) => {
    const isUnfinished = ofProduct.length > 1 && ofProduct.every((each) => each.code.length > length)
    if (isUnfinished) return [withOptions(ofProduct, missingText)]
    return ofProduct.map((each) => toCandidate(each.variant, whyLonger(code, each.code)))
  })
}

/** The code of a candidate may go on by more than one character. */
function whyLonger(typed: string, code: string): string {
  return code.length > normaliseCode(typed).length + 1 ? 'the code goes on' : differenceText(typed, code)
}

/** Matches the beginning of a code if few characters follow it. */
function withoutEnd(code: string, known: KnownCodes): SimilarVariant[] {
  const typed = normaliseCode(code)
  for (let cut = 1; cut <= MAX_ADDED_LENGTH && typed.length - cut >= MIN_SIMILAR_LENGTH + 1; cut++) {
    const beginning = typed.slice(0, -cut)
    const found = known.find(beginning)
    if (found.length > 0) return found.map((each) => ({ ...each, code: beginning }))
  }
  return []
}
