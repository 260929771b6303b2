import { z } from 'zod'
import { actionHref } from '#app/addresses/api.ts'
import { AppError, type ErrorCode } from '@specify/core/app-error.ts'
import type { DeepReadonly } from '@specify/core/data/deep-readonly.ts'
import { allWithoutInvisible } from '@specify/core/text/invisible-text.ts'
import type { StaffRight } from '@specify/core/staff-rights.ts'
import { inputIssueText } from '@specify/engine/input-issue'
import type { BodyPlace } from './http/body-place.server.ts'
import { readBody } from './http/read-body.server.ts'
import type { Logger } from './log.server.ts'
import { findUnkeptText, type InputIssue } from './unkept-text.ts'

/** A call of the site: its address, who may make it and how often, what it takes, answers and refuses, and its work. */
export interface Endpoint<Context> {
  /** Unique; `namespace/name` for those below `/action/`. */
  readonly name: string
  /** Path with `{name}` for path parameters. */
  readonly path: string
  /** Besides the market, by name: part of the input. The last one may span segments. */
  readonly pathParameters: Readonly<Record<string, PathParameter>>
  /** The heading it stands under in the description; that of its namespace where it is empty. */
  readonly group: string
  /** Allowed HTTP methods. */
  readonly methods: readonly Method[]
  readonly caller: Caller
  readonly limit: EndpointLimit | null
  /** Encoding of a POST's input. */
  readonly bodyType: BodyType
  readonly description: EndpointDescription
  /** Beside the refusal of a visitor. */
  readonly emptyResult?: (context: Context) => object
  /** Visitors' answers are cached with pages and revalidated by ETag: address, catalogue and content decide them. */
  readonly isCached: boolean
  /** Its work only reads, as the replica can, and may be run again. */
  readonly onlyReads: boolean
  /** Headers of an answer, in place of `cache-control: private, no-store`. */
  readonly headers: Readonly<Record<string, string>>
  /** Reads the body of a POST. @throws AppError where it is too large or of another type. */
  readonly readBody: (request: Request, place: BodyPlace) => Promise<unknown>
  /** The answer to an error, for endpoints with an envelope of their own. */
  readonly refuse?: (error: unknown, log: Logger) => Response
  /** Checks the input and answers what is to be run with it. @throws AppError `invalid_input` naming the first field. */
  prepare(input: unknown): (context: Context) => Promise<unknown>
}

export interface PathParameter {
  readonly description: string
  readonly example: string
}

/**
 * Required caller: `public` calls read no session; `anybody` may be signed in; an `account` is; a `specifier` also has
 * a profile and works on projects. A right is of staff, `any` of them enough for calls that check further, and a
 * `viewer` is staff who see the site with the eyes of a customer: for all others the call does not exist.
 */
export type Caller = 'public' | 'anybody' | 'account' | 'specifier' | 'viewer' | { readonly right: StaffRight | 'any' }

export type Method = 'GET' | 'POST'
export type BodyType = 'application/json' | 'multipart/form-data'

export interface EndpointLimit {
  readonly perMinute: number
  /** Counted by account where it must have one; by address otherwise. */
  readonly by: 'address' | 'account'
  /** Counted before the body is read, for bodies that cost; otherwise only calls with a valid input count. */
  readonly isFirst: boolean
  /** Endpoints with the same name are counted together; its own by default. */
  readonly name: string
}

/** Used by the description of the API. */
export interface EndpointDescription {
  /** One sentence or a few. */
  readonly summary: string
  readonly input: z.ZodType | null
  readonly output: z.ZodType
  readonly example: { readonly input: unknown; readonly output: unknown } | null
  /** The answer to `Prefer: return=minimal`; null where it is the same. */
  readonly minimal: { readonly output: z.ZodType; readonly example: unknown } | null
  /** Besides those that every endpoint can give. */
  readonly errors: readonly ErrorCode[]
  /** The shape of its errors; null for the common one. */
  readonly failure: z.ZodType | null
}

/** Media type that a shape is sent as. */
type Json<Shape> = DeepReadonly<z.input<Shape>>

/** An endpoint whose name, input and answers are known to the compiler, so that its callers are checked. */
export interface TypedEndpoint<Context, Name extends string, Input, Output, Minimal> extends Endpoint<Context> {
  readonly name: Name
  /** Types alone: there is no such member at run time. */
  readonly types?: { readonly input: Json<Input>; readonly answer: Json<Output>; readonly minimal: Json<Minimal> }
}

interface EndpointDefinition<
  Context,
  Name extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Minimal extends z.ZodType,
> {
  readonly name: Name
  readonly path?: string
  readonly pathParameters?: Readonly<Record<string, PathParameter>>
  readonly group?: string
  /** GET is for calls that read, which may be posted as JSON as well; everything that changes something is a POST. */
  readonly method: Method
  /** Left out: anybody. */
  readonly caller?: Caller
  readonly limitPerMinute?: number
  /** Replaces `limitPerMinute` where something else is counted. */
  readonly limit?: Partial<EndpointLimit> & Pick<EndpointLimit, 'perMinute'>
  /** The longest JSON body it reads, where it is more than usual. */
  readonly maxBodyBytes?: number
  /** Reads the form of endpoints that take one, in the shape of `input`. */
  readonly readForm?: (request: Request, place: BodyPlace) => Promise<FormData>
  readonly headers?: Readonly<Record<string, string>>
  readonly isCached?: boolean
  readonly onlyReads?: boolean
  readonly summary?: string
  readonly input: Input
  /** Schema for the description where `input` says too little: fields of a form, sentences for each field. */
  readonly described?: z.ZodType
  readonly output?: Output
  readonly example?: { readonly input: unknown; readonly output: Json<Output> }
  /** The work answers it where `prefersMinimal`. */
  readonly minimal?: { readonly output: Minimal; readonly example: Json<Minimal> }
  readonly errors?: readonly ErrorCode[]
  readonly failure?: z.ZodType
  readonly refuse?: (error: unknown, log: Logger) => Response
  readonly emptyResult?: (context: Context) => object
  /** A `Response` is sent as it is: files, and statuses besides 200. */
  run(context: Context, input: z.output<Input>): Promise<Json<Output> | Json<Minimal> | Response>
}

/** Makes an endpoint whose input is parsed before anything is done. Its schemas describe it as well. */
export function defineEndpoint<
  Context,
  const Name extends string,
  Input extends z.ZodType,
  Output extends z.ZodType = z.ZodUnknown,
  Minimal extends z.ZodType = z.ZodNever,
>(
  definition: EndpointDefinition<Context, Name, Input, Output, Minimal>,
): TypedEndpoint<Context, Name, Input, Output, Minimal> {
  const { name, method, limitPerMinute, limit, maxBodyBytes, readForm, input, emptyResult, refuse } = definition
  const { described = input, output = z.unknown(), example = null, errors = [], failure = null } = definition
  const { pathParameters = {}, isCached = false, onlyReads = false, minimal = null } = definition
  const statedLimit = limit ?? (limitPerMinute === undefined ? null : { perMinute: limitPerMinute })
  const isBelowAction = definition.path === undefined
  return {
    name,
    path: definition.path ?? actionHref(name),
    pathParameters,
    group: definition.group ?? '',
    methods: method === 'GET' && isBelowAction ? ['GET', 'POST'] : [method],
    caller: definition.caller ?? 'anybody',
    limit: statedLimit && { by: 'address', isFirst: false, name, ...statedLimit },
    bodyType: readForm ? 'multipart/form-data' : 'application/json',
    isCached,
    onlyReads,
    headers: {
      ...(!isCached && { 'cache-control': 'private, no-store' }),
      ...(minimal && { vary: 'prefer' }),
      ...definition.headers,
    },
    ...(emptyResult && { emptyResult }),
    ...(refuse && { refuse }),
    description: { summary: definition.summary ?? '', input: described, output, example, minimal, errors, failure },
    readBody: readForm ?? ((request, place) => readJsonBody(request, maxBodyBytes, place)),
    prepare(unchecked) {
      // What only looks something up keeps no text.
      const checked = readInput(input, unchecked, { isKept: method !== 'GET' })
      return (context) => definition.run(context, checked)
    },
  }
}

/** `Prefer: return=minimal` (RFC 7240): the caller asks for no more than it needs. */
export function prefersMinimal({ headers }: Request): boolean {
  return /\breturn=minimal\b/i.test(headers.get('prefer') ?? '')
}

const MAX_MESSAGE_LENGTH = 300

/**
 * Validates a caller's input.
 * @throws AppError `invalid_input` naming the first invalid field, in plain words.
 */
function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  { isKept }: { readonly isKept: boolean },
): z.output<Schema> {
  const parsed = schema.safeParse(allWithoutInvisible(input), { error: inputIssueText })
  const issue = !parsed.success ? parsed.error.issues[0] : isKept ? findUnkeptText(parsed.data) : null
  if (parsed.success && !issue) return parsed.data
  throw invalidInput(issue)
}

/** Names the first field that is wrong, and why. */
function invalidInput(issue?: InputIssue | null): AppError {
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
async function readJsonBody(request: Request, maxBytes = MAX_ACTION_BYTES, place: BodyPlace): Promise<unknown> {
  const type = request.headers.get('content-type')
  if (type !== null && !/^application\/json\b/i.test(type)) throw notJson()
  const text = (await readBody(request, maxBytes, place)).toString('utf8')
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
