import { AppError } from '@specify/core/app-error.ts'
import { isUnreachable } from '../database/database-reach.server.ts'
import type { Method } from '../endpoint.server.ts'
import type { Logger } from '../log.server.ts'

/** The answer to an error: its code and sentence, or, of a bug, only that there was one. */
export function errorResponse(
  error: unknown,
  { log }: { readonly log: Logger },
  methods: readonly Method[] = [],
): Response {
  const appError = toAppError(error)
  if (!appError) log.error({ err: error }, 'an action failed')
  else if (error !== appError) log.warn({ err: error }, 'the database is not available')
  const code = appError?.code ?? 'internal'
  const message = appError?.message ?? 'Something went wrong!'
  const { key, fields, answer, retryAfterSeconds = 60 } = appError?.details ?? {}
  return Response.json(
    { isError: true, error: { code, message, ...(key && { key }), ...(fields && { fields }) }, ...answer },
    {
      status: appError?.status ?? 500,
      headers: {
        'cache-control': 'private, no-store',
        ...(code === 'method_not_allowed' ? { allow: methods.join(', ') } : {}),
        ...(code === 'too_many_requests' ? { 'retry-after': String(retryAfterSeconds) } : {}),
        ...(code === 'unavailable' ? { 'retry-after': '10' } : {}),
      },
    },
  )
}

/** An error as callers may see it; null for a bug. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  return isUnreachable(error)
    ? new AppError('unavailable', 'This does not work at the moment. Please try again soon.')
    : null
}
