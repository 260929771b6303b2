/** Lines of the values of a JSON text, or where it stops being valid. */
export type JsonLines =
  | { readonly kind: 'sound'; readonly lineOf: (path: readonly PropertyKey[]) => number }
  | { readonly kind: 'broken'; readonly line: number; readonly reason: string }

/** Parses a JSON text for its lines, counted from 1. An unknown path has the line of its closest known ancestor. */
export function readJsonLines(text: string): JsonLines {
  const reader = new Reader(text)
  try {
    reader.read()
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'broken', line: lineAt(text, error.offset), reason: error.message }
    throw error
  }
  return {
    kind: 'sound',
    lineOf(path) {
      for (let length = path.length; length > 0; length--) {
        const offset = reader.offsets.get(pointer(path.slice(0, length)))
        if (offset !== undefined) return lineAt(text, offset)
      }
      return 1
    },
  }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function pointer(path: readonly PropertyKey[]): string {
  return JSON.stringify(path.map(String))
}

class Unreadable extends Error {
  readonly offset: number

  constructor(offset: number, reason: string) {
    super(reason)
    this.offset = offset
  }
}

const STRING = /"(?:[^"\\\n]|\\.)*"/y
const SCALAR = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
/** Real documents are flat; deeper nesting is an attack on the stack. */
const MAX_DEPTH = 100

/** Records where each value begins. */
class Reader {
  readonly offsets = new Map<string, number>()
  private readonly text: string
  private at = 0

  constructor(text: string) {
    this.text = text
  }

  read(): void {
    this.value([])
    this.skipSpace()
    if (this.at < this.text.length) this.fail('there is something after the end')
  }

  private value(path: readonly PropertyKey[]): void {
    this.skipSpace()
    if (path.length > MAX_DEPTH) this.fail('it is too deep')
    this.offsets.set(pointer(path), this.at)
    const sign = this.text[this.at]
    if (sign === '{') this.members('}', () => this.member(path))
    else if (sign === '[') this.members(']', (index) => this.value([...path, index]))
    else if (sign === '"') this.string()
    else if (this.match(SCALAR) === null) this.fail('a value is missing or misspelt here')
  }

  private members(end: string, member: (index: number) => void): void {
    this.at++
    this.skipSpace()
    if (this.take(end)) return
    for (let index = 0; ; index++) {
      member(index)
      this.skipSpace()
      if (this.take(end)) return
      if (!this.take(',')) this.fail(`a comma or ${end} is missing before this`)
      this.skipSpace()
    }
  }

  private member(path: readonly PropertyKey[]): void {
    this.skipSpace()
    const name = this.string()
    this.skipSpace()
    if (!this.take(':')) this.fail('a colon is missing here')
    this.value([...path, name])
  }

  private string(): string {
    const text = this.match(STRING) ?? this.fail('a text in quotes is missing or does not end here')
    return JSON.parse(text)
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const match = pattern.exec(this.text)?.[0] ?? null
    this.at += match?.length ?? 0
    return match
  }

  private take(sign: string): boolean {
    const isThere = this.text[this.at] === sign
    if (isThere) this.at++
    return isThere
  }

  private skipSpace(): void {
    this.match(/\s*/y)
  }

  private fail(reason: string): never {
    throw new Unreadable(this.at, reason)
  }
}
