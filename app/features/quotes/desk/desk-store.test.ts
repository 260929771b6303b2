import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DeskStore } from './desk-store.ts'
import type { Desk } from './desk.ts'

const PRODUCTS = [
  { sku: 'A', brand: 'Caroma', quantity: 2, listCents: 10_000 },
  { sku: 'B', brand: 'Clark', quantity: 1, listCents: 20_000 },
  { sku: 'C', brand: 'Caroma', quantity: 1, listCents: null },
]
const DESK: Desk = {
  basis: 'inc',
  lead: '',
  freight: '0.00',
  validUntil: '',
  words: '',
  lines: [
    { cents: 10_000, price: '100.00', lead: '2 weeks', substitute: '', note: '' },
    { cents: 20_000, price: '200.00', lead: '', substitute: '', note: '' },
    { cents: null, price: '', lead: '', substitute: '', note: '' },
  ],
}
let store: DeskStore
beforeEach(() => (store = new DeskStore(DESK, PRODUCTS, 'au')))
const prices = () => store.desk().lines.map(({ price, cents }) => [price, cents])
const off = (count: number) => `28% off ${count}`

describe('a percentage off', () => {
  it('is of list prices, for all lines, some or a brand, and is taken back at once', () => {
    expect(store.takeOff(2_800, () => true, off)).toBe(2)
    expect(prices()).toEqual([['72.00', 7_200], ['144.00', 14_400], ['', null]]) // prettier-ignore
    expect(store.batch()?.text).toBe('28% off 2')
    store.undo()
    expect(store.desk().lines).toEqual(DESK.lines)
    expect(store.batch()).toBeNull()
    store.takeOff(2_800, (index) => PRODUCTS[index]!.brand === 'Clark', off)
    expect(prices()[0]).toEqual(['100.00', 10_000])
    expect(prices()[1]).toEqual(['144.00', 14_400])
    // Of the list price again, not of what is there.
    store.takeOff(1_000, () => true, off)
    expect(prices()[1]).toEqual(['180.00', 18_000])
  })

  it('is not taken back where a cell was typed since', () => {
    store.takeOff(2_800, () => true, off)
    store.setCell(1, 'price', '150')
    store.undo()
    expect(prices().slice(0, 2)).toEqual([['100.00', 10_000], ['150', 15_000]]) // prettier-ignore
  })

  it('is shown without GST where prices are', () => {
    store.setBasis('ex')
    store.takeOff(5_000, (index) => index === 0, off)
    expect(prices()[0]).toEqual(['45.45', 5_000])
  })
})

describe('cells', () => {
  it('take over what is above', () => {
    store.fillDown(1, 'price')
    store.fillDown(2, 'lead')
    store.fillDown(0, 'note')
    expect(prices()[1]).toEqual(['100.00', 10_000])
    expect(store.desk().lines.map(({ lead }) => lead)).toEqual(['2 weeks', '', ''])
  })

  it('take a column of a spreadsheet as one change, whole or not at all', () => {
    expect(store.paste(1, 'price', ['$1,050.00', 'ask'])).toBe('')
    expect(prices().slice(1)).toEqual([['$1,050.00', 105_000], ['ask', undefined]]) // prettier-ignore
    store.undo()
    expect(store.desk().lines).toEqual(DESK.lines)
    expect(store.paste(1, 'price', ['1', '2', '3'])).toBe('3 cells for 2 lines: nothing was pasted.')
    expect(store.desk().lines).toEqual(DESK.lines)
  })

  it('keep the lines of others as they are, so that their rows need no drawing', () => {
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    store.setCell(0, 'price', '90')
    expect(listener).toHaveBeenCalledOnce()
    expect(store.desk().lines[1]).toBe(DESK.lines[1])
    expect(prices()[0]).toEqual(['90', 9_000])
  })
})
