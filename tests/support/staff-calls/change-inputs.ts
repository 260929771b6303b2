import { createHash } from 'node:crypto'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import type { Database } from '#app/platform/database/database.server.ts'
import type { ChangeState } from '#db/schema.ts'
import type { StaffRight } from '@specify/core/staff-rights.ts'
import type { Person } from '../browser/use-people.ts'

/** Inputs of the calls for changes of the catalogue, each with a set of its own that the call can do its work on. */
export function changeInputs(db: () => Database, staff: (right: StaffRight) => Person) {
  const givenSet = async (state: ChangeState, more: { readonly mapping?: object; readonly by?: StaffRight } = {}) => {
    const { by = 'catalogue.edit', mapping = null } = more
    const { set_id: id } = await db()
      .insertInto('change_set')
      .values({
        kind: 'prices',
        name: 'prices.csv',
        state,
        author_id: await accountIdOf(db(), staff(by).email),
        author_name: 'Jo',
        mapping: mapping && JSON.stringify(mapping),
        created_at: new Date(),
        changed_at: new Date(),
      })
      .returning('set_id')
      .executeTakeFirstOrThrow()
    return { id, version: 1 }
  }
  /** The same with a file, which can be planned. */
  const withFile = async (...of: Parameters<typeof givenSet>) => {
    const set = await givenSet(...of)
    const body = Buffer.from('Code,RRP AUD inc GST')
    const digest = createHash('sha256').update(body).digest()
    await db().insertInto('change_part').values({ set_id: set.id, number: 1, digest, body }).execute()
    return set
  }
  const mapping = { headings: ['Code', 'Price'], targets: ['sku', ''], samples: [], isChosen: false, unclear: [1] }
  return {
    'console/createChanges': () => Promise.resolve({ kind: 'prices', name: 'prices.csv' }),
    async 'console/editProducts'() {
      const { sku } = await db().selectFrom('catalogue_sku').select('sku').limit(1).executeTakeFirstOrThrow()
      return { skus: [sku], field: 'warranty', action: 'set', value: '9 years' }
    },
    async 'console/finishUpload'() {
      return { id: (await withFile('draft')).id, parts: 1 }
    },
    async 'console/splitChanges'() {
      const both = { ...mapping, targets: ['price AUD', 'price NZD'] }
      return { ...(await withFile('planned', { mapping: both })), first: 'AUD' }
    },
    'console/chooseColumns': async () => ({ ...(await withFile('draft', { mapping })), targets: ['sku', 'price AUD'] }),
    'console/planAgain': () => withFile('outdated'),
    'console/discardChanges': () => givenSet('planned'),
    'console/approveChanges': () => givenSet('planned'),
    'console/applyChanges': async () => ({ ...(await givenSet('planned')), from: '2099-07-01T00:00' }),
    'console/unscheduleChanges': () => givenSet('due'),
    'console/rollBackChanges': async () => ({ id: (await givenSet('applied')).id }),
    async 'console/chooseChangeRows'() {
      const { id } = await givenSet('planned')
      return { id, rows: [await givenRow(db(), id)], isLeft: true }
    },
    async 'console/decideOverrides'() {
      const set = await withFile('planned')
      const open = [{ sku: '', field: 'warranty', own: '7 years', feed: '5 years', next: '6 years', set: set.id }]
      await givenRow(db(), set.id, { open_overrides: JSON.stringify(open) })
      return { ...set, takes: 'ours' }
    },
  }
}

async function givenRow(db: Database, setId: string, more: { readonly open_overrides?: string } = {}): Promise<string> {
  const empty = { line: null, record: null, hash: null, former_hash: null, cells: null }
  const { row_id } = await db
    .insertInto('change_row')
    .values({ ...empty, ...more, set_id: setId, kind: 'changed', product_id: 'none' })
    .returning('row_id')
    .executeTakeFirstOrThrow()
  return row_id
}
