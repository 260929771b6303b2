import type { Chunked } from '@specify/core/data/chunked.ts'
import { UnreadableSpreadsheet } from '@specify/spreadsheets/table.ts'
import { decodePartSteps } from './decode-part.ts'
import { htmlTextSteps } from './html-text.ts'

/** Reads an email as it is saved (RFC 5322 with MIME). */

const MAX_PARTS = 40
const MAX_DEPTH = 6
/** Longer headers are none. */
const MAX_HEAD_LENGTH = 64 * 1024

interface Part {
  readonly type: string
  readonly text: string
  readonly attached?: Attachment
}

export interface Attachment {
  readonly name: string
  /** Null where it is no text with lines or columns. */
  readonly text: string | null
  /** The base64 of an xlsx file, as the email has it. */
  readonly workbook?: string
}

export interface Message {
  readonly plain: string
  /** HTML with its tags. */
  readonly html: readonly string[]
  readonly attachments: readonly Attachment[]
}

export function* messageSteps(source: string): Chunked<Message> {
  return toMessage(yield* partsOf(source, 0, { left: MAX_PARTS }))
}

function toMessage(parts: readonly Part[]): Message {
  const textsOf = (wanted: string) =>
    parts.flatMap(({ type, text, attached }) => (type === wanted && !attached && text.trim() !== '' ? [text] : []))
  return {
    plain: textsOf('text/plain').join('\n\n'),
    html: textsOf('text/html'),
    attachments: parts.flatMap(({ attached }) => attached ?? []),
  }
}

/** `budget` is that of the whole message. */
function* partsOf(source: string, depth: number, budget: { left: number }): Chunked<Part[]> {
  if (depth > MAX_DEPTH || budget.left-- <= 0) return []
  const { head, body } = splitHead(source)
  const headers = new Map(
    head
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .flatMap((line) => {
        const colon = line.indexOf(':')
        return colon < 1 ? [] : [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const]
      }),
  )
  const contentType = headers.get('content-type') ?? 'text/plain'
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  const boundary = parameter(contentType, 'boundary')
  if (type.startsWith('multipart/') && boundary !== null) {
    // The first piece stands before the parts, the last behind them.
    const parts: Part[] = []
    for (const piece of body.split(`--${boundary}`, MAX_PARTS).slice(1))
      if (!piece.startsWith('--')) parts.push(...(yield* partsOf(piece.replace(/^[ \t]*\r?\n/, ''), depth + 1, budget)))
    return parts
  }
  const disposition = headers.get('content-disposition') ?? ''
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? ''
  const read = () => decodePartSteps(body, encoding, parameter(contentType, 'charset') ?? 'utf-8')
  const name = fileName(disposition) || fileName(contentType)
  if (!isAttachment(type, disposition, name)) return type.startsWith('text/') ? [{ type, text: yield* read() }] : []
  if (type === 'message/rfc822') {
    const { plain, html, attachments } = toMessage(yield* partsOf(body, depth + 1, budget))
    const text = plain || (yield* htmlText(html))
    const all = [{ name: name || 'forwarded message', text }, ...attachments]
    return all.map((attached) => ({ type, text: '', attached }))
  }
  if (encoding === 'base64' && (type === WORKBOOK_TYPE || /\.xlsx$/i.test(name)))
    return [{ type, text: '', attached: { name: name || 'attachment.xlsx', text: null, workbook: body } }]
  const isText = TEXT_TYPES.test(type) || (/^(?:text|application)\//.test(type) && TEXT_FILES.test(name))
  return [{ type, text: '', attached: { name: name || 'attachment', text: isText ? yield* read() : null } }]
}

/** Null where it is too deep. */
function* htmlText(html: readonly string[]): Chunked<string | null> {
  try {
    const texts: string[] = []
    for (const each of html) texts.push(yield* htmlTextSteps(each))
    return texts.join('\n\n')
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return null
    throw error
  }
}

/** The headers of a message or part, and what stands below the first blank line. */
function splitHead(source: string) {
  // A part may have no headers.
  const bare = /^\r?\n/.exec(source)
  if (bare) return { head: '', body: source.slice(bare[0].length) }
  const end = /\r?\n\r?\n/.exec(source.slice(0, MAX_HEAD_LENGTH))
  if (!end) return { head: '', body: '' }
  return { head: source.slice(0, end.index), body: source.slice(end.index + end[0].length) }
}

const TEXT_TYPES = /^(?:text\/(?:csv|tab-separated-values|x-csv|comma-separated-values)|application\/csv)$/
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const TEXT_FILES = /\.(?:csv|tsv|txt)$/i

/** Returns whether a part is an attachment; embedded pictures and signatures are not. */
function isAttachment(type: string, disposition: string, name: string): boolean {
  if (/^attachment/i.test(disposition)) return !/^application\/(?:pkcs7|pgp)-/.test(type)
  return TEXT_TYPES.test(type) || (name !== '' && /^(?:application\/(?!pkcs7|pgp)|message\/)/.test(type))
}

const MAX_NAME = 120

function fileName(header: string): string {
  const [, encoded = ''] = /;\s*(?:file)?name\*=[\w-]*'[\w-]*'([^\s;]+)/i.exec(header) ?? []
  const plain = parameter(header, 'filename') ?? parameter(header, 'name') ?? ''
  return (decoded(encoded) || plain).slice(0, MAX_NAME)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function parameter(header: string, name: string): string | null {
  const [, quoted, plain] = new RegExp(String.raw`;\s*${name}=(?:"([^"]*)"|([^\s;]+))`, 'i').exec(header) ?? []
  return quoted ?? plain ?? null
}
