import { countText } from '@specify/core/text/count-text.ts'
import { findMarket, MARKETS } from '@specify/core/market.ts'
import { STATES } from '#app/features/accounts/rules/profile.ts'
import { entryKey } from '#app/features/cart/operator/commands.server.ts'
import { findEntry } from '#app/features/cart/operator/operator-state.server.ts'
import type { DiscountTerms } from '#app/features/cart/pricing/discounts.ts'
import type { ShippingMethod } from '#app/features/cart/pricing/shipping.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ListReader } from '../lists/list-definition.ts'
import { codeValues, methodValues } from './operator-fields.ts'
import { NEW, UNLISTED, type RecordField, type RecordPage } from './record-page.ts'

const optional = (name: string, label: string, hint?: string): RecordField => ({
  name,
  isHalf: true,
  label,
  isNumber: true,
  maxLength: 12,
  ...(hint !== undefined && { hint }),
})

export async function readDeliveryPage(db: Database, id: string, reader: ListReader): Promise<RecordPage | null> {
  const isNew = id === NEW
  const found = isNew ? null : await findEntry(db, 'shippingMethods', id)
  const market = isNew ? MARKETS[reader.locale] : findMarket(id.slice(0, 2))
  if ((!isNew && !found) || !market) return null
  const method = found?.entry as (ShippingMethod & { readonly place: number }) | undefined
  const values = method ? methodValues(method) : { place: '1' }
  const states = [...new Set([...STATES[market.code], ...(method?.states ?? [])])]
  return {
    title: method?.name ?? `New delivery in ${market.countryName}`,
    facts: method
      ? [
          ['Market', market.countryName],
          ['Id', method.shippingMethodId],
        ]
      : [],
    fields: [
      {
        name: 'id',
        label: 'Id',
        hint: 'Small letters, digits and dashes. It cannot be changed later.',
        maxLength: 60,
        isRequired: true,
        isFixed: !isNew,
      },
      { name: 'name', label: 'Name', maxLength: 80, isRequired: true },
      { name: 'description', label: 'Description', hint: 'Such as: 3 to 6 working days.', maxLength: 200 },
      {
        name: 'rates',
        label: `Prices in ${market.currency}, with GST`,
        kind: 'area',
        hint: 'One a line: the value of the goods from which it holds, a colon, the price. The first is from 0.00.',
        maxLength: 1_000,
        isRequired: true,
      },
      {
        name: 'states',
        label: 'Delivers to (none ticked: everywhere)',
        kind: 'ticks',
        options: states.map((state) => [state, state] as const),
      },
      {
        name: 'postcodes',
        label: 'Postcodes',
        hint: 'Such as 2000-2234, 2600. Empty: all.',
        kind: 'area',
        maxLength: 6_000,
      },
      optional('place', 'Place', `Among the deliveries of ${market.countryName}, from 1.`),
    ],
    values: { ...values, id: method?.shippingMethodId ?? '' },
    was: entryKey(method ?? null),
    saveLabel: 'Save delivery',
    removal: method
      ? {
          label: 'End delivery',
          sentence: 'It is offered no longer, also in carts that have chosen it. Orders keep it.',
        }
      : null,
  }
}

export async function readCodePage(db: Database, id: string, { locale }: ListReader): Promise<RecordPage | null> {
  const isNew = id === NEW
  const found = isNew ? null : await findEntry(db, 'discountCodes', id)
  if (!isNew && !found) return null
  const terms = found?.entry as DiscountTerms | undefined
  const isEnded = found?.isEnded ?? false
  const time = `Time of ${locale === 'au' ? 'Sydney' : 'Auckland'}. Empty: no limit.`
  return {
    title: isNew ? 'New discount code' : id,
    facts: isEnded ? [['State', 'Ended: nobody can redeem it']] : [],
    fields: [
      {
        name: 'code',
        label: 'Code',
        hint: '3 to 40 letters, digits and dashes.',
        maxLength: 40,
        isRequired: true,
        isFixed: !isNew,
      },
      { name: 'name', label: 'Name', hint: 'Customers read it.', maxLength: 80, isRequired: true },
      {
        ...optional('percent', 'Percent off the goods', 'Either a percentage or amounts, including GST.'),
        isHalf: false,
      },
      optional('offAUD', 'Amount off in AUD'),
      optional('offNZD', 'Amount off in NZD'),
      {
        name: 'markets',
        label: 'Markets',
        kind: 'ticks',
        options: Object.values(MARKETS).map(({ code, countryName }) => [code, countryName] as const),
      },
      optional('minimumAUD', 'Goods must be worth, in AUD'),
      optional('minimumNZD', 'Goods must be worth, in NZD'),
      { name: 'validFrom', label: 'From', kind: 'moment', hint: time, isHalf: true },
      { name: 'validUntil', label: 'Until', kind: 'moment', hint: time, isHalf: true },
      optional('maxUses', 'Orders in all', 'Empty: no limit.'),
      optional('maxUsesPerAccount', 'Orders of one account', 'Empty: no limit.'),
      { name: 'canCombine', label: 'With other codes', kind: 'ticks', options: [['yes', 'May stand beside others']] },
    ],
    values: { ...(terms ? codeValues({ code: locale }, terms) : { markets: locale }), code: isNew ? '' : id },
    was: entryKey(terms ?? null),
    saveLabel: isEnded ? 'Save and open again' : 'Save code',
    removal:
      terms && !isEnded
        ? {
            label: 'End code',
            sentence: 'Nobody can redeem it any more, and carts that hold it lose it. Orders keep it.',
          }
        : null,
  }
}

export async function readStockPage(db: Database, id: string): Promise<RecordPage | null> {
  const isNew = id === NEW
  const found = isNew ? null : await findEntry(db, 'stock', id)
  if (!isNew && !found) return null
  const stock = found?.entry as { readonly quantity: number } | undefined
  const listed = isNew ? null : await isInCatalogue(db, id)
  return {
    title: isNew ? 'Set stock' : id,
    facts: stock
      ? [
          ['Quantity', countText(stock.quantity)],
          ['In the catalogue', listed ? 'Yes' : 'No'],
        ]
      : [],
    fields: [
      { name: 'sku', label: 'Code', maxLength: 64, isRequired: true, isFixed: !isNew },
      {
        name: UNLISTED,
        label: 'This code is not in the catalogue: save it all the same',
        kind: 'ticks',
        confirms: 'sku',
      },
      { name: 'quantity', label: 'Quantity', maxLength: 10, isNumber: true, isRequired: true },
    ],
    values: { sku: isNew ? '' : id, quantity: String(stock?.quantity ?? '') },
    was: entryKey(stock ?? null),
    saveLabel: 'Save stock',
    removal: stock ? { label: 'Stop counting', sentence: 'What nobody counts can always be ordered.' } : null,
  }
}

export async function isInCatalogue(db: Database, sku: string): Promise<boolean> {
  return (await db.selectFrom('catalogue_sku').select('sku').where('sku', '=', sku).executeTakeFirst()) !== undefined
}
