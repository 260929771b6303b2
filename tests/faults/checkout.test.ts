import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import type { OrderRecord } from '#app/features/cart/orders/order.ts'
import { openDatabase } from '#app/platform/database/database.server.ts'

const ROUNDS = 6
/** Six rounds of this and a few more make the thirty of F-01; each is killed in the midst of the next ones. */
const ORDERS_A_ROUND = 6
/** More than can be ordered. */
const STOCK = 1_000_000
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-checkout-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Lets a process order, kills it a while after enough orders, and answers those that it had acknowledged. */
async function orderUntilKilled(killAfterMs: number): Promise<string[]> {
  const writer = spawn(process.execPath, ['tests/support/database/order-writer.ts'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  writer.stdout.on('data', (chunk) => (printed += chunk))
  while (!printed.startsWith('ready')) {
    if (writer.exitCode !== null) throw new Error('the writer could not start')
    await sleep(10)
  }
  await expect.poll(() => printed.split('\n').length - 2, { timeout: 15_000 }).toBeGreaterThanOrEqual(ORDERS_A_ROUND)
  await sleep(killAfterMs)
  writer.kill('SIGKILL')
  await once(writer, 'close')
  return printed.split('\n').slice(1, -1)
}

describe('a server killed while people order', () => {
  it('has kept each order whole or not at all: its person, its stock, its mail and the emptied cart (F-01)', async () => {
    const start = await openDatabase({ databaseUrl: null, dataDir })
    await start.db
      .insertInto('stock')
      .values([
        { sku: 'A100', quantity: STOCK },
        { sku: 'B200', quantity: STOCK },
      ])
      .execute()
    await start.close()
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round++) acknowledged.push(...(await orderUntilKilled(100 + round * 97)))

    const database = await openDatabase({ databaseUrl: null, dataDir })
    const { db } = database
    const orders = await db.selectFrom('customer_order').selectAll().execute()
    const persons = await db.selectFrom('order_person').select(['order_id', 'account_id']).execute()
    const mails = await db.selectFrom('mail_outbox').select(['mail_id', 'about', 'kind']).execute()
    const stock = await db.selectFrom('stock').selectAll().execute()
    const carts = await db.selectFrom('cart').selectAll().execute()
    await database.close()

    const ids = new Set(orders.map((order) => order.order_id))
    expect(acknowledged.length).toBeGreaterThanOrEqual(30)
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
    expect(new Set(persons.map((person) => person.order_id))).toEqual(ids)
    const aboutOf = (kind: string) => mails.filter((mail) => mail.kind === kind).map(({ about }) => about ?? '')
    expect(aboutOf('order-placed').toSorted()).toEqual([...ids].toSorted())
    // Each order is in one mail to the operator.
    const gathered = new Set(mails.filter(({ kind }) => kind === 'orders-received').map((mail) => mail.mail_id))
    const inGathered = orders.filter(({ mail_id: mailId }) => mailId !== null && gathered.has(mailId))
    const mailed = [...aboutOf('order-received'), ...inGathered.map((order) => order.order_id)]
    expect(mailed.toSorted()).toEqual([...ids].toSorted())
    const lines = orders.flatMap((order) => (order.record as OrderRecord).lines)
    for (const { sku, quantity } of stock) {
      const ordered = lines.filter((line) => line.sku === sku).reduce((sum, { count }) => sum + count, 0)
      expect([sku, STOCK - quantity]).toEqual([sku, ordered])
    }
    for (const cart of carts) {
      // Filling and ordering take turns, each one version further: an order leaves an even number behind it.
      const placed = persons.filter((person) => person.account_id === cart.account_id).length
      expect(cart.lines).toHaveLength(cart.version === 1 + 2 * placed ? 0 : 2)
      expect(cart.version - 1 - 2 * placed).toBeLessThanOrEqual(1)
    }
    for (const { record, total_cents: total } of orders) expect((record as OrderRecord).totalCents).toBe(Number(total))
  }, 120_000)
})
