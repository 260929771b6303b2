import { beforeAll, expect, it } from 'vitest'
import type { Product } from '@specify/catalogue/product/model.ts'
import { toFeedRecord } from '#app/features/catalogue/feed/write-feed.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { changeForms, LONG, WAIT } from '#tests/support/change-forms.ts'
import { giveRights, postForm } from '#tests/support/console.ts'

const textOf = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll(/<[^>]+>|<!-- -->/g, ' ')
    .replaceAll(/\s+/g, ' ')

const { db, newPerson } = usePeople()
const { upload, readSet, press } = changeForms(db)

let editor: Person
beforeAll(async () => {
  editor = await newPerson()
  await giveRights(db(), editor, ['catalogue.edit', 'catalogue.apply'])
})

const pathOf = (posted: Response) => new URL(posted.headers.get('location') ?? '/none', 'http://x').pathname
const planned = async (path: string) => {
  await expect.poll(() => readSet(path), WAIT).toMatchObject({ state: 'planned', job: null })
  return textOf(await (await editor.get(path)).text())
}
async function apply(path: string) {
  await press(editor, path, 'apply')
  await expect.poll(async () => (await readSet(path)).state, WAIT).toBe('applied')
}

async function readRecord(): Promise<Product> {
  const row = await db()
    .selectFrom('product')
    .select('record')
    .where('withdrawn_at', 'is', null)
    .orderBy('product_id', 'desc')
    .executeTakeFirstOrThrow()
  return row.record as unknown as Product
}

/** Uploads what the feed says of a product, with another warranty of all of its variants. */
async function uploadFeed(product: Product, warranty: string): Promise<string> {
  const record = structuredClone(toFeedRecord(product)) as { variants: { attributes: object }[] }
  for (const variant of record.variants) variant.attributes = { ...variant.attributes, warranty }
  return upload(editor, 'products', JSON.stringify(record), 'feed.jsonl')
}

it('a value is kept against the feed, decided about, and given back to it (T-151)', LONG, async () => {
  const product = await readRecord()
  const { sku } = product.variants[0]!
  const feed = await uploadFeed(product, '5 years')
  await planned(feed)
  await apply(feed)
  const edit = { skus: sku, field: 'warranty', action: 'set', value: '7 years', find: '', note: '', keepsValues: 'on' }
  const edited = pathOf(await postForm(editor, '/au/console/changes/edit/?form=edit', edit))
  expect(await planned(edited)).toContain(`Override of Warranty: "7 years" stands against "5 years" of the feed`)
  await apply(edited)
  const page = `/au/console/product/${product.productId}/`
  expect(textOf(await (await editor.get(page)).text())).toMatch(
    new RegExp(`Overrides .*Warranty of ${sku} 7 years 5 years C\\d+ Take the feed’s`),
  )

  const same = await uploadFeed(product, '5 years')
  expect(await planned(same)).toContain(`Warranty of ${sku}: "7 years" is kept, the feed says "5 years"`)

  const moved = await uploadFeed(product, '10 years')
  expect(await planned(moved)).toContain(`1 value to decide`)
  expect(textOf(await (await press(editor, moved, 'apply')).text())).toContain('The feed has moved on under 1 override')
  expect(textOf(await (await press(editor, moved, 'decide', { takes: 'ours' })).text())).toContain(
    'Tick a value first.',
  )
  const value = [product.productId, sku, 'warranty'].join('\r\n')
  await press(editor, moved, 'decide', { takes: 'ours', value })
  expect(await planned(moved)).not.toContain('to decide')
  await apply(moved)
  expect((await readRecord()).variants[0]?.attributes).toMatchObject({ warranty: '7 years' })
  expect(textOf(await (await editor.get(page)).text())).toContain(`Warranty of ${sku} 7 years 10 years`)

  const html = await (await editor.get(page)).text()
  const href = /href="([^"]+)"[^>]*>Take the feed’s/.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const form = await (await editor.get(href!)).text()
  expect(form).toMatch(/<textarea[^>]*name="value"[^>]*>10 years<\/textarea>/)
  expect(form).toMatch(/<option value="warranty" selected/)
  const back = pathOf(
    await postForm(editor, '/au/console/changes/edit/?form=edit', { ...edit, value: '10 years', keepsValues: '' }),
  )
  expect(await planned(back)).toContain('ends: the value of the feed is back')
  await apply(back)
  expect(textOf(await (await editor.get(page)).text())).not.toContain('Overrides')
})
