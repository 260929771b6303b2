import { sql, type Selectable } from 'kysely'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Tables } from '#db/schema.ts'
import type { Address, AddressText } from '../rules/address.ts'
import { customerTypeOf } from '../rules/customer-type.ts'
import type { Account } from '../rules/model.ts'

export interface Credentials {
  readonly accountId: string
  readonly passwordHash: string
  readonly isVerified: boolean
  /** Nobody signs in to it. */
  readonly isClosed: boolean
  readonly remindersLeft: number
  readonly firstName: string
  readonly companyName: string
}

const credentialColumns = [
  'account_id as accountId',
  'password_hash as passwordHash',
  'reminders_left as remindersLeft',
  'first_name as firstName',
  'company_name as companyName',
] as const

/** The credentials of a canonical address; null where it is not registered. */
export async function findCredentials(db: Database, email: string): Promise<Credentials | null> {
  const row = await db
    .selectFrom('account')
    .select(credentialColumns)
    .select([
      sql<boolean>`verified_at is not null`.as('isVerified'),
      sql<boolean>`closed_at is not null`.as('isClosed'),
    ])
    .where('email', '=', email)
    .executeTakeFirst()
  return row ?? null
}

export async function listAccounts(db: Database) {
  return db
    .selectFrom('account')
    .select(['email', 'is_internal_user as isInternalUser', 'company_name as companyName', 'created_at as createdAt'])
    .select(sql<boolean>`verified_at is not null`.as('isVerified'))
    .select(
      sql<readonly string[]>`array(
        select "right" from staff_right where staff_right.account_id = account.account_id order by 1)`.as('rights'),
    )
    .orderBy('created_at', 'desc')
    .execute()
}

/** Reads an account with its addresses; null where it is deleted. */
export async function findAccount(
  db: Database,
  accountId: string,
  staffDomains: readonly string[],
): Promise<Account | null> {
  const row = await db.selectFrom('account').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return row ? toAccount(row, await findAddresses(db, accountId), staffDomains) : null
}

export async function findAddresses(db: Database, accountId: string): Promise<Address[]> {
  const rows = await db
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('address_id')
    .execute()
  return rows.map(toAddress)
}

export function toAccount(
  row: Selectable<Tables['account']>,
  addresses: readonly Address[],
  staffDomains: readonly string[],
): Account {
  return {
    accountId: row.account_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    phone: row.phone,
    companyName: row.company_name,
    companyType: row.company_type,
    country: row.country,
    state: row.state,
    postalCode: row.postal_code,
    marketingConsent: row.marketing_consent,
    legalEntity: row.legal_entity,
    isInternalUser: row.is_internal_user,
    customerType: customerTypeOf(row.email, staffDomains),
    addresses,
  }
}

function toAddress(row: Selectable<Tables['address']>): Address {
  return {
    addressId: row.address_id,
    ...(row.text as AddressText),
    isDefaultBillingAddress: row.is_default_billing,
    isDefaultShippingAddress: row.is_default_shipping,
  }
}

export async function isVerified(db: Database, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('verified_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.verified_at != null
}
