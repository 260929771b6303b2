import type { Actor, Membership } from '@specify/core/actor.ts'
import { AppError } from '@specify/core/app-error.ts'
import type { Branded } from '@specify/core/data/branded.ts'
import { assertSpecifier, type OwnAccountId, type Specifier } from '#app/features/accounts/rules/access.ts'
import type { CompanyShare } from '@specify/schedule/model.ts'

/** The error for a missing project and one of another account: indistinguishable. */
export function projectNotFound(): AppError {
  return new AppError('not_found', 'This project does not exist or is not yours.')
}

/** The rights to a project; each includes those before it. */
export type ProjectRight = 'view' | 'edit' | 'own'

interface Holder {
  readonly accountId: string
  readonly company: Membership | null
}

interface Held {
  readonly accountId: string
  readonly company: CompanyShare | null
}

/**
 * The right of somebody to a project; null where they may not know of it. What is shared with a company stays with it:
 * who has left it has no right to it any more, not even the owner.
 */
export function rightTo({ accountId, company }: Holder, project: Held): ProjectRight | null {
  const { company: share } = project
  if (share === null) return project.accountId === accountId ? 'own' : null
  if (company?.companyId !== share.companyId) return null
  return project.accountId === accountId ? 'own' : share.access
}

/**
 * A project as somebody may change it: every write to a project takes one. The right is checked on the row that is
 * locked for the change, so that no other request comes between the two.
 */
export type EditableProject = Branded<
  Holder & { readonly projectId: string; readonly accountId: OwnAccountId },
  'EditableProject'
>
/** Besides, for what its owner alone may do: delete it, publish it, share it with the company, hand it over. */
export type OwnProject = EditableProject & { readonly needs: 'own' }

/**
 * Refuses changes that another account has begun in the same browser.
 * @throws AppError `unauthorized`, so that the page asks its own reader to sign in.
 */
export function assertAccount(actor: Actor, accountId: string | undefined): void {
  if (accountId === undefined || (actor.kind === 'account' && actor.accountId === accountId)) return
  throw new AppError('unauthorized', 'These changes belong to another account. Sign in to it to save them.')
}

/** @throws AppError `unauthorized` for a visitor, `forbidden` for an account without a profile. */
export function editableProject(actor: Actor, projectId: string): EditableProject {
  const { accountId, company } = assertSpecifier(actor)
  return { projectId, accountId, company } as EditableProject
}

/** @throws AppError as `editableProject`. */
export function ownProject(actor: Actor, projectId: string): OwnProject {
  return { ...editableProject(actor, projectId), needs: 'own' }
}

/** @throws AppError `not_found` where the holder may not know of the project, `forbidden` where they may view it only. */
export function assertRight<Found extends Held>(
  holder: EditableProject | OwnProject,
  project: Found | null | undefined,
): asserts project is Found {
  const right = project ? rightTo(holder, project) : null
  if (right === null) throw projectNotFound()
  if (right === 'view') throw new AppError('forbidden', 'Your company shares this project with you to view only.')
  if ('needs' in holder && right !== holder.needs)
    throw new AppError('forbidden', 'Only the owner of this project may do this.')
}

/** @throws AppError `not_found` unless the caller has a right to the project or is staff. */
export function assertReadable<Found extends Held>(actor: Actor, project: Found | null): Found {
  const specifier = assertSpecifier(actor)
  if (!project || (rightTo(specifier, project) === null && !specifier.isInternalUser)) throw projectNotFound()
  return project
}

/** The right of any caller; null for visitors and strangers, and for staff who may read it as staff alone. */
export function rightOf(actor: Actor, project: Held): ProjectRight | null {
  return actor.kind === 'account' ? rightTo(actor, project) : null
}

/** Staff who look with the eyes of an account edit nothing. */
export function mayEdit(actor: Actor, project: Held): boolean {
  if (actor.kind === 'account' && actor.isViewed) return false
  const right = rightOf(actor, project)
  return right === 'own' || right === 'edit'
}

/** @throws AppError `forbidden` for all but staff. */
export function assertStaff(actor: Actor): Specifier {
  const specifier = assertSpecifier(actor)
  if (!specifier.isInternalUser) throw new AppError('forbidden', 'This is for staff.')
  return specifier
}
