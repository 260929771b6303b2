import { finishSteps, type Steps } from '#app/core/steps.ts'
import { decodePartSteps } from './decode-part.ts'
import { htmlTextSteps } from './html-text.ts'

/** Reads the text of an email as it is saved (RFC 5322 with MIME): plain text, else what its HTML says. */

const MAX_PARTS = 40
const MAX_DEPTH = 6
/** Longer headers are none. */
const MAX_HEAD_LENGTH = 64 * 1024

interface Part {
  readonly type: string
  readonly text: string
}

/** @throws UnreadableSpreadsheet for HTML that is none of a message. */
export function* messageSteps(source: string): Steps<string> {
  const parts = yield* partsOf(source, { depth: 0, left: MAX_PARTS })
  const plain = parts.filter(({ type, text }) => type === 'text/plain' && text.trim() !== '')
  if (plain.length > 0) return plain.map(({ text }) => text).join('\n\n')
  const texts: string[] = []
  for (const { type, text } of parts) if (type === 'text/html') texts.push(yield* htmlTextSteps(text))
  return texts.join('\n\n')
}

export function readMessage(source: string): string {
  return finishSteps(messageSteps(source))
}

function* partsOf(source: string, at: { readonly depth: number; left: number }): Steps<Part[]> {
  if (at.depth > MAX_DEPTH || at.left-- <= 0) return []
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
    const deeper = { depth: at.depth + 1, left: at.left }
    // The first piece stands before the parts, the last behind them.
    const pieces = body.split(`--${boundary}`, MAX_PARTS).slice(1)
    const parts: Part[] = []
    for (const piece of pieces)
      if (!piece.startsWith('--')) parts.push(...(yield* partsOf(piece.replace(/^\r?\n/, ''), deeper)))
    return parts
  }
  if (/^attachment/i.test(headers.get('content-disposition') ?? '') || !type.startsWith('text/')) return []
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? ''
  return [{ type, text: yield* decodePartSteps(body, encoding, parameter(contentType, 'charset') ?? 'utf-8') }]
}

/** The headers of a message or part, and what stands below the first blank line. */
function splitHead(source: string) {
  const end = /\r?\n\r?\n/.exec(source.slice(0, MAX_HEAD_LENGTH))
  if (!end) return { head: '', body: '' }
  return { head: source.slice(0, end.index), body: source.slice(end.index + end[0].length) }
}

function parameter(header: string, name: string): string | null {
  const [, quoted, plain] = new RegExp(String.raw`;\s*${name}=(?:"([^"]*)"|([^\s;]+))`, 'i').exec(header) ?? []
  return quoted ?? plain ?? null
}
