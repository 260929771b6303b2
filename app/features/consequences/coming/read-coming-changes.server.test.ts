import { beforeAll, expect, it } from 'vitest'
import type { Visibility } from '@specify/core/actor.ts'
import type { Locale } from '@specify/core/market.ts'
import type { Product } from '@specify/catalogue/product/model.ts'
import { visibleProduct } from '@specify/catalogue/product/visibility.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import { item, room } from '@specify/schedule/testing/edits.ts'
import { useDatabase } from '#tests/support/database/database.ts'
import { readComingChanges } from './read-coming-changes.server.ts'

const db = useDatabase()
const now = new Date('2027-02-01T00:00:00Z')
const prices = { AUD: { centAmount: 10_000 }, NZD: { centAmount: 11_000 } }

const PRODUCTS = [
  plainProduct([plainVariant('LEFT', { prices, handedTwin: 'RIGHT' })]),
  plainProduct([plainVariant('RIGHT', { prices, handedTwin: 'LEFT' })]),
  plainProduct([plainVariant('TAP', { prices })]),
  plainProduct([plainVariant('SECRET', { prices })], { isInternal: true }),
]
const catalogue = {
  findProduct(sku: string, locale: Locale, visibility: Visibility): Product | null {
    const product = PRODUCTS.find(({ variants }) => variants.some((variant) => variant.sku === sku))
    return product ? visibleProduct(product, locale, visibility) : null
  },
  findReplacements: () => ({ current: [], elsewhere: [] }),
}

interface Planned {
  readonly state: 'due' | 'planned'
  readonly dueAt: string
  readonly skus: readonly string[]
  readonly isLeft?: boolean
}

async function addSet({ state, dueAt, skus, isLeft = false }: Planned): Promise<void> {
  const times = { created_at: now, changed_at: now, due_at: new Date(dueAt) }
  const { set_id: setId } = await db()
    .insertInto('change_set')
    .values({ kind: 'prices', name: 'secret name', state, author_name: 'Jo', ...times })
    .returning('set_id')
    .executeTakeFirstOrThrow()
  const values = skus.map((sku) => ({
    set_id: setId,
    kind: 'changed' as const,
    product_id: `p-${sku}`,
    skus: [sku],
    fields: JSON.stringify([{ sku, field: 'price AUD', was: '100.00', is: '120.00' }]),
    is_left: isLeft,
  }))
  await db().insertInto('change_row').values(values).execute()
}

beforeAll(async () => {
  await addSet({ state: 'due', dueAt: '2027-02-28T13:00:00Z', skus: ['RIGHT', 'SECRET'] })
  await addSet({ state: 'due', dueAt: '2027-04-30T14:00:00Z', skus: ['TAP', 'ELSEWHERE'] })
  await addSet({ state: 'due', dueAt: '2027-05-30T14:00:00Z', skus: ['TAP'], isLeft: true })
  await addSet({ state: 'due', dueAt: '2027-01-31T13:00:00Z', skus: ['TAP'] })
  await addSet({ state: 'planned', dueAt: '2027-06-30T14:00:00Z', skus: ['TAP'] })
})

const rooms = [room('Bath', item('1', 'LEFT'), item('2', 'TAP'), item('3', 'SECRET'), item('4', 'TAP'))]
const hands = { drawn: 'left', left: 1, right: 1 } as const
const handed = [{ id: 'a', name: 'A', count: 2, hands }]

async function read({ locale = 'au', visibility = 'public', ...more }: Reading = {}) {
  const project = { locale, rooms, status: 'open', unitTypes: [], ...more } as const
  const changes = await readComingChanges({ db: db(), now, catalogue, visibility }, project)
  return changes?.map(({ day, skus, products }) => [day, skus.join(), products.flatMap(({ texts }) => texts).join()])
}

interface Reading {
  readonly locale?: Locale
  readonly visibility?: Visibility
  readonly status?: 'closed'
  readonly unitTypes?: typeof handed
}

const MAY = ['1 May 2027', 'TAP', 'Price: $100 → $120']

it('lists what sets with a date to come change of the lines, by day, with their twins where units have both hands', async () => {
  expect(await read()).toEqual([MAY])
  expect(await read({ unitTypes: handed })).toEqual([['1 Mar 2027', 'LEFT', 'Price: $100 → $120'], MAY])
})

it('lists nothing that its reader does not see, of another market, or of a project that is closed', async () => {
  const texts = 'Price: $100 → $120'
  expect(await read({ visibility: 'internal' })).toEqual([['1 Mar 2027', 'SECRET', texts], MAY])
  expect(await read({ locale: 'nz' })).toEqual([])
  expect(await read({ status: 'closed' })).toEqual([])
})
