import { sql } from 'kysely'
import { documentKind } from '#app/features/content/delivery/document.ts'
import { CONTENT_ORIGINS, type ContentOrigin } from '#app/features/content/queries.server.ts'
import { staffName } from '#app/features/staff/staff-name.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { DOCUMENT_KINDS, type DocumentKind } from './documents.ts'

export interface ListedDocument {
  readonly name: string
  readonly kind: DocumentKind
  readonly title: string
  readonly origin: ContentOrigin | null
  /** The last change of the draft; null without a draft. */
  readonly draft: { readonly by: string; readonly at: Date } | null
  /** The files or the address have changed under a document of the console. */
  readonly hasMoved: boolean
}

interface Row {
  readonly name: string
  readonly title: string | null
  readonly origin: ContentOrigin | null
  readonly author: string | null
  readonly changed_at: Date | null
  readonly has_moved: boolean
}

/** Documents that are published or have a draft, by kind and name. */
export async function listDocuments(db: Database, only?: string): Promise<ListedDocument[]> {
  const { rows } = await sql<Row>`
    with effective as (
      select distinct on (name) name, origin, body, base from content_document
      where ${only ?? null}::text is null or name = ${only ?? null}
      order by name, array_position(${[...CONTENT_ORIGINS]}::text[], origin)
    ), delivered as (
      select distinct on (name) name, body from content_document where origin <> 'console'
      order by name, array_position(${[...CONTENT_ORIGINS]}::text[], origin)
    ), draft as (
      select name, content_draft.changed_at, ${staffName()} as author
      from content_draft left join account on account_id = author_id
      where ${only ?? null}::text is null or name = ${only ?? null}
    )
    select coalesce(effective.name, draft.name) as name, effective.origin,
      case when effective.name like 'pages/%' then effective.body::json ->> 'title' end as title,
      draft.author, draft.changed_at,
      coalesce(effective.origin = 'console' and effective.base is distinct from delivered.body, false) as has_moved
    from effective full join draft using (name) left join delivered on delivered.name = effective.name
    order by 1`.execute(db)
  const documents = rows.flatMap(({ name, title, origin, author, changed_at: at, has_moved: hasMoved }) => {
    const kind = documentKind(name)
    if (kind === null) return []
    return [{ name, kind, title: title ?? '', origin, hasMoved, draft: at && { by: author ?? '', at } }]
  })
  const order = Object.keys(DOCUMENT_KINDS)
  return documents.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

export interface DocumentVersion {
  readonly releaseId: string
  readonly number: string
  readonly at: Date
  readonly by: string
  readonly note: string
  readonly isRolledBack: boolean
}

const MOST_VERSIONS = 100

/** Published states of a document, the newest first. */
export async function listVersions(db: Database, name: string): Promise<DocumentVersion[]> {
  const { rows } = await sql<{
    release_id: string
    number: string
    published_at: Date
    by: string
    note: string
    state: string
  }>`
    select release_id, number, published_at, content_release.note, content_release.state, ${staffName()} as by
    from content_release_item join content_release using (release_id)
    left join account on account_id = publisher_id
    where name = ${name} and published_at is not null
    order by published_at desc limit ${MOST_VERSIONS}`.execute(db)
  return rows.map(({ release_id: releaseId, number, published_at: at, by, note, state }) => {
    return { releaseId, number, at, by, note, isRolledBack: state === 'rolled back' }
  })
}

export interface WaitingSave {
  readonly saveId: string
  readonly by: string
  readonly at: Date
}

/** Saves of a document that clashed with others and wait for a decision. */
export async function listWaitingSaves(db: Database, name: string): Promise<WaitingSave[]> {
  const { rows } = await sql<{ save_id: string; saved_at: Date; by: string }>`
    select save_id, saved_at, ${staffName()} as by
    from content_save left join account on account_id = author_id
    where name = ${name} and made_from is not null order by saved_at desc limit 20`.execute(db)
  return rows.map(({ save_id: saveId, saved_at: at, by }) => ({ saveId, by, at }))
}
