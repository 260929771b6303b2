import { Readable } from 'node:stream'
import { importCatalogue } from '#app/features/catalogue/commands.server.ts'
import { readFeed } from '#app/features/catalogue/feed/read-feed.server.ts'
import { findLatestGeneration } from '#app/features/catalogue/queries.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { openDatabaseForTool } from '#app/platform/database.server.ts'
import { startupMessage } from '#app/platform/startup-message.server.ts'

/** Imports the demo catalogue into a database that has none. */
async function main(): Promise<void> {
  const handle = await openDatabaseForTool(readConfig(process.env))
  try {
    if (await findLatestGeneration(handle.db)) return
    const { demoFeedLines } = await import('#demo/catalogue.ts')
    const outcome = await importCatalogue(handle.db, readFeed(Readable.from(demoFeedLines())), { now: new Date() })
    console.log(`${outcome.added} products imported.`)
  } finally {
    await handle.close()
  }
}

await main().catch((error: unknown) => {
  console.error(startupMessage(error))
  process.exitCode = 1
})
