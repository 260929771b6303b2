import { normaliseCode } from '@specify/engine/fold'
import { AppError } from '#app/core/app-error.ts'
import type { Steps } from '#app/core/steps.ts'
import { UnreadableSpreadsheet, type SheetPlace } from '#app/platform/spreadsheet/table.ts'
import { assertLength } from './assert-length.ts'
import type { IsCode } from '../find-code.ts'
import { htmlTextSteps } from './html-text.ts'
import type { ListRow, ListTable, PassedLine, ReadList } from './model.ts'
import type { Message } from './read-message.ts'

interface MailReading {
  readonly isCode: IsCode
  readonly readText: (text: string) => Steps<ReadList>
}

interface NamedText {
  readonly name: string
  readonly text: string
  readonly list: ReadList
}

/**
 * Reads the list of an email: of its text, else of its HTML where that names products that the text does not, and of the
 * files with lines or columns that are attached. Other files are named among the lines passed over.
 * @throws UnreadableSpreadsheet where nothing of it can be read, AppError `too_large` for HTML of more than can be.
 */
export function* mailSteps({ plain, html, attachments }: Message, reading: MailReading): Steps<ReadList> {
  const texts = yield* bodySteps(plain, html, reading)
  const unread: string[] = []
  for (const { name, text } of attachments) {
    const list = text === null ? null : yield* readOrNull(text, reading)
    if (text !== null && list && list.rows.length > 0) texts.push({ name, text, list })
    else unread.push(name)
  }
  return together(texts, unread)
}

function* bodySteps(plain: string, html: readonly string[], reading: MailReading): Steps<NamedText[]> {
  const body: NamedText = { name: 'Email', text: plain, list: yield* reading.readText(plain) }
  if (html.length === 0) return [body]
  const isEmpty = body.list.rows.length === 0
  const text = yield* htmlOrNull(html, isEmpty)
  const list = text === null ? null : yield* reading.readText(text)
  if (text === null || !list) return [body]
  const marked: NamedText = { name: 'Email', text, list }
  if (isEmpty) return [marked]
  const more = hasOther(list.rows, plain, reading)
  if (!more) return [body]
  return hasOther(body.list.rows, text, reading) ? [body, { ...marked, name: 'Email, formatted' }] : [marked]
}

function hasOther(rows: readonly ListRow[], text: string, { isCode }: MailReading): boolean {
  const signs = normaliseCode(text)
  return rows.some(({ code }) => code !== '' && isCode(code) && !signs.includes(normaliseCode(code)))
}

function* htmlOrNull(html: readonly string[], isNeeded: boolean): Steps<string | null> {
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

function* readOrNull(text: string, reading: MailReading): Steps<ReadList | null> {
  try {
    return yield* reading.readText(text)
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return null
    throw error
  }
}

function together(texts: readonly NamedText[], unread: readonly string[]): ReadList {
  const tables = new Map<string, ListTable>()
  const sheets: SheetPlace[] = []
  const list = { rows: [] as ListRow[], passed: [] as PassedLine[], parts: [] as PassedLine[] }
  let after = 0
  for (const { name, text, list: own } of texts) {
    const below = <Line extends { readonly line: number }>(each: Line): Line => ({ ...each, line: each.line + after })
    for (const table of own.tables) tables.set(table.key, table)
    for (const row of own.rows) list.rows.push(below(row))
    for (const line of own.passed) list.passed.push(below(line))
    for (const part of own.parts) list.parts.push(below(part))
    sheets.push({ name, after })
    after += text.split(/\r\n?|\n/).length
  }
  for (const [index, name] of unread.entries())
    list.passed.push({ line: after + 1 + index, lineCount: 1, text: name, reason: 'attachment' })
  return { tables: Array.from(tables.values()), ...list, ...(sheets.length > 1 && { sheets }) }
}
