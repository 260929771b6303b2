import type { NumberFormat } from './number-text.ts'
import { readXml } from './read-xml.ts'

/** The shared texts with these indices. A file may have millions that no cell of ours refers to. */
export function readStrings(part: Uint8Array, indexes: ReadonlySet<number>): ReadonlyMap<number, string> {
  const strings = new Map<number, string>()
  let number = 0
  let text = ''
  let isText = false
  let isReading = false // how a word is spoken stands beside it
  readXml(part, 'sst', {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') isReading = true
      else isText = name === 't' && !isReading
    },
    text(piece) {
      if (isText) text += piece
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
      else if (name === 'si' && indexes.has(number++)) strings.set(number - 1, unescapeText(text))
    },
  })
  return strings
}

/** `_x000D_` is the escape of a character that XML cannot hold. */
export function unescapeText(text: string): string {
  return text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

export function readFormats(part: Uint8Array): NumberFormat[] {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isOfCells = false
  readXml(part, 'styleSheet', {
    open(name, attributes) {
      const id = Number(attributes['numFmtId'] ?? 0)
      if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '')
      else if (name === 'cellXfs') isOfCells = true
      else if (name === 'xf' && isOfCells) formats.push({ id, code: codes.get(id) ?? null })
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}
