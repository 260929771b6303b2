/** Codes of values that JSON lacks. */
const CONSTANTS = new Map<number, unknown>([
  [-2, NaN],
  [-3, -Infinity],
  [-4, -0],
  [-5, null],
  [-6, Infinity],
  [-7, undefined],
])
const HOLE = -1

/** The address that a loader or an action sends the reader to. */
export interface Redirect {
  readonly redirect: string
  /** Everything is loaded again. */
  readonly revalidate: boolean
  /** True for a load as a document. */
  readonly reload: boolean
  readonly replace: boolean
}

/** Wraps a redirect, as no loader can answer this. */
export class RedirectAnswer {
  readonly to: Redirect

  constructor(to: Redirect) {
    this.to = to
  }
}

type Values = readonly unknown[]

/**
 * Reads loader data as the server's router encodes them: a list whose entries refer to each other. Of types other than
 * those of JSON only errors and redirects are read: loaders of the site answer nothing else. Throws a SyntaxError.
 */
export function decodeLoaderData(text: string): unknown {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed === 'number') return CONSTANTS.get(parsed)
  if (!Array.isArray(parsed)) throw new SyntaxError('Not the data of a page')
  return valueAt(0, parsed, [])
}

function valueAt(index: number, values: Values, known: unknown[]): unknown {
  if (index < 0) return CONSTANTS.get(index)
  if (index in known) return known[index]
  const value = values[index]
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) return objectOf(index, value as Readonly<Record<string, number>>, values, known)
  if (typeof value[0] === 'string') return (known[index] = typedValue(value, values, known))
  const list: unknown[] = (known[index] = [])
  for (const [at, entry] of (value as number[]).entries()) if (entry !== HOLE) list[at] = valueAt(entry, values, known)
  return list
}

function objectOf(
  index: number,
  fields: Readonly<Record<string, number>>,
  values: Values,
  known: unknown[],
): Record<string, unknown> {
  const object: Record<string, unknown> = (known[index] = {})
  for (const [key, entry] of Object.entries(fields)) {
    const name = valueAt(Number(key.slice(1)), values, known) as string
    const value = valueAt(entry, values, known)
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
  }
  return object
}

function typedValue([type, ...entries]: readonly (string | number)[], values: Values, known: unknown[]): unknown {
  const [first, second, third] = entries.map((entry) =>
    typeof entry === 'number' ? valueAt(entry, values, known) : entry,
  )
  switch (type) {
    case 'E':
      return new Error(String(first))
    case 'SanitizedError':
      return new Error(String(second))
    case 'ErrorResponse':
      return { data: first, status: second, statusText: third, internal: false }
    case 'SingleFetchRedirect':
      return new RedirectAnswer(first as Redirect)
    case 'SingleFetchClassInstance':
    case 'Z':
      return first
    case 'SingleFetchFallback':
      return undefined
    default:
      throw new SyntaxError(`Loader data of type ${type}`)
  }
}
