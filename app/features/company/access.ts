import type { Actor } from '@specify/core/actor.ts'
import { AppError } from '@specify/core/app-error.ts'
import type { Branded } from '@specify/core/data/branded.ts'
import { assertSpecifier, type OwnAccountId } from '#app/features/accounts/rules/access.ts'
import type { Account } from '#app/features/accounts/rules/model.ts'

/** Somebody with a profile, who may found or join a company. */
export type CompanyPerson = Branded<{ readonly accountId: OwnAccountId; readonly name: string }, 'CompanyPerson'>
/** A member of a company. */
export type Colleague = Branded<{ readonly accountId: OwnAccountId; readonly companyId: string }, 'Colleague'>
/** A member who may invite, remove and take over. */
export type Admin = Colleague & { readonly isAdmin: true }

/** @throws AppError `unauthorized` for a visitor, `forbidden` for an account without a profile. */
export function companyPerson(actor: Actor, account: Account | null): CompanyPerson {
  const { accountId } = assertSpecifier(actor)
  return { accountId, name: account ? `${account.firstName} ${account.lastName}`.trim() : '' } as CompanyPerson
}

/** @throws AppError as `companyPerson`; `not_found` for who is in none. */
export function colleague(actor: Actor): Colleague {
  const { accountId, company } = assertSpecifier(actor)
  if (!company) throw new AppError('not_found', 'You are not in a company yet.')
  return { accountId, companyId: company.companyId } as Colleague
}

/** @throws AppError as `colleague`; `forbidden` for a member who is no admin. */
export function admin(actor: Actor): Admin {
  const member = colleague(actor)
  if (assertSpecifier(actor).company?.role !== 'admin')
    throw new AppError('forbidden', 'This is for the admins of the company.')
  return { ...member, isAdmin: true }
}
