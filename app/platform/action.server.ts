import { z } from 'zod'
import { AppError, type ErrorCode } from '#app/core/app-error.ts'
import { inputIssueText } from '@specify/engine/input-issue'

/** A named call under `/action/{namespace}/{name}`: its input, and what it does with it. */
export interface Action<Context> {
  /** `namespace/name`, as in its address. */
  readonly name: string
  /** What it answers to. */
  readonly methods: readonly ActionMethod[]
  /** Everybody else is told so, whatever they sent. */
  readonly caller: Caller
  /** Calls an address may make in a minute; unlimited where it is left out. */
  readonly limitPerMinute?: number
  /** The longest body it reads, where it is more than usual. */
  readonly maxBodyBytes?: number
  /** What stands beside the refusal of a visitor. */
  readonly emptyResult?: (context: Context) => object
  readonly description: ActionDescription
  /** Checks the input and answers what is to be run with it. @throws AppError `invalid_input` naming the first field. */
  prepare(input: unknown): (context: Context) => Promise<unknown>
}

/** Who may call: anybody, people who have signed in, or those of them who have a profile and work on projects. */
export type Caller = 'anybody' | 'account' | 'specifier'

export type ActionMethod = 'GET' | 'POST'

/** What the description of the API says of an action. */
export interface ActionDescription {
  /** One sentence or a few; empty where nobody has written one. */
  readonly summary: string
  readonly input: z.ZodType
  readonly output: z.ZodType
  readonly example: { readonly input: unknown; readonly output: unknown } | null
  /** Besides those that every action can give. */
  readonly errors: readonly ErrorCode[]
}

interface ActionDefinition<Context, Input extends z.ZodType, Output extends z.ZodType> {
  readonly name: string
  /** GET is for calls that read, which may be posted as JSON as well; everything that changes something is a POST. */
  readonly method: ActionMethod
  /** Left out: anybody. */
  readonly caller?: Caller
  readonly limitPerMinute?: number
  readonly maxBodyBytes?: number
  readonly summary?: string
  readonly input: Input
  /**
   * What the description says of the input, where more is asked of it than its schema checks: the rules of a form refuse
   * with a sentence for each field.
   */
  readonly described?: z.ZodType
  readonly output?: Output
  readonly example?: { readonly input: z.input<Input>; readonly output: AsReadonly<z.input<Output>> }
  readonly errors?: readonly ErrorCode[]
  readonly emptyResult?: (context: Context) => object
  run(context: Context, input: z.output<Input>): Promise<AsReadonly<z.input<Output>>>
}

/** What an action answers need not be written to. */
type AsReadonly<T> = T extends object ? { readonly [Key in keyof T]: AsReadonly<T[Key]> } : T

/** Makes an action whose input is parsed before anything is done. Its schemas describe it as well. */
export function defineAction<Context, Input extends z.ZodType, Output extends z.ZodType = z.ZodUnknown>(
  definition: ActionDefinition<Context, Input, Output>,
): Action<Context> {
  const {
    name,
    method,
    caller = 'anybody',
    limitPerMinute,
    maxBodyBytes,
    summary = '',
    input,
    described = input,
    output = z.unknown(),
    example = null,
    errors = [],
    emptyResult,
  } = definition
  return {
    name,
    methods: method === 'GET' ? ['GET', 'POST'] : ['POST'],
    caller,
    ...(limitPerMinute === undefined ? {} : { limitPerMinute }),
    ...(maxBodyBytes === undefined ? {} : { maxBodyBytes }),
    ...(emptyResult ? { emptyResult } : {}),
    description: { summary, input: described, output, example, errors },
    prepare(given) {
      const checked = readInput(input, given)
      return (context) => definition.run(context, checked)
    },
  }
}

const MAX_MESSAGE_LENGTH = 300

/** What a caller has sent, as a schema has it. @throws AppError `invalid_input` naming the first field, in our words. */
export function readInput<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given, { error: inputIssueText })
  if (parsed.success) return parsed.data
  throw invalidInput(parsed.error)
}

/** What is told of an input that a schema refused: the first field that is wrong, and why. */
function invalidInput({ issues: [issue] }: z.ZodError): AppError {
  // Unknown fields are named in the message, however many were sent.
  const message = (issue?.message ?? 'invalid input').slice(0, MAX_MESSAGE_LENGTH)
  const field = issue?.path.join('.')
  return new AppError('invalid_input', field ? `${field}: ${message}` : message)
}

/** The longest body an action reads, unless it says otherwise. */
const MAX_ACTION_BYTES = 256 * 1024

/**
 * Refuses a change that another site started. Browsers name the origin of every POST; a caller that sends neither
 * origin nor fetch metadata is no browser and carries nobody's cookies. A form on a page that sends no referrer has the
 * origin `null`: the fetch metadata, which no page can set, says where it comes from.
 */
export function assertSameSite(request: Request, publicUrl: string): void {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const own = origin === new URL(publicUrl).origin || isOriginOfHost(origin, request.headers.get('host'))
  if (origin === null ? site === null || site === 'same-origin' || site === 'none' : own) return
  if (origin === 'null' && site === 'same-origin') return
  throw new AppError('forbidden', 'This request came from another site.')
}

function isOriginOfHost(origin: string | null, host: string | null): boolean {
  return origin !== null && host !== null && URL.canParse(origin) && new URL(origin).host === host
}

/**
 * Reads a JSON body within the limit; no body is an empty input, whatever its type.
 * @throws AppError when it is too large, of another type or not JSON.
 */
export async function readJsonBody(request: Request, maxBytes = MAX_ACTION_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type')
  if (type !== null && !/^application\/json\b/i.test(type)) throw notJson()
  const text = (await readBody(request, maxBytes)).toString('utf8')
  if (text === '') return {}
  if (type === null) throw notJson()
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid_input', 'The body is not JSON.')
  }
}

function notJson(): AppError {
  return new AppError('unsupported_media_type', 'Send JSON with content-type application/json.')
}

/** Reads at most `limit` bytes. @throws AppError `too_large` as soon as there are more, without reading on. */
export async function readBody(request: Request, limit: number): Promise<Buffer> {
  const tooLarge = new AppError('too_large', `The body is larger than ${limit} bytes.`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > limit) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
