import type { z } from 'zod'
import { LOCALES } from '@specify/core/market.ts'
import type { Endpoint, Method } from '#app/platform/endpoint.server.ts'
import { type ApiError, ActionError } from './api-error.server.ts'

export interface ApiCall {
  readonly name: string
  readonly group: string
  readonly path: string
  readonly pathParameters: readonly PathParameter[]
  readonly methods: readonly Method[]
  readonly caller: Endpoint<never>['caller']
  readonly summary: string
  readonly bodyType?: 'multipart/form-data'
  readonly isPerMarket: boolean
  /** An object: parameters of a GET, the JSON body of a POST. Null for calls without. */
  readonly input: z.ZodType | null
  readonly output: z.ZodType
  readonly example: { readonly input: unknown; readonly output: unknown } | null
  /** The answer to `Prefer: return=minimal`; null where it is the same. */
  readonly minimal: { readonly output: z.ZodType; readonly example: unknown } | null
  /** Answers carry an ETag, and 304 follows where it is sent back. */
  readonly isCached: boolean
  readonly failure: z.ZodType
  readonly errors: readonly ApiError[]
}

interface PathParameter {
  readonly name: string
  readonly description: string
  readonly values: readonly string[] | null
  readonly example: string
}

const GROUPS: Record<string, string> = {
  account: 'Accounts',
  cart: 'Carts and orders',
  company: 'Companies',
  contact: 'Contact',
  product: 'Products',
  project: 'Projects',
  projectBuilder: 'Projects',
  link: 'Links',
  quote: 'Quotes',
  site: 'Site',
  wishlist: 'Wishlist',
}

const LOCALE_PARAMETER = { name: 'locale', description: 'The market', values: LOCALES, example: 'au' } as const

export function toApiCall(endpoint: Endpoint<never>): ApiCall {
  const { name, path, pathParameters, methods, bodyType, caller, isCached, limit, description } = endpoint
  const [namespace = ''] = name.split('/')
  const { summary, input, output, example, minimal, errors, failure } = description
  const isBelowLocale = path.startsWith('/{locale}/')
  return {
    name,
    group: endpoint.group || (GROUPS[namespace] ?? namespace),
    path,
    pathParameters: [
      ...(isBelowLocale ? [LOCALE_PARAMETER] : []),
      ...Object.entries(pathParameters).map(([name, each]) => ({ name, values: null, ...each })),
    ],
    methods,
    caller,
    summary,
    ...(bodyType === 'application/json' ? {} : { bodyType }),
    isPerMarket: path.startsWith('/action/'),
    input,
    output,
    example,
    minimal,
    isCached,
    failure: failure ?? ActionError,
    errors: Array.from(
      new Set<ApiError>([
        'invalid_input',
        'forbidden',
        ...(caller === 'specifier' || caller === 'account' ? (['unauthorized'] as const) : []),
        ...errors,
        'method_not_allowed',
        'too_large',
        'unsupported_media_type',
        ...(limit ? (['too_many_requests'] as const) : []),
        'internal',
      ]),
    ),
  }
}
