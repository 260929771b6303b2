import type { IsCode } from '../codes/find-code.ts'
import { revisedQuantity, splitReplaced } from '../codes/replaced.ts'
import { isCodeCell } from '../words/list-words.ts'
import { readFreeLine, type FreeLine, type FreeRow } from '../lines/free-line.ts'
import { removedText } from '../quantities/deleted.ts'
import type { ChangeKind, RowChange } from './model.ts'

const MAX_LENGTH = 300
const PLEASE = /^(?:please|pls|kindly|can you|could you)\s+/i
/** `Increase 97140C6AF by 4`, `97140C6AF up by 4`. */
const BY = /\s(?:up |down )?by (\d{1,4})(?![^\s,;:.)–-])/i
const LESS = /^(?:reduce|decrease|drop|lower|cut|minus|less)\b|\sdown by \d/i
const REVISE = /^(?:increase|raise|reduce|decrease|drop|lower|cut|change|amend|update|revise|adjust)\s+/i
const ADD =
  /^(?:(?:and )?(?:add(?:itional)?|extra|plus|supply|provide|include|reinstate|allow(?: for)?)\b[\s:–—-]*|\+ ?(?=\d))/i
/** `-6 x 97140C6AF`, `97140C6AF −6`; a dash with a space is a bullet or sets words apart. */
const MINUS = /^[-–−](?=\d{1,4}(?:\s|x))/i
const SIGN_BEHIND = /(?<=[\s:(])([+−–-])(\d{1,4})(?=\s*(?:off|ea|no\.?)?\s*(?:$|[),;]|\s[-–—]\s))/i
/** `~~12~~ 16` */
const STRUCK_NUMBER = /~~\s*(\d{1,4})\s*~~/

/** `Changes to level 3:` names the place of the lines below. */
const CHANGES_TO =
  /\b(?:changes?|variations?|revisions?|updates?|amendments?)\b.{0,20}?\b(?:to|for|on|in|at) (?:the )?([^:.,]{2,60})[:.]?$/i

/** The change of all lines below a heading: `Omit:`, `Additional items`. */
export type Ambient = Extract<ChangeKind, 'add' | 'remove'> | null

/**
 * Reads a line of a change order: product, quantity, place, and the change. A line that says nothing of a
 * change is `plain`.
 */
export function readChangedLine(given: string, isCode: IsCode, ambient: Ambient): FreeLine {
  if (given.length > MAX_LENGTH) return withChange(readFreeLine(given, isCode), { kind: 'plain', from: '' })
  const line = given.trim().replace(PLEASE, '')
  return (
    readStruck(line, isCode) ??
    readRevised(line, isCode) ??
    readReplaced(line, isCode) ??
    readOther(line, isCode, ambient)
  )
}

/** A former quantity that is struck through, beside the new one. */
function readStruck(line: string, isCode: IsCode): FreeLine | null {
  const from = STRUCK_NUMBER.exec(line)?.[1]
  if (from === undefined) return null
  const rest = readFreeLine(line.replace(STRUCK_NUMBER, ' ').replaceAll('~~', ''), isCode)
  return withChange(rest, { kind: 'set', from })
}

function readRevised(line: string, isCode: IsCode): FreeLine | null {
  const [by, amount = ''] = BY.exec(line) ?? []
  if (by !== undefined && REVISE.test(line)) {
    const rest = `${amount} x ${line.replace(by, ' ').replace(REVISE, '')}`
    return withChange(readFreeLine(rest, isCode), { kind: LESS.test(line) ? 'remove' : 'add', from: '' })
  }
  const revised = revisedQuantity(line)
  if (!revised || isSwapOfNumbers(line, isCode)) return null
  const said = readFreeLine(revised.text, isCode)
  return said.kind === 'row' ? withChange(said, { kind: 'set', from: revised.from }) : null
}

/** `Change 4250 to 4260` names two products. */
function isSwapOfNumbers(line: string, isCode: IsCode): boolean {
  const [, code = ''] = /\s(?:to|with|for) (\d{3,4})(?!\S)/i.exec(line) ?? []
  return code !== '' && isCode(code)
}

/** The product that goes and the one that comes, as two rows. */
function readReplaced(line: string, isCode: IsCode): FreeLine | null {
  const { before, after } = splitReplaced(line) ?? {}
  if (before === undefined || after === undefined) return null
  const [out, into] = [readFreeLine(withoutVerb(before), isCode), readFreeLine(after, isCode)]
  const isProduct = (said: FreeLine): said is Extract<FreeLine, { kind: 'row' }> =>
    said.kind === 'row' && said.others.length === 0 && (isCode(said.row.code) || isCodeCell(said.row.code))
  if (!isProduct(out) || !isProduct(into)) return null
  const place = (row: FreeRow, other: FreeRow) => ({
    room: row.room || other.room,
    unitType: row.unitType || other.unitType,
  })
  const change = (kind: 'out' | 'in') => ({ kind, from: '' }) as const
  return {
    ...out,
    row: { ...out.row, ...place(out.row, into.row), change: change('out') },
    others: [{ ...into.row, ...place(into.row, out.row), change: change('in') }],
  }
}

const withoutVerb = (text: string) =>
  text.replace(/^.*?\b(?:swap|change|exchange|upgrade|replace|substitute)(?: out)?\s+/i, '')

function readOther(line: string, isCode: IsCode, ambient: Ambient): FreeLine {
  const removed = removedText(line)
  if (removed !== null) return withChange(readFreeLine(removed, isCode), { kind: 'remove', from: '' })
  if (MINUS.test(line)) return withChange(readFreeLine(line.replace(MINUS, ''), isCode), { kind: 'remove', from: '' })
  const added = line.replace(ADD, '')
  if (added !== line && added !== '') return withChange(readFreeLine(added, isCode), { kind: 'add', from: '' })
  const [all, sign = ''] = SIGN_BEHIND.exec(line) ?? []
  if (all !== undefined) {
    const rest = readFreeLine(line.replace(SIGN_BEHIND, 'x $2'), isCode)
    return withChange(rest, { kind: sign === '+' ? 'add' : 'remove', from: '' })
  }
  const said = withChange(readFreeLine(line, isCode), { kind: ambient ?? 'plain', from: '' })
  const place = said.kind === 'text' ? CHANGES_TO.exec(line)?.[1] : undefined
  const heading = place === undefined ? said : readFreeLine(`${place}:`, isCode)
  return heading.kind === 'heading' ? heading : said
}

/** A new quantity of 0 takes all away. */
function withChange(said: FreeLine, change: RowChange): FreeLine {
  return mapRows(said, (row) => {
    const isNone = change.kind === 'set' && /^0+$/.test(row.quantity)
    return isNone ? { ...row, quantity: '', change: { ...change, kind: 'remove' } } : { ...row, change }
  })
}

/** Words alone are a product where the line says that something of it changes. */
function mapRows(said: FreeLine, toRow: (row: FreeRow) => FreeRow): FreeLine {
  if (said.kind === 'row') return { ...said, row: toRow(said.row), others: said.others.map(toRow) }
  const [first, ...others] = (said.kind === 'text' ? said.uncounted?.rows : undefined)?.map(toRow) ?? []
  if (!first || first.change?.kind === 'plain') return said
  return { kind: 'row', row: first, others, isPlaceAhead: false }
}
