import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { customer, type Actor } from '@specify/core/actor.ts'
import { NO_CUSTOMER, type Project, type Schedule } from '@specify/schedule/model.ts'
import { startingSchedule } from '@specify/schedule/testing/random-edits.ts'
import { assertSpecifier } from '#app/features/accounts/rules/access.ts'
import { ownCart } from '#app/features/cart/contents/access.ts'
import { changeCart } from '#app/features/cart/contents/commands.server.ts'
import { editableProject, ownProject } from '#app/features/projects/access/access.ts'
import { changeProject, deleteProject } from '#app/features/projects/store/commands.server.ts'
import { createProject } from '#app/features/projects/store/create-project.server.ts'
import { addTemplate, changeTemplate, removeTemplate } from '#app/features/projects/store/template-store.server.ts'
import type { QuoteAnswer } from '#app/features/quotes/quote.ts'
import {
  acceptQuote,
  addRequest,
  answerQuote,
  closeQuote,
  declineQuote,
} from '#app/features/quotes/quote-store.server.ts'
import { addRevision } from '#app/features/revisions/revision-store.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { givenBuyer } from '#tests/support/orders.ts'

const NOW = new Date('2026-03-01T00:00:00Z')
const OPERATOR = 'orders@specify.test'
const VALID_UNTIL = '2026-04-01T00:00:00.000Z'

const hands = { drawn: 'left', left: 17, right: 23 } as const
export const FIRST: Schedule = {
  ...startingSchedule,
  unitTypes: startingSchedule.unitTypes.map((each) => (each.id === 'type-a' ? { ...each, hands } : each)),
}

const templateOf = ({ rooms }: Schedule, name: string) => ({
  name,
  isShared: false,
  rooms: rooms.map((room) => ({
    name: room.name,
    note: room.note,
    lineItems: room.items.map(({ sku, productId, quantity, note, name: itsName }) => ({
      sku,
      productId,
      quantity,
      note,
      name: itsName,
    })),
  })),
})

const answerTo = (lines: number, at: Date): QuoteAnswer => ({
  lines: Array.from({ length: lines }, (_, index) => ({
    sku: '',
    priceCents: index % 3 === 2 ? null : 100,
    leadTime: '',
    note: '',
    substitute: index % 3 === 1 ? { sku: 'Instead-1', name: 'Instead' } : null,
  })),
  freightCents: 0,
  validUntil: VALID_UNTIL,
  words: '',
  by: 'Staff',
  at: at.toISOString(),
})

/** Somebody with a company who does all that writes records with SKUs. */
export class Studio {
  private readonly db: Database
  readonly accountId: string
  private readonly actor: Actor
  readonly companyId: string
  private at = NOW.getTime()

  private constructor(db: Database, actor: Extract<Actor, { kind: 'account' }>, companyId: string) {
    this.db = db
    this.accountId = actor.accountId
    this.actor = actor
    this.companyId = companyId
  }

  static async open(db: Database): Promise<Studio> {
    const accountId = await givenBuyer(db)
    const { company_id: companyId } = await db
      .insertInto('company')
      .values({ name: 'Harbour Architects', created_at: NOW })
      .returning('company_id')
      .executeTakeFirstOrThrow()
    const member = { account_id: accountId, company_id: companyId, role: 'admin', joined_at: NOW } as const
    await db.insertInto('company_member').values(member).execute()
    const actor = customer(accountId)
    return new Studio(db, { ...actor, company: { companyId, role: 'admin' } }, companyId)
  }

  /** Each write has a moment of its own, as in life. */
  private now(): Date {
    return new Date((this.at += 1_000))
  }

  create(schedule: Schedule): Promise<Project> {
    const details = {
      projectName: 'House',
      projectType: 'hotel',
      projectLocation: 'NSW',
      opportunityNumber: '',
    } as const
    const all = { ...details, projectVersion: 'Version 1', username: 'Jo', customer: NO_CUSTOMER }
    const given = {
      owner: assertSpecifier(this.actor),
      locale: 'au',
      details: all,
      isInternal: false,
      schedule,
    } as const
    return createProject(this.db, given, this.now())
  }

  change(project: Project, apply: (project: Project) => Project) {
    return changeProject(
      this.db,
      { project: editableProject(this.actor, project.projectId), version: null, change: 'edit' },
      apply,
      this.now(),
    )
  }

  delete(project: Project) {
    return deleteProject(this.db, { project: ownProject(this.actor, project.projectId), version: null }, this.now())
  }

  async hasRevision(project: Project, label: string): Promise<boolean> {
    const rows = await this.db
      .selectFrom('project_revision')
      .select('label')
      .where('project_id', '=', project.projectId)
      .execute()
    return rows.some((row) => row.label === label)
  }

  async issue(project: Project, label: string): Promise<string> {
    const { version } = project
    const about = { label, purpose: 'For tender', note: '', author: 'Jo', findings: {} as never, version }
    const given = { ...about, project, products: new Map(), ownerCompany: '' }
    return (await addRevision(this.db, editableProject(this.actor, project.projectId), given, this.now())).id
  }

  private request(project: Project, revisionId: string) {
    const items = project.rooms.flatMap((room) => room.items)
    const lines = [...new Map(items.map((item) => [item.sku, item])).values()].map(({ sku, name, quantity }) => ({
      sku,
      name,
      quantity,
      finish: '',
      listCents: 100,
    }))
    const by = { name: 'Jo', company: '', email: 'jo@studio.test' }
    const about = { projectName: 'House', revisionLabel: 'A', place: '2000', neededBy: '', words: '', by, lines }
    const given = { revisionId, locale: 'au', request: about, operator: OPERATOR } as const
    return addRequest(this.db, editableProject(this.actor, project.projectId), given, this.now())
  }

  async quoteAndDecide(project: Project, how: number): Promise<void> {
    const quote = await this.request(project, await this.issue(project, `Q${how}`))
    const quoteId = quote.id
    const staff = { quoteId, requestId: 'r' }
    if (how % 5 === 4) await closeQuote(this.db, commandLine('work'), staff, this.now())
    if (how % 5 === 0 || how % 5 === 4) return
    const answer = () => answerTo(quote.request.lines.length, this.now())
    await answerQuote(this.db, commandLine('work'), { ...staff, answer }, this.now())
    const decision = { quoteId, operator: OPERATOR }
    if (how % 5 === 2) await acceptQuote(this.db, ownCart(this.actor, 'au'), decision, this.now())
    if (how % 5 === 3) await declineQuote(this.db, ownCart(this.actor, 'au'), decision, this.now())
  }

  async keepTemplate(schedule: Schedule, how: number): Promise<void> {
    const holder = assertSpecifier(this.actor)
    const { id } = await addTemplate(this.db, holder, templateOf(schedule, `Template ${how}`), this.now())
    if (how % 3 > 0)
      await changeTemplate(
        this.db,
        holder,
        { id, ...templateOf(FIRST, `Changed ${how}`), isShared: how % 2 === 0 },
        this.now(),
      )
    if (how % 3 === 2) await removeTemplate(this.db, holder, id)
  }

  fillCart(sku: string, count: number) {
    return changeCart(
      this.db,
      { owner: ownCart(this.actor, 'au'), version: null },
      (cart) => ({
        ...cart,
        lines: count === 0 ? [] : [...cart.lines.slice(-3), { id: randomUUID(), sku, name: sku, count, seenCents: 1 }],
      }),
      this.now(),
    )
  }

  /** Saves as a version of the site did that knows nothing of `sku_use`. */
  async saveByFormerRelease(project: Project, status: 'open' | 'closed'): Promise<void> {
    const rooms = project.rooms.map((room) => ({ ...room, items: room.items.slice(1) }))
    await this.db
      .updateTable('project')
      .set({ version: sql`version + 1`, rooms: JSON.stringify(rooms), status })
      .where('project_id', '=', project.projectId)
      .execute()
    await this.db
      .updateTable('cart')
      .set({ version: sql`version + 1`, lines: JSON.stringify([{ sku: 'Old 1', count: 2 }]) })
      .execute()
    await this.db
      .updateTable('quote')
      .set({ status: 'closed', changed_at: this.now() })
      .where('status', '=', 'open')
      .execute()
  }
}
