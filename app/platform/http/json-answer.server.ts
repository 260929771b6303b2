import { Turns } from '../process/turns.server.ts'

/** Arrays and records beyond it make an answer long. */
const LONG = 500
/** Answers are nested no deeper where their lists lie. */
const MAX_LIST_DEPTH = 5
/** Characters written in one turn: under 10 ms. */
const CHUNK_LENGTH = 128 * 1024
/** Shared by all answers, so that pieces of several do not add up in one turn. */
const turns = new Turns()

/**
 * An answer as JSON. A long one is written piece by piece, as fast as it is read, so that other requests have their turn
 * and it never lies in memory whole; what stands in it several times is made into text once.
 */
export function jsonAnswer(answer: unknown, headers: Headers): Response {
  if (!isLong(answer, 0)) return Response.json(answer, { headers })
  headers.set('content-type', 'application/json')
  const pieces = jsonPieces(answer, new Map())
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await turns.next()
        let text = ''
        // Not `for of`, which would end the pieces with the first chunk.
        for (let piece = pieces.next(); !piece.done; piece = pieces.next()) {
          text += piece.value
          if (text.length >= CHUNK_LENGTH) {
            controller.enqueue(encoder.encode(text))
            return
          }
        }
        if (text !== '') controller.enqueue(encoder.encode(text))
        controller.close()
      },
    },
    { highWaterMark: 1 },
  )
  return new Response(body, { headers })
}

function isLong(value: unknown, depth: number): boolean {
  if (!isComposite(value) || depth > MAX_LIST_DEPTH) return false
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  return parts.length > LONG || parts.some((part) => isLong(part, depth + 1))
}

/** A value as JSON; a long one is written in several turns of the event loop. */
export async function jsonText(value: unknown): Promise<string> {
  if (!isLong(value, 0)) return JSON.stringify(value)
  const texts: string[] = []
  let text = ''
  for (const piece of jsonPieces(value, new Map())) {
    text += piece
    if (text.length < CHUNK_LENGTH) continue
    texts.push(text)
    text = ''
    await turns.next()
  }
  return texts.join('') + text
}

/** Objects that were written before have their text, or true until they come a second time. */
type Written = Map<object, string | true>

/** Yields what `JSON.stringify` would write of plain data. */
export function* jsonPieces(value: unknown, written: Written): Generator<string, void, undefined> {
  if (!isComposite(value)) {
    yield JSON.stringify(value) ?? 'null'
    return
  }
  const known = written.get(value)
  if (typeof known === 'string') {
    yield known
    return
  }
  if (isFlat(value) || (known && !isLong(value, 0))) {
    const text = JSON.stringify(value)
    if (known) written.set(value, text)
    yield text
    return
  }
  written.set(value, true)
  let separator = ''
  if (Array.isArray(value)) {
    yield '['
    for (const part of value) {
      yield separator
      yield* jsonPieces(part, written)
      separator = ','
    }
    yield ']'
    return
  }
  yield '{'
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined || typeof part === 'function') continue
    yield `${separator}${JSON.stringify(key)}:`
    yield* jsonPieces(part, written)
    separator = ','
  }
  yield '}'
}

function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('toJSON' in value)
}

/** Has no objects in it, and is no longer than a turn. */
function isFlat(value: object): boolean {
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  return parts.length <= LONG && parts.every((part) => typeof part !== 'object' || part === null)
}
