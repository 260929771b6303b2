import { beforeAll, expect, it } from 'vitest'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { changeForms, LONG, WAIT } from '#tests/support/change-forms.ts'
import { giveRights } from '#tests/support/console.ts'

const { db, newPerson } = usePeople()
const { upload, readSet, press } = changeForms(db)

let editor: Person
beforeAll(async () => {
  editor = await newPerson()
  await giveRights(db(), editor, ['catalogue.edit', 'catalogue.apply'])
})

it('a price list of both markets is taken apart, each with a time of its own', LONG, async () => {
  const rest = await upload(editor, 'prices', 'Code,AUD inc GST,NZD inc GST\nFM1001C,209,219\n', 'both.csv')
  await expect.poll(async () => (await readSet(rest)).state, WAIT).toBe('planned')
  expect(await (await editor.get(rest)).text()).toContain('Australia and New Zealand apart')
  const split = await press(editor, rest, 'split', { first: 'NZD' })
  const first = new URL(split.headers.get('location')!, 'http://x').pathname
  await expect.poll(async () => (await readSet(first)).state, WAIT).toBe('planned')
  const pages = await Promise.all([first, rest].map(async (path) => (await editor.get(path)).text()))
  expect(pages.map((html) => [html.includes('Price NZD: '), html.includes('Price AUD: ')])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(pages.map((html) => html.includes('Australia and New Zealand apart'))).toEqual([false, false])
  expect(pages[0]).toContain('which has everything else of the file')
  expect(pages[1]).toContain('which has prices of one market and goes first')
  const early = await (await press(editor, rest, 'apply')).text()
  expect(early).toContain('goes first: apply it, or give it an earlier time')
  await press(editor, first, 'apply')
  await expect.poll(async () => (await readSet(first)).state, WAIT).toBe('applied')
  await press(editor, rest, 'apply')
  await expect.poll(async () => (await readSet(rest)).state, WAIT).toBe('applied')
})
