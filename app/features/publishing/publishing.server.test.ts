import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { addConfirmedAccount } from '#app/features/accounts/store/commands.server.ts'
import { findCredentials } from '#app/features/accounts/store/queries.server.ts'
import { replaceContent } from '#app/features/content/commands.server.ts'
import { findContentKey, listEffective } from '#app/features/content/queries.server.ts'
import { commandLine, type StaffMember } from '#app/features/staff/assert-right.ts'
import type { StaffRight } from '@specify/core/staff-rights.ts'
import { setRights } from '#app/features/staff/staff-rights.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { findClash, settleClash } from './clashes.server.ts'
import { layOut } from './documents.ts'
import { digestOf, discardDraft, findDraft, findPublished, saveDraft } from './drafts.server.ts'
import { listDocuments } from './read-documents.server.ts'
import { readDocument } from './read-document.server.ts'
import { proposeRelease } from './propose-release.server.ts'
import { pullDocuments } from './pull-documents.server.ts'
import { publishDue } from './publish-due.server.ts'
import { publishRelease } from './publish-release.server.ts'
import { rollBackRelease } from './roll-back-release.server.ts'

const db = useDatabase()
const EDITOR = { by: commandLine('content.edit'), requestId: null }
const PUBLISHER = { by: commandLine('content.publish'), requestId: null }
let minute = 0
const at = () => new Date(Date.UTC(2026, 0, 1, 0, ++minute))

const page = (path: string, title: string) => layOut({ path, title })
const WARRANTY = 'pages/warranty.json'
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

describe('a release', () => {
  it('publishes what was proposed, and leaves what was typed since as a draft', async () => {
    const key = await findContentKey(db())
    await save(WARRANTY, page('warranty', 'Proposed'))
    const release = await propose(WARRANTY)
    await save(WARRANTY, page('warranty', 'Typed since'))
    await publish(release)
    expect(await published()).toEqual({ [WARRANTY]: page('warranty', 'Proposed') })
    expect(await findDraft(db(), WARRANTY)).toMatchObject({
      body: page('warranty', 'Typed since'),
      published: page('warranty', 'Proposed'),
    })
    expect(await findContentKey(db())).not.toBe(key)
  })

  it('of which one document cannot be used publishes none', async () => {
    await save(WARRANTY, page('warranty', 'New'))
    await save('pages/care.json', page('care', 'Care'))
    const release = await propose(WARRANTY, 'pages/care.json')
    // Another page took the address meanwhile.
    await deliver({ [WARRANTY]: page('warranty', 'Warranty'), 'pages/a.json': page('care', 'Other care') })
    await expect(publish(release)).rejects.toThrow(/Nothing is published.*\npages\/care\.json:2: .*is the address of/)
    expect((await published())[WARRANTY]).toBe(page('warranty', 'Warranty'))
    expect(await findDraft(db(), WARRANTY)).not.toBeNull()
  })

  it('is not made of a draft that cannot be used', async () => {
    await save(WARRANTY, '{"path": "warranty"')
    await expect(propose(WARRANTY)).rejects.toThrow(/pages\/warranty\.json:1/)
    await save('vocabulary.json', '{"groups":[{"words":["tub"]}]}')
    await expect(propose('vocabulary.json')).rejects.toThrow(/must have two words, or means/)
  })

  it('is taken back in one step, but for what was published since', async () => {
    await save(WARRANTY, page('warranty', 'One'))
    await save('pages/care.json', page('care', 'Care'))
    const first = await propose(WARRANTY, 'pages/care.json')
    await publish(first)
    await save(WARRANTY, page('warranty', 'Two'))
    await publish(await propose(WARRANTY))
    const back = { ...PUBLISHER, releaseId: first, version: (await read(first)).version }
    const undone = await rollBackRelease(db(), { ...back, also: [] }, at())
    expect(await published()).toEqual({ [WARRANTY]: page('warranty', 'Two') })
    expect((await read(first)).state).toBe('rolled back')
    // And forth again.
    await rollBackRelease(
      db(),
      { ...PUBLISHER, releaseId: undone, version: (await read(undone)).version, also: [] },
      at(),
    )
    expect((await published())['pages/care.json']).toBe(page('care', 'Care'))
  })

  it('waits for its time, which may not have passed', async () => {
    await save(WARRANTY, page('warranty', 'Later'))
    const release = await propose(WARRANTY)
    await expect(publish(release, new Date(Date.UTC(2025, 0)))).rejects.toThrow('has passed')
    const account = await newStaff('content.publish')
    const by = { accountId: account, right: 'content.publish' } as StaffMember<'content.publish'>
    const due = { at: new Date(Date.UTC(2027, 0)), zone: 'au' as const }
    await publishRelease(db(), { by, requestId: null, releaseId: release, version: 1, when: due }, at())
    await publishDue(db(), new Date(Date.UTC(2026, 11)))
    expect((await read(release)).state).toBe('due')
    await db().deleteFrom('staff_right').where('account_id', '=', account).execute()
    await publishDue(db(), new Date(Date.UTC(2027, 0)))
    expect(await read(release)).toMatchObject({
      state: 'due',
      problem: expect.stringContaining('may no longer publish'),
    })
    const again = await newStaff('content.publish')
    const other = { accountId: again, right: 'content.publish' } as StaffMember<'content.publish'>
    const { version } = await read(release)
    await publishRelease(db(), { by: other, requestId: null, releaseId: release, version, when: due }, at())
    await publishDue(db(), new Date(Date.UTC(2027, 0)))
    expect(await published()).toEqual({ [WARRANTY]: page('warranty', 'Later') })
  })

  it('of the law is published by somebody else than its author', async () => {
    const account = await newStaff('content.edit', 'content.publish')
    const editor = { by: { accountId: account, right: 'content.edit' } as StaffMember<'content.edit'>, requestId: null }
    const by = { accountId: account, right: 'content.publish' } as StaffMember<'content.publish'>
    await saveDraft(db(), { ...editor, name: 'compliance.json', body: '{}', seen: '' }, at())
    const release = await proposeRelease(db(), { ...editor, names: ['compliance.json'], note: '' }, at())
    const own = { by, requestId: null, releaseId: release, version: 1, when: null }
    await expect(publishRelease(db(), own, at())).rejects.toThrow('another person')
    await publish(release)
    expect((await published())['compliance.json']).toBe('{}')
  })
})

describe('the console and git', () => {
  it('the console stands above both deliveries, whatever their names', async () => {
    await replaceContent(db(), 'url', { sound: [{ name: WARRANTY, text: page('warranty', 'Url') }], broken: [] }, at())
    expect((await published())[WARRANTY]).toBe(page('warranty', 'Url'))
    await save(WARRANTY, page('warranty', 'Console'))
    await publish(await propose(WARRANTY))
    expect((await published())[WARRANTY]).toBe(page('warranty', 'Console'))
  })

  it('a document ends once the files say the same, however they are laid out', async () => {
    await save(WARRANTY, page('warranty', 'Pulled'))
    await publish(await propose(WARRANTY))
    await deliver({ [WARRANTY]: JSON.stringify({ title: 'Pulled', path: 'warranty' }) })
    expect(await db().selectFrom('content_document').select('origin').execute()).toEqual([{ origin: 'files' }])
  })

  it('a change in git under it is shown against it, and not lost', async () => {
    await save(WARRANTY, layOut({ path: 'warranty', title: 'Ours', metaDescription: 'same' }))
    await publish(await propose(WARRANTY))
    await deliver({ [WARRANTY]: layOut({ path: 'warranty', title: 'Theirs', metaKeywords: 'git' }) })
    const clash = await findClash(db(), WARRANTY, 'delivered')
    expect(clash?.conflicts).toEqual([{ path: 'title', base: 'Warranty', mine: 'Ours', theirs: 'Theirs' }])
    const settled = { ...EDITOR, name: WARRANTY, source: 'delivered' as const, seen: clash!.seen }
    await settleClash(db(), { ...settled, choices: { title: 'mine' } }, at())
    expect(JSON.parse((await findDraft(db(), WARRANTY))!.body)).toEqual({
      path: 'warranty',
      title: 'Ours',
      metaDescription: 'same',
      metaKeywords: 'git',
    })
    await publish(await propose(WARRANTY))
    expect(await findClash(db(), WARRANTY, 'delivered')).toBeNull()
  })

  it('a draft is not published over what git changed since it began', async () => {
    await save(WARRANTY, page('warranty', 'Draft'))
    const release = await propose(WARRANTY)
    await deliver({ [WARRANTY]: layOut({ path: 'warranty', title: 'Warranty', metaKeywords: 'git' }) })
    await expect(publish(release)).rejects.toThrow('was changed since the draft began')
    const clash = await findClash(db(), WARRANTY, 'published')
    expect(clash?.conflicts).toEqual([])
    const settled = { ...EDITOR, name: WARRANTY, source: 'published' as const, seen: clash!.seen, choices: {} }
    await settleClash(db(), settled, at())
    await publish(await propose(WARRANTY))
    expect(JSON.parse((await published())[WARRANTY]!)).toEqual({
      path: 'warranty',
      title: 'Draft',
      metaKeywords: 'git',
    })
  })
})

describe('two editors at once', () => {
  const seen = digestOf(page('warranty', 'Warranty'))
  const saveSeen = (body: object) => saveDraft(db(), { ...EDITOR, name: WARRANTY, body: layOut(body), seen }, at())

  it('are merged where they changed different places', async () => {
    await saveSeen({ path: 'warranty', title: 'Theirs' })
    const saved = await saveSeen({ path: 'warranty', title: 'Warranty', metaKeywords: 'mine' })
    expect(saved).toEqual({ kind: 'merged', version: 2 })
    expect(JSON.parse((await findDraft(db(), WARRANTY))!.body)).toEqual({
      path: 'warranty',
      title: 'Theirs',
      metaKeywords: 'mine',
    })
  })

  it('keep both where they clash, until somebody decides', async () => {
    await saveSeen({ path: 'warranty', title: 'Theirs' })
    const saved = await saveSeen({ path: 'warranty', title: 'Mine' })
    if (saved.kind !== 'aside') throw new Error(saved.kind)
    const source = { save: saved.saveId }
    const clash = await findClash(db(), WARRANTY, source)
    expect(clash?.conflicts).toEqual([{ path: 'title', base: 'Warranty', mine: 'Mine', theirs: 'Theirs' }])
    await save(WARRANTY, page('warranty', 'Third'))
    const settled = { ...EDITOR, name: WARRANTY, source, choices: { title: 'mine' as const } }
    await expect(settleClash(db(), { ...settled, seen: clash!.seen }, at())).rejects.toThrow('saved meanwhile')
    const now = await findClash(db(), WARRANTY, source)
    await settleClash(db(), { ...settled, seen: now!.seen }, at())
    expect(JSON.parse((await findDraft(db(), WARRANTY))!.body)).toMatchObject({ title: 'Mine' })
    expect(await findClash(db(), WARRANTY, source)).toBeNull()
  })

  it('do not discard what the other one has typed', async () => {
    await saveSeen({ path: 'warranty', title: 'One' })
    await save(WARRANTY, page('warranty', 'Two'))
    await expect(discardDraft(db(), { ...EDITOR, name: WARRANTY, version: 1 }, at())).rejects.toThrow('saved meanwhile')
  })
})

it.each(['../secrets.json', 'pages/x.exe', 'x'.repeat(300)])('%s is no document', async (name) => {
  await expect(saveDraft(db(), { ...EDITOR, name, body: '{}', seen: '' }, at())).rejects.toThrow('no document')
})

it('what the console has published is written into a folder, but over no file that has changed since', async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-pull-'))
  try {
    await deliver({ [WARRANTY]: page('warranty', 'Warranty'), 'pages/moved.json': page('moved', 'Git') })
    await save(WARRANTY, page('warranty', 'Ours'))
    await save('pages/new.json', page('new', 'New'))
    await save('pages/moved.json', page('moved', 'Ours'))
    await publish(await propose(WARRANTY, 'pages/new.json', 'pages/moved.json'))
    mkdirSync(path.join(directory, 'pages'))
    writeFileSync(path.join(directory, WARRANTY), JSON.stringify({ title: 'Warranty', path: 'warranty' }))
    writeFileSync(path.join(directory, 'pages/moved.json'), page('moved', 'Later in git'))
    expect(await pullDocuments(db(), directory)).toEqual({
      written: ['pages/new.json', WARRANTY],
      moved: ['pages/moved.json'],
    })
    expect(readFileSync(path.join(directory, WARRANTY), 'utf8')).toBe(page('warranty', 'Ours'))
    expect(await pullDocuments(db(), directory)).toEqual({ written: [], moved: ['pages/moved.json'] })
  } finally {
    rmSync(directory, { recursive: true })
  }
})

it('documents are listed with their origin, draft and what has moved under them', async () => {
  await save(WARRANTY, page('warranty', 'Ours'))
  await publish(await propose(WARRANTY))
  await deliver({ [WARRANTY]: page('warranty', 'Theirs'), 'pages/a.json': page('a', 'A') })
  await save('pages/new.json', page('new', 'New'))
  const listed = (await listDocuments(db())).map(({ name, title, origin, hasMoved, draft }) => {
    return { name, title, origin, hasMoved, isDraft: draft !== null }
  })
  expect(listed).toEqual([
    { name: 'pages/a.json', title: 'A', origin: 'files', hasMoved: false, isDraft: false },
    { name: 'pages/new.json', title: '', origin: null, hasMoved: false, isDraft: true },
    { name: WARRANTY, title: 'Ours', origin: 'console', hasMoved: true, isDraft: false },
  ])
  const document = await readDocument(db(), WARRANTY)
  expect(document).toMatchObject({ version: 0, isStale: false, problems: [], versions: [{ note: 'Test' }] })
})
