import { finishSteps, type Steps } from '#app/core/steps.ts'
import { htmlTextSteps } from './html-text.ts'

/** Reads the text of an email as it is saved (RFC 5322 with MIME): plain text, else what its HTML says. */

const MAX_PARTS = 40
const MAX_DEPTH = 6

interface Part {
  readonly type: string
  readonly text: string
}

/** @throws UnreadableSpreadsheet for HTML that is none of a message. */
export function* messageSteps(source: string): Steps<string> {
  const parts = partsOf(source, { depth: 0, left: MAX_PARTS })
  const plain = parts.filter(({ type, text }) => type === 'text/plain' && text.trim() !== '')
  if (plain.length > 0) return plain.map(({ text }) => text).join('\n\n')
  const texts: string[] = []
  for (const { type, text } of parts) if (type === 'text/html') texts.push(yield* htmlTextSteps(text))
  return texts.join('\n\n')
}

export function readMessage(source: string): string {
  return finishSteps(messageSteps(source))
}

function partsOf(source: string, at: { readonly depth: number; left: number }): Part[] {
  if (at.depth > MAX_DEPTH || at.left-- <= 0) return []
  const [, head = '', body = ''] = /^([^]*?)(?:\r?\n){2}([^]*)$/.exec(source) ?? []
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
    return body
      .split(`--${boundary}`)
      .slice(1, MAX_PARTS)
      .filter((piece) => !piece.startsWith('--'))
      .flatMap((piece) => partsOf(piece.replace(/^\r?\n/, ''), deeper))
  }
  if (/^attachment/i.test(headers.get('content-disposition') ?? '') || !type.startsWith('text/')) return []
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? ''
  return [{ type, text: decodeBody(body, encoding, parameter(contentType, 'charset') ?? 'utf-8') }]
}

function parameter(header: string, name: string): string | null {
  const [, quoted, plain] = new RegExp(String.raw`;\s*${name}=(?:"([^"]*)"|([^\s;]+))`, 'i').exec(header) ?? []
  return quoted ?? plain ?? null
}

function decodeBody(body: string, encoding: string, charset: string): string {
  if (encoding !== 'base64' && encoding !== 'quoted-printable') return body
  const binary = encoding === 'base64' ? fromBase64(body) : fromQuotedPrintable(body)
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0) & 0xff)
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder('utf-8').decode(bytes)
  }
}

function fromBase64(body: string): string {
  try {
    return atob(body.replace(/[^A-Za-z0-9+/]/g, ''))
  } catch {
    return ''
  }
}

function fromQuotedPrintable(body: string): string {
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
