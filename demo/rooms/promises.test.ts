import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { cleanProduct } from '../../app/features/catalogue/feed/clean/clean-product.ts'
import type { RoomAccess } from '@specify/catalogue/facts/room-access.ts'
import { checkRoomParts } from '@specify/models/room/room-rules.ts'
import { RoomRulesFile } from '../../app/features/content/room-rules-file.server.ts'
import { ProjectsFile } from '../../app/features/content/site-files.server.ts'
import { productKind } from '@specify/models/product-kinds.ts'
import { compareFits } from '@specify/schedule/fitting/fits.ts'
import { toFittingProduct } from '@specify/schedule/fitting/fitting-product.ts'
import { demoProducts } from '../catalogue.ts'
import { ROOMS } from './all.ts'
import { DRAWN_ROOMS } from './drawn.ts'

interface NamedRoom {
  /** Name of the template or drawing and, for templates, of the room. */
  readonly name: string
  readonly access?: RoomAccess | undefined
  readonly skus: readonly string[]
}

const bySku = new Map(
  demoProducts().flatMap(({ record }) => {
    const cleaned = cleanProduct(record, () => null)
    if (cleaned.kind === 'refused') return []
    return cleaned.product.variants.map((variant) => [variant.sku, { product: cleaned.product, variant }] as const)
  }),
)
const { templates } = ProjectsFile.parse(JSON.parse(readFileSync('content/projects.json', 'utf8')))
const ofTemplates: readonly NamedRoom[] = templates.flatMap(({ name, rooms }) =>
  rooms.map((room) => ({
    name: `${name}, ${room.name}`,
    access: room.access,
    skus: room.lineItems.map(({ sku }) => sku),
  })),
)
const drawn: readonly NamedRoom[] = [...ROOMS, ...DRAWN_ROOMS].map(({ title, products }) => ({
  name: title,
  skus: products.map(({ sku }) => sku),
}))

const find = (sku: string) => bySku.get(sku) ?? null
const { rules } = RoomRulesFile.parse(JSON.parse(readFileSync('content/room-rules.json', 'utf8')))

/** Lists what a room lacks of what such a room usually has; empty for rooms that promise no access. */
function lackingOf({ name, access, skus }: NamedRoom): string[] {
  // "Bathroom with accessible products" promises its products alone.
  const promised = /ambulant/i.test(name)
    ? 'ambulant'
    : /accessible(?! products)/i.test(name)
      ? 'accessible-2021'
      : undefined
  const mark = access ?? promised
  if (mark === undefined) return []
  const pieces = skus.map((sku) => ({ listed: find(sku), quantity: 1 }))
  return checkRoomParts({ name, access: mark, pieces }, rules, 'au').flatMap(({ what, state, remark }) =>
    state === 'here' ? [] : [`${what}: ${state} ${remark}`],
  )
}

function misfitsOf({ name, skus }: NamedRoom): string[] {
  const items = skus.map((sku) => ({ id: sku, sku, productId: sku, name: sku, quantity: 1, note: '', tag: '' }))
  const room = { id: name, name, note: '', unitTypeId: null, items }
  const { fits } = finishSteps(
    compareFits([room], (sku) => {
      const listed = find(sku)
      return listed && toFittingProduct(listed, 'au', find)
    }),
  )
  return fits.flatMap(({ rule, result, figures: [a, b] }) =>
    result === 'does not fit' ? [`${name}: ${rule}, ${a.sku} and ${b.sku}`] : [],
  )
}

it('a room that promises access by its name or mark has what a standard asks for', () => {
  const lists = [...ofTemplates, ...drawn].map((room) => [room.name, lackingOf(room)])
  expect(lists.filter(([, lacking]) => lacking?.length)).toEqual([])
  // The rules hold: without any one of its products an accessible room lacks something.
  const kits = ofTemplates.filter(({ access }) => access !== undefined)
  expect(kits).toHaveLength(3)
  for (const kit of kits) {
    const dropped = kit.skus.filter(
      (sku) => lackingOf({ ...kit, skus: kit.skus.filter((each) => each !== sku) }).length === 0,
    )
    expect(dropped.map((sku) => productKind(find(sku)!.product)).filter((kind) => kind !== 'floor-waste')).toEqual([])
  }
})

it('no name of a room says that it meets a standard: doors, walls and clearances are not among its products', () => {
  const names = [...ofTemplates, ...drawn].map(({ name }) => name)
  expect(names.filter((name) => /\b(?:AS|NZS)\b|\d{4}/.test(name))).toEqual([])
})

it('what stands in one room fits together, and is sold wherever the room is offered', () => {
  expect([...ofTemplates, ...drawn].flatMap(misfitsOf)).toEqual([])
  const unsold = templates.flatMap(({ name, markets = ['au', 'nz'], rooms }) =>
    rooms.flatMap(({ lineItems }) =>
      lineItems.flatMap(({ sku }) => {
        const product = find(sku)?.product
        const isSold = product?.status === 'current' && markets.every((market) => product.markets.includes(market))
        return isSold ? [] : [`${name}: ${sku}`]
      }),
    ),
  )
  expect(unsold).toEqual([])
})
