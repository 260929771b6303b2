import { expect } from 'vitest'
import type { Database } from '#app/platform/database/database.server.ts'
import type { Person } from './browser/use-people.ts'
import { hiddenValue, postForm } from './console.ts'

/** Processes for changes go behind everything else, and other tests may have the machine. */
export const WAIT = { timeout: 50_000 }
export const LONG = { timeout: 240_000 }

/** The forms of the pages of changes, as people use them. */
export function changeForms(db: () => Database) {
  /** Uploads a file by the form of the page, and waits for its plan. */
  async function upload(by: Person, kind: string, text: string | Buffer, name = 'file.csv') {
    const form = new FormData()
    form.append('kind', kind)
    form.append('note', 'Test')
    form.append('file', new File([text as BlobPart], name))
    const posted = await by.send('/au/console/changes/new/?form=upload', { method: 'POST', body: form })
    const path = new URL(posted.headers.get('location') ?? '/none', 'http://x').pathname
    await expect.poll(async () => (await readSet(path)).job, WAIT).toBeNull()
    return path
  }

  function readSet(path: string) {
    const id = path.split('/').findLast(Boolean)!
    return db().selectFrom('change_set').selectAll().where('set_id', '=', id).executeTakeFirstOrThrow()
  }

  async function press(by: Person, path: string, form: string, fields: Record<string, string> = {}) {
    const html = await (await by.get(path)).text()
    return postForm(by, `${path}?form=${form}`, { version: hiddenValue(html, 'version'), ...fields })
  }

  return { upload, readSet, press }
}
