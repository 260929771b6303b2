import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { OwnAccountId } from '#app/features/accounts/rules/access.ts'
import { accountIdOf, addConfirmedAccount } from '#app/features/accounts/store/commands.server.ts'
import { readFeed } from '#app/features/catalogue/feed/read-feed.server.ts'
import { importCatalogue } from '#app/features/catalogue/store/commands.server.ts'
import { findLatestGeneration } from '#app/features/catalogue/store/queries.server.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { askMaker } from './ask.server.ts'
import { checkBlanks } from './check-blanks.server.ts'
import { removeOldBlanks } from './remove-old-blanks.server.ts'

const db = useDatabase()
let clock = Date.parse('2026-03-01T09:00:00Z')
const now = () => new Date((clock += 1_000))

/** A product in two finishes, each with these attributes. */
async function load(chrome: object, black: object): Promise<number> {
  const record = {
    productId: 'mixer',
    name: 'Mixer',
    categories: [{ categoryId: 'tapware', name: 'Tapware', _url: '/products/tapware/' }],
    variants: [
      { sku: 'M1C', attributes: { colour: 'Chrome', ...chrome } },
      { sku: 'M1B', attributes: { colour: 'Matte Black', ...black } },
    ],
  }
  const feed = readFeed(Readable.from([JSON.stringify(record)]))
  expect((await importCatalogue(db(), feed, { now: now(), allowShrink: true })).kind).toBe('applied')
  return (await findLatestGeneration(db()))!.id
}

async function newAsker(): Promise<{ by: OwnAccountId; email: string }> {
  const email = `jo-${randomUUID()}@studio.test`
  await addConfirmedAccount(
    db(),
    { email, passwordHash: 'x', profile: null, legalEntity: null, isInternal: false },
    now(),
  )
  return { by: (await accountIdOf(db(), email)) as OwnAccountId, email }
}

const ask = (by: OwnAccountId, sku: string, generation: number) =>
  askMaker(
    db(),
    {
      by,
      blank: { productId: 'mixer', sku, field: 'leadfree', name: 'Mixer', brand: '', category: 'Tapware' },
      locale: 'au',
      generation,
      project: null,
    },
    now(),
  )
const mailsTo = async (recipient: string) =>
  (await db().selectFrom('mail_outbox').select('mail_id').where('recipient', '=', recipient).execute()).length
const blanks = () => db().selectFrom('blank').select('people').execute()

it('answers by one letter, whichever servers look at once, and only who asked about the variant that states it', async () => {
  const first = await load({}, {})
  const [one, other] = [await newAsker(), await newAsker()]
  await ask(one.by, 'M1C', first)
  await ask(other.by, 'M1B', first)
  expect(await blanks()).toEqual([{ people: 2 }])
  const second = await load({ leadfree: true }, {})
  await Promise.all([checkBlanks(db(), now()), checkBlanks(db(), now()), checkBlanks(db(), now())])
  expect(await Promise.all([one, other].map(({ email }) => mailsTo(email)))).toEqual([1, 0])
  expect(await blanks()).toEqual([{ people: 1 }])

  // Asked on a server that still had the catalogue before: the next look finds it.
  const late = await newAsker()
  await ask(late.by, 'M1C', first)
  expect(await checkBlanks(db(), now())).toBe(true)
  expect(await mailsTo(late.email)).toBe(1)

  await load({ leadfree: true }, { leadfree: false })
  expect(await checkBlanks(db(), now())).toBe(true)
  expect(await checkBlanks(db(), now())).toBe(false)
  expect(await Promise.all([one, other].map(({ email }) => mailsTo(email)))).toEqual([1, 1])
  expect(await blanks()).toEqual([])
  expect(second).toBeGreaterThan(first)
})

it('deletes answered questions after 90 days', async () => {
  const answered = () => db().selectFrom('asked_blank').select('asked_id').execute()
  await removeOldBlanks(db(), new Date(clock + 89 * 86_400_000))
  expect(await answered()).toHaveLength(3)
  await removeOldBlanks(db(), new Date(clock + 91 * 86_400_000))
  expect(await answered()).toEqual([])
})
