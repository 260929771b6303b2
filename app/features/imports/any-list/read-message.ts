import { Parser } from 'htmlparser2'

/** Reads the text of an email as it is saved (RFC 5322 with MIME): plain text, else what its HTML says. */

const MAX_PARTS = 40
const MAX_DEPTH = 6

interface Part {
  readonly type: string
  readonly text: string
}

export function readMessage(source: string): string {
  const parts = partsOf(source, { depth: 0, left: MAX_PARTS })
  const plain = parts.filter(({ type, text }) => type === 'text/plain' && text.trim() !== '')
  if (plain.length > 0) return plain.map(({ text }) => text).join('\n\n')
  return parts.flatMap(({ type, text }) => (type === 'text/html' ? [textOfHtml(text)] : [])).join('\n\n')
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

const LINE_ENDS: ReadonlySet<string> = new Set([
  'br',
  'p',
  'div',
  'tr',
  'li',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'blockquote',
])
const UNSEEN: ReadonlySet<string> = new Set(['style', 'script', 'head', 'title', 'template'])

/** Cells of a row become columns with tabs; blocks become lines. */
function textOfHtml(html: string): string {
  const texts: string[] = []
  let unseen = 0
  const parser = new Parser({
    onopentagname(name) {
      if (UNSEEN.has(name)) unseen++
      if (name === 'br') texts.push('\n')
    },
    ontext(text) {
      if (unseen === 0) texts.push(text.replace(/\s+/g, ' '))
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen--
      if (name === 'td' || name === 'th') texts.push('\t')
      else if (name !== 'br' && LINE_ENDS.has(name)) texts.push('\n')
    },
  })
  parser.end(html)
  // The last cell of a row is followed by no other.
  return texts
    .join('')
    .split('\n')
    .map((line) => line.replace(/\t$/, '').trim())
    .join('\n')
}
