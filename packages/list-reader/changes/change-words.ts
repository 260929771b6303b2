/** Words of change orders, beyond those of `quantities/deleted.ts` and `codes/replaced.ts`. */

const VERBS =
  'add|delete|omit|remove|cancel|increase|raise|decrease|reduce|lower|change|amend|revise|adjust|swap|exchange|upgrade|replace|substitute|take out|take off|leave out|supply'
/** Before another change in the same line: `Delete A, add 2 x B`. What is replaced belongs to what goes. */
const NEXT = new RegExp(
  String.raw`(?:[,;.]\s+|\s)(?:(?:and|then|&)\s+)?(?:please\s+)?(?=(?:${VERBS})\s(?!(?:with|by)\s))(?<=[,;.]\s+(?:(?:and|then|&)\s+)?(?:please\s+)?|\s(?:and|then|&)\s+(?:please\s+)?)`,
  'i',
)

/** Parts a line where another change begins; one part where none has a product of its own. */
export function splitChanges(line: string): readonly string[] {
  const parts = line.split(NEXT)
  return parts.every((part) => /\d/.test(part)) ? parts : [line]
}

const PLACE_AHEAD = new RegExp(String.raw`^([^:]{1,40}?)(?::\s+|\s[-–—]\s)(?=(?:please\s+)?(?:${VERBS})\s)`, 'i')

/** The words before a change that may name its place: `Ensuite 2: delete 4 x A`; empty for none. */
export function splitPlaceAhead(line: string): { readonly place: string; readonly text: string } {
  const [all = '', place = ''] = PLACE_AHEAD.exec(line) ?? []
  return { place, text: line.slice(all.length) }
}

const MORE = 'more|extra|further|additional'
const LESS = 'less|fewer'

/** Pieces that come or go: `4 more A`, `A x 4 less`, `another 4 A`; null for any other line. */
export function readMoreOrLess(line: string): { readonly isLess: boolean; readonly text: string } | null {
  const [, ahead = '', number, word = '', behind = ''] =
    new RegExp(String.raw`^(.*?)(?:x ?)?\b(\d{1,4}) (${MORE}|${LESS})\b(?: of)?(.*)$`, 'i').exec(line) ??
    new RegExp(String.raw`^(.*?)\b(?:an? (?:${MORE})|another) (\d{1,4})()\b(?: of)?(.*)$`, 'i').exec(line) ??
    []
  if (number === undefined) return null
  const rest = `${ahead} ${behind}`.replace(/^(?:and )?(?:add|supply|provide|we need)\s/i, '').trim()
  return rest === '' ? null : { isLess: new RegExp(`^(?:${LESS})$`, 'i').test(word), text: `${number} x ${rest}` }
}

const COUNT = String.raw`(\d{1,4})(?: ?(?:off|ea|no\.?|pcs))?`
const END = String.raw`(?![\d.]|\s?(?:mm|cm|m|l|kg|star|°)\b)`
/** Each with the former quantity, where it is said, before the new one. */
const FROM_TO: readonly RegExp[] = [
  new RegExp(String.raw`[\s(]from ${COUNT} (?:up |down )?to ${COUNT}${END}\)?`, 'i'),
  new RegExp(String.raw`[\s(]${COUNT} ?(?:to|>|=>|->|→) ?${COUNT}${END}\)?`, 'i'),
]
const TO_FROM = new RegExp(String.raw`[\s(]${COUNT},? (?:not|and not|instead of|in lieu of) ${COUNT}${END}\)?`, 'i')
const TO_ONLY: readonly RegExp[] = [
  new RegExp(String.raw`[\s(,](?:is |are |qty )*now (?:qty:? ?|x ?)?${COUNT}${END}\)?`, 'i'),
  new RegExp(String.raw`(?<=^make\s.*)\s${COUNT}${END}(?=\s*(?:$|(?:in|on|at|for)\s))`, 'i'),
]

/** A new quantity in words that only a change order has: `A now 16`, `A (12 to 16)`, `make A 16`; null for none. */
export function readNewQuantity(line: string): { readonly from: string; readonly text: string } | null {
  const found = (pattern: RegExp) => {
    const match = pattern.exec(line)
    const rest = match && `${line.slice(0, match.index)} ${line.slice(match.index + match[0].length)}`
    return match && { match, rest: rest!.replace(/^make\s/i, '').trim() }
  }
  for (const pattern of FROM_TO) {
    const said = found(pattern)
    if (said) return { from: said.match[1]!, text: `${said.match[2]} x ${said.rest}` }
  }
  const reversed = found(TO_FROM)
  if (reversed) return { from: reversed.match[2]!, text: `${reversed.match[1]} x ${reversed.rest}` }
  for (const pattern of TO_ONLY) {
    const said = found(pattern)
    if (said) return { from: '', text: `${said.match[1]} x ${said.rest}` }
  }
  return null
}

const MOVE = /^(?:move|transfer|relocate|shift)\s(.+?)\sfrom\s(.+?)\sto\s(.+)$/i

/** Reads the product that is moved, and the places: `move 2 x A from Ensuite 1 to Ensuite 2`; null for any other line. */
export function splitMove(line: string): { readonly out: string; readonly into: string } | null {
  const [, what, from, to] = MOVE.exec(line) ?? []
  return what === undefined ? null : { out: `${what} in ${from}`, into: `${what} in ${to}` }
}

const INSTEAD =
  /^(?:(?:use|install|supply|provide|fit)\s+)?(.+?),?\s(?:instead of|in lieu of|in place of|rather than)\s(.+)$/i
const SUBSTITUTE = /^substitute\s(.+?)\sfor\s(.+)$/i
const BECOMES = /^(.+?)\s(?:becomes|to become|is now|now)\s(.+)$/i
const DELETED_FOR =
  /^(?:delete|omit|remove)\s(.+?),?\s(?:and\s)?(?:replace(?:d)? (?:with|by)|substitute(?:d)? (?:with|by)|use|install)\s(.+)$/i

/** The words for what goes and for what comes, where a line may say so; each still has to name a product. */
export function splitInstead(line: string): readonly { readonly out: string; readonly into: string }[] {
  const pair = (pattern: RegExp, out: 1 | 2) => {
    const found = pattern.exec(line)
    return found ? [{ out: found[out]!, into: found[3 - out]! }] : []
  }
  return [...pair(INSTEAD, 2), ...pair(SUBSTITUTE, 2), ...pair(BECOMES, 1), ...pair(DELETED_FOR, 1)]
}
