import { Readable } from 'node:stream'
import { accountIdOf, addConfirmedAccount } from '#app/features/accounts/store/commands.server.ts'
import { listAccounts } from '#app/features/accounts/store/queries.server.ts'
import { importCatalogue } from '#app/features/catalogue/store/commands.server.ts'
import { readFeed } from '#app/features/catalogue/feed/read-feed.server.ts'
import { findLatestGeneration } from '#app/features/catalogue/store/queries.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { openDatabaseForTool, type Database } from '#app/platform/database/database.server.ts'
import { hashPassword } from '#app/platform/secrets/password.server.ts'
import { startupMessage } from '#app/platform/startup-message.server.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoRecords } from '@specify/demo/feed'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { setRights } from '#app/features/staff/staff-rights.server.ts'
import { addDemoEnquiries } from './demo-enquiries.ts'
import { addDemoOrders } from './demo-orders.ts'
import { addDemoProjects } from './demo-projects.ts'

/** Imports the demo catalogue into a database that has none, lets people in where nobody is yet, and gives them work. */
async function main(): Promise<void> {
  const handle = await openDatabaseForTool(readConfig(process.env))
  try {
    await importProducts(handle.db)
    await addAccounts(handle.db)
    await addDemoProjects(handle.db, new Date())
    await addDemoOrders(handle.db, new Date())
  } finally {
    await handle.close()
  }
}

async function importProducts(db: Database): Promise<void> {
  if (await findLatestGeneration(db)) return
  const lines = (await demoRecords()).map((record) => `${JSON.stringify(record)}\n`)
  const outcome = await importCatalogue(db, readFeed(Readable.from(lines)), { now: new Date() })
  console.log(`${outcome.added} products imported.`)
}

async function addAccounts(db: Database): Promise<void> {
  if ((await listAccounts(db)).length > 0) return
  for (const account of DEMO_ACCOUNTS) {
    const { email, rights } = account
    await addConfirmedAccount(db, { ...account, passwordHash: await hashPassword(DEMO_PASSWORD) }, new Date())
    const accountId = await accountIdOf(db, email)
    if (rights.length > 0 && accountId !== null)
      await setRights(db, { by: commandLine('people'), accountId, rights: () => rights, requestId: null }, new Date())
  }
  await addDemoEnquiries(db, new Date())
}

await main().catch((error: unknown) => {
  console.error(startupMessage(error))
  process.exitCode = 1
})
