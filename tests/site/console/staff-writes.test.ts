import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { STAFF_RIGHTS } from '@specify/core/staff-rights.ts'
import { accountIdOf } from '#app/features/accounts/store/commands.server.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'
import { CALLS_OF_STAFF } from '#tests/support/staff-calls/calls-of-staff.ts'
import { hiddenValue, uploadFile } from '#tests/support/console.ts'
import { changeInputs } from '#tests/support/staff-calls/change-inputs.ts'
import { peopleInputs } from '#tests/support/staff-calls/people-inputs.ts'
import { publishingInputs } from '#tests/support/staff-calls/publishing-inputs.ts'
import { useStaff } from '#tests/support/staff.ts'
import { givenEnquiries, givenOrder } from '#tests/support/work-items.ts'

const people = usePeople()
const { db, newPerson } = people
const { logged, newStaff, staff } = useStaff(people, STAFF_RIGHTS)

let customer: Person
beforeAll(async () => {
  customer = await newPerson()
})

describe('each write of staff', () => {
  const inputs: Readonly<Record<string, () => Promise<object>>> = {
    'console/changeItems': async () => ({ kind: 'enquiry', rows: await givenEnquiries(db(), [{}]), state: 'done' }),
    'console/addNote': async () => ({ kind: 'enquiry', id: (await givenEnquiries(db(), [{}]))[0], text: 'Called.' }),
    'console/answerEnquiry': async () => ({ id: (await givenEnquiries(db(), [{}]))[0], text: 'Yes.', version: 0 }),
    'console/markOrder': async () => ({ orderNumber: await givenOrder(db()), status: 'confirmed' }),
    'console/retryMails': async () => ({ rows: [await givenFailedMail()] }),
    'console/saveReply': async () => ({ title: `Spares ${randomUUID()}`, text: 'Yes.' }),
    'console/removeReply': async () => ({ id: await givenReply(), version: 1 }),
    'console/saveDelivery': async () => ({ delivery: { ...DELIVERY, id: 'new' }, place: 1 }),
    'console/endDelivery': async () => ({ market: 'au', id: 'old', was: await givenEntry('saveDelivery') }),
    'console/saveCode': async () => ({ code: { code: 'NEW10', name: 'New', percent: 10 } }),
    'console/endCode': async () => ({ code: 'OLD10', was: await givenEntry('saveCode') }),
    'console/setStock': async () => ({ sku: 'NEW-SKU', quantity: 4 }),
    'console/applyFile': async () => givenFile(),
    ...changeInputs(db, staff),
    ...publishingInputs(db),
    ...peopleInputs(db, newPerson),
    'console/previewLetter': () => specified(),
    'console/tellOwners': () => specified(),
    'console/saveView': async () => ({ list: 'orders', name: 'To send', query: 'status=confirmed' }),
    'console/deleteView': async () => savedView(),
    'console/setRights': async () => ({ accountId: await accountIdOf(db(), customer.email), rights: ['insight'] }),
    'console/seeAs': async () => ({
      accountId: await accountIdOf(db(), (await newPerson()).email),
      from: '/au/console/',
    }),
    'console/removeSecondFactor': async () => ({ accountId: await accountWithFactor() }),
  }
  /** A product that somebody has just specified. */
  const specified = async () => {
    const made = await (
      await newPerson()
    ).act('projectBuilder/createShoppingList', {
      projectDetails: { projectName: 'House', projectType: 'commercial', projectLocation: 'NSW' },
      specifierDetails: { username: 'Jo Smith' },
      selectedRoomDetails: ['Kitchen 1'],
    })
    const { projectId } = made.body['shoppingList'] as { projectId: string }
    const values = {
      sku: 'fm1002c',
      kind: 'project',
      subject_id: projectId,
      pieces: 3,
      mirrored: 0,
      market: 'au',
    } as const
    await db().insertInto('sku_use').values(values).execute()
    return { skus: ['FM1002C'], kind: 'discontinued' }
  }
  const accountWithFactor = async () => {
    const accountId = (await accountIdOf(db(), (await newPerson()).email))!
    const values = { account_id: accountId, secret: Buffer.alloc(20), created_at: new Date(), confirmed_at: new Date() }
    await db().insertInto('second_factor').values(values).execute()
    return accountId
  }
  const DELIVERY = { market: 'au', id: 'old', name: 'Standard', rates: [{ from: 0, price: 100 }] }
  const givenEntry = async (call: 'saveDelivery' | 'saveCode') => {
    const code = { code: 'OLD10', name: 'Old', percent: 10 }
    const input = call === 'saveCode' ? { code } : { delivery: DELIVERY, place: 1 }
    await staff('work').act(`console/${call}`, input)
    const path = call === 'saveCode' ? '/au/console/codes/OLD10/' : '/au/console/deliveries/au.old/'
    return hiddenValue(await (await staff('work').get(path)).text(), 'was')
  }
  const givenFile = async () => {
    const work = staff('work')
    const sent = await uploadFile(work, '{"stock": [{"sku": "FILE-SKU", "quantity": 1}]}')
    const address = sent.headers.get('location')!
    const plan = hiddenValue(await (await work.get(address)).text(), 'plan')
    return { id: new URL(address, 'http://x').searchParams.get('id'), plan }
  }
  const givenReply = async () => {
    const values = { title: randomUUID(), text: 'Yes.', changed_at: new Date() }
    return (await db().insertInto('saved_reply').values(values).returning('reply_id').executeTakeFirstOrThrow())
      .reply_id
  }
  const savedView = async () => {
    const person = staff('work')
    await person.act('console/saveView', { list: 'orders', name: 'To go' })
    const accountId = (await accountIdOf(db(), person.email))!
    const rows = await db().selectFrom('saved_view').select('view_id').where('account_id', '=', accountId).execute()
    return { list: 'orders', id: rows[0]!.view_id }
  }
  /** A file has up to 125 parts: the log has its beginning and its end. */
  const UNLOGGED = 'console/uploadPart'
  const writing = CALLS_OF_STAFF.filter(
    ({ endpoint: { methods, name, onlyReads } }) => methods.includes('POST') && !onlyReads && name !== UNLOGGED,
  )

  it.each(writing.map(({ endpoint, right }) => [endpoint.name, right] as const))(
    'leaves one row in the log: %s (T-143)',
    async (name, right) => {
      // Who sees the site as a customer does nothing else.
      const isLook = name === 'console/seeAs'
      const person = isLook ? await newStaff(['work']) : staff(right === 'any' ? 'work' : right)
      const input = await inputs[name]!()
      const before = await logged()
      const { status, headers } = await person.act(name, input)
      expect(status).toBe(200)
      const rows = (await logged()).slice(before.length)
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({
        account_id: await accountIdOf(db(), person.email),
        right: right === 'any' ? 'work' : right,
        request_id: headers.get('x-request-id'),
      })
    },
  )

  it('that is refused leaves none', async () => {
    const before = await logged()
    const work = staff('work')
    const [id] = await givenEnquiries(db(), [{}])
    for (const [name, input, status] of [
      ['console/changeItems', { kind: 'enquiry', rows: [randomUUID()], state: 'done' }, 404],
      ['console/changeItems', { kind: 'enquiry', rows: [], state: 'done' }, 400],
      ['console/changeItems', { kind: 'enquiry', rows: [id] }, 400],
      ['console/addNote', { kind: 'enquiry', id, text: ' ' }, 400],
      ['console/addNote', { kind: 'enquiry', id, text: 'x'.repeat(2_001) }, 400],
      ['console/answerEnquiry', { id, text: 'Yes.', version: 7 }, 409],
      ['console/markOrder', { orderNumber: 'AU-NONE-NONE', status: 'shipped' }, 404],
    ] as const)
      expect([name, (await work.act(name, input)).status]).toEqual([name, status])
    expect(await logged()).toHaveLength(before.length)
  })

  async function givenFailedMail(): Promise<string> {
    const row = await db()
      .insertInto('mail_outbox')
      .values({
        kind: 'order-shipped',
        recipient: 'nobody@studio.test',
        account_id: null,
        locale: 'au',
        about: randomUUID(),
        created_at: new Date(Date.now() - 3_600_000),
        next_attempt_at: new Date(),
        failed_at: new Date(),
        last_error: '550 no such user',
      })
      .returning('mail_id')
      .executeTakeFirstOrThrow()
    return row.mail_id
  }
})
