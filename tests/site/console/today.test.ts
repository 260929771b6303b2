import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { fixtureFeed } from '#tests/support/fixture-catalogue.ts'
import { importFeed } from '#tests/support/site.ts'
import { giveRights } from '#tests/support/console.ts'

const { dataDir, db, newBrowser, newPerson } = usePeople()

const textOf = (html: string) => html.replaceAll(/<[^>]+>|<!-- -->/g, ' ').replaceAll(/\s+/g, ' ')
const read = async (person: Person, path: string) => textOf(await (await person.get(path)).text())
const today = (person: Person) => read(person, '/au/console/')

it('names comments that wait for their owner, until they are answered', async () => {
  const [owner, staff] = [await newPerson(), await newPerson()]
  await giveRights(db(), staff, ['work'])
  const { body } = await owner.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Ensuite 1'],
  })
  const { shoppingListId: id } = body['shoppingList'] as { shoppingListId: string }
  const made = await owner.act('projectBuilder/createLink', { id, name: 'Plumbing', comments: true })
  const token = new URL((made.body['link'] as { url: string }).url).pathname.split('/').at(-2)
  expect(await today(staff)).not.toContain('Comments without an answer')
  const text = `Which <spout> ${randomUUID()}?`
  const asked = await newBrowser().act('link/comment', { token, name: 'Dan Reid', text })
  const { id: commentId } = asked.body['comment'] as { id: string }
  expect(await today(staff)).toContain('1 Comments without an answer The oldest has waited')
  const html = await (await staff.get('/au/console/comments/')).text()
  expect(html).toContain(text.replace('<', '&lt;').replace('>', '&gt;'))
  // Staff who may not see all projects are not led into this one.
  expect(html).not.toContain(`projectId=${id}`)
  expect((await owner.act('projectBuilder/answerComment', { id, commentId, text: 'The long one' })).status).toBe(200)
  expect(await today(staff)).not.toContain('Comments without an answer')
  expect(await read(staff, '/au/console/comments/?state=answered')).toContain('Harbour House')
})

it('names what the last import had to say, until the next one', async () => {
  const staff = await newPerson()
  await giveRights(db(), staff, ['catalogue.edit'])
  const [first = '', ...rest] = fixtureFeed().trim().split('\n')
  const refused = JSON.stringify({ ...JSON.parse(first), productId: 7 })
  expect(() => importFeed(dataDir, [first, ...rest, refused].join('\n'))).toThrow('1 refused')
  expect(await today(staff)).toMatch(/[1-9]\d* Notes of the last import/)
  const notes = await read(staff, '/au/console/import-notes/?kind=refused')
  expect(notes).toMatch(/Line refused \d+ \w+/)
  // A dry run is no import.
  importFeed(dataDir, [first, ...rest].join('\n'), process.env, '--dry-run')
  expect(await read(staff, '/au/console/import-notes/?kind=refused')).toContain('Line refused')
  importFeed(dataDir, [first, ...rest].join('\n'))
  expect(await read(staff, '/au/console/import-notes/?kind=refused')).toContain('The last import had nothing to say.')
  expect(await read(staff, '/au/console/import-notes/?import=&kind=refused')).toContain('Line refused')
})

it('names searches without a result to who reads the report', async () => {
  const [staff, other] = [await newPerson(), await newPerson()]
  await giveRights(db(), staff, ['insight'])
  await giveRights(db(), other, ['work'])
  const text = 'qqqzzz spout'
  await newBrowser().send('/au/api/record-search/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: text }),
  })
  await expect.poll(() => today(staff), { timeout: 15_000 }).toContain('1 Searches without a result In the last 7 days')
  expect(await today(other)).not.toContain('Searches without a result')
})
