import { sql, type Selectable } from 'kysely'
import { AppError } from '@specify/core/app-error.ts'
import type { Branded } from '@specify/core/data/branded.ts'
import type { Locale } from '@specify/core/market.ts'
import type { EditableProject } from '#app/features/projects/access/access.ts'
import { lockAccess } from '#app/features/projects/store/commands.server.ts'
import { findRevisionLabel } from '#app/features/projects/store/queries.server.ts'
import { assertStillMember } from '#app/features/projects/access/member-row.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { hashToken, makeToken } from '#app/platform/secrets/secret-token.server.ts'
import type { Tables } from '#db/schema.ts'
import { linkState, MAX_LINKS, type LinkState, type LinkTerms, type ProjectLink } from './link.ts'

export interface CreatedLink {
  readonly link: ProjectLink
  /** The database has its hash alone. */
  readonly token: string
}

/**
 * @throws AppError `not_found` where the project is not the caller's or has no such revision; `invalid_input` where it
 * has as many links as it may have.
 */
export async function createLink(
  db: Database,
  project: EditableProject,
  terms: LinkTerms,
  now: Date,
): Promise<CreatedLink> {
  const { projectId } = project
  const { token, hash } = makeToken()
  const link = await db.transaction().execute(async (tx) => {
    // Links of one project are made one after another, so that none passes the bound.
    const { company_id: companyId } = await lockAccess(tx, project)
    // Who is removed at the same time leaves none that nobody knows of.
    if (companyId !== null) await assertStillMember(tx, companyId, project.accountId)
    const label = terms.revisionId === null ? null : await findRevisionLabel(tx, projectId, terms.revisionId)
    const { count } = await tx
      .selectFrom('project_link')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_LINKS)
      throw new AppError('invalid_input', `A project has ${MAX_LINKS} links at most, ended ones included.`)
    const row = await tx
      .insertInto('project_link')
      .values({
        project_id: projectId,
        account_id: project.accountId,
        revision_id: terms.revisionId,
        token_hash: hash,
        name: terms.name,
        shows_prices: terms.prices,
        shows_notes: terms.notes,
        shows_files: terms.files,
        takes_comments: terms.comments,
        takes_approval: terms.approval,
        asks_address: terms.confirmAddress,
        created_at: now,
        expires_at: terms.expiresAt,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return toLink({ ...row, label })
  })
  return { link, token }
}

/** The last made first. */
export async function listLinks(db: Database, projectId: string): Promise<ProjectLink[]> {
  const rows = await db
    .selectFrom('project_link')
    .leftJoin('project_revision', 'project_revision.revision_id', 'project_link.revision_id')
    .selectAll('project_link')
    .select('project_revision.label')
    .where('project_link.project_id', '=', projectId)
    .orderBy('project_link.created_at', 'desc')
    .orderBy('link_id')
    .execute()
  return rows.map(toLink)
}

/** Ends a link at once; one that has ended stays as it is. @throws AppError `not_found` */
export async function revokeLink(db: Database, project: EditableProject, linkId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAccess(tx, project)
    const row = await tx
      .updateTable('project_link')
      .set({ revoked_at: sql`coalesce(revoked_at, ${now})` })
      .where('link_id', '=', linkId)
      .where('project_id', '=', project.projectId)
      .returning('link_id')
      .executeTakeFirst()
    if (!row) throw new AppError('not_found', 'This link does not exist.')
  })
}

export interface LinkOwner {
  readonly accountId: string
  readonly name: string
  readonly company: string
  readonly email: string
}

interface FoundLink {
  readonly link: ProjectLink
  readonly projectId: string
  readonly locale: Locale
  readonly state: LinkState
  readonly owner: LinkOwner
  /** The same while its schedule and the pictures of its revision are. */
  readonly schedule: string
  /** While pictures of its revision are being read, its page may change unseen. */
  readonly isSettled: boolean
  /** The revision that was issued last; null for none. */
  readonly lastRevisionId: string | null
}

/** A link that may be read: what a recipient sees and writes takes one. */
export type OpenLink = Branded<FoundLink, 'OpenLink'>

/** The owner; once they have left the company that the project is shared with, its first admin. */
const CONTACT = sql<string>`case
  when project.company_id is null or exists (
    select from company_member m where m.company_id = project.company_id and m.account_id = project.account_id
  ) then project.account_id
  else (
    select m.account_id from company_member m where m.company_id = project.company_id
    order by m.role, m.joined_at limit 1
  ) end`

const lastRevision = sql<string | null>`(
  select revision_id from project_revision last where last.project_id = project.project_id
  order by issued_at desc, revision_id limit 1
)`.as('last_revision')

/** Counts the pictures of a revision that have been read so far; null once all are. */
const picturesSoFar = sql<
  string | null
>`case when project_link.revision_id is not null and project_revision.pictures_at is null then (
  select count(*) from project_picture picture where picture.project_id = project_link.project_id
) end`.as('pictures')

/** Longer than any token. */
const MAX_TOKEN_LENGTH = 100

/**
 * The link of a token. One query finds it, whatever its state, and what the token never was.
 * @throws AppError `not_found` where there was never such a link; `link_expired` or `link_revoked` with the contact of
 * the owner.
 */
export async function findOpenLink(db: Database, token: string, now: Date): Promise<OpenLink> {
  const row = await db
    .selectFrom('project_link')
    .innerJoin('project', 'project.project_id', 'project_link.project_id')
    .innerJoin('account', (join) => join.on('account.account_id', '=', CONTACT))
    .leftJoin('project_revision', 'project_revision.revision_id', 'project_link.revision_id')
    .selectAll('project_link')
    .select(['project_revision.label', 'account.account_id as contact_id', picturesSoFar])
    .select(['project.deleted_at', 'project.locale', 'project.version', lastRevision])
    .select(['account.first_name', 'account.last_name', 'account.company_name', 'account.email'])
    .where('token_hash', '=', hashToken(token.slice(0, MAX_TOKEN_LENGTH)))
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'This link does not exist. Please check that its address is complete.')
  const link = toLink(row)
  const owner: LinkOwner = {
    accountId: row.contact_id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    company: row.company_name,
    email: row.email,
  }
  const state = row.deleted_at === null ? linkState(link, now) : 'revoked'
  if (state !== 'open') throw linkEnded(state, owner)
  const { project_id: projectId, locale, last_revision: lastRevisionId } = row
  const schedule = link.revisionId === null ? String(row.version) : `${link.revisionId} ${row.pictures ?? ''}`
  const isSettled = row.pictures === null
  return { link, projectId, locale, state, owner, schedule, isSettled, lastRevisionId } as OpenLink
}

export type LinkContact = Omit<LinkOwner, 'accountId'>

function linkEnded(state: 'expired' | 'revoked', { name, company, email }: LinkOwner): AppError {
  const contact: LinkContact = { name, company, email }
  const words = state === 'expired' ? 'This link has expired.' : 'This link has been ended by its owner.'
  const who = [name, company].filter(Boolean).join(', ')
  return new AppError(`link_${state}`, `${words} For a new one, ask ${who === '' ? email : `${who} (${email})`}.`, {
    answer: { contact },
  })
}

export async function noteOpening(db: Database, { link }: OpenLink, now: Date): Promise<void> {
  await db
    .updateTable('project_link')
    .set({ opened: sql`opened + 1`, last_opened_at: now })
    .where('link_id', '=', link.id)
    .execute()
}

function toLink(row: Selectable<Tables['project_link']> & { readonly label: string | null }): ProjectLink {
  return {
    id: row.link_id,
    name: row.name,
    revisionId: row.revision_id,
    revisionLabel: row.label,
    prices: row.shows_prices,
    notes: row.shows_notes,
    files: row.shows_files,
    comments: row.takes_comments,
    approval: row.takes_approval,
    confirmAddress: row.asks_address,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    opened: row.opened,
    lastOpenedAt: row.last_opened_at,
  }
}
