import { sql } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Database } from '#app/platform/database/database.server.ts'

/** Stands wherever the name, address or phone number of somebody stood who was erased. */
export const FORMER = 'Former colleague'

export interface Person {
  readonly accountId: string
  readonly email: string
  readonly name: string
  readonly companyName: string
  /** Has, or had, something to do with the work of others. */
  readonly isStaff: boolean
  /** Companies that they are or were in, as far as the database knows. */
  readonly companyIds: readonly string[]
  /** Projects in which they have done something. */
  readonly projectIds: readonly string[]
  /** PostgreSQL’s regular expression of all that names them, in text and in JSON. */
  readonly pattern: string
  /** The same of address and phone number alone: names are others’, too. */
  readonly sharpPattern: string
}

const SHORTEST_NAME = 5
const SHORTEST_PHONE = 6

/** Reads who is to be erased, with the row of the account locked. @throws AppError `not_found` */
export async function readPerson(tx: Database, accountId: string): Promise<Person> {
  const account = await tx
    .selectFrom('account')
    .select(['email', 'first_name', 'last_name', 'phone', 'company_name', 'is_internal_user'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new AppError('not_found', 'There is no such account.')
  const { email, phone, company_name: companyName } = account
  const worked = await tx
    .selectFrom('staff_log')
    .select('log_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .execute()
  const name = `${account.first_name} ${account.last_name}`.trim()
  const companies = await sql<{ id: string }>`
    select company_id as id from company_member where account_id = ${accountId}
    union select company_id from project where account_id = ${accountId} and company_id is not null
    union select company_id from project_template where account_id = ${accountId} and company_id is not null
    union select company_id from company_invite where email = ${email}
    union select company_id from company_event where who <> '' and who = ${name}
    union select project.company_id from quote join project using (project_id)
      where quote.account_id = ${accountId} and project.company_id is not null`.execute(tx)
  const companyIds = companies.rows.map(({ id }) => id)
  const projects = await sql<{ id: string; username: string | null }>`
    select project_id as id, case when account_id = ${accountId} then username end as username from project
      where account_id = ${accountId} or company_id = any(${companyIds}::uuid[])
    union select project_id, null from project_remark where lower(address) = ${email}
    union select project_id, null from project_link where account_id = ${accountId}
    union select project_id, null from quote where account_id = ${accountId}`.execute(tx)
  const typedNames = projects.rows.flatMap(({ username }) => username ?? [])
  const names = [name, ...typedNames].filter((each) => each.length >= SHORTEST_NAME)
  const sharp = [email, encodeURIComponent(email)]
  return {
    accountId,
    email,
    name,
    companyName,
    isStaff: account.is_internal_user || worked.length > 0,
    companyIds,
    projectIds: [...new Set(projects.rows.map(({ id }) => id))],
    pattern: patternOf([...sharp, ...names], phone),
    sharpPattern: patternOf(sharp, phone),
  }
}

/** Matches each word as a whole, also as JSON writes it, and a phone number however it is grouped. */
function patternOf(words: readonly string[], phone: string): string {
  const spelt = new Set(words.flatMap((word) => [word, JSON.stringify(word).slice(1, -1)]))
  const escaped = [...spelt].map((word) => word.replaceAll(/[^\p{L}\p{N}\s@]/gu, (sign) => `\\${sign}`))
  // Longer ones first: a name may be the beginning of another.
  const longestFirst = escaped.toSorted((a, b) => b.length - a.length)
  const alternatives = [...longestFirst, ...phonePatterns(phone)]
  return `(?<![[:alnum:]])(?:${alternatives.join('|')})(?![[:alnum:]])`
}

/** Matches `+61 491 570 156`, `0491570156` and `491-570-156` as the same number; none for one that is too short. */
function phonePatterns(phone: string): readonly string[] {
  const national = phone.replaceAll(/\D/g, '').replace(/^(?:6[14]|0)/, '')
  if (national.length < SHORTEST_PHONE) return []
  return [`(?:\\+?6[14][ -]?(?:\\(0\\))?|0)?${national.split('').join('[ .-]?')}`]
}
