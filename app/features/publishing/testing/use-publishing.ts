import { beforeEach } from 'vitest'
import type { StaffRight } from '@specify/core/staff-rights.ts'
import { addConfirmedAccount } from '#app/features/accounts/store/commands.server.ts'
import { findCredentials } from '#app/features/accounts/store/queries.server.ts'
import { replaceContent } from '#app/features/content/commands.server.ts'
import { listEffective } from '#app/features/content/queries.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { setRights } from '#app/features/staff/staff-rights.server.ts'
import { layOut } from '../documents.ts'
import { digestOf, findDraft, findPublished, saveDraft } from '../drafts.server.ts'
import { proposeRelease } from '../propose-release.server.ts'
import { publishRelease } from '../publish-release.server.ts'

export const EDITOR = { by: commandLine('content.edit'), requestId: null }
export const PUBLISHER = { by: commandLine('content.publish'), requestId: null }
export const WARRANTY = 'pages/warranty.json'
export const page = (path: string, title: string) => layOut({ path, title })

/** Drafts and releases against a database of their own, in which one page is delivered before each test. */
export function usePublishing(db: () => Database) {
  let minute = 0
  const at = () => new Date(Date.UTC(2026, 0, 1, 0, ++minute))

  const deliver = (texts: Readonly<Record<string, string>>) =>
    replaceContent(
      db(),
      'files',
      { sound: Object.entries(texts).map(([name, text]) => ({ name, text })), broken: [] },
      at(),
    )
  const published = async () => Object.fromEntries((await listEffective(db())).map(({ name, text }) => [name, text]))
  const read = (releaseId: string) =>
    db().selectFrom('content_release').selectAll().where('release_id', '=', releaseId).executeTakeFirstOrThrow()

  /** Saves upon what is there now. */
  async function save(name: string, body: string) {
    const before = (await findDraft(db(), name))?.body ?? (await findPublished(db(), name))
    return saveDraft(db(), { ...EDITOR, name, body, seen: before === null ? '' : digestOf(before) }, at())
  }
  const propose = (...names: string[]) => proposeRelease(db(), { ...EDITOR, names, note: 'Test' }, at())
  async function publish(releaseId: string, when: Date | null = null) {
    const { version } = await read(releaseId)
    await publishRelease(
      db(),
      { ...PUBLISHER, releaseId, version, when: when && { at: when, zone: 'au' } },
      new Date(Date.UTC(2026, 0, 1, 0, ++minute)),
    )
  }

  /** An account with rights. */
  async function newStaff(...rights: StaffRight[]): Promise<string> {
    const email = `${crypto.randomUUID()}@specify.test`
    const account = { email, passwordHash: 'x', profile: null, legalEntity: null, isInternal: false }
    await addConfirmedAccount(db(), account, at())
    const id = (await findCredentials(db(), email))!.accountId
    await setRights(db(), { by: commandLine('people'), accountId: id, rights: () => rights, requestId: null }, at())
    return id
  }

  beforeEach(async () => {
    for (const table of ['content_draft', 'content_save', 'content_release_item', 'content_document'] as const)
      await db().deleteFrom(table).execute()
    await db().updateTable('content_release').set({ of_release: null }).execute()
    await db().deleteFrom('content_release').execute()
    await deliver({ [WARRANTY]: page('warranty', 'Warranty') })
  })

  return { at, deliver, newStaff, propose, publish, published, read, save }
}
