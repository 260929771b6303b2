import { Parser } from 'htmlparser2'
import { decodeText } from './decode-text.ts'
import { UnreadableSpreadsheet } from './table.ts'

/** What is told of a document. Names are without their prefix; attributes keep theirs. */
export interface XmlReader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  close?(name: string): void
  text?(text: string): void
  /** Asked between pieces: the rest is left unread. */
  readonly isDone?: boolean
}

/** Several times what a spreadsheet has; the parser is slow where elements stand deep within each other. */
const MAX_DEPTH = 60
const PIECE_LENGTH = 64 * 1024

/**
 * Reads XML from its beginning to its end, in one pass. Entities beyond the five of XML stay as they are written; nothing
 * is ever fetched.
 * @throws UnreadableSpreadsheet for a document type and for too many elements within each other: no spreadsheet has them.
 */
export function readXml(bytes: Uint8Array, reader: XmlReader): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > MAX_DEPTH) throw new UnreadableSpreadsheet('elements too deep within each other')
        reader.open?.(localName(name), attributes)
      },
      onclosetag(name) {
        depth--
        reader.close?.(localName(name))
      },
      ontext: (text) => reader.text?.(text),
      onprocessinginstruction(name) {
        if (/^!doctype/i.test(name)) throw new UnreadableSpreadsheet('a document type')
      },
    },
    { xmlMode: true },
  )
  const source = decodeText(bytes)
  for (let at = 0; at < source.length && !reader.isDone; at += PIECE_LENGTH)
    parser.write(source.slice(at, at + PIECE_LENGTH))
  if (!reader.isDone) parser.end()
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
