import { AppError } from '@specify/core/app-error.ts'

const MAX_NAMED = 20

interface Named {
  readonly what: string
  readonly ids: Iterable<string | null>
  readonly isKnown: (id: string) => boolean
}

/**
 * Null, the common areas, is always known.
 * @throws AppError `not_found` that names the unknown ids, up to 20 of them, so that nothing is changed for the others.
 */
export function assertKnown({ what, ids, isKnown }: Named): void {
  const unknown = [...new Set(ids)].filter((id) => id !== null && !isKnown(id))
  if (unknown.length === 0) return
  const named = unknown.slice(0, MAX_NAMED)
  const more = unknown.length - named.length
  const list = named.join(', ') + (more > 0 ? ` and ${more} more` : '')
  const text = unknown.length === 1 ? `This ${what} is not in the project` : `These ${what}s are not in the project`
  throw new AppError('not_found', `${text}: ${list}. Nothing was changed.`, { answer: { unknown: named } })
}
