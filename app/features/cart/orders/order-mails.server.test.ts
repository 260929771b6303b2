import { describe, expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { givenBuyer, givenCart, orderOf, READER, sessionOf, STANDARD_CENTS } from '#tests/support/orders.ts'
import { importOperatorData } from '../operator/commands.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { readOrdersFile } from '../operator/orders-file.ts'
import { readCart } from '../contents/queries.server.ts'
import { renderLetter } from '#app/platform/mail/letter.server.ts'
import { writeGatheredOrders, writeOrderMail } from './mails.server.ts'
import type { Order } from './order.ts'

const db = useDatabase()
const START = new Date('2026-03-01T00:00:00Z')
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000)
const context = () => ({ db: db(), publicUrl: 'https://specify.test' })

async function order(now: Date): Promise<Order> {
  const accountId = await givenBuyer(db())
  await givenCart(db(), accountId, [['A100', 2]], now)
  const priced = await readCart(db(), { accountId, locale: 'au' }, READER, now)
  return orderOf(db(), accountId, sessionOf(priced, accountId, now), now)
}

/** Lists waiting mails to the operator, the next one first, with what the outbox would do. */
async function waiting() {
  const rows = await db()
    .selectFrom('mail_outbox')
    .selectAll()
    .where('account_id', 'is', null)
    .where('sent_at', 'is', null)
    .orderBy('next_attempt_at')
    .execute()
  return rows.map((row) => ({
    due: row.next_attempt_at,
    kind: row.kind,
    async write() {
      const mail = { mailId: row.mail_id, recipient: row.recipient, accountId: null, locale: 'au', about: row.about }
      const letter = await (row.kind === 'order-received'
        ? writeOrderMail({ ...mail, kind: 'order-received' }, context())
        : writeGatheredOrders({ ...mail, kind: row.kind }, context()))
      return letter && renderLetter(letter)
    },
    send: (now: Date) =>
      db().updateTable('mail_outbox').set({ sent_at: now, attempts: 1 }).where('mail_id', '=', row.mail_id).execute(),
  }))
}

describe('mails about orders to the operator', () => {
  it('are one for each, and one for many that come within ten minutes (T-104)', async () => {
    const method = { market: 'au', id: 'standard', name: 'Standard', rates: [{ from: 0, price: STANDARD_CENTS }] }
    const file = readOrdersFile(JSON.stringify({ shippingMethods: [method] }))
    if (file.kind === 'refused') throw new Error(file.problems.join('; '))
    await importOperatorData(db(), { by: commandLine('work'), requestId: null, data: file.data }, new Date())

    const first = await order(START)
    const [single] = await waiting()
    expect(single).toMatchObject({ kind: 'order-received', due: START })
    const letter = await single!.write()
    expect(letter?.subject).toBe(`New order ${first.orderNumber} from Studio Smith`)
    await single!.send(START)

    const many = await Promise.all(Array.from({ length: 60 }, () => order(after(1))))
    const mails = await waiting()
    expect(mails.map(({ kind, due }) => [kind, due])).toEqual([['orders-received', after(10)]])
    const gathered = await mails[0]!.write()
    expect(gathered?.subject).toBe('60 new orders')
    expect(gathered?.text).toContain('These are the last 50 of 60.')
    const listed = many.filter(({ orderNumber }) => gathered?.text.includes(orderNumber))
    expect(listed).toHaveLength(50)
    expect(gathered?.text).toContain('Jo Smith, Studio Smith')
    await mails[0]!.send(after(10))

    // A single one in the pause after it waits, and comes in the words of one that came alone.
    const late = await order(after(15))
    const [next] = await waiting()
    expect(next).toMatchObject({ kind: 'orders-received', due: after(20) })
    const written = await next!.write()
    expect(written).toMatchObject({
      subject: `New order ${late.orderNumber} from Studio Smith`,
      replyTo: late.person?.email,
    })
    await next!.send(after(20))

    await order(after(31))
    expect((await waiting()).map(({ kind, due }) => [kind, due])).toEqual([['order-received', after(31)]])
  }, 60_000)
})
