import type { NumberFormat } from './number-text.ts'
import { readXml } from './read-xml.ts'

/** The shared texts with these indices. A file may have millions that no cell of ours refers to. */
export function readStrings(
  part: Uint8Array,
  indexes: ReadonlySet<number>,
  marksStruck = false,
): ReadonlyMap<number, string> {
  const strings = new Map<number, string>()
  let number = 0
  let text = ''
  let isText = false
  let isReading = false // how a word is spoken stands beside it
  let isStruck = false
  readXml(part, 'sst', {
    open(name, attributes) {
      if (name === 'si') text = ''
      else if (name === 'r') isStruck = false
      else if (name === 'strike') isStruck = marksStruck && isOn(attributes)
      else if (name === 'rPh') isReading = true
      else isText = name === 't' && !isReading
    },
    text(piece) {
      if (isText) text += isStruck ? struckText(piece) : piece
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
      else if (name === 'si' && indexes.has(number++)) strings.set(number - 1, unescapeText(text))
    },
  })
  return strings
}

/** `<strike/>`, and not `<strike val="0"/>`. */
function isOn({ val = '1' }: Readonly<Record<string, string>>): boolean {
  return val === '1' || val === 'true'
}

/** Marks a text that is struck through as Markdown does. Spaces around it stay outside. */
export function struckText(text: string): string {
  return text.replace(/\S(?:.*\S)?/s, '~~$&~~')
}

/** `_x000D_` is the escape of a character that XML cannot hold. */
export function unescapeText(text: string): string {
  return text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

export function readFormats(part: Uint8Array): NumberFormat[] {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  const struckFonts: boolean[] = []
  let isOfCells = false
  let isOfFonts = false
  readXml(part, 'styleSheet', {
    open(name, attributes) {
      const id = Number(attributes['numFmtId'] ?? 0)
      if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '')
      else if (name === 'cellXfs') isOfCells = true
      else if (name === 'fonts') isOfFonts = true
      else if (name === 'font' && isOfFonts) struckFonts.push(false)
      else if (name === 'strike' && isOfFonts) struckFonts[struckFonts.length - 1] = isOn(attributes)
      else if (name === 'xf' && isOfCells) {
        const isStruck = struckFonts[Number(attributes['fontId'] ?? 0)] === true
        formats.push({ id, code: codes.get(id) ?? null, ...(isStruck && { isStruck: true as const }) })
      }
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
      else if (name === 'fonts') isOfFonts = false
    },
  })
  return formats
}
