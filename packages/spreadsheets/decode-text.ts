const BOMS = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const
const UTF8_MARK = [0xef, 0xbb, 0xbf]

export interface TextEncoding {
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  /** A byte order mark. */
  readonly hasMark: boolean
}

/** The encoding that `decodeText` reads a whole file in. */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const marked = BOMS.find((bom) => bom.bytes.every((byte, index) => bytes[index] === byte))
  const wide = marked?.encoding ?? wideEncoding(bytes)
  if (wide) return { encoding: wide, hasMark: marked !== undefined }
  const hasMark = UTF8_MARK.every((byte, index) => bytes[index] === byte)
  return { encoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252', hasMark }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * The text of a file in the encodings that spreadsheets write: UTF-16 with a byte order mark, or without one where it
 * begins as a list does, UTF-8 with or without one, else Windows-1252, in which every byte is valid. A truncated last
 * character becomes U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = BOMS.find((bom) => bom.bytes.every((byte, index) => bytes[index] === byte))
  const wide = marked?.encoding ?? wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return cutUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
  }
}

/** UTF-8 but for its last character; null for anything else. */
function cutUtf8(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true })
    const rest = bytes.subarray(new TextEncoder().encode(text).length)
    // A single byte behind plain ASCII may be the last letter of `Café`, but a large Ä there begins a letter of UTF-8.
    const isUtf8 = /[^\0-\u007f]/.test(text) || rest.length > 1 || /[\u00c2-\u00c5]/.test(String.fromCharCode(...rest))
    return isUtf8 ? `${text.replace(/^\ufeff/, '')}\ufffd` : null
  } catch {
    return null
  }
}

/** Two letters of ASCII with a zero beside each: no text of single bytes begins so. */
function wideEncoding([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first && second === 0 && third && fourth === 0) return 'utf-16le'
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : null
}
