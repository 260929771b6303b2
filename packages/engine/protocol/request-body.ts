import { QueryError } from './query-error.ts'

/** Lists and objects within each other. Parsing a body that is nothing but brackets would take a tenth of a second. */
const MAX_DEPTH = 100

/** A hundred searches with the longest filters there are. */
const MAX_BODY_BYTES = 2 ** 20

/**
 * The JSON of a request, whatever its content type says: browsers send text, to be spared a preflight. An empty body
 * is an empty object.
 * @throws QueryError `too_large` or `invalid_input`
 */
export async function readBody(request: Request): Promise<unknown> {
  const text = await readText(request)
  if (text.trim() === '') return {}
  if (isDeeperThan(text, MAX_DEPTH))
    throw new QueryError('invalid_input', `The request body is nested more than ${MAX_DEPTH} deep`)
  try {
    return JSON.parse(text)
  } catch {
    throw new QueryError('invalid_input', 'The request body is not valid JSON')
  }
}

/** Stops reading at the limit: what is announced may be wrong, and compressed bodies can grow a thousandfold. */
async function readText(request: Request): Promise<string> {
  if (!request.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for await (const chunk of decompress(request)) {
      bytes += chunk.length
      if (bytes > MAX_BODY_BYTES) throw new QueryError('too_large', 'The request body is too large')
      text += decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    if (error instanceof QueryError) throw error
    throw new QueryError('invalid_input', 'The request body could not be read')
  }
  return text + decoder.decode()
}

function decompress(request: Request): ReadableStream<Uint8Array> {
  const body = request.body ?? new ReadableStream()
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return body.pipeThrough(new DecompressionStream('gzip'))
  throw new QueryError('unsupported_media_type', `The content encoding ${encoding} is not supported`)
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** `[` and `{` differ in one bit, and so do `]` and `}`. */
const LOWER = 0x20
const OPEN = 0x7b
const CLOSE = 0x7d

function isDeeperThan(json: string, limit: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (isText && code === BACKSLASH) at++
    else if (code === QUOTE) isText = !isText
    else if (!isText && (code | LOWER) === OPEN && ++depth > limit) return true
    else if (!isText && (code | LOWER) === CLOSE) depth--
  }
  return false
}
