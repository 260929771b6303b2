import { z } from 'zod'
import { AppError } from '@specify/core/app-error.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { openLink } from '#app/features/links/links/open-link.server.ts'
import { RowId } from '#app/platform/database/row-id.server.ts'
import type { HandoverContext } from '#app/features/handover/handover-context.ts'
import type { OrderedPackage } from './package-state.ts'
import { findPackage } from './package-store.server.ts'
import { readProjectHead } from '#app/features/projects/store/read-project.server.ts'

export const PACKAGE_INPUT = {
  packageId: RowId,
  token: z.string().min(1).max(100).optional().describe('Of the link by which it was ordered'),
}

export const PACKAGE_ERRORS = [
  'unauthorized',
  'forbidden',
  'not_found',
  'link_expired',
  'link_revoked',
  'too_many_requests',
] as const

interface PackageRequest {
  readonly packageId: string
  readonly token?: string | undefined
}

type PackageContext = Pick<HandoverContext, 'actor' | 'clientAddress' | 'db' | 'limits' | 'now' | 'visibility'>

/**
 * A package of the account or the link that ordered it, while that may still see the project and its files.
 * @throws AppError `not_found` for every other one, or as `PACKAGE_ERRORS` says.
 */
export async function readOwnPackage(
  context: PackageContext,
  { packageId, token }: PackageRequest,
): Promise<OrderedPackage> {
  const unknown = new AppError('not_found', 'This package does not exist.')
  if (token !== undefined) {
    const { link } = await openLink(context, token)
    const ordered = await findPackage(context.db, packageId)
    if (ordered?.linkId !== link.id || !link.files) throw unknown
    return ordered
  }
  const { accountId } = assertSpecifier(context.actor)
  const ordered = await findPackage(context.db, packageId)
  if (ordered?.accountId !== accountId) throw unknown
  // What is for staff is for who is staff now.
  if (ordered.isInternal && context.visibility !== 'internal') throw unknown
  await readProjectHead(context, ordered.projectId)
  return ordered
}
