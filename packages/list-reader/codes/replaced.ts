import type { IsCode } from './find-code.ts'
import { readListItems } from '../lines/list-line.ts'
import { isUnit } from '../words/list-words.ts'

/** Replacements: `Swap 97140C6AF for 97210B`, `Increase 97140C6AF from 4 to 6`. */

/** `Substitute A for B` may mean either, and stays one to choose from. */
const VERB =
  /(?:^|(?<=[:–—-]\s)|(?<=^(?:please|pls)\s))(?:(?:swap|change|exchange|upgrade)(?: out)?\s(?:.*?\s)??(?:for|to|with)|(?:replace|substitute)\s(?:.*?\s)??(?:with|by))\s/i
const PASSIVE =
  /\s(?:(?:to be )?(?:replaced|substituted|superseded) (?:with|by)|(?:to be )?(?:changed|upgraded) to|(?:to be )?swapped (?:for|with)|(?:deleted|omitted)[,;.]? (?:and |now )?(?:use|add|supply|install))\s/i
const REVISE = /^(?:(?:please|pls) )?(?:increase|decrease|reduce|change|amend|update|revise|adjust)\s/i
const AMOUNT = String.raw`(?:qty:? ?|x ?)?\d{1,4}(?: ?(?:off|ea|no\.?))?`
const NEW = String.raw`(?:qty:? ?|x ?)?(\d{1,4})(?![^\s,;:.)–-])`
const REVISED = '(?:increas|decreas|reduc|chang|amend|updat|revis|adjust)(?:e|ed)?'
/** Behind a verb at the start of the line. */
const NEW_QUANTITY = new RegExp(String.raw`\s(?:from ${AMOUNT} )?to ${NEW}`, 'i')
/** `was 4, now 6`, `qty increased to 8`, `2 → 4`. */
const NEW_QUANTITIES: readonly RegExp[] = [
  new RegExp(String.raw`\s(?:was|were) ${AMOUNT}[,;]? (?:is )?now ${NEW}`, 'i'),
  new RegExp(String.raw`\s(?:qty:? )?(?:to be )?${REVISED} (?:from ${AMOUNT} )?to ${NEW}`, 'i'),
  new RegExp(String.raw`\s(?:qty:? ?)?\d{1,3} ?(?:->|→) ?${NEW}`, 'i'),
]
/** Former quantities: `2 (previously 3)`, `4 instead of 2`. Another product may follow instead. */
const OLD_QUANTITY = new RegExp(
  String.raw`\s\(?(?:previously|formerly|originally|was|were|instead of|in lieu of) ${AMOUNT}(?:\)|(?=[,;.]|\s[-–—]|\s*$))`,
  'i',
)
/** Behind what is said of the former quantity. */
const FORMER =
  /(?:from|was|were|previously|formerly|originally|instead of|in lieu of) (?:qty:? ?|x ?)?(\d{1,4})|(\d{1,3})(?= ?(?:->|→) ?\d)/i
const MAX_LENGTH = 300

export type Item = Extract<ReturnType<typeof readListItems>[number], { kind: 'item' }>

export function readItems(line: string, isCode: IsCode): readonly Item[] {
  return readReplacing(line, isCode) ?? itemsOf(withNewQuantity(line), isCode)
}

const itemsOf = (line: string, isCode: IsCode) => readListItems(line, isCode).filter((said) => said.kind === 'item')

/** Reads a replacement in the former quantity and place unless the line states others. */
function readReplacing(line: string, isCode: IsCode): readonly Item[] | null {
  const { before, after } = splitReplaced(line) ?? {}
  if (before === undefined || after === undefined || !/\d/.test(before) || !/\d/.test(after)) return null
  const areKnown = (items: readonly Item[]) =>
    items.length > 0 && items.every(({ sku }) => sku.split(' or ').every(isCode))
  const [old, added] = [itemsOf(before, isCode), itemsOf(after, isCode)]
  if (!areKnown(old) || !areKnown(added)) return null
  const isOne = old.length === 1 && added.length === 1
  return added.map((item) => ({
    ...item,
    qty: item.qty || (isOne ? old[0]!.qty : ''),
    room: item.room || old[0]!.room,
  }))
}

/** The former and the new quantity of a line with its product: `Increase 97140C6AF from 4 to 6`; null for any other. */
export function revisedQuantity(line: string): { readonly from: string; readonly text: string } | null {
  const said = findNewQuantity(line)
  if (said === 'unit') return null
  const [, word, arrow] = FORMER.exec(line) ?? []
  const from = word ?? arrow ?? ''
  // The number comes first, so that none of a room behind the product is meant.
  if (said)
    return {
      from,
      text: `${said.number} x ${`${said.ahead}${said.behind}`.replace(REVISE, '').replace(/[\s:–-]+$/, '')}`,
    }
  const text = line.replace(OLD_QUANTITY, '')
  return text === line ? null : { from, text: text.replace(REVISE, '') }
}

export function splitReplaced(line: string): { readonly before: string; readonly after: string } | null {
  if (line.length > MAX_LENGTH) return null
  const found = VERB.exec(line)
  if (found) {
    const [verb] = found
    const [ahead, behind] = [line.slice(0, found.index), line.slice(found.index + verb.length)]
    return { before: verb.replace(/\s\S+\s$/, ''), after: ahead + behind }
  }
  const passive = PASSIVE.exec(line)
  return passive && { before: line.slice(0, passive.index), after: line.slice(passive.index + passive[0].length) }
}

/** `Increase 97140C6AF from 4 to 6` as `Increase 97140C6AF x 6`, and `2 (previously 3)` as `2`. */
function withNewQuantity(line: string): string {
  const said = line.length > MAX_LENGTH ? null : findNewQuantity(line)
  if (said === 'unit' || line.length > MAX_LENGTH) return line
  return said ? `${said.ahead} x ${said.number}${said.behind}` : line.replace(OLD_QUANTITY, '')
}

/** The new quantity of a line and what stands around it; `unit` where the number measures. */
function findNewQuantity(line: string) {
  const patterns = REVISE.test(line) ? [...NEW_QUANTITIES, NEW_QUANTITY] : NEW_QUANTITIES
  for (const pattern of patterns) {
    const found = pattern.exec(line)
    if (!found) continue
    const [all, number = ''] = found
    const behind = line.slice(found.index + all.length)
    return isUnit(behind.trim().split(' ')[0]!) ? 'unit' : { ahead: line.slice(0, found.index), number, behind }
  }
  return null
}
