import { describe, expect, it } from 'vitest'
import { hiddenValue, postForm } from '#tests/support/console.ts'
import { documentPath, locationOf, SOON, textOf, usePublishingPages } from '#tests/support/publishing-pages.ts'

const { db, staff, visit, publish, takeBack } = usePublishingPages()

describe('words', { timeout: 60_000 }, () => {
  const save = (fields: Record<string, string>) => postForm(staff.editor, '/au/console/words/edit/?form=save', fields)
  const found = async (query: string) => {
    const { html } = await visit(`/au/search/?query=${query}`)
    return Number(/"nbHits":(\d+)/.exec(html)?.[1])
  }

  it('show what searches find by them before they are published, and after', async () => {
    expect(await found('zorbulator')).toBe(0)
    const saved = await save({ former: '', kind: 'means', words: 'zorbulator', means: 'fixture mixer' })
    const changes = textOf(await (await staff.editor.get(locationOf(saved).pathname)).text())
    expect(changes).toMatch(/zorbulator not yet Nothing \d+ products?/)
    const release = await publish(postForm(staff.editor, '/au/console/words/changes/?form=propose', { note: '' }))
    await expect.poll(() => found('zorbulator'), SOON).toBeGreaterThan(0)
    await takeBack(release)
  })

  it('of a draft that is no JSON are mended as text', async () => {
    const page = await staff.editor.get(`${documentPath('vocabulary.json')}&show=json`)
    const seen = hiddenValue(await page.text(), 'seen')
    await postForm(staff.editor, `${documentPath('vocabulary.json')}&form=save&show=json`, {
      seen,
      body: '{"groups": [',
    })
    for (const path of ['/au/console/words/', '/au/console/words/edit/?q=tub', '/au/console/words/changes/']) {
      const answer = await staff.editor.get(path)
      expect([answer.status, locationOf(answer).searchParams.get('show')]).toEqual([302, 'json'])
    }
    const html = await (await staff.editor.get(documentPath('vocabulary.json'))).text()
    expect(textOf(html)).toContain('The draft cannot be published: vocabulary.json:1')
    const refused = await postForm(staff.editor, `${documentPath('vocabulary.json')}&form=fields`, {
      seen: hiddenValue(html, 'seen'),
      'field:/groups': '[]',
    })
    expect(refused.status).toBe(409)
    await postForm(staff.editor, `${documentPath('vocabulary.json')}&form=discard`, { version: '1' })
  })

  it('that mean two things, or something that search does not have, are refused with the field', async () => {
    for (const [fields, problem] of [
      [
        { kind: 'means', words: 'gizmo', means: 'weight-of-moon: 7' },
        'The search index has no attribute weight-of-moon.',
      ],
      [{ kind: 'means', words: 'gizmo', means: 'width: wide' }, 'Width must be a number or a range'],
      [{ kind: 'same', words: 'gizmo', means: '' }, 'must have two words, or means'],
      [{ kind: 'means', words: '', means: 'Baths' }, 'Write at least one word.'],
      [{ kind: 'pins', words: 'gizmo', means: 'NO-SUCH-CODE' }, 'No product has the code NO-SUCH-CODE.'],
    ] as const) {
      const refused = await save({ former: '', ...fields })
      expect(refused.status).toBe(400)
      const page = await refused.text()
      expect(textOf(page)).toContain(problem)
      expect(page).toContain('aria-invalid="true"')
    }
    expect(
      await db().selectFrom('content_draft').select('name').where('name', '=', 'vocabulary.json').execute(),
    ).toEqual([])
  })

  it('that pin a product which they do not find say so, and nothing of one that they find', async () => {
    const changes = async () => textOf(await (await staff.editor.get('/au/console/words/changes/')).text())
    await save({ former: '', kind: 'pins', words: 'fixture mixer', means: 'FM1002C' })
    expect(await changes()).not.toContain('comes first for nobody')
    await save({ former: '', kind: 'pins', words: 'quite another thing', means: 'fm1002c' })
    expect(await changes()).toContain('fm1002c comes first for nobody: “quite another thing” does not find it')
    await postForm(staff.editor, '/au/console/words/changes/?form=discard', { version: '2' })
  })
})
