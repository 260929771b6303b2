import { z } from 'zod'
import type { Chunked } from '@specify/core/data/chunked.ts'
import { LOCALES, MARKET_HEADER } from '@specify/core/market.ts'
import type { Method } from '#app/platform/endpoint.server.ts'
import type { ApiCall } from './api-call.server.ts'
import { ERROR_MEANING, errorStatus, type ApiError } from './api-error.server.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly parameters: object
    readonly securitySchemes: object
  }
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly security: readonly object[]
  readonly parameters?: readonly object[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, object>>
}

/** The description of the calls, made from the schemas that they check their input with. */
export function* toOpenApi(calls: readonly ApiCall[], publicUrl: string): Chunked<OpenApi> {
  const schemas = new SchemaCollector()
  const paths: [string, Record<string, Operation>][] = []
  for (const call of calls) {
    const operations = call.methods.map((method) => [method.toLowerCase(), toOperation(call, method, schemas)] as const)
    paths.push([call.path, Object.fromEntries(operations)])
    yield
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Specify',
      version: '1',
      description:
        'Calls that read also answer GET, with their input as parameters: lists as repeated parameters or with commas. Answers of actions carry isError. To sign in, POST to /action/account/login and send the session cookie of its answer with each call.',
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(calls.map(({ group }) => group))].map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: { schemas: schemas.named(), parameters: PARAMETERS, securitySchemes: SECURITY },
  }
}

const SECURITY = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description:
      'Set by the answer of account/login (over https as __Host-session). A POST of a browser must come from this site.',
  },
}

const PARAMETERS = {
  market: {
    name: MARKET_HEADER,
    in: 'header',
    required: false,
    description: 'The market of the call. Without it the market cookie counts, and without that au.',
    schema: { type: 'string', enum: LOCALES },
  },
  prefer: {
    name: 'prefer',
    in: 'header',
    required: false,
    description: 'return=minimal asks for the shorter answer.',
    schema: { type: 'string', enum: ['return=minimal'] },
  },
  ifNoneMatch: {
    name: 'if-none-match',
    in: 'header',
    required: false,
    description: 'The ETag of an answer that the caller has.',
    schema: { type: 'string' },
  },
}

function toOperation(call: ApiCall, method: Method, schemas: SchemaCollector): Operation {
  const input = call.input && schemas.add(call.input)
  const parameters = [
    ...call.pathParameters.map(({ name, description, values, example }) => ({
      name,
      in: 'path',
      required: true,
      description,
      schema: { type: 'string', ...(values ? { enum: values } : {}) },
      example,
    })),
    ...(call.isPerMarket ? [{ $ref: '#/components/parameters/market' }] : []),
    ...(call.minimal ? [{ $ref: '#/components/parameters/prefer' }] : []),
    ...(call.isCached ? [{ $ref: '#/components/parameters/ifNoneMatch' }] : []),
    ...(method === 'GET' && input ? queryParameters(input, call.example?.input) : []),
  ]
  return {
    operationId: `${call.name.replaceAll('/', '.')}.${method.toLowerCase()}`,
    tags: [call.group],
    summary: call.summary,
    security: call.caller === 'public' ? [] : call.caller === 'anybody' ? [{}, { session: [] }] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(method === 'POST' && input
      ? { requestBody: { required: true, content: bodyContent(input, call.example?.input, call.bodyType) } }
      : {}),
    responses: {
      ...(call.output instanceof z.ZodVoid ? { 204: { description: 'Done.' } } : { 200: doneResponse(call, schemas) }),
      ...(call.isCached ? { 304: { description: 'The answer is the one of the ETag that was sent.' } } : {}),
      ...errorResponses(call, method, schemas),
    },
  }
}

/** Describes a successful answer, which may have another shape with `Prefer: return=minimal`. */
function doneResponse({ output, example, minimal, isCached }: ApiCall, schemas: SchemaCollector): object {
  const headers = {
    ...(isCached && { etag: { schema: { type: 'string' } } }),
    ...(minimal && { 'preference-applied': { schema: { type: 'string', enum: ['return=minimal'] } } }),
  }
  const full = { schema: schemas.add(output), example: example?.output }
  const content = minimal
    ? {
        'application/json': {
          schema: { anyOf: [full.schema, schemas.add(minimal.output)] },
          examples: { full: { value: full.example }, 'return=minimal': { value: minimal.example } },
        },
      }
    : jsonContent(full.schema, full.example)
  return { description: 'Done.', ...(Object.keys(headers).length > 0 && { headers }), content }
}

function jsonContent(schema: JsonSchema, example: unknown): object {
  return bodyContent(schema, example)
}

function bodyContent(schema: JsonSchema, example: unknown, type = 'application/json'): object {
  return { [type]: { schema, ...(example === undefined ? {} : { example }) } }
}

function queryParameters({ properties = {}, required = [] }: JsonSchema, example: unknown): object[] {
  const examples = new Map(Object.entries(example ?? {}))
  return Object.entries(properties).map(([name, field]) => {
    const { description, ...schema } = typeof field === 'object' ? field : {}
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema,
      ...(examples.has(name) ? { example: examples.get(name) } : {}),
    }
  })
}

const OF_BODIES: ReadonlySet<ApiError> = new Set(['forbidden', 'too_large', 'unsupported_media_type'])

function errorResponses(
  { errors, failure }: ApiCall,
  method: Method,
  schemas: SchemaCollector,
): Record<string, object> {
  const schema = schemas.add(failure)
  const possible = errors.filter((code) => method === 'POST' || !OF_BODIES.has(code))
  const byStatus = Map.groupBy(possible, errorStatus)
  return Object.fromEntries(
    Array.from(byStatus, ([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${ERROR_MEANING[code]}`).join(' '),
        content: jsonContent(schema, undefined),
      },
    ]),
  )
}

/** Turns schemas into JSON Schema, and keeps those that have a name in one place. */
class SchemaCollector {
  private readonly byName = new Map<string, JsonSchema>()

  add(schema: z.ZodType): JsonSchema {
    const { own, named } = toJsonSchema(schema)
    for (const [name, definition] of Object.entries(named)) this.byName.set(name, definition)
    return own
  }

  named(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.byName].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
}

/**
 * A schema as JSON Schema, and the named shapes it refers to. On its own it would keep them in `$defs`; in the document
 * they stand among the components, so that is where its references point.
 */
export function toJsonSchema(schema: z.ZodType): { own: JsonSchema; named: Readonly<Record<string, JsonSchema>> } {
  const written = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const moved: JsonSchema = JSON.parse(written.replaceAll('"#/$defs/', '"#/components/schemas/'))
  const { $schema: _, $defs = {}, ...own } = moved
  return { own, named: $defs }
}
