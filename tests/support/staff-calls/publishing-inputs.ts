import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ReleaseState } from '#db/schema.ts'

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Inputs of the calls for words, pages and releases, each with a document of its own. */
export function publishingInputs(db: () => Database) {
  const newPage = () => {
    const path = `page-${randomUUID()}`
    return { name: `pages/${path}.json`, body: JSON.stringify({ path, title: 'Page' }) }
  }
  const givenDraft = async () => {
    const { name, body } = newPage()
    const saved = { name, body, changed_at: new Date(), author_id: null, published: null }
    await db().insertInto('content_draft').values(saved).execute()
    await db()
      .insertInto('content_save')
      .values({ name, body, digest: digestOf(body), made_from: null, author_id: null, saved_at: new Date() })
      .execute()
    return { name, body }
  }
  const givenRelease = async (state: ReleaseState) => {
    const { name, body } = newPage()
    const { release_id: id } = await db()
      .insertInto('content_release')
      .values({
        note: '',
        state,
        author_id: null,
        publisher_id: null,
        of_release: null,
        created_at: new Date(),
        due_at: null,
        published_at: state === 'published' ? new Date() : null,
      })
      .returning('release_id')
      .executeTakeFirstOrThrow()
    const item = { release_id: id, name, body, draft_version: null, published_digest: null, before: null }
    await db().insertInto('content_release_item').values(item).execute()
    return { id, version: 1 }
  }
  return {
    'console/saveDocument': () => Promise.resolve({ ...newPage(), seen: '' }),
    async 'console/saveFields'() {
      const { name, body } = await givenDraft()
      return { name, seen: digestOf(body), fields: [['/title', 'Another title']] }
    },
    'console/saveWords': () => Promise.resolve({ words: [randomUUID().slice(0, 8)], means: ['Basin mixers'] }),
    'console/sharePreview': async () => ({ name: (await givenDraft()).name }),
    'console/discardDraft': async () => ({ name: (await givenDraft()).name, version: 1 }),
    async 'console/settleDocument'() {
      const { name, body } = await givenDraft()
      const mine = JSON.stringify({ ...JSON.parse(body), metaKeywords: 'mine' })
      const { save_id: source } = await db()
        .insertInto('content_save')
        .values({ name, body: mine, digest: digestOf(mine), made_from: body, author_id: null, saved_at: new Date() })
        .returning('save_id')
        .executeTakeFirstOrThrow()
      return { name, source, seen: digestOf(`${digestOf(mine)} ${digestOf(body)}`) }
    },
    'console/proposeRelease': async () => ({ names: [(await givenDraft()).name] }),
    async 'console/publishRelease'() {
      return { ...(await givenRelease('proposed')), at: '2099-07-01T00:00' }
    },
    'console/discardRelease': () => givenRelease('proposed'),
    'console/sendTestLetter': () => Promise.resolve({ kind: 'order-placed' }),
    'console/rollBackRelease': () => givenRelease('published'),
  }
}
