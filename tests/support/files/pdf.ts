import { inflateSync } from 'node:zlib'

interface PdfAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

let callers = 0

/** Asks for a PDF as a page of the site does; each call comes from another address, unless one is given. */
export async function askPdf(
  url: string,
  html: string,
  { more = {}, headers = {} }: { more?: object; headers?: Record<string, string> } = {},
): Promise<PdfAnswer> {
  callers++
  const response = await fetch(`${url}/au/api/pdf-my-html/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'x-forwarded-for': `10.1.${callers >> 8}.${callers & 255}`,
      ...headers,
    },
    body: JSON.stringify({ html, noPageMargins: true, ...more }),
  })
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

/** The text of each page of a PDF that Skia wrote, in the order in which it was drawn; each line ends with a newline. */
export function readPdfPages(pdf: Buffer): string[] {
  const objects = readObjects(pdf)
  const kids = [...objects.values()].flatMap(
    ({ head }) => /\/Type \/Pages\n[^]*?\/Kids \[([^\]]*)\]/.exec(head)?.[1] ?? [],
  )
  // A long document has a tree of pages; only its leaves have contents.
  return kids
    .flatMap((list) => list.match(/\d+(?= 0 R)/g) ?? [])
    .map((id) => objects.get(Number(id))?.head ?? '')
    .filter((head) => head.includes('/Contents'))
    .map((head) => {
      const contents = objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]))?.stream?.toString('latin1') ?? ''
      return readContents(contents, objects)
    })
}

export interface PdfObject {
  readonly head: string
  readonly stream: Buffer | null
}

export function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const { 1: id, 2: body = '' } of text.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [head = ''] = body.split('stream\n', 1)
    const raw = body.slice(head.length + 'stream\n'.length, -'\nendstream'.length)
    const bytes = Buffer.from(raw, 'latin1')
    const isStream = body.endsWith('endstream')
    objects.set(Number(id), {
      head,
      stream: isStream ? (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes) : null,
    })
  }
  return objects
}

function readContents(contents: string, objects: ReadonlyMap<number, PdfObject>): string {
  let text = ''
  let line = ''
  let letters = new Map<string, string>()
  // Fonts are named by the number of their object: /F4 is object 4.
  for (const [, font, y, glyphs = ''] of contents.matchAll(/\/F(\d+) [\d.]+ Tf|([-\d.]+) Tm\n|<([\dA-F]+)> Tj/g)) {
    if (font !== undefined) letters = readLetters(Number(font), objects)
    else if (y !== undefined) {
      if (text !== '' && y !== line) text += '\n'
      line = y
    } else {
      const size = [...letters.keys()][0]?.length ?? 2
      for (let at = 0; at < glyphs.length; at += size) text += letters.get(glyphs.slice(at, at + size)) ?? ''
    }
  }
  return `${text}\n`
}

/** Maps the glyphs of a font to their text, by number in hexadecimal digits. */
function readLetters(font: number, objects: ReadonlyMap<number, PdfObject>): Map<string, string> {
  const id = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1]
  const map = objects.get(Number(id))?.stream?.toString('latin1') ?? ''
  const letters = new Map<string, string>()
  const [, body = ''] = map.split('endcodespacerange')
  for (const [, first = '', last = '', letter = ''] of body.matchAll(
    /^<([\dA-F]+)> (?:<([\dA-F]+)> )?<([\dA-F]+)>$/gm,
  )) {
    const start = Number.parseInt(first, 16)
    const count = last === '' ? 1 : Number.parseInt(last, 16) - start + 1
    const units = letter.match(/.{4}/g)?.map((unit) => Number.parseInt(unit, 16)) ?? []
    for (let each = 0; each < count; each++) {
      const glyph = (start + each).toString(16).toUpperCase().padStart(first.length, '0')
      letters.set(glyph, String.fromCharCode(...units.slice(0, -1), (units.at(-1) ?? 0) + each))
    }
  }
  return letters
}
