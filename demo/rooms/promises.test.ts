import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { cleanProduct } from '../../app/features/catalogue/feed/clean/clean-product.ts'
import type { Product, Variant } from '@specify/catalogue/product/model.ts'
import { ProjectsFile } from '../../app/features/content/site-files.server.ts'
import { productKind } from '@specify/models/product-kinds.ts'
import { compareFits } from '@specify/schedule/fitting/fits.ts'
import { toFittingProduct } from '@specify/schedule/fitting/fitting-product.ts'
import { demoProducts } from '../catalogue.ts'
import { ROOMS } from './all.ts'
import { DRAWN_ROOMS } from './drawn.ts'

interface Listed {
  readonly product: Product
  readonly variant: Variant
}

interface NamedRoom {
  /** Name of the template or drawing and, for templates, of the room. */
  readonly name: string
  readonly access?: string | undefined
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
const height = ({ variant }: Listed) => Number(variant.attributes.height)

/** Lists what a room lacks of its name's or mark's promise; empty for rooms that promise no access. */
function lackingOf({ name, access = '', skus }: NamedRoom): string[] {
  const all = skus.flatMap((sku) => find(sku) ?? [])
  const of = (kind: string) => all.filter(({ product }) => productKind(product) === kind)
  const flagged = (kind: string, flag: 'IsAS14281Compliant' | 'IsAS14281Ambulant' | 'IsNZ41121Compliant') =>
    of(kind).filter(({ variant }) => variant.attributes[flag] === true)
  const lacking = (has: Readonly<Record<string, boolean>>) => Object.keys(has).filter((part) => !has[part])
  if (/ambulant/i.test(name) || access === 'ambulant') {
    const rails = flagged('grab-rail', 'IsAS14281Ambulant')
    const twin = rails.find(({ variant }) => skus.includes(variant.handedTwin ?? ''))
    return lacking({
      'an ambulant pan': flagged('toilet', 'IsAS14281Ambulant').length === 1,
      'a rail of each hand': twin !== undefined,
      'a roll holder': of('toilet-roll-holder').length > 0,
      'a hook': of('robe-hook').length > 0,
    })
  }
  // "Bathroom with accessible products" promises its products alone.
  if (!/accessible(?! products)/i.test(name) && !/^(?:accessible|nzs)/.test(access)) return []
  const flag = access === 'nzs-4121' ? 'IsNZ41121Compliant' : 'IsAS14281Compliant'
  const hasShower = ['rail-shower', 'hand-shower', 'shower-mixer'].some((kind) => of(kind).length > 0)
  return lacking({
    'an accessible pan': flagged('toilet', flag).length > 0,
    'rails beside and behind the pan, and one in the shower': flagged('grab-rail', flag).length >= (hasShower ? 3 : 2),
    'a basin with a hole': flagged('wall-basin', flag).some(
      ({ variant }) => Number(variant.attributes['number-of-tap-holes']) > 0,
    ),
    'a tap with a lever': flagged('basin-mixer', flag).length > 0,
    // From 900 mm at most to 1850 mm at least.
    'a mirror': of('mirror').some((mirror) => height(mirror) >= 950),
    'a shelf': of('shelf').length > 0,
    'a roll holder': of('toilet-roll-holder').length > 0,
    'a hook': of('robe-hook').length > 0,
    'a shower with a seat and a hand shower on a rail':
      !hasShower || ['shower-seat', 'rail-shower', 'shower-mixer'].every((kind) => flagged(kind, flag).length > 0),
  })
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
