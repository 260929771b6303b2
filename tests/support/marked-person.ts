import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { PROFILE_INPUT } from '#app/features/accounts/testing/profile.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Browser, Person, usePeople } from './browser/use-people.ts'
import { KETTLE_STREET } from './kettle-street.ts'
import { givenEnquiries, givenOrder } from './work-items.ts'

/** Words that nobody else has, in what a person types of themselves. */
export const MARKS = {
  firstName: 'Zarquina',
  lastName: 'Quuxworth',
  typedName: 'Madam Frumious',
  company: 'Vroomfondel Interiors',
  phone: '0491570156',
  street: 'Slartibartfast Street',
  search: 'Brockian spouts',
  letter: 'Magrathean question',
} as const

/** Words that stay with the company, without a name. */
export const KEPT = { comment: 'Reach to be checked', project: 'Harbour Tower', note: 'Wall of stone' } as const

export interface MarkedPerson {
  readonly person: Person
  readonly accountId: string
  /** Of the company, which the colleague runs. */
  readonly projectId: string
  readonly orderNumber: string
}

type People = Pick<ReturnType<typeof usePeople>, 'db' | 'newPerson'>

async function done(who: Browser, name: string, input: object): Promise<Record<string, unknown>> {
  const { status, body } = await who.act(name, input, 'au')
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** Somebody of a company who has used everything that keeps words: own projects and shared ones, links, quotes, orders, letters, and work as staff. */
export async function markedPerson({ db, newPerson }: People, colleague: Person): Promise<MarkedPerson> {
  const person = await newPerson({ profile: false })
  const { firstName, lastName, phone, company: companyName } = MARKS
  await done(person, 'account/update', { ...PROFILE_INPUT, firstName, lastName, phone, companyName })
  const accountId = (await accountIdOf(db(), person.email))!
  const address = { ...KETTLE_STREET, firstName, lastName, streetName: MARKS.street }
  await done(person, 'account/addAddress', { address })

  await done(colleague, 'company/invite', { email: person.email, role: 'admin' })
  const { invitations } = (await done(person, 'company/members', {})) as { invitations: { id: string }[] }
  await done(person, 'company/accept', { inviteId: invitations[0]!.id })
  await done(person, 'company/invite', { email: `other-${randomUUID()}@studio.test`, role: 'member' })

  await newProject(person, { projectName: `${MARKS.company} fit-out` })
  const projectId = await newProject(person, { projectName: KEPT.project, companyAccess: 'edit' })
  await workOn(person, projectId)
  await writeAbout(db(), { person, accountId })
  const orderNumber = await order(db(), accountId, person.email)
  return { person, accountId, projectId, orderNumber }
}

async function newProject(who: Browser, details: object): Promise<string> {
  const { shoppingList } = (await done(who, 'projectBuilder/createShoppingList', {
    projectDetails: { projectType: 'commercial', projectLocation: 'NSW', ...details },
    specifierDetails: { username: MARKS.typedName },
    selectedRoomDetails: ['Ensuite 1'],
  })) as { shoppingList: { projectId: string } }
  return shoppingList.projectId
}

/** Saves twice, so that there is a past; issues, asks for a quote, comments by a link and as its owner. */
async function workOn(person: Person, id: string): Promise<void> {
  const act = (name: string, input: object) => done(person, `projectBuilder/${name}`, input)
  let version = 1
  for (const note of [`Ask ${MARKS.firstName} ${MARKS.lastName}, 0491 570 156`, `${KEPT.note}, ${person.email}`]) {
    const lineItems = [{ id: randomUUID(), sku: 'FM1000C', quantity: 2, note, tag: '' }]
    const saved = await act('saveProject', {
      id,
      version,
      unitTypes: [],
      rooms: [{ name: 'Ensuite 1', unitTypeId: null, lineItems }],
    })
    version = (saved['shoppingList'] as { version: number }).version
    const revision = await act('issueRevision', {
      id,
      version,
      label: version === 2 ? 'A' : 'B',
      purpose: 'For tender',
    })
    const { id: revisionId } = revision['revision'] as { id: string }
    await act('requestQuote', { id, revisionId, place: 'Sydney 2000', words: `Call ${MARKS.phone}` })
  }
  const rooms = [{ name: 'Ensuite', lineItems: [{ sku: 'FM1000C', quantity: 1 }] }]
  await act('saveTemplate', { name: `Bathrooms of ${MARKS.typedName}`, isShared: true, rooms })
  const { link } = (await act('createLink', {
    id,
    name: `For ${MARKS.firstName} ${MARKS.lastName}`,
    comments: true,
  })) as {
    link: { url: string }
  }
  const token = new URL(link.url).pathname.split('/').at(-2)
  const asked = await done(person, 'link/comment', { token, name: MARKS.firstName, text: KEPT.comment })
  const { id: commentId } = asked['comment'] as { id: string }
  await act('answerComment', { id, commentId, text: `${KEPT.comment}, says ${MARKS.firstName} ${MARKS.lastName}` })
}

/** Writes what has no short call, as the features do. */
async function writeAbout(db: Database, { person, accountId }: Pick<MarkedPerson, 'person' | 'accountId'>) {
  const [now, name] = [new Date(), `${MARKS.firstName} ${MARKS.lastName}`]
  await done(person, 'account/saveSearch', { name: MARKS.search, path: 'products/tapware', query: 'colour=Chrome' })
  await givenEnquiries(db, [{ First_Name: name, Email: person.email, Phone: MARKS.phone, Message: MARKS.letter }])
  const statements = [
    sql`update project_remark set address = ${person.email} where author = ${MARKS.firstName}`,
    sql`insert into feedback (message, page, locale, created_at)
      values (${`Write to ${person.email.toUpperCase()}`}, '/au/', 'au', ${now})`,
    sql`insert into mail_stop values (${person.email}, 'quotes', ${now})`,
    sql`insert into cart (account_id, locale, shipping_address, reference, changed_at)
      values (${accountId}, 'nz', ${JSON.stringify({ streetName: MARKS.street })}, ${MARKS.letter}, ${now})`,
    sql`insert into mail_outbox (kind, recipient, locale, created_at, next_attempt_at, sent_at, last_error)
      values ('enquiry-answer', ${person.email}, 'au', ${now}, ${now}, ${now}, ${`550 <${person.email}>`})`,
    sql`insert into change_set (kind, name, note, author_id, author_name, approved_by, approved_name, created_at, changed_at)
      values ('edit', ${`Prices of ${name}`}, ${`Ask ${name}, ${MARKS.phone}`}, ${accountId}, ${name}, ${accountId}, ${name}, ${now}, ${now})`,
    sql`insert into work_note (kind, item_id, account_id, text, created_at)
      values ('feedback', ${randomUUID()}, ${accountId}, ${`Called back. ${name}`}, ${now})`,
    sql`insert into work_note (kind, item_id, text, created_at)
      values ('feedback', ${randomUUID()}, ${`Their number is ${MARKS.phone}`}, ${now})`,
    sql`insert into saved_reply (title, text, changed_at) values (${`Out ${randomUUID()}`}, ${`Write to ${name}`}, ${now})`,
    sql`insert into saved_view (account_id, list, name, query, created_at)
      select account_id, 'orders', 'One', ${`q=${encodeURIComponent(person.email)}`}, ${now} from account
      where account_id <> ${accountId} limit 1`,
    sql`insert into specification_template (office_id, clause, equal, version, changed_by, changed_at)
      values (${accountId}, ${MARKS.letter}, '', 1, ${name}, ${now})`,
    sql`insert into specification_template (office_id, clause, equal, version, changed_by, changed_at)
      select company_id, 'Clause', '', 1, ${name}, ${now} from company_member where account_id = ${accountId}`,
    sql`update quote set answer = ${JSON.stringify({ lines: [], words: 'Thank you', by: name })}::json
      where quote_id = (select quote_id from quote where account_id = ${accountId} limit 1)`,
    sql`insert into throttle values (${`password:${person.email}`}, 3, ${now})`,
    sql`insert into erasure (account_id, state, reason, proposed_at)
      values (${accountId}, 'withdrawn', ${`${name} asked for it`}, ${now})`,
  ]
  for (const statement of statements) await statement.execute(db)
}

async function order(db: Database, accountId: string, email: string): Promise<string> {
  const orderNumber = await givenOrder(db)
  const details = {
    email,
    name: `${MARKS.firstName} ${MARKS.lastName}`,
    companyName: MARKS.company,
    reference: MARKS.letter,
  }
  await sql`
    insert into order_person (order_id, account_id, details)
    select order_id, ${accountId}, ${JSON.stringify(details)} from customer_order where order_number = ${orderNumber}`.execute(
    db,
  )
  return orderNumber
}

/** Tables with a row in which a text stands, in any case. */
export async function tablesWith(db: Database, text: string): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select left(to_jsonb(t)::text, 600) as row from ${sql.table(name)} t
      where strpos(lower(to_jsonb(t)::text), ${text.toLowerCase()}) > 0 limit 1`.execute(db)
    if (rows[0]) found.push(`${name}: ${rows[0].row}`)
  }
  return found
}
