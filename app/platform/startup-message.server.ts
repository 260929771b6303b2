import { ConfigError } from './config.server.ts'

export function startupMessage(error: unknown): string {
  const reason = firstReason(error).split('\n', 1)[0] ?? ''
  return error instanceof ConfigError ? `Configuration: ${reason}` : `Specify cannot start: ${reason}`
}

/** A connection that was tried on several addresses fails with all their reasons and no message of its own. */
function firstReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return firstReason(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
