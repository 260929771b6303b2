import { decodeText, encodingOf, type TextEncoding } from './decode-text.ts'

/** Windows-1252 from 0x80 to 0x9f; undefined bytes are themselves. */
const HIGH = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => at + 0x80)),
    (sign, at) => [sign, at + 0x80],
  ),
)

/**
 * A text in the encoding of a file, with its byte order mark: what was decoded from it is written as the same bytes. Signs
 * that the encoding does not have are question marks.
 */
export function encodeText(text: string, { encoding, hasMark }: TextEncoding): Buffer<ArrayBuffer> {
  const whole = hasMark ? `\ufeff${text}` : text
  if (encoding === 'utf-8') return Buffer.from(whole)
  if (encoding === 'windows-1252') return Buffer.from(Array.from(whole, byteOf))
  const wide = Buffer.from(whole, 'utf16le')
  return encoding === 'utf-16be' ? wide.swap16() : wide
}

function byteOf(sign: string): number {
  const high = HIGH.get(sign)
  if (high !== undefined) return high
  const code = sign.codePointAt(0)!
  return code < 0x100 ? code : 0x3f
}

/** Returns whether a file comes back from its text as it was. */
export function isEncodable(bytes: Uint8Array): boolean {
  return encodeText(decodeText(bytes), encodingOf(bytes)).equals(bytes)
}
