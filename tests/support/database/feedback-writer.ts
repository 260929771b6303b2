import { addFeedback } from '#app/features/content/commands.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { openDatabase } from '#app/platform/database/database.server.ts'

/** Writes until it is killed, twenty at a time, and prints the number of each write once it is acknowledged. */
const { db } = await openDatabase(readConfig(process.env))
let next = Number(process.argv[2])
console.log('ready')
await Promise.all(
  Array.from({ length: 20 }, async () => {
    while (true) {
      const number = next++
      await addFeedback(db, { message: String(number), page: '/', locale: 'au' }, new Date())
      process.stdout.write(`${number}\n`)
    }
  }),
)
