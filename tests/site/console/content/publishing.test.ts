import { beforeAll, describe, expect, it } from 'vitest'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { giveRights, hiddenValue, postForm } from '#tests/support/console.ts'

const { db, site, newPerson } = usePeople()
const SOON = { timeout: 15_000, interval: 200 }

let editor: Person
let other: Person
let publisher: Person
beforeAll(async () => {
  ;[editor, other, publisher] = [await newPerson(), await newPerson(), await newPerson()]
  await giveRights(db(), editor, ['content.edit'])
  await giveRights(db(), other, ['content.edit'])
  await giveRights(db(), publisher, ['content.publish'])
})

const NAME = 'pages/disclaimer.json'
const documentPath = (name = NAME) => `/au/console/documents/edit/?name=${encodeURIComponent(name)}`
const visit = async (path: string) => {
  const response = await fetch(site().url + path)
  return { status: response.status, html: await response.text() }
}
const textOf = (html: string) => html.replaceAll(/<[^>]+>|<!-- -->/g, ' ').replaceAll(/\s+/g, ' ')
const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '/none', 'http://x')

/** Saves fields of a document as its page has them now. */
async function saveFields(by: Person, fields: Record<string, string>, name = NAME) {
  const seen = hiddenValue(await (await by.get(documentPath(name))).text(), 'seen')
  return postForm(by, `${documentPath(name)}&form=fields`, { seen, ...fields })
}

async function publishDraft(name = NAME) {
  const proposed = locationOf(await postForm(editor, `${documentPath(name)}&form=propose`, { note: 'Test' })).pathname
  const version = hiddenValue(await (await publisher.get(proposed)).text(), 'version')
  const published = await postForm(publisher, `${proposed}?form=publish`, { version, at: '', zone: 'au' })
  return { release: proposed, published }
}

async function takeBack(release: string) {
  const version = hiddenValue(await (await publisher.get(release)).text(), 'version')
  return postForm(publisher, `${release}?form=back`, { version })
}

const saveJson = async (by: Person, name: string, value: unknown) => {
  const page = await by.get(`${documentPath(name)}&show=json`)
  const seen = page.status === 200 ? hiddenValue(await page.text(), 'seen') : ''
  return postForm(by, `${documentPath(name)}&form=save&show=json`, { seen, body: JSON.stringify(value) })
}

describe('a page of the site', { timeout: 60_000 }, () => {
  it('is changed by its form, proposed, published and taken back (T-156)', async () => {
    const saved = await saveFields(editor, { 'field:/title': 'What we promise' })
    expect(locationOf(saved).searchParams.get('done')).toBe('save-draft')
    expect((await visit('/au/disclaimer/')).html).not.toContain('What we promise')
    const { release } = await publishDraft()
    const page = textOf(await (await publisher.get(release)).text())
    expect(page).toContain('title Disclaimer What we promise')
    await expect.poll(async () => (await visit('/au/disclaimer/')).html, SOON).toContain('What we promise')
    await takeBack(release)
    await expect.poll(async () => (await visit('/au/disclaimer/')).html, SOON).not.toContain('What we promise')
  })

  it('is not published without the right, nor seen by others (T-156)', async () => {
    await saveFields(editor, { 'field:/metaKeywords': 'right' })
    const proposed = locationOf(await postForm(editor, `${documentPath()}&form=propose`, { note: '' })).pathname
    const html = await (await editor.get(proposed)).text()
    expect(html).not.toContain('form=publish')
    const form = { version: hiddenValue(html, 'version'), at: '', zone: 'au' }
    expect((await postForm(editor, `${proposed}?form=publish`, form)).status).toBe(404)
    for (const path of [documentPath(), proposed, '/au/console/words/', '/au/console/documents/'])
      expect([path, (await visit(path)).status]).toEqual([path, 404])
    expect((await publisher.get('/au/console/documents/')).status).toBe(404)
    const { number } = await db()
      .selectFrom('content_release')
      .select('number')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    expect(textOf(await (await editor.get('/au/console/releases/')).text())).toContain(`R${number}`)
    expect(textOf(await (await editor.get('/au/console/')).text())).toContain('1 Releases to publish')
    await postForm(editor, `${proposed}?form=discard`, { version: form.version })
    expect(textOf(await (await editor.get('/au/console/')).text())).not.toContain('Releases to publish')
  })

  it('of two editors keeps both, until somebody decides (T-157)', async () => {
    const seen = hiddenValue(await (await editor.get(documentPath())).text(), 'seen')
    const post = (by: Person, fields: Record<string, string>) =>
      postForm(by, `${documentPath()}&form=fields`, { seen, ...fields })
    await post(editor, { 'field:/title': 'One title' })
    expect(locationOf(await post(other, { 'field:/metaDescription': 'Both' })).searchParams.get('done')).toBe(
      'draft-merged',
    )
    const clash = locationOf(await post(other, { 'field:/title': 'Another title' }))
    const page = await (await other.get(clash.pathname + clash.search)).text()
    expect(textOf(page)).toMatch(/title Disclaimer .*Another title .*One title/)
    const settled = await postForm(other, `${documentPath()}&form=settle`, {
      source: hiddenValue(page, 'source'),
      seen: hiddenValue(page, 'seen'),
      'choice:title': 'mine',
    })
    expect(settled.status).toBe(303)
    const draft = await db().selectFrom('content_draft').selectAll().where('name', '=', NAME).executeTakeFirstOrThrow()
    expect(JSON.parse(draft.body)).toMatchObject({ title: 'Another title', metaDescription: 'Both' })
    await postForm(other, `${documentPath()}&form=discard`, { version: String(draft.version) })
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
    await saveJson(editor, name, { path: 'field-notes', title: 'Notes', main: { layoutElements: [{ components }] } })
    expect(textOf(await (await editor.get(documentPath(name))).text())).toContain('The page leaves out:')
    const preview = await editor.get(`/au/console/documents/preview/?name=${encodeURIComponent(name)}`)
    expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(await preview.text()).not.toMatch(/href="javascript:|<script>alert/)
    expect((await visit('/au/field-notes/')).status).toBe(404)
    const shared = await postForm(editor, `${documentPath(name)}&form=share&show=preview`, {})
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
    await saveJson(editor, name, { path: 'long', title: 'Long', main: { layoutElements: [{ components }] } })
    expect(await (await editor.get(documentPath(name))).text()).toContain('Part 199')
    const moved = await saveFields(
      editor,
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
    await saveJson(editor, 'navigation.json', { header: [], footer: [{ title: 'All', links }], popular: [] })
    const menu = await (await editor.get(documentPath('navigation.json'))).text()
    expect(textOf(menu)).toContain('It has too many fields for a form')
    expect(menu).toContain('Entry 4999')
    await postForm(editor, `${documentPath('navigation.json')}&form=discard`, { version: '1' })
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
    await saveJson(editor, name, { ...rules, kinds: rules.kinds.map((kind: object) => ({ ...kind, licence: false })) })
    const page = textOf(await (await editor.get(`${documentPath(name)}&show=preview`)).text())
    const [, ended] = /WaterMark licence 0 ([\d,]+)/.exec(page) ?? []
    expect(Number(ended)).toBeGreaterThan(0)
    expect(page).toMatch(/What it would say \d+ products? compared in both markets/)
    await giveRights(db(), editor, ['content.edit', 'content.publish'])
    const proposed = locationOf(await postForm(editor, `${documentPath(name)}&form=propose`, { note: '' })).pathname
    const html = await (await editor.get(proposed)).text()
    expect(textOf(html)).toContain('another person than you publishes it')
    const version = hiddenValue(html, 'version')
    expect((await postForm(editor, `${proposed}?form=publish`, { version, at: '', zone: 'au' })).status).toBe(409)
    await postForm(editor, `${proposed}?form=discard`, { version })
    await giveRights(db(), editor, ['content.edit'])
    await postForm(editor, `${documentPath(name)}&form=discard`, { version: '1' })
  })
})

describe('words', { timeout: 60_000 }, () => {
  const save = (fields: Record<string, string>) => postForm(editor, '/au/console/words/edit/?form=save', fields)
  const found = async (query: string) => {
    const { html } = await visit(`/au/search/?query=${query}`)
    return Number(/"nbHits":(\d+)/.exec(html)?.[1])
  }

  it('show what searches find by them before they are published, and after', async () => {
    expect(await found('zorbulator')).toBe(0)
    const saved = await save({ former: '', kind: 'means', words: 'zorbulator', means: 'fixture mixer' })
    const changes = textOf(await (await editor.get(locationOf(saved).pathname)).text())
    expect(changes).toMatch(/zorbulator not yet Nothing \d+ products?/)
    const proposed = locationOf(
      await postForm(editor, '/au/console/words/changes/?form=propose', { note: '' }),
    ).pathname
    const version = hiddenValue(await (await publisher.get(proposed)).text(), 'version')
    await postForm(publisher, `${proposed}?form=publish`, { version, at: '', zone: 'au' })
    await expect.poll(() => found('zorbulator'), SOON).toBeGreaterThan(0)
    await takeBack(proposed)
  })

  it('of a draft that is no JSON are mended as text', async () => {
    const page = await editor.get(`${documentPath('vocabulary.json')}&show=json`)
    const seen = hiddenValue(await page.text(), 'seen')
    await postForm(editor, `${documentPath('vocabulary.json')}&form=save&show=json`, { seen, body: '{"groups": [' })
    for (const path of ['/au/console/words/', '/au/console/words/edit/?q=tub', '/au/console/words/changes/']) {
      const answer = await editor.get(path)
      expect([answer.status, locationOf(answer).searchParams.get('show')]).toEqual([302, 'json'])
    }
    const html = await (await editor.get(documentPath('vocabulary.json'))).text()
    expect(textOf(html)).toContain('The draft cannot be published: vocabulary.json:1')
    const refused = await postForm(editor, `${documentPath('vocabulary.json')}&form=fields`, {
      seen: hiddenValue(html, 'seen'),
      'field:/groups': '[]',
    })
    expect(refused.status).toBe(409)
    await postForm(editor, `${documentPath('vocabulary.json')}&form=discard`, { version: '1' })
  })

  it('that mean two things, or something that search does not have, are refused with the field', async () => {
    const answers = [
      { former: '', kind: 'means', words: 'gizmo', means: 'weight-of-moon: 7' },
      { former: '', kind: 'same', words: 'gizmo', means: '' },
      { former: '', kind: 'means', words: '', means: 'Baths' },
    ]
    for (const fields of answers) {
      const refused = await save(fields)
      expect(refused.status).toBe(400)
      expect(await refused.text()).toMatch(/search index has no attribute|must have two words|Write at least one word/)
    }
    expect(
      await db().selectFrom('content_draft').select('name').where('name', '=', 'vocabulary.json').execute(),
    ).toEqual([])
  })
})
