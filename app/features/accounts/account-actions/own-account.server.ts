import { AppError } from '@specify/core/app-error.ts'
import { assertSignedIn, type OwnAccountId } from '../rules/access.ts'
import type { Account } from '../rules/model.ts'
import { findAccount } from '../store/queries.server.ts'
import type { AccountContext } from './account-context.ts'
import { toEntity } from './shapes.server.ts'

interface OwnAccount extends Account {
  readonly accountId: OwnAccountId
}

/** @throws AppError `unauthorized` for a visitor. */
export function signedInAccount({ actor, account }: AccountContext): OwnAccount {
  const { accountId } = assertSignedIn(actor)
  if (!account) throw new AppError('unauthorized', 'Please sign in.')
  return { ...account, accountId }
}

export async function readEntity({ db, config }: AccountContext, accountId: string) {
  const account = await findAccount(db, accountId, config.staffDomains)
  if (!account) throw new AppError('unauthorized', 'Please sign in.')
  return toEntity(account)
}
