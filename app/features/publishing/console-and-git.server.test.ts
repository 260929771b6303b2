import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { replaceContent } from '#app/features/content/commands.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { findClash, settleClash } from './clashes.server.ts'
import { layOut } from './documents.ts'
import { findDraft } from './drafts.server.ts'
import { pullDocuments } from './pull-documents.server.ts'
import { readDocument } from './read-document.server.ts'
import { listDocuments } from './read-documents.server.ts'
import { EDITOR, page, usePublishing, WARRANTY } from './testing/use-publishing.ts'

const db = useDatabase()
const { at, deliver, propose, publish, published, save } = usePublishing(db)

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
