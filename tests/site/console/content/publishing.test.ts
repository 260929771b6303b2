import { describe, expect, it } from 'vitest'
import type { Person } from '#tests/support/browser/use-people.ts'
import { giveRights, hiddenValue, postForm } from '#tests/support/console.ts'
import { documentPath, locationOf, SOON, textOf, usePublishingPages } from '#tests/support/publishing-pages.ts'

const { db, staff, visit, saveFields, saveJson, publish, takeBack } = usePublishingPages()
const NAME = 'pages/disclaimer.json'

describe('a page of the site', { timeout: 60_000 }, () => {
  it('is changed by its form, proposed, published and taken back (T-156)', async () => {
    const saved = await saveFields(staff.editor, { 'field:/title': 'What we promise' }, NAME)
    expect(locationOf(saved).searchParams.get('done')).toBe('save-draft')
    expect((await visit('/au/disclaimer/')).html).not.toContain('What we promise')
    const release = await publish(postForm(staff.editor, `${documentPath(NAME)}&form=propose`, { note: 'Test' }))
    const page = textOf(await (await staff.publisher.get(release)).text())
    expect(page).toContain('title Disclaimer What we promise')
    await expect.poll(async () => (await visit('/au/disclaimer/')).html, SOON).toContain('What we promise')
    await takeBack(release)
    await expect.poll(async () => (await visit('/au/disclaimer/')).html, SOON).not.toContain('What we promise')
  })

  it('is not published without the right, nor seen by others (T-156)', async () => {
    await saveFields(staff.editor, { 'field:/metaKeywords': 'right' }, NAME)
    const proposed = locationOf(
      await postForm(staff.editor, `${documentPath(NAME)}&form=propose`, { note: '' }),
    ).pathname
    const html = await (await staff.editor.get(proposed)).text()
    expect(html).not.toContain('form=publish')
    const form = { version: hiddenValue(html, 'version'), at: '', zone: 'au' }
    expect((await postForm(staff.editor, `${proposed}?form=publish`, form)).status).toBe(404)
    for (const path of [documentPath(NAME), proposed, '/au/console/words/', '/au/console/documents/'])
      expect([path, (await visit(path)).status]).toEqual([path, 404])
    expect((await staff.publisher.get('/au/console/documents/')).status).toBe(404)
    const { number } = await db()
      .selectFrom('content_release')
      .select('number')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    expect(textOf(await (await staff.editor.get('/au/console/releases/')).text())).toContain(`R${number}`)
    expect(textOf(await (await staff.editor.get('/au/console/')).text())).toContain('1 Releases to publish')
    await postForm(staff.editor, `${proposed}?form=discard`, { version: form.version })
    expect(textOf(await (await staff.editor.get('/au/console/')).text())).not.toContain('Releases to publish')
  })

  it('of two editors keeps both, until somebody decides (T-157)', async () => {
    const seen = hiddenValue(await (await staff.editor.get(documentPath(NAME))).text(), 'seen')
    const post = (by: Person, fields: Record<string, string>) =>
      postForm(by, `${documentPath(NAME)}&form=fields`, { seen, ...fields })
    await post(staff.editor, { 'field:/title': 'One title' })
    expect(locationOf(await post(staff.other, { 'field:/metaDescription': 'Both' })).searchParams.get('done')).toBe(
      'draft-merged',
    )
    const clash = locationOf(await post(staff.other, { 'field:/title': 'Another title' }))
    const page = await (await staff.other.get(clash.pathname + clash.search)).text()
    expect(textOf(page)).toMatch(/title Disclaimer .*Another title .*One title/)
    const settled = await postForm(staff.other, `${documentPath(NAME)}&form=settle`, {
      source: hiddenValue(page, 'source'),
      seen: hiddenValue(page, 'seen'),
      'choice:title': 'mine',
    })
    expect(settled.status).toBe(303)
    const draft = await db().selectFrom('content_draft').selectAll().where('name', '=', NAME).executeTakeFirstOrThrow()
    expect(JSON.parse(draft.body)).toMatchObject({ title: 'Another title', metaDescription: 'Both' })
    await postForm(staff.other, `${documentPath(NAME)}&form=discard`, { version: String(draft.version) })
  })

  it('says which links its page leaves out, and runs nothing of a draft (T-158)', async () => {
    const name = 'pages/field-notes.json'
    const section = {
      kind: 'banner',
      banner_heading: 'Notes',
      banner_description: '<script>alert(1)</script> [here](javascript:alert(1))',
      ctas: [{ button: { title: 'Press', href: 'javascript:alert(2)' } }],
    }
    const components = [{ id: 'content', type: 'content-renderer', configuration: { sections: [section] } }]
    await saveJson(staff.editor, name, {
      path: 'field-notes',
      title: 'Notes',
      main: { layoutElements: [{ components }] },
    })
    expect(textOf(await (await staff.editor.get(documentPath(name))).text())).toContain('The page leaves out:')
    const preview = await staff.editor.get(`/au/console/documents/preview/?name=${encodeURIComponent(name)}`)
    expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(await preview.text()).not.toMatch(/href="javascript:|<script>alert/)
    expect((await visit('/au/field-notes/')).status).toBe(404)
    const shared = await postForm(staff.editor, `${documentPath(name)}&form=share&show=preview`, {})
    const link = new URL(/value="([^"]*\/preview\/[^"]*)"/.exec(await shared.text())![1]!).pathname
    const page = await visit(link)
    expect([page.status, page.html.includes('This is a draft')]).toEqual([200, true])
    expect(page.html).toContain('noindex')
    await db().updateTable('content_preview').set({ expires_at: new Date() }).execute()
    expect((await visit(link)).status).toBe(404)
  })

  it('of 200 sections has a form, and a menu of 5,000 entries has its text (T-157)', async () => {
    const name = 'pages/long.json'
    const sections = Array.from({ length: 200 }, (_, n) => ({ kind: 'banner', banner_heading: `Part ${n}`, ctas: [] }))
    const components = [{ id: 'content', type: 'content-renderer', configuration: { sections } }]
    await saveJson(staff.editor, name, { path: 'long', title: 'Long', main: { layoutElements: [{ components }] } })
    expect(await (await staff.editor.get(documentPath(name))).text()).toContain('Part 199')
    const moved = await saveFields(
      staff.editor,
      { change: 'down /main/layoutElements/0/components/0/configuration/sections/0' },
      name,
    )
    expect(moved.status).toBe(303)
    const draft = await db()
      .selectFrom('content_draft')
      .select('body')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    const page = JSON.parse(draft.body)
    expect(page.main.layoutElements[0].components[0].configuration.sections[0].banner_heading).toBe('Part 1')
    const links = Array.from({ length: 5_000 }, (_, n) => ({ label: `Entry ${n}`, href: '/products/' }))
    await saveJson(staff.editor, 'navigation.json', { header: [], footer: [{ title: 'All', links }], popular: [] })
    const menu = await (await staff.editor.get(documentPath('navigation.json'))).text()
    expect(textOf(menu)).toContain('It has too many fields for a form')
    expect(menu).toContain('Entry 4999')
    await postForm(staff.editor, `${documentPath('navigation.json')}&form=discard`, { version: '1' })
  })
})

describe('rules', { timeout: 60_000 }, () => {
  const name = 'compliance.json'

  it('say what they would warn of, and are published by somebody else (T-156)', async () => {
    const { body } = await db()
      .selectFrom('content_document')
      .select('body')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    const rules = JSON.parse(body)
    await saveJson(staff.editor, name, {
      ...rules,
      kinds: rules.kinds.map((kind: object) => ({ ...kind, licence: false })),
    })
    const page = textOf(await (await staff.editor.get(`${documentPath(name)}&show=preview`)).text())
    const [, ended] = /WaterMark licence 0 ([\d,]+)/.exec(page) ?? []
    expect(Number(ended)).toBeGreaterThan(0)
    expect(page).toMatch(/What it would say \d+ products? compared in both markets/)
    await giveRights(db(), staff.editor, ['content.edit', 'content.publish'])
    const proposed = locationOf(
      await postForm(staff.editor, `${documentPath(name)}&form=propose`, { note: '' }),
    ).pathname
    const html = await (await staff.editor.get(proposed)).text()
    expect(textOf(html)).toContain('another person than you publishes it')
    const version = hiddenValue(html, 'version')
    expect((await postForm(staff.editor, `${proposed}?form=publish`, { version, at: '', zone: 'au' })).status).toBe(409)
    await postForm(staff.editor, `${proposed}?form=discard`, { version })
    await giveRights(db(), staff.editor, ['content.edit'])
    await postForm(staff.editor, `${documentPath(name)}&form=discard`, { version: '1' })
  })
})
