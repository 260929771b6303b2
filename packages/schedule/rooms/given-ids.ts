import { AppError } from '@specify/core/app-error.ts'
import { isUuid } from '@specify/core/ids/uuid.ts'
import { roomKey } from './room-name.ts'

interface Named {
  readonly id?: string | undefined
  readonly name: string
}

/** The id of what is given: its own, that of its namesake unless another one has it, or a new one. */
export function idFinder(
  now: readonly Named[],
  requested: readonly Named[],
  newId: () => string,
): (each: Named) => string {
  const byName = new Map(now.map(({ id, name }) => [roomKey(name), id]))
  const takenIds = new Set(requested.flatMap(({ id }) => id?.toLowerCase() ?? []))
  return ({ id, name }) => {
    if (id !== undefined) return assertId(id)
    const namesake = byName.get(roomKey(name))
    return namesake !== undefined && !takenIds.has(namesake) ? namesake : newId()
  }
}

export function assertId(id: string): string {
  if (!isUuid(id)) throw new AppError('invalid_input', 'id: must be a UUID')
  return id.toLowerCase()
}
