import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { findClash, settleClash } from './clashes.server.ts'
import { layOut } from './documents.ts'
import { digestOf, discardDraft, findDraft, saveDraft } from './drafts.server.ts'
import { EDITOR, page, usePublishing, WARRANTY } from './testing/use-publishing.ts'

const db = useDatabase()
const { at, save } = usePublishing(db)

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
