import type { Actor } from '#app/core/actor.ts'
import { AppError } from '#app/core/app-error.ts'
import type { Branded } from '#app/core/branded.ts'
import { assertSpecifier, type OwnAccountId, type Specifier } from '#app/features/accounts/access.ts'
import type { Project } from './model.ts'

/** The error for a missing project and one of another account: indistinguishable. */
export function projectNotFound(): AppError {
  return new AppError('not_found', 'This project does not exist or is not yours.')
}

/**
 * A project as its owner may change it: every write to a project takes one. Ownership is checked on the row that is
 * locked for the change, so that no other request comes between the two.
 */
export type EditableProject = Branded<
  { readonly projectId: string; readonly accountId: OwnAccountId },
  'EditableProject'
>

/** @throws AppError `unauthorized` for a visitor, `forbidden` for an account without a profile. */
export function editableProject(actor: Actor, projectId: string): EditableProject {
  return { projectId, accountId: assertSpecifier(actor).accountId } as EditableProject
}

/** @throws AppError `not_found` unless the project is the caller's own or the caller is staff. */
export function assertReadable(actor: Actor, project: Project | null): Project {
  const { accountId, isInternalUser } = assertSpecifier(actor)
  if (!project || (project.accountId !== accountId && !isInternalUser)) throw projectNotFound()
  return project
}

/** @throws AppError `forbidden` for all but staff. */
export function assertStaff(actor: Actor): Specifier {
  const specifier = assertSpecifier(actor)
  if (!specifier.isInternalUser) throw new AppError('forbidden', 'This is for staff.')
  return specifier
}
