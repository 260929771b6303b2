import { expect, it } from 'vitest'
import { useDatabase } from '#tests/support/database/database.ts'
import { findNamedSet, listChangedSkus } from './changed-skus.server.ts'

const db = useDatabase()
const NOW = new Date('2026-03-02T00:00:00Z')

async function addSet(rows: readonly Row[]): Promise<string> {
  const { set_id: setId } = await db()
    .insertInto('change_set')
    .values({
      kind: 'columns',
      name: 'file',
      author_name: 'Jo',
      created_at: NOW,
      changed_at: NOW,
      due_at: new Date('2027-02-28T13:00:00Z'),
    })
    .returning('set_id')
    .executeTakeFirstOrThrow()
  const values = rows.map(({ kind, skus, fields = [], isLeft = false }, index) => ({
    set_id: setId,
    kind,
    product_id: `p-${index}`,
    skus: [...skus],
    fields: JSON.stringify(fields),
    is_left: isLeft,
  }))
  await db().insertInto('change_row').values(values).execute()
  return setId
}

interface Row {
  readonly kind: 'added' | 'changed' | 'withdrawn'
  readonly skus: readonly string[]
  readonly fields?: readonly object[]
  readonly isLeft?: boolean
}

const ended = { sku: '', field: 'status', was: 'current', is: 'discontinued' }
const price = (sku: string) => ({ sku, field: 'price AUD', was: '1.00', is: '2.00' })

it('lists SKUs of what changes or goes, of a variant alone where it changes alone, and nothing that is left', async () => {
  const setId = await addSet([
    { kind: 'added', skus: ['NEW'] },
    { kind: 'changed', skus: ['A-1', 'A-2'], fields: [price('A-2'), price('A-2')] },
    { kind: 'changed', skus: ['B-1', 'B-2'], fields: [ended, { sku: 'B-3', field: 'variant', was: 'B-3', is: '' }] },
    { kind: 'changed', skus: ['C-1'], fields: [price('C-1')], isLeft: true },
    { kind: 'withdrawn', skus: ['D-1', 'D-2'] },
  ])
  expect(await listChangedSkus(db(), setId, 10)).toEqual(['A-2', 'B-1', 'B-2', 'B-3', 'D-1', 'D-2'])
  expect(await listChangedSkus(db(), setId, 2)).toHaveLength(3)
  expect(await findNamedSet(db(), setId)).toMatchObject({ day: '2027-03-01', onlyEnds: false, title: 'C1: file' })
})

it('leaves out what changes nothing but an override', async () => {
  const override = (sku: string) => ({ sku, field: 'override of price AUD', was: '', is: 'ends' })
  const setId = await addSet([
    { kind: 'changed', skus: ['A-1', 'A-2'], fields: [override('A-1'), price('A-2')] },
    { kind: 'changed', skus: ['B-1', 'B-2'], fields: [{ ...override(''), field: 'override of name' }] },
  ])
  expect(await listChangedSkus(db(), setId, 10)).toEqual(['A-2'])
})

it('says where a set does nothing but end products', async () => {
  const setId = await addSet([
    { kind: 'changed', skus: ['B-1'], fields: [ended, price('B-1')] },
    { kind: 'withdrawn', skus: ['D-1'] },
  ])
  expect(await findNamedSet(db(), setId)).toMatchObject({ onlyEnds: true })
  expect(await findNamedSet(db(), '3e9f0a57-1b62-47d8-8c04-5d7a2e6b9f13')).toBeNull()
})
