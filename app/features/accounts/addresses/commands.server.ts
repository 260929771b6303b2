import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { OwnAccountId } from '../rules/access.ts'
import type { AddressText } from '../rules/address.ts'
import { MAX_ADDRESSES } from '../rules/address-rules.ts'

interface AddressChange {
  readonly text: AddressText
  readonly isDefaultBillingAddress: boolean | undefined
  readonly isDefaultShippingAddress: boolean | undefined
}

/** @throws AppError `conflict` where the account has the maximum number. */
export async function addAddress(
  db: Database,
  accountId: OwnAccountId,
  change: AddressChange,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').select('account_id').where('account_id', '=', accountId).forUpdate().execute()
    const { kept } = await tx
      .selectFrom('address')
      .select((query) => query.fn.countAll<string>().as('kept'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (Number(kept) >= MAX_ADDRESSES)
      throw new AppError('conflict', `You can keep ${MAX_ADDRESSES} addresses. Remove one first.`)
    const { address_id: addressId } = await tx
      .insertInto('address')
      .values({ account_id: accountId, text: JSON.stringify(change.text), created_at: now })
      .returning('address_id')
      .executeTakeFirstOrThrow()
    await applyDefaults(tx, accountId, addressId, change)
  })
}

/** @throws AppError `not_found` for one that the account does not have. */
export async function updateAddress(
  db: Database,
  accountId: OwnAccountId,
  addressId: string,
  change: AddressChange,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('address')
      .set({ text: JSON.stringify(change.text) })
      .where('address_id', '=', addressId)
      .where('account_id', '=', accountId)
      .returning('address_id')
      .executeTakeFirst()
    assertFound(changed)
    await applyDefaults(tx, accountId, addressId, change)
  })
}

/** @throws AppError `not_found` for one that the account does not have. */
export async function removeAddress(db: Database, accountId: OwnAccountId, addressId: string): Promise<void> {
  const removed = await db
    .deleteFrom('address')
    .where('address_id', '=', addressId)
    .where('account_id', '=', accountId)
    .returning('address_id')
    .executeTakeFirst()
  assertFound(removed)
}

/** @throws AppError `not_found` for an address of another account. */
export async function setDefaultAddress(
  db: Database,
  accountId: OwnAccountId,
  addressId: string,
  use: 'billing' | 'shipping',
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const owned = await tx
      .selectFrom('address')
      .select('address_id')
      .where('address_id', '=', addressId)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    assertFound(owned)
    await setDefault(tx, accountId, addressId, use, true)
  })
}

async function applyDefaults(tx: Database, accountId: string, addressId: string, change: AddressChange) {
  const { isDefaultBillingAddress: billing, isDefaultShippingAddress: shipping } = change
  if (billing !== undefined) await setDefault(tx, accountId, addressId, 'billing', billing)
  if (shipping !== undefined) await setDefault(tx, accountId, addressId, 'shipping', shipping)
}

async function setDefault(
  tx: Database,
  accountId: string,
  addressId: string,
  use: 'billing' | 'shipping',
  isDefault: boolean,
) {
  const column = use === 'billing' ? 'is_default_billing' : 'is_default_shipping'
  if (isDefault) {
    await tx
      .updateTable('address')
      .set(column, false)
      .where('account_id', '=', accountId)
      .where(column, '=', true)
      .execute()
  }
  await tx.updateTable('address').set(column, isDefault).where('address_id', '=', addressId).execute()
}

function assertFound(row: object | undefined): void {
  if (!row) throw new AppError('not_found', 'This address does not exist or is not yours.')
}
