import type { Chunked } from '@specify/core/data/chunked.ts'
import { MAX_LIST_CHARACTERS } from '../limits.ts'

/** Characters of a body that one step decodes: some milliseconds. */
const SLICE_LENGTH = 64 * 1024

/**
 * The text of a part of an email, decoded slice by slice until it is longer than any list may be: what is behind that
 * is never decoded. An unknown character set is read as UTF-8.
 */
export function* decodePartSteps(body: string, encoding: string, charset: string): Chunked<string> {
  if (encoding !== 'base64' && encoding !== 'quoted-printable') return body.slice(0, MAX_LIST_CHARACTERS + 1)
  const decoder = toDecoder(charset)
  const bytesIn = encoding === 'base64' ? base64Bytes() : quotedPrintableBytes
  let text = ''
  for (let start = 0; start < body.length && text.length <= MAX_LIST_CHARACTERS;) {
    const end = encoding === 'base64' ? start + SLICE_LENGTH : endOfSlice(body, start + SLICE_LENGTH)
    const bytes = bytesIn(body.slice(start, end))
    if (!bytes) break
    text += decoder.decode(bytes, { stream: true })
    start = end
    yield
  }
  return text + decoder.decode()
}

function toDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder('utf-8')
  }
}

/** Never between a `=` and what belongs to it: two digits, or the end of its line. */
function endOfSlice(body: string, end: number): number {
  const last = body.lastIndexOf('=', end - 1)
  return last > end - 3 ? last : end
}

function quotedPrintableBytes(slice: string): Uint8Array {
  const text = slice
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(text, 'latin1')
}

/** Bytes of each slice in turn; letters that make no whole group are kept for the next. Null for what is no base64. */
function base64Bytes(): (slice: string) => Uint8Array | null {
  let rest = ''
  return (slice) => {
    const letters = rest + slice.replace(/[^A-Za-z0-9+/]/g, '')
    const isLast = slice.length < SLICE_LENGTH
    const whole = isLast ? letters.length : letters.length - (letters.length % 4)
    rest = letters.slice(whole)
    return letters.length % 4 === 1 && isLast ? null : Buffer.from(letters.slice(0, whole), 'base64')
  }
}
