import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { changeForms, LONG, WAIT } from '#tests/support/change-forms.ts'
import { giveRights, postForm } from '#tests/support/console.ts'

const { db, newPerson } = usePeople()
const { upload, readSet, press } = changeForms(db)

let editor: Person
let applier: Person
beforeAll(async () => {
  ;[editor, applier] = await Promise.all([newPerson(), newPerson()])
  await giveRights(db(), editor, ['catalogue.edit', 'catalogue.apply'])
  await giveRights(db(), applier, ['catalogue.edit', 'catalogue.apply'])
})

/** A code of the fixture, with its price. */
async function firstVariant(): Promise<{ readonly sku: string; readonly cents: number; readonly productId: string }> {
  const product = await db()
    .selectFrom('product')
    .select(['product_id', 'record'])
    .where('withdrawn_at', 'is', null)
    .orderBy('product_id')
    .executeTakeFirstOrThrow()
  const { variants } = product.record as { variants: { sku: string; prices: { AUD: { centAmount: number } } }[] }
  return { sku: variants[0]!.sku, cents: variants[0]!.prices.AUD.centAmount, productId: product.product_id }
}

const priceOf = async (sku: string) => {
  const { productId } = await firstVariant()
  const { record } = await db()
    .selectFrom('product')
    .select('record')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  const { variants } = record as { variants: { sku: string; prices: { AUD: { centAmount: number } } }[] }
  return variants.find((variant) => variant.sku === sku)?.prices.AUD.centAmount
}

describe('a price list', LONG, () => {
  it('shows what it changes, is applied as it was shown, and is taken back in one step', async () => {
    const { sku, cents } = await firstVariant()
    const path = await upload(editor, 'prices', `Code,RRP AUD inc GST\n${sku},${(cents + 1_000) / 100}\nNOPE-1,12\n`)
    const html = await (await editor.get(path)).text()
    expect(html).toContain(`was ${(cents / 100).toFixed(2)}, becomes`)
    expect(html).toContain('NOPE-1 is not in the catalogue')
    expect(await priceOf(sku)).toBe(cents)
    await press(editor, path, 'apply')
    await expect.poll(async () => (await readSet(path)).state, WAIT).toBe('applied')
    expect(await priceOf(sku)).toBe(cents + 1_000)
    const back = await press(editor, path, 'rollback')
    const backPath = new URL(back.headers.get('location')!, 'http://x').pathname
    await expect.poll(async () => (await readSet(backPath)).state, WAIT).toBe('applied')
    expect((await readSet(path)).state).toBe('rolled back')
    expect(await priceOf(sku)).toBe(cents)
    const { productId } = await firstVariant()
    const product = `/au/console/product/${productId}/`
    const page = await (await editor.get(product)).text()
    expect(page).toMatch(/History[\s\S]*Rollback of C\d+: file\.csv/)
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    expect(await (await editor.get(`${product}?day=${tomorrow}`)).text()).toContain('This is what it was')
    expect(await (await editor.get(`${product}?day=2020-01-01`)).text()).toContain('It was not in the catalogue')
    expect((await editor.get(`${product}?day=31-12-2026`)).status).toBe(200)
  })

  it('comes back with its refused rows in its own columns', async () => {
    const { sku } = await firstVariant()
    const path = await upload(editor, 'prices', `Note;Code;RRP AUD inc GST\nx;${sku};1.349\n=1+1;NOPE-2;12\n`)
    const id = path.split('/').findLast(Boolean)
    const csv = await (await editor.get(`/au/api/console-change-rows/?id=${id}&kind=refused`)).text()
    expect(csv).toContain('Note,Code,RRP AUD inc GST,Reason')
    expect(csv).toContain('may be two prices')
    expect(csv).toContain("'=1+1,NOPE-2,12,NOPE-2 is not in the catalogue")
  })

  it('asks what a column is whose heading says too little, once', async () => {
    const { sku, cents } = await firstVariant()
    const file = `Code,Price list\n${sku},${(cents + 500) / 100}\n`
    const path = await upload(editor, 'prices', file)
    expect(await (await editor.get(path)).text()).toContain('What are the columns?')
    const set = await readSet(path)
    const version = String(set.version)
    await postForm(editor, `${path}?form=columns`, [
      ['version', version],
      ['target', 'sku'],
      ['target', 'price AUD'],
    ])
    await expect.poll(async () => (await readSet(path)).state, WAIT).toBe('planned')
    expect(await (await editor.get(path)).text()).toContain(`becomes`)
    const again = await upload(editor, 'prices', file)
    expect((await readSet(again)).state).toBe('planned')
  })
})

it('a list of stock is for people of orders as well, and says when it was counted', LONG, async () => {
  const { sku } = await firstVariant()
  const path = await upload(editor, 'stock', `Code,Qty on hand\n${sku},12\n`)
  const html = await (await editor.get(path)).text()
  for (const text of ['What orders take or give back from then on', 'was not counted, becomes', '1 code'])
    expect(html).toContain(text)
  await press(editor, path, 'apply')
  expect((await readSet(path)).state).toBe('planned')
  await giveRights(db(), editor, ['catalogue.edit', 'catalogue.apply', 'work'])
  await press(editor, path, 'apply')
  await expect.poll(async () => (await readSet(path)).state, WAIT).toBe('applied')
  expect(await db().selectFrom('stock').selectAll().where('sku', '=', sku).execute()).toEqual([{ sku, quantity: 12 }])
  await press(editor, path, 'rollback')
  await expect.poll(async () => (await readSet(path)).state, WAIT).toBe('rolled back')
  expect(await db().selectFrom('stock').selectAll().where('sku', '=', sku).execute()).toEqual([])
})

describe('a set', LONG, () => {
  it('that moved on meanwhile is outdated, and is planned again (T-151)', async () => {
    const { sku, cents } = await firstVariant()
    const file = (more: number) => `Code,RRP AUD inc GST\n${sku},${(cents + more) / 100}\n`
    const first = await upload(editor, 'prices', file(100))
    const second = await upload(editor, 'prices', file(200))
    await press(editor, first, 'apply')
    await expect.poll(async () => (await readSet(first)).state, WAIT).toBe('applied')
    await press(editor, second, 'apply')
    await expect.poll(async () => (await readSet(second)).state, WAIT).toBe('outdated')
    expect(await priceOf(sku)).toBe(cents + 100)
    await press(editor, second, 'plan')
    await expect.poll(async () => (await readSet(second)).state, WAIT).toBe('planned')
    await press(editor, second, 'discard')
    await press(editor, first, 'rollback')
    await expect.poll(async () => (await readSet(first)).state, WAIT).toBe('rolled back')
  })

  it('with a date is applied at it, and ends by itself', async () => {
    const { sku, cents } = await firstVariant()
    const path = await upload(editor, 'prices', `Code,RRP AUD inc GST\n${sku},${(cents + 300) / 100}\n`)
    await press(editor, path, 'apply', { from: '2099-07-01T00:00', until: '2099-08-01T00:00', zone: 'au' })
    expect(await (await editor.get(path)).text()).toMatch(/1 July 2099|1 Jul 2099, 00:00 AEST/)
    const id = (await readSet(path)).set_id
    await db()
      .updateTable('change_set')
      .set({ due_at: new Date(Date.now() - 1_000) })
      .where('set_id', '=', id)
      .execute()
    await expect.poll(async () => (await readSet(path)).state, WAIT).toBe('applied')
    expect(await priceOf(sku)).toBe(cents + 300)
    await db().updateTable('change_set').set({ until_at: new Date() }).where('set_id', '=', id).execute()
    await expect.poll(async () => (await readSet(path)).state, WAIT).toBe('rolled back')
    expect(await priceOf(sku)).toBe(cents)
  })

  it('is held where the one who scheduled it may no longer apply changes, and is taken over (T-151)', async () => {
    const { sku, cents } = await firstVariant()
    const leaver = await newPerson()
    await giveRights(db(), leaver, ['catalogue.edit', 'catalogue.apply'])
    const path = await upload(leaver, 'prices', `Code,RRP AUD inc GST\n${sku},${(cents + 700) / 100}\n`)
    await press(leaver, path, 'apply', { from: '2099-07-01T00:00', zone: 'nz' })
    await giveRights(db(), leaver, ['catalogue.edit'])
    const id = (await readSet(path)).set_id
    await db().updateTable('change_set').set({ due_at: new Date() }).where('set_id', '=', id).execute()
    await expect.poll(async () => (await readSet(path)).problem, WAIT).toContain('may no longer apply changes')
    expect([(await readSet(path)).state, await priceOf(sku)]).toEqual(['due', cents])
    await press(applier, path, 'apply')
    await expect.poll(async () => (await readSet(path)).state, WAIT).toBe('applied')
    await press(applier, path, 'rollback')
    await expect.poll(async () => (await readSet(path)).state, WAIT).toBe('rolled back')
  })

  it('that withdraws much waits for somebody else (T-151)', async () => {
    const products = await db().selectFrom('product').select('product_id').where('withdrawn_at', 'is', null).execute()
    const most = products.slice(0, Math.ceil(products.length * 0.3)).map(({ product_id }) => product_id)
    const path = await upload(editor, 'withdraw', `productId\n${most.join('\n')}\n`)
    const refused = await press(editor, path, 'apply')
    expect([refused.status, (await readSet(path)).state]).toEqual([403, 'planned'])
    await press(applier, path, 'approve')
    expect((await readSet(path)).state).toBe('approved')
    await press(editor, path, 'discard')
  })
})

describe('an edit of many products', LONG, () => {
  const fields = { field: 'price AUD', action: 'multiply', value: '1.05', find: '', note: '' }

  it('becomes a set that shows each value, with codes that there are not', async () => {
    const { sku, cents } = await firstVariant()
    const posted = await postForm(editor, '/au/console/changes/edit/?form=edit', { ...fields, skus: `${sku}\nNOPE-9` })
    const path = new URL(posted.headers.get('location')!, 'http://x').pathname
    await expect.poll(async () => (await readSet(path)).state, WAIT).toBe('planned')
    const html = await (await editor.get(path)).text()
    expect(html).toContain(
      `was ${(cents / 100).toFixed(2)}, becomes <strong>${(Math.round(cents * 1.05) / 100).toFixed(2)}`,
    )
    expect(html).toContain('NOPE-9 is not in the catalogue')
    await press(editor, path, 'discard')
  })

  it('that cannot be is refused with what was typed', async () => {
    const { sku } = await firstVariant()
    const posted = await postForm(editor, '/au/console/changes/edit/?form=edit', { ...fields, value: 'ten', skus: sku })
    const html = await posted.text()
    expect([posted.status, html.includes('Write a factor'), html.includes(sku)]).toEqual([400, true, true])
  })
})

describe('an upload in parts', LONG, () => {
  const part = (text: string) => ({
    sha256: createHash('sha256').update(text).digest('hex'),
    data: Buffer.from(text).toString('base64'),
  })

  it('is of its author alone, and says which part is missing or broken (T-152)', async () => {
    const created = await editor.act('console/createChanges', { kind: 'prices', name: 'p.csv' })
    const { id } = created.body as { id: string }
    const send = (by: Person, number: number, body: object) => by.act('console/uploadPart', { id, number, ...body })
    expect((await send(editor, 2, part('b'))).status).toBe(200)
    expect((await send(editor, 2, part('b'))).status).toBe(200)
    expect((await send(editor, 1, { ...part('a'), sha256: part('c').sha256 })).status).toBe(400)
    expect((await send(applier, 1, part('a'))).status).toBe(404)
    const missing = await editor.act('console/finishUpload', { id, parts: 2 })
    expect([missing.status, JSON.stringify(missing.body)]).toEqual([409, expect.stringContaining('Part 1')])
  })
})
