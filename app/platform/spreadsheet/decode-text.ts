const BOMS = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/**
 * The text of a file in the encodings that spreadsheets write: UTF-16 with a byte order mark, UTF-8 with or without
 * one, else Windows-1252, in which every byte is something.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = BOMS.find((bom) => bom.bytes.every((byte, index) => bytes[index] === byte))
  if (marked) return new TextDecoder(marked.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
