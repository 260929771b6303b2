import type { Chunked } from '@specify/core/data/chunked.ts'
import type { IsCode } from '../codes/find-code.ts'
import { BULLET } from '../words/list-tokens.ts'
import { readChangedLine } from '../changes/read-changed-line.ts'
import { isAllPlace, isDescription, isPlace } from '../words/list-words.ts'
import { clearLines } from '../text/clear-lines.ts'
import { continueRow, type ReadLine } from '../tables/continued-row.ts'
import { findBlock } from '../tables/find-block.ts'
import {
  closesDeleted,
  deletedNumbers,
  opensAdded,
  opensDeleted,
  opensExcluded,
  headsChanges,
} from '../quantities/deleted.ts'
import { readFreeLine, type FreeLine, type FreeRow } from './free-line.ts'
import { bareHeading, isClearPlace, namesRoom } from '../columns/heading.ts'
import { isLevel } from '../quantities/levels.ts'
import type { ListAnswers, ListRow, PassedLine, PassedReason, ReadList, Section } from '../model.ts'
import { NOWHERE, placeBelow, placeOfRow, toPlace, type Standing } from '../places/place.ts'
import { isSummaryName } from '../words/summary-name.ts'
import { withUncounted } from '../quantities/uncounted-lines.ts'
import { isUnplaced, namesSomebody } from '../places/unplaced.ts'

/** Lines that are read in one step. */
const LINES_AT_ONCE = 10

const SAME =
  /^((?:[-*•]\s+)?(?:\d{1,4} ?(?:x|×|off|of|no\.?|ea)?\s+)?)(?:as above|(?:the )?same (?:again|as above)|ditto)(?![\p{L}\d])/iu
const MAX_CATEGORY_WORDS = 4
const LABEL = /^[\s*•-]*(\p{L}[\p{L} ]{0,25}?)(?::|\s+[-–—]\s)/u
const SIGN_OFF =
  /^(?:(?:kind|kindest|best|warm|many) )?(?:regards|cheers|thanks|thank you|thx|ta|ng[aā] mihi|yours \p{L}+)[\s,.!]*$/iu
const THING = /^(?:bath|toilet|wc|spa|suite)$/i
/** `Department: Aged Care`, `Floor area = 12 m²`. */
const SAYS_MORE = /^(?!(?:from|to|cc|subject|sent|dear|hi)\b)\p{L}[\p{L}\p{N} .&/’']{0,30}[:=]\s*\S/iu
const REASON_OF = { names: 'names', deleted: 'deleted', heading: 'text', text: 'text', row: 'text' } as const

interface Span {
  readonly from: number
  readonly to: number
  readonly isAboveTable: boolean
  /** True above a table with names of columns: a line right above them is its title. */
  readonly isTitled: boolean
  /** The type and the level of the table above, which headings go on with. */
  readonly outer: Standing
  readonly headings: ListAnswers['headings']
  readonly readsChanges?: boolean | undefined
}

interface FreeLines extends Pick<ReadList, 'rows' | 'passed' | 'parts'> {
  readonly sections: readonly Section[]
  readonly unclear: readonly string[]
  readonly place: Standing
  readonly outer: Standing
}

/** Lines that are in no table, and the place that they name for the table below. */
export function* readFreeLines(
  lines: readonly string[],
  { from, to, isAboveTable, isTitled, outer, headings, readsChanges = false }: Span,
  isCode: IsCode,
): Chunked<FreeLines> {
  const given: ReadLine[] = []
  const cleared = yield* clearLines(lines.slice(from, to), isCode)
  const hasAdded = cleared.some((text) => /^\+ ?\d/.test(text))
  let isBelowDeleted = false
  let isExcluded = false
  let isBelowAdded = false
  let above: FreeRow | null = null
  for (let index = from; index < to; index++) {
    if (index % LINES_AT_ONCE === 0) yield
    const text = lines[index]!.trim()
    if (text === '') continue
    const line = withSame(cleared[index - from]!, above)
    const ambient = isBelowDeleted ? 'remove' : isBelowAdded ? 'add' : null
    const said = readsChanges ? readChangedLine(line, isCode, ambient) : readFreeLine(line, isCode)
    if (said.kind === 'row') above = said.row
    isBelowAdded = opensAdded(text) || (isBelowAdded && !opensDeleted(text))
    isBelowDeleted = opensDeleted(text) || (isBelowDeleted && !closesDeleted(text))
    isExcluded = opensExcluded(text) || (isExcluded && said.kind !== 'heading' && !closesDeleted(text))
    // `-1 97140C6AF` among lines such as `+2 872010W`.
    const isTaken = readsChanges ? isExcluded : isBelowDeleted || isExcluded || (hasAdded && /^[-–−] ?\d/.test(text))
    const isRow = said.kind === 'row' || (said.kind === 'text' && said.uncounted)
    given.push({ index, text, said: isTaken && isRow ? { kind: 'deleted' } : said })
  }
  const isWhole = given.length === lines.filter((line) => line.trim() !== '').length
  const taken = new Set(given.flatMap(({ text }) => deletedNumbers(text)))
  const isTakenBack = ({ text, said }: ReadLine) =>
    said.kind === 'row' && taken.has(/^(\d{1,3})[.)]\s/.exec(text)?.[1] ?? '')
  const left = given.map((line): ReadLine => (isTakenBack(line) ? { ...line, said: { kind: 'deleted' } } : line))
  const read = withUncounted(left, isWhole)
  const first = read.findIndex(({ said }) => said.kind === 'row')
  const last = isAboveTable ? read.length : read.findLastIndex(({ said }) => said.kind === 'row')
  const rows: ListRow[] = []
  const passed: PassedLine[] = []
  const parts: PassedLine[] = []
  const unclear = new Set<string>()
  const names = new Map<string, number>()
  for (const { said } of read)
    if (said.kind === 'heading') names.set(said.place.room, (names.get(said.place.room) ?? 0) + 1)
  // `Caroma` below each product is its brand.
  const isRepeated = (room: string) => names.get(room)! > 1
  const sections: Section[] = [{ name: '', line: from + 1 }]
  let place = NOWHERE
  let around = outer
  // A sheet of a room says more of it between its name and its products.
  let isOfSheet = false
  // Below a room, or beside `Basin: 872010W`, `Bath: 854020-140W` is no room.
  const hasLabels = read.some(({ text, said }) => said.kind === 'row' && isDescription(LABEL.exec(text)?.[1] ?? ''))
  let isHeaded = false
  for (let at = 0; at < read.length; at++) {
    const { index, text } = read[at]!
    const said: FreeLine = isHeaded || hasLabels ? withoutThing(read[at]!.said) : read[at]!.said
    const above = read[at - 1]
    const isSetOff =
      above !== undefined && index > above.index + 1 && !(above.said.kind === 'heading' && !isSignature(read, at - 1))
    const isOfNone =
      isUnplaced(text, isSetOff) || (said.kind !== 'row' && above?.said.kind !== 'heading' && namesSomebody(text))
    if (isOfNone || SIGN_OFF.test(text)) [place, isHeaded] = [NOWHERE, false]
    const block = findBlock(read, at, isCode) ?? (said.kind === 'row' ? rowAt(read, at, said) : null)
    if (block) {
      const { row: found, lineCount } = block
      const implied = said.kind === 'row' && !found.change ? (said.implied ?? '') : ''
      const row = { ...found, quantity: found.quantity || implied }
      const others = said.kind === 'row' ? said.others : []
      const own = placeOfRow(place, row)
      for (const each of [row, ...others])
        rows.push({ ...each, ...toPlace(placeOfRow(place, each)), line: index + 1, lineCount, table: null })
      // A room at the end of a line says nothing of the lines below.
      if (said.kind === 'row' && said.isPlaceAhead) [place, isHeaded] = [own, false]
      for (const part of read.slice(at + 1, at + lineCount)) parts.push(toPassed(part.index, part.text, 'part'))
      at += lineCount - 1
      continue
    }
    if (said.kind !== 'row' && isSummaryName(text)) {
      sections.push({ name: bareHeading(text).name, line: index + 1 })
      ;[place, around, isHeaded, isOfSheet] = [NOWHERE, NOWHERE, false, false]
      passed.push(toPassed(index, text, 'text'))
      continue
    }
    const isBelowRows = first >= 0 && at > first
    const next = read[at + 1]
    const isRightAbove = next
      ? next.index === index + 1 && next.said.kind === 'row'
      : isAboveTable && !isTitled && to === index + 1
    // Above the first product a name of somebody looks like one of a room.
    const isFirstName = !isBelowRows && isRightAbove && /^\p{Lu}/u.test(text)
    const isNamed =
      said.kind === 'heading' &&
      at < last &&
      !namesSomebody(text) &&
      !isOfNone &&
      !isSignature(read, at) &&
      !(isOfSheet && saysMore(text)) &&
      (((isBelowRows || isFirstName) && !isRepeated(said.place.room)) || said.isMarked || isClearPlace(said.place))
    const isUnclear = isNamed && !isClearPlace(said.place) && !namesRoom(text)
    if (isUnclear) unclear.add(bareHeading(text).name)
    const isOpen = isUnclear && isFirstName && !said.isMarked
    const isHeading = isNamed && !(isUnclear && headings === 'neither') && !(isOpen && headings !== 'rooms')
    if (isUnclear && !isHeading) [place, isHeaded] = [NOWHERE, false]
    if (isHeading) {
      if (sections.at(-1)!.name !== '') sections.push({ name: '', line: index + 1 })
      place = placeBelow(place === NOWHERE ? around : place, said.place)
      isOfSheet = namesRoom(text)
      isHeaded = said.place.room !== '' && !isLevel(said.place.room)
    } else if (isOfSheet && (saysMore(text) || isCategory(text))) {
      // The room stays that of the sheet.
    } else {
      isOfSheet = false
      if (said.kind !== 'names' && said.kind !== 'deleted' && !isBelowRows && !isCategory(text) && !headsChanges(text))
        place = NOWHERE
    }
    passed.push(toPassed(index, text, isHeading ? 'room' : REASON_OF[said.kind]))
  }
  // What stands above the last text is none of the table's.
  return {
    rows,
    passed,
    parts,
    place: isAboveTable && (isOfSheet || read.at(-1)?.said.kind === 'heading') ? place : NOWHERE,
    outer: place === NOWHERE ? around : place,
    sections,
    unclear: Array.from(unclear),
  }
}

/** A name below `Regards` is none of a room. */
function isSignature(read: readonly ReadLine[], at: number): boolean {
  const { said } = read[at]!
  return said.kind === 'heading' && !isPlace(said.place.room) && SIGN_OFF.test(read[at - 1]?.text ?? '')
}

/** A line without the room before its product where that is the product: `Toilet - 746300W`. */
function withoutThing(said: FreeLine): FreeLine {
  if (said.kind !== 'row' || !said.isPlaceAhead || !THING.test(said.row.room)) return said
  const bare = <Row extends { readonly room: string }>(row: Row): Row => ({ ...row, room: '' })
  return { ...said, row: bare(said.row), others: said.others.map(bare), isPlaceAhead: false }
}

function rowAt(
  read: readonly ReadLine[],
  at: number,
  { row, others }: Extract<FreeLine, { kind: 'row' }>,
): ReturnType<typeof continueRow> {
  return others.length === 0 && !row.change ? continueRow(read, at, row) : { row, lineCount: 1 }
}

/** `2 x as above - Powder` with the product of the row above. */
function withSame(line: string, above: FreeRow | null): string {
  const named = above === null || above.code.includes(' or ') ? '' : above.code || above.description
  return named === '' ? line : line.replace(SAME, (_, count: string = '') => count + named)
}

/** Returns whether a line adds to the room of its sheet; `Level 2: Ensuite` is another room. */
function saysMore(given: string): boolean {
  const text = given.replace(BULLET, '')
  return SAYS_MORE.test(text) && !namesRoom(text) && !isAllPlace(text.split(/[:=]/, 1)[0]!)
}

/** `Tapware` between a room and its products. */
function isCategory(given: string): boolean {
  const text = bareHeading(given).name
  return isDescription(text) && text.split(/\s+/).length <= MAX_CATEGORY_WORDS && !/\d/.test(text)
}

function toPassed(index: number, text: string, reason: PassedReason): PassedLine {
  return { line: index + 1, lineCount: 1, text, reason }
}
