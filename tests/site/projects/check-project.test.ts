import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_LINE_ITEMS } from '@specify/schedule/model.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'

const { newBrowser, newPerson } = usePeople()
let owner: Person
let projectId: string

interface Checked {
  readonly missing: readonly {
    readonly kind: string
    readonly text: string
    readonly needed: number
    readonly met: number
    readonly lines: readonly { readonly quantity: number; readonly offered: readonly string[] }[]
  }[]
  readonly fits: readonly object[]
  readonly products: Readonly<Record<string, { readonly productId: string; readonly isAvailable: boolean }>>
}

async function check(input: object = {}): Promise<Checked> {
  const { status, body } = await owner.act('projectBuilder/checkProject', { id: projectId, ...input })
  expect(status).toBe(200)
  return body as unknown as Checked
}

const room = (lineItems: readonly object[], more: object = {}) => ({ id: 'r', name: 'Ensuite 1', lineItems, ...more })

beforeAll(async () => {
  owner = await newPerson()
  const { body } = await owner.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Ensuite Bathroom 1'],
  })
  projectId = (body['shoppingList'] as { projectId: string }).projectId
  await owner.act('projectBuilder/updateShoppingList', {
    shoppingListId: projectId,
    sku: 'HI100',
    items: [{ roomName: 'Ensuite Bathroom 1', quantity: 3 }],
  })
})

describe('the check of a project', () => {
  it('says what is missing, with what can be added, and nothing of what the caller may not know', async () => {
    const checked = await check()
    expect(checked.missing).toMatchObject([
      { kind: 'tap', needed: 3, met: 0, lines: [{ quantity: 3, offered: ['FM1000C', 'FM1001C'] }] },
    ])
    expect(checked.missing[0]?.text).toMatch(/^No tap or mixer for 3 /)
    expect(checked.products['FM1000C']).toMatchObject({ isAvailable: true })
    expect(JSON.stringify(checked)).not.toMatch(/zzint/i)
  })

  it('is made of a schedule that is not saved, with its units', async () => {
    const schedule = {
      unitTypes: [{ id: 't', count: 40 }],
      rooms: [
        room([{ sku: 'HI100', quantity: 1 }], { unitTypeId: 't' }),
        room([{ sku: 'FM1001C', quantity: 38 }], { id: 's', name: 'Store 1' }),
      ],
    }
    const { missing } = await check({ schedule })
    expect(missing).toMatchObject([{ needed: 40, met: 38, lines: [{ roomId: 's', quantity: 2 }] }])
  })

  it('is for its owner and for staff, and for nobody else', async () => {
    const [stranger, staff] = [await newPerson(), await newPerson({ isStaff: true })]
    const ask = (who: Pick<Person, 'act'>) => who.act('projectBuilder/checkProject', { id: projectId })
    expect((await ask(newBrowser())).status).toBe(401)
    expect((await ask(stranger)).status).toBe(404)
    const { status, body } = await ask(staff)
    expect(status).toBe(200)
    // Staff know the waste, too.
    expect((body as unknown as Checked).missing.map(({ kind }) => kind)).toEqual(['tap', 'waste'])
  })

  it.each([
    [
      'more lines than a project has',
      {
        rooms: ['a', 'b'].map((id) =>
          room(
            Array.from({ length: MAX_LINE_ITEMS / 2 + 1 }, () => ({ sku: 'HI100', quantity: 1 })),
            { id },
          ),
        ),
        unitTypes: [],
      },
    ],
    ['no whole quantity', { rooms: [room([{ sku: 'HI100', quantity: 1.5 }])], unitTypes: [] }],
    ['no rooms', { unitTypes: [] }],
    ['text', 'HI100'],
  ])('refuses %s', async (_, schedule) => {
    const { status } = await owner.act('projectBuilder/checkProject', { id: projectId, schedule })
    expect(status).toBe(400)
  })

  it('misses nothing once what is needed was added with the product, in one request', async () => {
    const { body: found } = await owner.act('product/getCompanions', { sku: 'HI100' })
    expect(found).toMatchObject({ requirements: [{ kind: 'tap' }], successors: null })
    expect(JSON.stringify(found)).not.toMatch(/zzint/i)
    const add = (companions: readonly string[]) =>
      owner.act('projectBuilder/updateShoppingList', {
        shoppingListId: projectId,
        sku: 'HI100',
        companions,
        items: [{ roomName: 'Kitchen 1', quantity: 2 }],
      })
    expect((await add(['ZZINTSKU1'])).status).toBe(404)
    expect((await add(['GB100'])).status).toBe(422)
    const { body } = await add(['FM1001C'])
    const { lineItems } = body['shoppingList'] as {
      lineItems: { roomName: string; quantity: number; variant: { sku: string } }[]
    }
    const kitchen = lineItems.filter(({ roomName }) => roomName === 'Kitchen 1')
    expect(kitchen.map(({ quantity, variant }) => `${quantity} ${variant.sku}`)).toEqual(['2 HI100', '2 FM1001C'])
    expect((await check()).missing).toMatchObject([{ needed: 5, met: 2 }])
  })

  it('takes a type that is not there and an unknown product as they are', async () => {
    const schedule = { unitTypes: [], rooms: [room([{ sku: 'NOSUCH', quantity: 1 }], { unitTypeId: 'gone' })] }
    expect(await check({ schedule })).toMatchObject({ missing: [], fits: [] })
  })
})
