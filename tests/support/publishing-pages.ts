import { beforeAll } from 'vitest'
import { usePeople, type Person } from './browser/use-people.ts'
import { giveRights, hiddenValue, postForm } from './console.ts'

export const SOON = { timeout: 15_000, interval: 200 }
export const documentPath = (name: string) => `/au/console/documents/edit/?name=${encodeURIComponent(name)}`
export const textOf = (html: string) => html.replaceAll(/<[^>]+>|<!-- -->/g, ' ').replaceAll(/\s+/g, ' ')
export const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '/none', 'http://x')

/** Two editors and a publisher, and the forms of the pages of content as they press them. */
export function usePublishingPages() {
  const people = usePeople()
  const { db, site, newPerson } = people
  const staff = {} as Record<'editor' | 'other' | 'publisher', Person>
  beforeAll(async () => {
    for (const [name, right] of [
      ['editor', 'content.edit'],
      ['other', 'content.edit'],
      ['publisher', 'content.publish'],
    ] as const) {
      staff[name] = await newPerson()
      await giveRights(db(), staff[name], [right])
    }
  })

  const visit = async (path: string) => {
    const response = await fetch(site().url + path)
    return { status: response.status, html: await response.text() }
  }

  /** Saves fields of a document as its page has them now. */
  async function saveFields(by: Person, fields: Record<string, string>, name: string) {
    const seen = hiddenValue(await (await by.get(documentPath(name))).text(), 'seen')
    return postForm(by, `${documentPath(name)}&form=fields`, { seen, ...fields })
  }

  const saveJson = async (by: Person, name: string, value: unknown) => {
    const page = await by.get(`${documentPath(name)}&show=json`)
    const seen = page.status === 200 ? hiddenValue(await page.text(), 'seen') : ''
    return postForm(by, `${documentPath(name)}&form=save&show=json`, { seen, body: JSON.stringify(value) })
  }

  /** Publishes what somebody has proposed. Returns the address of the release. */
  async function publish(proposed: Promise<Response>) {
    const release = locationOf(await proposed).pathname
    const version = hiddenValue(await (await staff.publisher.get(release)).text(), 'version')
    await postForm(staff.publisher, `${release}?form=publish`, { version, at: '', zone: 'au' })
    return release
  }

  async function takeBack(release: string) {
    const version = hiddenValue(await (await staff.publisher.get(release)).text(), 'version')
    return postForm(staff.publisher, `${release}?form=back`, { version })
  }

  return { db, staff, visit, saveFields, saveJson, publish, takeBack }
}
