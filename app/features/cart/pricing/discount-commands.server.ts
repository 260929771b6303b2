import { AppError } from '@specify/core/app-error.ts'
import { formatMoney, money } from '@specify/core/money.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { OwnCart } from '../contents/access.ts'
import { changeCart } from '../contents/commands.server.ts'
import { NOT_VALID } from '../contents/cart-forms.ts'
import { isDiscountOpen, minimumCents, normaliseDiscountCode, type DiscountTerms } from './discounts.ts'
import type { Cart } from '../contents/model.ts'
import type { OfferReader } from './offer.ts'
import { priceCart } from './priced-cart.ts'
import { currencyOf, readPricingInputs } from '../contents/queries.server.ts'
import { isUseLeft } from './discount-queries.server.ts'

const KEPT_HOURS = 24
/** Codes in one cart. */
const MAX_CODES = 5

interface Redemption {
  readonly owner: OwnCart
  readonly code: string
  readonly version: number | null
  readonly reader: OfferReader
}

/**
 * Redeems a code for a cart: one use of it is reserved.
 * @throws AppError `invalid_input` with `code not valid`, or another reason.
 */
export async function redeemDiscount(db: Database, { owner, code, version, reader }: Redemption, now: Date) {
  const currency = currencyOf(owner.locale)
  return changeCart(
    db,
    { owner, version },
    async (cart, tx) => {
      const row = await tx
        .selectFrom('discount_code')
        .selectAll()
        .where('code', '=', normaliseDiscountCode(code))
        .where('is_active', '=', true)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw new AppError('invalid_input', NOT_VALID)
      const terms = row.terms as DiscountTerms
      const { discount_id: discountId } = row
      if (!isDiscountOpen(terms, owner.locale, currency, now)) throw new AppError('invalid_input', NOT_VALID)
      const inputs = await readPricingInputs(tx, cart, { owner, reader, now })
      const { discounts } = inputs
      if (discounts.some((each) => each.discountId === discountId)) throw refused('This code is already in your cart.')
      const others = discounts.some((each) => !each.terms.canCombine) || (discounts.length > 0 && !terms.canCombine)
      if (others || discounts.length >= MAX_CODES) throw refused('This code cannot be combined with another.')
      const { totals } = priceCart(cart, inputs)
      const minimum = minimumCents(terms, currency)
      if (totals.subtotalCents < minimum)
        throw refused(`This code applies from ${formatMoney(money(minimum, currency), 2)} on.`)
      await assertUseLeft(tx, { discountId, terms, accountId: owner.accountId }, now)
      await tx
        .insertInto('discount_use')
        .values({
          discount_id: discountId,
          cart_id: cart.cartId,
          account_id: owner.accountId,
          kept_until: new Date(now.getTime() + KEPT_HOURS * 3_600_000),
          created_at: now,
        })
        .execute()
      return { ...cart }
    },
    now,
  )
}

/** Releases the reserved use of a code. @throws AppError `not_found` for one that is not in the cart. */
export async function removeDiscount(
  db: Database,
  { owner, discountId, version }: Omit<Redemption, 'code' | 'reader'> & { readonly discountId: string },
  now: Date,
): Promise<Cart> {
  return changeCart(
    db,
    { owner, version },
    async (cart, tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('discount_use')
        .where('cart_id', '=', cart.cartId)
        .where('discount_id', '=', discountId)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new AppError('not_found', 'This code is not in your cart.')
      return { ...cart }
    },
    now,
  )
}

interface CodeUse {
  readonly discountId: string
  readonly terms: DiscountTerms
  readonly accountId: string
}

/** @throws AppError `invalid_input` where a code, whose row is locked, has been used up. */
async function assertUseLeft(tx: Database, { discountId, terms, accountId }: CodeUse, now: Date): Promise<void> {
  const uses = await tx
    .selectFrom('discount_use')
    .select(['order_id', 'account_id', 'kept_until'])
    .where('discount_id', '=', discountId)
    .execute()
  const others = uses.filter((use) => use.order_id !== null || (use.kept_until !== null && use.kept_until > now))
  const orders = uses.filter((use) => use.order_id !== null && use.account_id === accountId)
  if (!isUseLeft(terms, { others: others.length, orders: orders.length }))
    throw new AppError('invalid_input', NOT_VALID)
}

function refused(message: string): AppError {
  return new AppError('invalid_input', message)
}
