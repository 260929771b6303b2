import { setTimeout as sleep } from 'node:timers/promises'
import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { pino } from 'pino'
import { useDatabase } from '#tests/support/database/database.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { smtpTransport } from './mail-transport.server.ts'
import { enqueueMail, Outbox } from './outbox.server.ts'

const db = useDatabase()
const log = pino({ level: 'silent' })
const SENDER = { from: 'Specify <no-reply@specify.test>', host: 'specify.test' }

function openOutbox(url: string) {
  const outbox = new Outbox({
    db: db(),
    log,
    transport: smtpTransport(url, SENDER),
    write: async ({ recipient }) => ({ subject: 'Hello', html: `<p>${recipient}</p>`, text: recipient }),
    pollMs: 50,
    firstPauseMs: 50,
  })
  return outbox
}

async function enqueue(recipients: readonly string[]): Promise<void> {
  for (const recipient of recipients)
    await enqueueMail(db(), { kind: 'test', recipient, accountId: null, locale: 'au' }, new Date())
}

const waiting = async () =>
  (await db().selectFrom('mail_outbox').select('mail_id').where('sent_at', 'is', null).execute()).length

async function untilSent(): Promise<void> {
  const deadline = Date.now() + 30_000
  while ((await waiting()) > 0) {
    if (Date.now() > deadline) throw new Error(`${await waiting()} mails still wait`)
    await sleep(50)
  }
}

const people = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}@home.test`)
const recipients = ({ envelopes }: { envelopes: readonly (readonly string[])[] }) => envelopes.flat().sort()

describe('mail leaves once, whatever the mail server does (F-11)', () => {
  it('when nobody answers at first', async () => {
    const probe = await openMailbox()
    const { port } = new URL(probe.url)
    await probe.close()
    const expected = people('refused', 30)
    await enqueue(expected)
    const outbox = openOutbox(`smtp://127.0.0.1:${port}`)
    onTestFinished(() => outbox.close())
    await sleep(500)
    expect(await waiting()).toBe(30)
    const mailbox = await openMailbox({ port: Number(port) })
    onTestFinished(() => mailbox.close())
    await untilSent()
    expect(recipients(mailbox)).toEqual(expected.toSorted())
  })

  it.each([
    { code: 451, message: 'try again' },
    { code: 421, message: 'closing' },
    { code: 550, message: 'no' },
  ])('when it refuses with $code for a while', async (mood) => {
    const mailbox = await openMailbox()
    onTestFinished(() => mailbox.close())
    mailbox.answer(mood)
    const expected = people(`code${mood.code}`, 10)
    await enqueue(expected)
    const outbox = openOutbox(mailbox.url)
    onTestFinished(() => outbox.close())
    await sleep(300)
    expect(mailbox.mails).toEqual([])
    mailbox.answer(null)
    await untilSent()
    expect(recipients(mailbox)).toEqual(expected.toSorted())
  })

  it('when it is slow, and when two servers send', async () => {
    const mailbox = await openMailbox()
    onTestFinished(() => mailbox.close())
    mailbox.answer(null, 60)
    const expected = people('slow', 20)
    await enqueue(expected)
    const [one, two] = [openOutbox(mailbox.url), openOutbox(mailbox.url)]
    onTestFinished(async () => {
      await one.close()
      await two.close()
    })
    await untilSent()
    expect(recipients(mailbox)).toEqual(expected.toSorted())
  })

  it('when it takes connections and says nothing, without keeping anybody waiting', async () => {
    const silent: Server = createServer(() => {})
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const outbox = openOutbox(`smtp://127.0.0.1:${port}`)
    const before = performance.now()
    await enqueue(['black-hole@home.test'])
    outbox.wake()
    expect(performance.now() - before).toBeLessThan(1_000)
    await sleep(300)
    expect(await waiting()).toBe(1)
    silent.close()
    await db().deleteFrom('mail_outbox').where('sent_at', 'is', null).execute()
    onTestFinished(() => outbox.close())
  })
})

it('a mail that is refused for good does not hold up the others (F-11)', async () => {
  const mailbox = await openMailbox()
  onTestFinished(() => mailbox.close())
  await enqueue(['not an address', ...people('after', 3)])
  const outbox = openOutbox(mailbox.url)
  onTestFinished(() => outbox.close())
  await expect.poll(() => recipients(mailbox)).toEqual(people('after', 3))
  const [poison] = await db().selectFrom('mail_outbox').selectAll().where('sent_at', 'is', null).execute()
  expect(poison).toMatchObject({ recipient: 'not an address', last_error: expect.any(String) })
})
