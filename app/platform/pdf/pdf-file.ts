const TRAILER = /trailer\s*<<([^]*?)>>\s*startxref\s*(\d+)\s*%%EOF\s*$/
const TAIL_BYTES = 2_000
/** Bytes of a cross-reference entry: offset, generation, use and line end. */
const ENTRY_BYTES = 20
const STREAM = ' stream\n'
const HEAD: Buffer = Buffer.from('%PDF-1.7\n%\u00d3\u00eb\u00e9\u00e1\n', 'latin1')

export interface PdfStream {
  readonly dictionary: string
  readonly data: Buffer
}

/**
 * The objects of a PDF as the browser writes them: each one readable, with one table of their places at the end
 * (ISO 32000-1, 7.5). Objects are changed and added here, then the file is written again.
 */
export class PdfFile {
  readonly root: number
  readonly information: number
  private readonly bodies: Map<number, Buffer>
  private nextId: number

  private constructor(
    bodies: Map<number, Buffer>,
    { root, information, size }: Record<'root' | 'information' | 'size', number>,
  ) {
    this.bodies = bodies
    this.root = root
    this.information = information
    this.nextId = size
  }

  /** Null where the file is not laid out as the browser lays it out. */
  static read(pdf: Buffer): PdfFile | null {
    const [, entries = '', start = ''] = TRAILER.exec(pdf.subarray(-TAIL_BYTES).toString('latin1')) ?? []
    const number = (pattern: RegExp) => Number(pattern.exec(entries)?.[1])
    const numbers = {
      root: number(/\/Root (\d+) 0 R/),
      information: number(/\/Info (\d+) 0 R/),
      size: number(/\/Size (\d+)/),
    }
    if (!Object.values(numbers).every(Number.isSafeInteger) || entries.includes('/Prev')) return null
    const bodies = readBodies(pdf, Number(start), numbers.size)
    return bodies && new PdfFile(bodies, numbers)
  }

  ids(): number[] {
    return [...this.bodies.keys()]
  }

  /** Reads an object, or the dictionary of its stream; empty where it does not exist. */
  text(id: number): string {
    const body = this.bodies.get(id) ?? EMPTY
    const at = body.indexOf(STREAM)
    return body.toString('latin1', 0, at < 0 ? undefined : at)
  }

  /** Returns whether an object begins with a text, which identifies objects that the browser writes. */
  begins(id: number, start: string): boolean {
    return this.bodies.get(id)?.toString('latin1', 0, start.length) === start
  }

  stream(id: number): PdfStream | null {
    const body = this.bodies.get(id) ?? EMPTY
    const at = body.indexOf(STREAM)
    if (at < 0) return null
    const dictionary = body.toString('latin1', 0, at)
    const from = at + STREAM.length
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
    return from + length <= body.length ? { dictionary, data: body.subarray(from, from + length) } : null
  }

  /** @param text in Latin-1, as all of a PDF. */
  set(id: number, text: string): void {
    this.bodies.set(id, Buffer.from(text, 'latin1'))
  }

  setStream(id: number, { dictionary, data }: PdfStream): void {
    const length = dictionary.replace(/\/Length \d+/, `/Length ${data.length}`)
    this.bodies.set(id, Buffer.concat([Buffer.from(length + STREAM, 'latin1'), data, END_STREAM]))
  }

  /** @returns the number of an object that is to be set. */
  add(): number {
    return this.nextId++
  }

  write(): Buffer {
    const parts = [HEAD]
    let length = HEAD.length
    let table = `xref\n0 ${this.nextId}\n0000000000 65535 f \n`
    for (let id = 1; id < this.nextId; id++) {
      const body = this.bodies.get(id)
      table += body ? `${String(length).padStart(10, '0')} 00000 n \n` : '0000000000 00000 f \n'
      if (!body) continue
      const head = Buffer.from(`${id} 0 obj\n`, 'latin1')
      parts.push(head, body, END)
      length += head.length + body.length + END.length
    }
    const trailer = `trailer\n<</Size ${this.nextId}\n/Root ${this.root} 0 R\n/Info ${this.information} 0 R>>\nstartxref\n${length}\n%%EOF\n`
    return Buffer.concat([...parts, Buffer.from(table + trailer, 'latin1')])
  }
}

const EMPTY: Buffer = Buffer.alloc(0)
const END: Buffer = Buffer.from('\nendobj\n')
const END_STREAM = Buffer.from('\nendstream')

function readBodies(pdf: Buffer, table: number, size: number): Map<number, Buffer> | null {
  const head = `xref\n0 ${size}\n`
  if (pdf.toString('latin1', table, table + head.length) !== head) return null
  const places: { readonly id: number; readonly from: number }[] = []
  for (let id = 1; id < size; id++) {
    const at = table + head.length + id * ENTRY_BYTES
    const place = /^(\d{10}) 00000 n /.exec(pdf.toString('latin1', at, at + ENTRY_BYTES))?.[1]
    if (place !== undefined) places.push({ id, from: Number(place) })
  }
  places.sort((left, right) => left.from - right.from)
  const bodies = new Map<number, Buffer>()
  for (const [index, { id, from }] of places.entries()) {
    const start = `${id} 0 obj\n`
    const object = pdf.subarray(from, places[index + 1]?.from ?? table)
    if (object.toString('latin1', 0, start.length) !== start || !object.subarray(-END.length).equals(END)) return null
    bodies.set(id, object.subarray(start.length, -END.length))
  }
  return bodies
}

/** A text as UTF-16 in hexadecimal, which cannot end the string. */
export function pdfText(text: string): string {
  return `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toUpperCase()}>`
}
