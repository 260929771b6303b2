import { beforeAll, beforeEach } from 'vitest'
import type { StaffRight } from '@specify/core/staff-rights.ts'
import type { Person, usePeople } from './browser/use-people.ts'
import { giveRights } from './console.ts'

type People = Pick<ReturnType<typeof usePeople>, 'db' | 'newPerson'>

/** Signs in one member of staff for each of these rights, for one test file. */
export function useStaff({ db, newPerson }: People, rights: readonly StaffRight[] = ['work']) {
  async function newStaff(rights: readonly StaffRight[] = ['work']): Promise<Person> {
    const person = await newPerson()
    await giveRights(db(), person, rights)
    return person
  }
  const members = new Map<StaffRight, Person>()
  beforeAll(async () => {
    for (const right of rights) members.set(right, await newStaff([right]))
  })
  const staff = (right: StaffRight = 'work') => members.get(right)!
  const logged = () => db().selectFrom('staff_log').selectAll().orderBy('log_id').execute()
  return { newStaff, staff, logged }
}

/** Signs in somebody who does the work of the console, on a site that has no deliveries, codes or stock before each test. */
export function useOperator(people: People) {
  const { db } = people
  const { newStaff, staff } = useStaff(people)
  beforeEach(async () => {
    for (const table of ['shipping_method', 'discount_code', 'stock'] as const) await db().deleteFrom(table).execute()
  })
  const stockOf = async (sku: string) =>
    (await db().selectFrom('stock').select('quantity').where('sku', '=', sku).executeTakeFirst())?.quantity ?? null
  return { newStaff, staff, stockOf }
}

export const locationOf = async (sent: Promise<Response>) => (await sent).headers.get('location')
