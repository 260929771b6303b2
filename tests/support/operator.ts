import { beforeAll, beforeEach } from 'vitest'
import type { Person, usePeople } from './browser/use-people.ts'
import { giveRights } from './console.ts'

/** Somebody who does the work of the console, on a site that has no deliveries, codes or stock before each test. */
export function useOperator({ db, newPerson }: Pick<ReturnType<typeof usePeople>, 'db' | 'newPerson'>) {
  async function newStaff(): Promise<Person> {
    const person = await newPerson()
    await giveRights(db(), person, ['work'])
    return person
  }
  let staff: Person
  beforeAll(async () => {
    staff = await newStaff()
  })
  beforeEach(async () => {
    for (const table of ['shipping_method', 'discount_code', 'stock'] as const) await db().deleteFrom(table).execute()
  })
  const stockOf = async (sku: string) =>
    (await db().selectFrom('stock').select('quantity').where('sku', '=', sku).executeTakeFirst())?.quantity ?? null
  return { newStaff, staff: () => staff, stockOf }
}

export const locationOf = async (sent: Promise<Response>) => (await sent).headers.get('location')
