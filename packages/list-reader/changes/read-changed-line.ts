import type { IsCode } from '../codes/find-code.ts'
import { revisedQuantity, splitReplaced } from '../codes/replaced.ts'
import { isCodeCell } from '../words/list-words.ts'
import { readFreeLine, type FreeLine, type FreeRow } from '../lines/free-line.ts'
import { removedText } from '../quantities/deleted.ts'
import {
  readMoreOrLess,
  readNewQuantity,
  splitChanges,
  splitInstead,
  splitMove,
  splitPlaceAhead,
} from './change-words.ts'
import type { ChangeKind, RowChange } from './model.ts'

const MAX_LENGTH = 300
/** Characters that a question shows of its line. */
const MAX_SHOWN = 80
const PLEASE = /^(?:please|pls|kindly|can you|could you)\s+/i
/** `Increase 97140C6AF by 4`, `97140C6AF up by 4`. */
const BY = /\s(?:up |down )?by (\d{1,4})(?![^\s,;:.)–-]|%)/i
const LESS = /^(?:reduce|decrease|drop|lower|cut|minus|less)\b|\sdown by \d/i
const REVISE = /^(?:increase|raise|reduce|decrease|drop|lower|cut|change|amend|update|revise|adjust)\s+/i
/** `Change 4 x 97140C6AF to 6` */
const FORMER_AHEAD =
  /^(?:change|increase|reduce|decrease|amend|revise|adjust)\s+(\d{1,4}) ?(?:x|×|of|off|no\.?) ?(?=.*\sto\s)/i
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

type SaidRow = Extract<FreeLine, { kind: 'row' }>

/**
 * Reads a line of a change order: product, quantity, place, and the change. A line that says nothing of a
 * change is `plain`, with its words. What is taken out is a row even where it names no product: nobody may miss it.
 */
export function readChangedLine(given: string, isCode: IsCode, ambient: Ambient): FreeLine {
  const line = given.trim().replace(PLEASE, '')
  const plain = { kind: ambient ?? 'plain', from: '', text: line.slice(0, MAX_SHOWN) } as const
  if (line.length > MAX_LENGTH) return withChange(readFreeLine(given, isCode), plain)
  const { place, text } = splitPlaceAhead(line)
  const parts = splitChanges(text).map((part) => readPart(part, isCode, plain))
  const rows = parts.flatMap((part) => (part.kind === 'row' ? [part] : []))
  const [first, ...others] = rows
  const said = first && rows.length === parts.length ? joined(first, others) : readPart(text, isCode, plain)
  return place === '' ? said : inPlace(said, place, isCode)
}

function readPart(line: string, isCode: IsCode, plain: RowChange): FreeLine {
  return (
    readStruck(line, isCode) ??
    readMoved(line, isCode) ??
    readRevised(line, isCode) ??
    readReplaced(line, isCode) ??
    readOther(line, isCode, plain)
  )
}

function joined(first: SaidRow, others: readonly SaidRow[]): SaidRow {
  return { ...first, others: [...first.others, ...others.flatMap((other) => [other.row, ...other.others])] }
}

/** Rows in the place that stands before the change: `101: delete 4 x A` is in room 101. */
function inPlace(said: FreeLine, place: string, isCode: IsCode): FreeLine {
  const heading = readFreeLine(`${place}:`, isCode)
  const isNumber = /^\d{1,4}\p{L}?$/u.test(place)
  if (heading.kind !== 'heading' && !isNumber) return said
  const { room, unitType } = heading.kind === 'heading' ? heading.place : { room: place, unitType: '' }
  return mapRows(said, (row) => (row.room === '' && row.unitType === '' ? { ...row, room, unitType } : row))
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
    const text = line.replace(by, ' ').replace(REVISE, '').trim()
    const change = { kind: LESS.test(line) ? 'remove' : 'add', from: '' } as const
    return withChange(orDescribed(readFreeLine(`${amount} x ${text}`, isCode), text, amount), change)
  }
  const former = FORMER_AHEAD.exec(line)?.[1] ?? ''
  const text = former === '' ? line : line.replace(FORMER_AHEAD, 'change ')
  const revised = revisedQuantity(text) ?? readNewQuantity(text)
  if (!revised || isSwapOfNumbers(line, isCode)) return null
  const said = readFreeLine(revised.text, isCode)
  return said.kind === 'row'
    ? withChange(withEachCode(said, line), { kind: 'set', from: revised.from || former })
    : null
}

/** `Change 4250 to 4260` names two products. */
function isSwapOfNumbers(line: string, isCode: IsCode): boolean {
  const [, code = ''] = /\s(?:to|with|for|now|>|->|→) ?(\d{3,4})(?!\S)/i.exec(line) ?? []
  return code !== '' && isCode(code)
}

/** A product that goes from one room to another, as two rows. */
function readMoved(line: string, isCode: IsCode): FreeLine | null {
  const { out, into } = splitMove(line) ?? {}
  if (out === undefined || into === undefined) return null
  const [from, to] = [readFreeLine(out, isCode), readFreeLine(into, isCode)]
  if (from.kind !== 'row' || to.kind !== 'row' || from.row.room === to.row.room) return null
  const [gone, come] = [withChange(from, { kind: 'remove', from: '' }), withChange(to, { kind: 'add', from: '' })]
  return gone.kind === 'row' && come.kind === 'row' ? joined(gone, [come]) : null
}

/** The product that goes and the one that comes, as two rows. */
function readReplaced(line: string, isCode: IsCode): FreeLine | null {
  const { before, after } = splitReplaced(line) ?? {}
  const pairs =
    before === undefined || after === undefined
      ? splitInstead(line)
      : [{ out: withoutVerb(before), into: after }, ...splitInstead(line)]
  for (const { out, into } of pairs) {
    const said = toPair(readFreeLine(out, isCode), readFreeLine(into, isCode), isCode)
    if (said) return said
  }
  return null
}

function toPair(out: FreeLine, into: FreeLine, isCode: IsCode): FreeLine | null {
  const isProduct = (said: FreeLine): said is SaidRow =>
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
  text.replace(/^.*?\b(?:swap|change|exchange|upgrade|replace|substitute)(?: out)?\s+(?:from\s+)?/i, '')

function readOther(line: string, isCode: IsCode, plain: RowChange): FreeLine {
  const removed = removedText(line)
  if (removed !== null)
    return withChange(orDescribed(readFreeLine(removed, isCode), removed, ''), { kind: 'remove', from: '' })
  if (MINUS.test(line)) return withChange(readFreeLine(line.replace(MINUS, ''), isCode), { kind: 'remove', from: '' })
  const pieces = readMoreOrLess(line)
  const more = pieces && readFreeLine(pieces.text, isCode)
  if (pieces && more?.kind === 'row') return withChange(more, { kind: pieces.isLess ? 'remove' : 'add', from: '' })
  const added = line.replace(ADD, '')
  if (added !== line && added !== '') return withChange(readFreeLine(added, isCode), { kind: 'add', from: '' })
  const [all, sign = ''] = SIGN_BEHIND.exec(line) ?? []
  if (all !== undefined) {
    const rest = readFreeLine(line.replace(SIGN_BEHIND, 'x $2'), isCode)
    return withChange(rest, { kind: sign === '+' ? 'add' : 'remove', from: '' })
  }
  const said = withChange(readFreeLine(line, isCode), plain)
  const place = said.kind === 'text' ? CHANGES_TO.exec(line)?.[1] : undefined
  const heading = place === undefined ? said : readFreeLine(`${place}:`, isCode)
  return heading.kind === 'heading' ? heading : said
}

/** `Increase A and B to 16` is of both. */
function withEachCode(said: SaidRow, line: string): SaidRow {
  const codes = said.row.code.split(' or ')
  if (codes.length < 2 || said.others.length > 0 || !/\s(?:and|&|\+)\s/i.test(line)) return said
  const [row, ...others] = codes.map((code) => ({ ...said.row, code }))
  return { ...said, row: row!, others }
}

/** A row in its words where no product is named: `Delete all towel rails`, `Delete Ensuite 2`. */
function orDescribed(said: FreeLine, text: string, quantity: string): FreeLine {
  const description = text.replace(/[\s.:;,–-]+$/, '')
  const isOpen = said.kind === 'heading' || (said.kind === 'text' && !said.uncounted)
  if (!isOpen || !/\p{L}{3}/u.test(description)) return said
  const row = { code: '', quantity, room: '', unitType: '', units: '', tag: '', note: '', roomNote: '', description }
  return { kind: 'row', row, others: [], isPlaceAhead: false }
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
  if (!first || first.change === undefined || first.change.kind === 'plain') return said
  return { kind: 'row', row: first, others, isPlaceAhead: false }
}
