import { sheetOf, workbookParts, zipOf } from './workbook.ts'

/** A file as it arrives after something has gone wrong with it. */
export interface DamagedFile {
  readonly name: string
  readonly bytes: Buffer
  /** Description of the damage, to reproduce a failure. */
  readonly damage: string
}

type Random = (below: number) => number
type Cell = string | number | null

/** The same numbers for the same seed, on every machine. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const pick = <T>(random: Random, all: readonly T[]): T => all[random(all.length)]!

/** Odd cells, as people or programs leave them. */
const ODD_CELLS: readonly Cell[] = [
  null, '', ' ', '0', '-1', '1.5', '1e3', '10000', 99_999, 0.1, -5, 1e300, 'x'.repeat(31), 'x'.repeat(40_000),
  '=1+1', '=HYPERLINK("http://127.0.0.1")', '@SUM(A1)', '+cmd', "'", '"', '<script>', '__proto__', 'constructor',
  'Küche', 'Wāhi', '🛁', '\u202e', '\u200b', '２', 'K-1', 'A/B', '#REF!', 'TRUE', 'NULL', '&amp;', ']]>', '\t', 'a,b', 'a;b', 'a\nb',
] // prettier-ignore

/** Rows of a list with cells that are replaced, rows that are doubled or left out, and columns that are renamed. */
export function damagedRows(random: Random, count: number, skus: readonly string[]): Cell[][] {
  const header: Cell[] = ['sku', 'qty', 'section']
  const rows = Array.from({ length: count }, (_, index): Cell[] => {
    const row: Cell[] = [skus[index % skus.length]!, 1 + random(20), `Room ${random(9)}`]
    if (random(3) === 0) row[random(3)] = pick(random, ODD_CELLS)
    return row
  })
  return [header, ...rows]
}

const XML_DAMAGE: readonly ((random: Random, xml: string) => string)[] = [
  (random, xml) => without(xml, random(xml.length), 1 + random(40)),
  (random, xml) => insert(xml, random(xml.length), pick(random, ['<', '>', '&', '"', '</c>', '<c r="ZZZ9">', '<row r="-1">', '<v>', '<!--', '<![CDATA[', '\0', '<a>'.repeat(100)])),
  (random, xml) => insert(xml, 21, pick(random, ['<!DOCTYPE a [<!ENTITY b "c">]>', '<?x y?>', '<!-- -->'])),
  (random, xml) => xml.replace(/r="\w+"/, `r="${pick(random, ['XFD1048576', 'A0', '1', '', 'A1A1'])}"`),
  (random, xml) => xml.replaceAll('inlineStr', pick(random, ['s', 'n', 'b', 'e', 'd', 'str', 'x'])),
  (random, xml) => xml.repeat(2 + random(3)),
] // prettier-ignore

const BYTE_DAMAGE: readonly ((random: Random, bytes: Buffer) => Buffer)[] = [
  (random, bytes) => {
    const copy = Buffer.from(bytes)
    for (let times = 1 + random(20); times > 0; times--) copy[random(copy.length)] = random(256)
    return copy
  },
  (random, bytes) => bytes.subarray(0, random(bytes.length)),
  (random, bytes) => bytes.subarray(random(bytes.length)),
  (random, bytes) => {
    const at = random(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(1 + random(400), random(256)), bytes.subarray(at)])
  },
  (random, bytes) => {
    const at = random(bytes.length)
    return Buffer.concat([bytes.subarray(at), bytes.subarray(0, at)])
  },
  (_random, bytes) => Buffer.concat([bytes, bytes]),
]

const ENCODINGS: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text, 'latin1'),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  (text) => Buffer.from(`sep=;\n${text.replaceAll(',', ';')}`),
  (text) => Buffer.from(text.replaceAll(',', '\t').replaceAll('\n', '\r')),
  (text) => Buffer.from(text.replaceAll('Room', '"Room')),
]

/** One of many ways in which a list that was sound can arrive, the same for the same seed. */
export function damagedFile(seed: number, skus: readonly string[]): DamagedFile {
  const random = randomOf(seed)
  const rows = damagedRows(random, 1 + random(30), skus)
  const kind = seed % 5
  if (kind === 0) {
    const at = random(BYTE_DAMAGE.length)
    return file(
      seed,
      'xlsx',
      `bytes ${at}`,
      BYTE_DAMAGE[at]!(random, zipOf(workbookParts(sheetOf(rows)), { zip64: random(3) === 0 })),
    )
  }
  if (kind === 1) {
    const part = pick(random, [
      'xl/worksheets/sheet1.xml',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      '_rels/.rels',
    ])
    const at = random(XML_DAMAGE.length)
    const parts = workbookParts(sheetOf(rows)).map((each) =>
      each.name === part ? { ...each, content: XML_DAMAGE[at]!(random, String(each.content)) } : each,
    )
    return file(seed, 'xlsx', `${part} ${at}`, zipOf(parts))
  }
  if (kind === 2) {
    const lies = pick(random, [
      { inflatedBytes: random(2 ** 32) },
      { crc: random(2 ** 32) },
      { offset: random(5_000) },
      { method: random(99) },
      { flags: random(65_536) },
    ])
    const parts = workbookParts(sheetOf(rows))
    const at = random(parts.length)
    const lying = parts.map((each, index) => (index === at ? { ...each, lies } : each))
    return file(
      seed,
      'xlsx',
      `lies ${JSON.stringify(lies)}`,
      zipOf(lying, { entryCount: parts.length + random(3) - 1, zip64: random(3) === 0 }),
    )
  }
  const text = rows.map((cells) => cells.map((cell) => cell ?? '').join(',')).join('\n')
  if (kind === 3) {
    const at = random(ENCODINGS.length)
    return file(seed, 'csv', `encoding ${at}`, ENCODINGS[at]!(text))
  }
  const at = random(BYTE_DAMAGE.length)
  return file(seed, 'csv', `bytes ${at}`, BYTE_DAMAGE[at]!(random, Buffer.from(text)))
}

function file(seed: number, type: string, damage: string, bytes: Buffer): DamagedFile {
  return { name: `list.${type}`, damage: `${seed}: ${damage}`, bytes }
}

function insert(text: string, at: number, more: string): string {
  return text.slice(0, at) + more + text.slice(at)
}

function without(text: string, at: number, length: number): string {
  return text.slice(0, at) + text.slice(at + length)
}
