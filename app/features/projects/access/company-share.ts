import { AppError } from '@specify/core/app-error.ts'
import type { Membership } from '@specify/core/actor.ts'
import type { CompanyAccess, CompanyShare } from '@specify/schedule/model.ts'

/**
 * Applies the owner's choice of sharing; returns the same object where nothing changes.
 * @throws AppError `forbidden` for an owner without a company.
 */
export function chosenShare(
  now: CompanyShare | null,
  access: CompanyAccess | undefined,
  company: Membership | null,
): CompanyShare | null {
  if (access === undefined || access === (now?.access ?? 'none')) return now
  if (access === 'none') return null
  if (company) return { companyId: company.companyId, access }
  throw new AppError('forbidden', 'You are not in a company yet. Invite a colleague first.')
}
