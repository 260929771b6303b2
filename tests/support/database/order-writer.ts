import { openDatabase } from '#app/platform/database/database.server.ts'
import { readConfig } from '#app/platform/config.server.ts'
import { readCart } from '#app/features/cart/contents/queries.server.ts'
import { importOperatorData } from '#app/features/cart/operator/commands.server.ts'
import { commandLine } from '#app/features/staff/assert-right.ts'
import { readOrdersFile } from '#app/features/cart/operator/orders-file.ts'
import { givenBuyer, givenCart, orderOf, READER, sessionOf, STANDARD_CENTS } from '../orders.ts'

/** Orders until it is killed, eight buyers at a time, and prints the id of each order once it is acknowledged. */
const { db } = await openDatabase(readConfig(process.env))
const file = {
  shippingMethods: [{ market: 'au', id: 'standard', name: 'Standard', rates: [{ from: 0, price: STANDARD_CENTS }] }],
}
const outcome = readOrdersFile(JSON.stringify(file))
if (outcome.kind === 'read')
  await importOperatorData(db, { by: commandLine('work'), requestId: null, data: outcome.data }, new Date())
const buyers = await Promise.all(Array.from({ length: 8 }, () => givenBuyer(db)))
console.log('ready')
await Promise.all(
  buyers.map(async (accountId) => {
    while (true) {
      const now = new Date()
      await givenCart(
        db,
        accountId,
        [
          ['A100', 2],
          ['B200', 1],
        ],
        now,
      )
      const priced = await readCart(db, { accountId, locale: 'au' }, READER, now)
      const { orderId } = await orderOf(db, accountId, sessionOf(priced, accountId, now), now)
      process.stdout.write(`${orderId}\n`)
    }
  }),
)
