/** A length as it stands in a text: `36 in.`, `1.5m`, `2-3/4"`, `6'`, or one of the numbers of `60 x 30 in.` */
export interface Length {
  /** In tenths of a millimetre below 30 mm, in whole ones from there. */
  readonly mm: number
  readonly start: number
  /** Past its unit, where that follows the number itself. */
  readonly end: number
}

const UNITS: readonly (readonly [unit: RegExp, mm: number])[] = [
  [/^(?:mms?|millimet(?:re|er)s?)$/i, 1],
  [/^(?:cms?|centimet(?:re|er)s?)$/i, 10],
  [/^(?:m|mtr|met(?:re|er)s?)$/i, 1000],
  [/^(?:in|inch|inches|"|″|”|''|′′|’’)$/i, 25.4],
  [/^(?:ft|foot|feet|'|′|’)$/i, 304.8],
]
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:[\s-]+\d{1,2}\/\d{1,3}|\/\d{1,3})?(?:\s?[¼½¾⅛⅜⅝⅞])?|[¼½¾⅛⅜⅝⅞]`
const UNIT = String.raw`mms?|millimet(?:re|er)s?|cms?|centimet(?:re|er)s?|m|mtr|met(?:re|er)s?|inch(?:es)?|in|ft|foot|feet|''|′′|’’|["″”'′’]`
/** A number with its unit, and the sign of a product of numbers after it. A letter may say which side it is: `36 in. W x`. */
const PART = new RegExp(
  String.raw`(?<![\d.,/#])(?<number>${NUMBER})(?:(?<unit>\s?-?(?:${UNIT}))(?![\p{L}\p{N}]))?\.?(?<times>(?:\s?[wdhl]\b\.?)?\s*[x×*]\s*(?=[\d¼½¾⅛⅜⅝⅞]))?`,
  'giu',
)
const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
const WHOLE_FROM = 30
const MOST_MM = 1_000_000
/** Most texts have none, and are not looked at further. */
const HAS_LENGTH = /[\d¼½¾⅛⅜⅝⅞][\s-]*(?:[cm]?m|mil|cent|met|mtr|in|f(?:t|oo|ee)|["″”'′’])/i
const LETTER = /\p{L}/u

interface Part {
  readonly value: number
  readonly scale: number | null
  readonly start: number
  readonly end: number
}

/** Lists the lengths of a text in order. Of numbers that are multiplied, one without a unit takes that of the next that has one. */
export function listLengths(text: string): Length[] {
  if (!HAS_LENGTH.test(text)) return []
  const lengths: Length[] = []
  let chain: Part[] = []
  let expected = -1
  for (const { 0: whole, index, groups } of text.matchAll(PART)) {
    if (index !== expected) {
      chain = endChain(lengths, chain)
      expected = -1
      // `M10` is no ten.
      if (LETTER.test(text[index - 1] ?? '')) continue
    }
    const number = groups?.['number'] ?? ''
    const unit = groups?.['unit'] ?? ''
    const end = index + number.length + unit.length
    chain.push({ value: readNumber(number), scale: scaleOf(unit), start: index, end })
    expected = groups?.['times'] === undefined ? -1 : index + whole.length
  }
  endChain(lengths, chain)
  return lengths
}

/** A term of `lengthTerm` of whole millimetres. */
export const LENGTH_TERM = /^(\d+)mm$/

/** The term that a length is found by in any unit. */
export function lengthTerm(mm: number): string {
  return `${mm}mm`
}

function endChain(lengths: Length[], chain: readonly Part[]): Part[] {
  let shared: number | null = null
  const read = chain.toReversed().flatMap(({ value, scale, start, end }) => {
    shared = scale ?? shared
    const mm = shared === null ? 0 : rounded(value * shared)
    return mm > 0 && mm <= MOST_MM ? [{ mm, start, end }] : []
  })
  lengths.push(...read.reverse())
  return []
}

function rounded(mm: number): number {
  return mm < WHOLE_FROM ? Math.round(mm * 10) / 10 : Math.round(mm)
}

function scaleOf(unit: string): number | null {
  const written = unit.replace(/^\s?-?/, '')
  return UNITS.find(([pattern]) => pattern.test(written))?.[1] ?? null
}

/** `1,200`, `2-3/4`, `1 1/2`, `3/8`, `1½`. */
function readNumber(text: string): number {
  const sign = FRACTIONS[text.at(-1) ?? '']
  const plain = (sign === undefined ? text : text.slice(0, -1)).replaceAll(',', '').trim()
  const [, whole = '0', above, below] = /^(?:([\d.]+)(?:[\s-]+(?=\d+\/))?)?(?:(\d+)\/(\d+))?$/.exec(plain) ?? []
  const [, onlyAbove, onlyBelow] = /^(\d+)\/(\d+)$/.exec(plain) ?? []
  if (onlyAbove !== undefined) return Number(onlyAbove) / Number(onlyBelow)
  const part = above === undefined ? 0 : Number(above) / Number(below)
  return Number(whole) + part + (sign ?? 0)
}
