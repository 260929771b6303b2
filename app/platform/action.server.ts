import type { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'

/** A named call under `/action/{namespace}/{name}`: its input, and what it does with it. */
export interface Action<Context> {
  /** `namespace/name`, as in its address. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Calls an address may make in a minute; unlimited where it is left out. */
  readonly limitPerMinute?: number
  /** Checks the input and answers what is to be run with it. @throws AppError `invalid_input` naming the first field. */
  prepare(input: unknown): (context: Context) => Promise<unknown>
}

interface ActionDefinition<Context, Input extends z.ZodType> {
  readonly name: string
  /** GET is for calls that read; everything that changes something is a POST. */
  readonly method: 'GET' | 'POST'
  readonly limitPerMinute?: number
  readonly input: Input
  run(context: Context, input: z.output<Input>): Promise<unknown>
}

/** Makes an action whose input is parsed before anything is done. */
export function defineAction<Context, Input extends z.ZodType>(
  definition: ActionDefinition<Context, Input>,
): Action<Context> {
  const { name, method, limitPerMinute } = definition
  return {
    name,
    method,
    ...(limitPerMinute === undefined ? {} : { limitPerMinute }),
    prepare(input) {
      const parsed = definition.input.safeParse(input)
      if (parsed.success) return (context) => definition.run(context, parsed.data)
      const [issue] = parsed.error.issues
      const field = issue?.path.join('.')
      throw new AppError('invalid_input', field ? `${field}: ${issue?.message}` : (issue?.message ?? 'invalid input'))
    },
  }
}

/** The longest body an action reads, unless it says otherwise. */
const MAX_ACTION_BYTES = 256 * 1024

/**
 * Refuses a change that another site started. Browsers name the origin of every POST; a caller that sends neither
 * origin nor fetch metadata is no browser and carries nobody's cookies.
 */
export function assertSameSite(request: Request, publicUrl: string): void {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const own = origin === new URL(publicUrl).origin || isOriginOfHost(origin, request.headers.get('host'))
  if (origin === null ? site === null || site === 'same-origin' || site === 'none' : own) return
  throw new AppError('forbidden', 'This request came from another site.')
}

function isOriginOfHost(origin: string | null, host: string | null): boolean {
  return origin !== null && host !== null && URL.canParse(origin) && new URL(origin).host === host
}

/** Reads a JSON body within the limit. @throws AppError when it is too large, of another type or not JSON. */
export async function readJsonBody(request: Request, maxBytes = MAX_ACTION_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError('unsupported_media_type', 'Send JSON with content-type application/json.')
  }
  const text = await readText(request, maxBytes)
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new AppError('invalid_input', 'The body is not JSON.')
  }
}

/** Reads at most `limit` bytes. @throws AppError `too_large` as soon as there are more, without reading on. */
async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = new AppError('too_large', `The body is larger than ${limit} bytes.`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > limit) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
