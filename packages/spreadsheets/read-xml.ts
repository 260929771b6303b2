import { Parser } from 'htmlparser2'
import { decodeText } from './decode-text.ts'
import { UnreadableSpreadsheet } from './table.ts'

export interface XmlReader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  close?(name: string): void
  text?(text: string): void
  readonly isDone?: boolean
}

/** Several times what a spreadsheet has; the parser is slow with deep nesting. */
const MAX_DEPTH = 60
const PIECE_LENGTH = 64 * 1024

/**
 * Reads XML in one pass. Entities beyond the five of XML stay as they are written; nothing is ever fetched.
 * @throws UnreadableSpreadsheet for a document whose root is not `root`, or not a whole one: what was read until then
 * is discarded. Also for a document type and for too deep nesting: no spreadsheet has them.
 */
export function readXml(bytes: Uint8Array, root: string, reader: XmlReader): void {
  const source = decodeText(bytes)
  let depth = 0
  let isRootRead = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (depth === 0 && (isRootRead || localName(name) !== root)) throw new UnreadableSpreadsheet(`no ${root}`)
        isRootRead = true
        if (++depth > MAX_DEPTH) throw new UnreadableSpreadsheet('elements too deep within each other')
        reader.open?.(localName(name), attributes)
      },
      onclosetag(name, isImplied) {
        // The parser closes elements that the document leaves open.
        if (isImplied && !source.startsWith('/>', parser.endIndex - 1))
          throw new UnreadableSpreadsheet(`${name} has no end`)
        depth--
        reader.close?.(localName(name))
      },
      ontext(text) {
        if (depth === 0 && text.trim() !== '') throw new UnreadableSpreadsheet('text beside the document')
        reader.text?.(text)
      },
      onprocessinginstruction(name) {
        if (/^!doctype/i.test(name)) throw new UnreadableSpreadsheet('a document type')
      },
    },
    { xmlMode: true },
  )
  for (let at = 0; at < source.length && !reader.isDone; at += PIECE_LENGTH)
    parser.write(source.slice(at, at + PIECE_LENGTH))
  if (reader.isDone) return
  parser.end()
  if (!isRootRead) throw new UnreadableSpreadsheet(`no ${root}`)
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
