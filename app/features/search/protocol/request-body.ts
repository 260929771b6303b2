import { AppError } from '#app/core/app-error.ts'

/** A hundred searches with the longest filters there are. */
const MAX_BODY_BYTES = 2 ** 20

/**
 * The JSON of a request, whatever its content type says: browsers send text, to be spared a preflight. An empty body
 * is an empty object.
 * @throws AppError `too_large` or `invalid_input`
 */
export async function readBody(request: Request): Promise<unknown> {
  const text = await readText(request)
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid_input', 'The request body is not valid JSON')
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
      if (bytes > MAX_BODY_BYTES) throw new AppError('too_large', 'The request body is too large')
      text += decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('invalid_input', 'The request body could not be read')
  }
  return text + decoder.decode()
}

function decompress(request: Request): ReadableStream<Uint8Array> {
  const body = request.body ?? new ReadableStream()
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return body.pipeThrough(new DecompressionStream('gzip'))
  throw new AppError('unsupported_media_type', `The content encoding ${encoding} is not supported`)
}
