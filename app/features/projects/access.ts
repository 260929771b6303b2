import type { Actor } from '#app/core/actor.ts'
import { AppError } from '#app/core/app-error.ts'
import { assertSpecifier, type Specifier } from '#app/features/accounts/access.ts'
import type { Project } from './model.ts'

/** What stands in the place of a project that is not there, or not theirs: nobody can tell which. */
export function projectNotFound(): AppError {
  return new AppError('not_found', 'This project does not exist or is not yours.')
}

/** @throws AppError `not_found` unless the project is the caller's own or the caller is staff. */
export function assertReadable(actor: Actor, project: Project | null): Project {
  const { accountId, isInternalUser } = assertSpecifier(actor)
  if (!project || (project.accountId !== accountId && !isInternalUser)) throw projectNotFound()
  return project
}

/** @throws AppError `forbidden` for everybody but staff. */
export function assertStaff(actor: Actor): Specifier {
  const specifier = assertSpecifier(actor)
  if (!specifier.isInternalUser) throw new AppError('forbidden', 'This is for staff.')
  return specifier
}
