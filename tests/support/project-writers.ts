import type { Browser } from './browser/use-people.ts'

const PAUSE_MS = 20

/** Answers to the writes, by their numbers. */
export interface Ledger {
  readonly acknowledged: Set<number>
  /** Other answers than the one that acknowledges: their statuses; 0 where none came. */
  readonly refusals: number[]
}

/** Limits outlive a server: each write comes from an address of its own, where the site trusts its proxy. */
const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`

interface WritersOptions {
  readonly projectIds: readonly string[]
  readonly sku: string
  /** The number of the first write. */
  readonly first: number
  /** Asked before each write, with how many are acknowledged so far. */
  readonly isOver: (acknowledged: number) => boolean
}

/** The two rooms that a write leaves in its project: both, or neither. */
export const roomsOfWrite = (number: number): [string, string] => [`North ${number}x`, `South ${number}x`]

/** Puts a product into two new rooms at a time, one writer for each project, until it is over. */
export async function writeProjects(browser: Browser, options: WritersOptions): Promise<Ledger> {
  const ledger: Ledger = { acknowledged: new Set(), refusals: [] }
  let next = options.first
  await Promise.all(
    options.projectIds.map(async (shoppingListId) => {
      while (!options.isOver(ledger.acknowledged.size)) {
        const number = next++
        const input = {
          shoppingListId,
          sku: options.sku,
          items: roomsOfWrite(number).map((roomName) => ({ roomName, quantity: 1 })),
        }
        const headers = { prefer: 'return=minimal', 'x-forwarded-for': addressOf(number) }
        const status = await browser.act('projectBuilder/updateShoppingList', input, 'au', headers).then(
          (answer) => answer.status,
          () => 0,
        )
        if (status === 200) ledger.acknowledged.add(number)
        else {
          ledger.refusals.push(status)
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        }
      }
    }),
  )
  return ledger
}
