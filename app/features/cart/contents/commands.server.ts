import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { OwnCart } from './access.ts'
import { emptyCart, type Cart } from './model.ts'
import { toCart } from './queries.server.ts'
import { writeCartUse } from './cart-use.server.ts'

interface CartChange {
  readonly owner: OwnCart
  /** The version that the change was based on; null for changes that fit any. */
  readonly version: number | null
}

/**
 * Changes a cart: all or nothing, one after another, each a new version. A change without effect keeps the version.
 * `apply` is given the transaction for related changes.
 * @throws AppError `conflict` with `currentVersion` where it has moved on.
 */
export async function changeCart(
  db: Database,
  { owner, version }: CartChange,
  apply: (cart: Cart, tx: Database) => Cart | Promise<Cart>,
  now: Date,
): Promise<Cart> {
  return db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner, now)
    if (version !== null && version !== cart.version) {
      const message = 'Your cart has been changed since you opened it.'
      throw new AppError('conflict', message, { answer: { currentVersion: cart.version } })
    }
    const changed = await apply(cart, tx)
    return changed === cart ? cart : saveCart(tx, changed, now)
  })
}

/** The cart of an account, created where there is none, locked until the transaction ends. */
export async function lockCart(tx: Database, { accountId, locale }: OwnCart, now: Date): Promise<Cart> {
  await assertAccount(tx, accountId)
  await tx
    .insertInto('cart')
    .values({ account_id: accountId, locale, changed_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'locale']).doNothing())
    .execute()
  const row = await tx
    .selectFrom('cart')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('locale', '=', locale)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return toCart(row)
}

/** Prevents the deletion of an account until the transaction ends. @throws AppError `unauthorized` where it is gone. */
export async function assertAccount(tx: Database, accountId: string): Promise<void> {
  const row = await tx
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst()
  if (!row) throw new AppError('unauthorized', 'Please sign in.')
}

export async function saveCart(tx: Database, cart: Cart, now: Date): Promise<Cart> {
  const row = await tx
    .updateTable('cart')
    .set({
      version: cart.version + 1,
      use_version: cart.version + 1,
      lines: JSON.stringify(cart.lines),
      shipping_address: cart.shippingAddress && JSON.stringify(cart.shippingAddress),
      billing_address: cart.billingAddress && JSON.stringify(cart.billingAddress),
      shipping_method_id: cart.shippingMethodId,
      reference: cart.reference,
      changed_at: now,
    })
    .where('cart_id', '=', cart.cartId)
    .returningAll()
    .executeTakeFirstOrThrow()
  const saved = toCart(row)
  await writeCartUse(tx, saved)
  return saved
}

export function resetCart(db: Database, owner: OwnCart, version: number | null, now: Date): Promise<Cart> {
  return changeCart(
    db,
    { owner, version },
    async (cart, tx) => {
      const freed = await tx.deleteFrom('discount_use').where('cart_id', '=', cart.cartId).executeTakeFirst()
      const { cartId, locale } = cart
      const isEmpty = cart.lines.length === 0 && freed.numDeletedRows === 0n
      return isEmpty ? cart : { ...emptyCart(locale), cartId, version: cart.version }
    },
    now,
  )
}
