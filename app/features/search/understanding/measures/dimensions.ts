import type { Token } from '../phrase.ts'
import type { Stretch } from '../limits.ts'

/** The attributes that a measure may refer to, the likeliest first. */
export type Dimension = readonly string[]

const WIDTH: Dimension = ['width', 'length']
const HEIGHT: Dimension = ['height', 'pan-height']
const DEPTH: Dimension = ['depth']
const LENGTH: Dimension = ['length', 'rail-length', 'width']
const REACH: Dimension = ['outlet-length']
const ACROSS: Dimension = ['shower-head-diameter', 'width']
const SEAT: Dimension = ['pan-height']
/** A tap is shorter by its height, a bath by its length. */
const SHORTNESS: Dimension = ['length', 'rail-length', 'height', 'width']

const AFTER: ReadonlyMap<string, Dimension> = new Map([
  ...['wide', 'width', 'w', 'across'].map((word) => [word, WIDTH] as const),
  ...['high', 'height', 'tall', 'h'].map((word) => [word, HEIGHT] as const),
  ...['deep', 'depth', 'projection', 'd'].map((word) => [word, DEPTH] as const),
  ...['long', 'length'].map((word) => [word, LENGTH] as const),
  ...['diameter', 'dia'].map((word) => [word, ACROSS] as const),
  ['reach', REACH],
  ['spout', REACH],
  ...['head', 'rose'].map((word) => [word, ACROSS] as const),
])
const BEFORE: ReadonlyMap<string, Dimension> = new Map([
  ['width', WIDTH],
  ['height', HEIGHT],
  ['depth', DEPTH],
  ['projection', DEPTH],
  ['length', LENGTH],
  ['reach', REACH],
  ['diameter', ACROSS],
  ['dia', ACROSS],
  ['spout', REACH],
  ['head', ACROSS],
  ['rose', ACROSS],
])
/** Comparatives that imply a size; an empty list for `bigger`, which implies none in particular. */
const COMPARED: ReadonlyMap<string, Dimension> = new Map([
  ...['wider', 'narrower'].map((word) => [word, WIDTH] as const),
  ...['higher', 'taller', 'lower'].map((word) => [word, HEIGHT] as const),
  ...['deeper', 'shallower'].map((word) => [word, DEPTH] as const),
  ['longer', LENGTH],
  ['shorter', SHORTNESS],
  ...['bigger', 'larger', 'smaller'].map((word) => [word, []] as const),
])
/** Sizes of a part: `spout length`, `pan height`. */
const OF_PARTS: ReadonlyMap<string, readonly (readonly [said: Dimension, meant: Dimension])[]> = new Map([
  ['seat', [[HEIGHT, SEAT]]],
  ['pan', [[HEIGHT, SEAT]]],
  [
    'spout',
    [
      [LENGTH, REACH],
      [DEPTH, REACH],
    ],
  ],
])

export function isDimension(token: Token | undefined): boolean {
  return AFTER.has(token?.text ?? '')
}

export function dimensionOf(word: string | undefined): Dimension | null {
  return AFTER.get(word ?? '') ?? null
}

/** The size that `no longer than` or `or smaller` compares; null where it may be any. */
export function comparedSize(tokens: readonly Token[], { first, end }: Stretch): Dimension | null {
  const compared = tokens.slice(first, end).find(({ text }) => COMPARED.has(text))
  return COMPARED.get(compared?.text ?? '') ?? null
}

/** Finds the size that words beside a measure name: `600 wide`, `width of 600`, `seat height 460`. */
export function findDimension(
  tokens: readonly Token[],
  { first, end }: Stretch,
): (Stretch & { readonly dimension: Dimension }) | null {
  const skipped = tokens[end]?.text === 'in' ? 1 : 0
  const after = AFTER.get(tokens[end + skipped]?.text ?? '')
  if (after) return { dimension: after, first, end: end + skipped + 1 }
  const at = tokens[first - 1]?.text === 'of' ? first - 2 : first - 1
  const before = BEFORE.get(tokens[at]?.text ?? '')
  if (!before) return null
  const meant = OF_PARTS.get(tokens[at - 1]?.key ?? '')?.find(([named]) => named === before)?.[1]
  return { dimension: meant ?? before, first: at, end }
}
