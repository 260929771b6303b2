import { normaliseCode } from '@specify/engine/fold'
import { AppError } from '@specify/core/app-error.ts'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { UnreadableSpreadsheet, type SheetPlace } from '@specify/spreadsheets/table.ts'
import { assertLength } from './assert-length.ts'
import type { IsCode } from '../codes/find-code.ts'
import { htmlTextSteps } from './html-text.ts'
import { countOnce } from '../quantities/count-once.ts'
import {
  ANSWERS,
  type ListAnswers,
  type ListQuestion,
  type ListRow,
  type ListTable,
  type PassedLine,
  type ReadList,
  type Section,
} from '../model.ts'
import type { Attachment, Message } from './read-message.ts'

interface MailReading {
  readonly isCode: IsCode
  readonly readText: (text: string) => Chunked<ReadList>
  /** Null for what is no workbook that was read. */
  readonly readWorkbook?: (attachment: Attachment) => Chunked<ReadList> | null
  readonly answers?: ListAnswers | undefined
}

interface MailPart {
  readonly name: string
  readonly lineCount: number
  readonly list: ReadList
}

/**
 * Reads the list of an email: of its text, else of its HTML where that names products that the text does not, and of the
 * texts and workbooks that are attached. Other files are named among the lines passed over.
 * @throws UnreadableSpreadsheet where nothing of it can be read, AppError `too_large` for HTML of more than can be.
 */
export function* mailSteps({ plain, html, attachments }: Message, reading: MailReading): Chunked<ReadList> {
  const parts = yield* bodySteps(plain, html, reading)
  const unread: string[] = []
  for (const attachment of attachments) {
    const part = yield* attachedPart(attachment, reading)
    if (part && part.list.rows.length > 0) parts.push(part)
    else unread.push(attachment.name)
  }
  return together(named(parts), unread, reading.answers)
}

function* attachedPart(attachment: Attachment, reading: MailReading): Chunked<MailPart | null> {
  const { name, text } = attachment
  if (text !== null) {
    const list = yield* readOrNull(text, reading)
    return list && { name, lineCount: lineCountOf(text), list }
  }
  const steps = reading.readWorkbook?.(attachment) ?? null
  if (!steps) return null
  const list = yield* steps
  const lines = [...list.rows, ...list.passed, ...list.parts].map(({ line, lineCount }) => line + lineCount - 1)
  return { name, lineCount: lines.reduce((one, other) => Math.max(one, other), 0), list }
}

/** Each by a name of its own. */
function named(parts: readonly MailPart[]): readonly MailPart[] {
  const counts = new Map<string, number>()
  return parts.map((part) => {
    const count = (counts.get(part.name) ?? 0) + 1
    counts.set(part.name, count)
    return count === 1 ? part : { ...part, name: `${part.name} (${count})` }
  })
}

const lineCountOf = (text: string): number => text.split(/\r\n?|\n/).length

function* bodySteps(plain: string, html: readonly string[], reading: MailReading): Chunked<MailPart[]> {
  const body: MailPart = { name: 'Email', lineCount: lineCountOf(plain), list: yield* reading.readText(plain) }
  if (html.length === 0) return [body]
  const isEmpty = body.list.rows.length === 0
  const text = yield* htmlOrNull(html, isEmpty)
  const list = text === null ? null : yield* reading.readText(text)
  if (text === null || !list) return [body]
  const marked: MailPart = { name: 'Email', lineCount: lineCountOf(text), list }
  if (isEmpty) return [marked]
  const more = hasOther(list.rows, plain, reading)
  if (!more) return [body]
  return hasOther(body.list.rows, text, reading) ? [body, { ...marked, name: 'Email, formatted' }] : [marked]
}

function hasOther(rows: readonly ListRow[], text: string, { isCode }: MailReading): boolean {
  const signs = normaliseCode(text)
  return rows.some(({ code }) => code !== '' && isCode(code) && !signs.includes(normaliseCode(code)))
}

function* htmlOrNull(html: readonly string[], isNeeded: boolean): Chunked<string | null> {
  try {
    const texts: string[] = []
    for (const each of html) texts.push(yield* htmlTextSteps(each))
    const text = texts.join('\n\n')
    assertLength(text)
    return text
  } catch (error) {
    const isRefused = error instanceof UnreadableSpreadsheet || error instanceof AppError
    if (isNeeded || !isRefused) throw error
    return null
  }
}

function* readOrNull(text: string, reading: MailReading): Chunked<ReadList | null> {
  try {
    return yield* reading.readText(text)
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return null
    throw error
  }
}

/** All parts one below the other, or the one that somebody chose where several have products. */
function together(all: readonly MailPart[], unread: readonly string[], answers: ListAnswers = {}): ReadList {
  const filled = all.filter(({ list }) => list.rows.length > 0).map(({ name }) => name)
  const options = [...filled, ...ANSWERS.source]
  const source = options.find((option) => option === answers.source) ?? null
  const parts = all.filter(({ name }) => source === null || source === 'all' || name === source)
  const tables = new Map<string, ListTable>()
  const sheets: SheetPlace[] = []
  const sections: Section[] = []
  const list = { rows: [] as ListRow[], passed: [] as PassedLine[], parts: [] as PassedLine[] }
  let after = 0
  for (const { name, lineCount, list: own } of parts) {
    const below = <Line extends { readonly line: number }>(each: Line): Line => ({ ...each, line: each.line + after })
    for (const table of own.tables) tables.set(table.key, table)
    for (const row of own.rows) list.rows.push(below(row))
    for (const line of own.passed) list.passed.push(below(line))
    for (const part of own.parts) list.parts.push(below(part))
    for (const sheet of own.sheets ?? [{ name: '', after: 0 }])
      sheets.push({ name: [name, sheet.name].filter(Boolean).join(': '), after: sheet.after + after })
    sections.push({ name, line: after + 1, isSheet: true }, ...(own.sections ?? []).slice(1).map(below))
    after += lineCount
  }
  for (const [index, name] of unread.entries())
    list.passed.push({ line: after + 1 + index, lineCount: 1, text: name, reason: 'attachment' })
  const asked: ListQuestion[] = filled.length > 1 ? [{ about: 'source', names: filled, options, answer: source }] : []
  const questions = [...asked, ...onceEach(parts.flatMap(({ list: own }) => own.questions ?? []))]
  const whole = {
    tables: Array.from(tables.values()),
    ...list,
    ...(sheets.length > 1 && { sheets }),
    sections,
    questions,
  }
  // What a part repeats of itself was asked when it was read.
  const isOpen = questions.some(({ about, answer }) => answer === null || about === 'repeats')
  return isOpen ? whole : countOnce(whole, answers)
}

/** Questions of several parts about the same are one: open where it is open in one of them. */
function onceEach(questions: readonly ListQuestion[]): ListQuestion[] {
  return Array.from(Map.groupBy(questions, ({ about }) => about).values(), (alike) => {
    const [first] = alike
    const names = alike.flatMap((each) => each.names)
    return { ...first!, names, answer: alike.some(({ answer }) => answer === null) ? null : first!.answer }
  })
}
