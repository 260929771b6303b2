import { expect, it } from 'vitest'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import type { Variant } from '@specify/catalogue/product/model.ts'
import { checkRoomParts, type RoomRule, type RoomToCheck } from './room-rules.ts'

const piece = (sku: string, type: string, variant: Partial<Variant> = {}, quantity = 1) => {
  const made = plainVariant(sku, variant)
  return {
    listed: { product: plainProduct([made], { productTypes: [type], categories: [] }), variant: made },
    quantity,
  }
}
const part = { count: 1, facts: [], eachHand: false, beside: [], clause: 'clause 1' } as const
const rule = (parts: RoomRule['parts']): RoomRule => ({
  access: ['accessible-2021'],
  names: ['laundry'],
  markets: ['au'],
  source: 'A standard',
  parts,
})
const checked = (parts: RoomRule['parts'], room: Partial<RoomToCheck>) =>
  checkRoomParts({ name: 'Room', access: 'accessible-2021', pieces: [], ...room }, [rule(parts)], 'au').map(
    ({ state, skus, remark }) => [state, skus.join(), remark].filter(Boolean).join(' | '),
  )
const BASIN = { ...part, what: 'Basin', kinds: ['wall-basin'] as const, facts: [{ attribute: 'number-of-tap-holes', atLeast: 1 }] as const } // prettier-ignore
const RAILS = { ...part, what: 'Rails', kinds: ['grab-rail'] as const, count: 2 }

it('tells what is here, what does not say it, and what is missing', () => {
  const basin = (holes?: number) => ({
    pieces: [piece('B1', 'Wall basins', { attributes: holes === undefined ? {} : { 'number-of-tap-holes': holes } })],
  })
  expect(checked([BASIN], basin(1))).toEqual(['here | B1'])
  expect(checked([BASIN], basin())).toEqual(['not stated | B1 | Number of tap holes is not stated'])
  expect(checked([BASIN], basin(0))).toEqual(['missing | B1 | Number of tap holes is less than 1'])
  expect(checked([BASIN], {})).toEqual(['missing'])
  expect(checked([BASIN], { pieces: [{ listed: null, quantity: 1 }] })).toEqual([
    'not stated | 1 line without a product is not compared',
  ])
})

it('counts pieces, and a pair of hands by the products that name one another', () => {
  const rail = (sku: string, twin?: string, quantity = 1) =>
    piece(sku, 'Grab rails', twin === undefined ? {} : { handedTwin: twin }, quantity)
  expect(checked([RAILS], { pieces: [rail('R')] })).toEqual(['missing | R | 1 of 2'])
  expect(checked([RAILS], { pieces: [rail('R', undefined, 2)] })).toEqual(['here | R'])
  const pair = { ...RAILS, eachHand: true }
  expect(checked([pair], { pieces: [rail('L', 'R', 2)] })).toEqual(['missing | L | the other hand is missing'])
  expect(checked([pair], { pieces: [rail('L', 'R'), rail('R', 'L')] })).toEqual(['here | L,R'])
  expect(checked([pair], { pieces: [rail('S', undefined, 2)] })).toEqual(['here | S'])
  expect(checked([pair], { pieces: [rail('S'), rail('S')] })).toEqual(['here | S'])
  expect(checked([pair], { pieces: [rail('S')] })).toEqual(['missing | S | the other hand is missing'])
})

it('is about rooms with the mark, about others by whole words of their name, and about one market', () => {
  expect(checked([RAILS], { access: 'ambulant' })).toEqual([])
  expect(checked([RAILS], { access: undefined, name: 'Laundry-2' })).toEqual(['missing'])
  expect(checked([RAILS], { access: undefined, name: 'Laundryette' })).toEqual([])
  expect(checkRoomParts({ name: 'Laundry', pieces: [] }, [rule([RAILS])], 'nz')).toEqual([])
})

it('asks for some parts only beside others', () => {
  const seat = { ...part, what: 'Seat', kinds: ['shower-seat'] as const, beside: ['rail-shower'] as const }
  expect(checked([seat], {})).toEqual([])
  expect(checked([seat], { pieces: [piece('S', 'Rail showers')] })).toEqual(['missing'])
})
