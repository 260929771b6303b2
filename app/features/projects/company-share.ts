import { AppError } from '#app/core/app-error.ts'
import type { Membership } from '#app/core/actor.ts'
import type { CompanyAccess, CompanyShare } from './model.ts'

/**
 * What a project is shared as, once its owner has chosen; the same object where that is so already.
 * @throws AppError `forbidden` for an owner who is in no company.
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
