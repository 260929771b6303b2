import { sql } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { DiscountTerms } from './discounts.ts'
import type { Cart } from '../contents/model.ts'
import type { RedeemedDiscount } from './pricing-inputs.ts'

/** Lists discounts in the order in which they were redeemed. */
export async function findDiscounts(
  db: Database,
  { cartId }: Cart,
  accountId: string,
  now: Date,
): Promise<RedeemedDiscount[]> {
  const rows = await db
    .selectFrom('discount_use as own')
    .innerJoin('discount_code as code', 'code.discount_id', 'own.discount_id')
    .select(['code.discount_id', 'code.code', 'code.terms', 'code.is_active'])
    .select(usesOfOthers('own', now).as('others'))
    .select(ordersOf('own', accountId).as('orders'))
    .where('own.cart_id', '=', cartId)
    .orderBy('own.created_at')
    .orderBy('own.use_id')
    .execute()
  return rows.map(({ discount_id: discountId, code, terms: storedTerms, is_active: isActive, others, orders }) => {
    const terms = storedTerms as DiscountTerms
    return { discountId, code, terms, isLeft: isActive && isUseLeft(terms, { others, orders }) }
  })
}

function usesOfOthers(own: string, now: Date) {
  const table = sql.ref(own)
  return sql<number>`(
    select count(*)::int from discount_use other
    where other.discount_id = ${table}.discount_id and other.use_id <> ${table}.use_id
      and (other.order_id is not null or other.kept_until > ${now})
  )`
}

function ordersOf(own: string, accountId: string) {
  return sql<number>`(
    select count(*)::int from discount_use other
    where other.discount_id = ${sql.ref(own)}.discount_id and other.order_id is not null and other.account_id = ${accountId}
  )`
}

export function isUseLeft(
  { maxUses, maxUsesPerAccount }: DiscountTerms,
  { others, orders }: { readonly others: number; readonly orders: number },
): boolean {
  return (maxUses === null || others < maxUses) && (maxUsesPerAccount === null || orders < maxUsesPerAccount)
}
