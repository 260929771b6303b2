import { describe, expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import type { Attributes } from '@specify/catalogue/facts/attributes.ts'
import type { Category } from '@specify/catalogue/product/model.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import type { Room } from '../model.ts'
import { compareFits } from './fits.ts'
import { toFittingProduct } from './fitting-product.ts'
import { readRangeMm, readSetOutMm, readSTrapMm, withSetOutMm } from './read-figures.ts'

const place = (url: string): Category[] => {
  const [group = '', leaf = ''] = url.split('/')
  const child = { categoryId: leaf, name: leaf, _url: `/products/${url}/`, subCategories: [] }
  return [{ categoryId: group, name: group, _url: `/products/${group}/`, subCategories: [child] }]
}
const PRODUCTS: Readonly<Record<string, readonly [string, Attributes]>> = {
  BASIN1: [
    'basins/wall-basins',
    { 'number-of-tap-holes': 1, 'tap-hole-size': '35 mm', 'tap-hole-to-bowl': 50, 'bowl-length': 260 },
  ],
  BASIN3: ['basins/wall-basins', { 'number-of-tap-holes': 3 }],
  BARE: ['basins/wall-basins', { 'number-of-tap-holes': 0, 'mount-type': 'Wall hung' }],
  BASIN0: ['basins/counter-top-basins', { 'number-of-tap-holes': 0 }],
  MIXER: [
    'tapware/basin-mixers',
    { 'mount-type': 'Hob mounted', 'number-of-tap-holes': 1, 'tap-hole-size': '32–36 mm', 'outlet-length': 120 },
  ],
  SHORT: [
    'tapware/basin-mixers',
    { 'mount-type': 'Hob mounted', 'number-of-tap-holes': 1, 'tap-hole-size': '32 mm', 'outlet-length': 50 },
  ],
  SET: ['tapware/tap-sets', { 'mount-type': 'Hob mounted', 'number-of-tap-holes': 3 }],
  WALL: ['tapware/wall-basin-mixers', { 'mount-type': 'Wall mounted', 'outlet-length': 180 }],
  FRAME: ['sanitaryware/in-wall-cisterns', { 'cistern-series': 'Invisi Series II' }],
  PLATE: ['sanitaryware/flush-buttons', { 'cistern-series': 'Invisi Series II' }],
  BUTTON: ['sanitaryware/flush-buttons', { 'cistern-series': 'Close coupled' }],
  PAN: [
    'sanitaryware/wall-faced-toilets',
    { 'trap-type': 'S & P trap', 'set-out': '90–280 mm (S trap), 185 mm (P trap)' },
  ],
  FIXED: ['sanitaryware/close-coupled-toilets', { 'trap-type': 'S trap', 'set-out': '140 mm' }],
  PONLY: ['sanitaryware/wall-hung-toilets', { 'trap-type': 'P trap', 'set-out': '180 mm' }],
  SILENT: ['sanitaryware/close-coupled-toilets', { 'trap-type': 'S trap' }],
}
const siblings = (sku: string) =>
  sku === 'BARE' ? [plainVariant('BARE.1', { attributes: { 'number-of-tap-holes': 1 } })] : []
const find = (sku: string) => {
  const row = PRODUCTS[sku]
  if (!row) return null
  const variant = plainVariant(sku, { attributes: row[1] })
  return toFittingProduct(
    { product: plainProduct([variant, ...siblings(sku)], { categories: place(row[0]) }), variant },
    'au',
    () => null,
  )
}

function compared(note: string, ...skus: readonly string[]): string[] {
  const items = skus.map((sku) => ({ id: sku, sku, productId: sku, name: sku, quantity: 1, note: '', tag: '' }))
  const room: Room = { id: 'r', name: 'Ensuite', note, unitTypeId: null, items }
  return finishSteps(compareFits([room], find)).fits.map(
    ({ rule, result, figures: [a, b] }) => `${rule} ${result}: ${a.value} / ${b.value}`,
  )
}

describe('what is compared in a room', () => {
  it('taps and basins: holes, their size, and where the water falls', () => {
    expect(compared('', 'BASIN1', 'MIXER')).toEqual([
      'tap-holes fits: 1 / 1',
      'tap-hole-size fits: 35 mm / 32–36 mm',
      'spout-reach fits: 50 mm, 260 mm / 120 mm',
    ])
    expect(compared('', 'BASIN1', 'SHORT')).toEqual([
      'tap-hole-size does not fit: 35 mm / 32 mm',
      'spout-reach does not fit: 50 mm, 260 mm / 50 mm',
      'tap-holes fits: 1 / 1',
    ])
    expect(compared('', 'BASIN3', 'MIXER')).toEqual([
      'tap-holes does not fit: 3 / 1',
      'tap-hole-size not stated: null / 32–36 mm',
      'spout-reach not stated: null / 120 mm',
    ])
  })

  it('a basin on the wall without tap holes and a tap on the hob, with the same basin that has one', () => {
    expect(compared('', 'BARE', 'MIXER')).toEqual(['tap-holes does not fit: 0; the same basin with 1: BARE.1 / 1'])
    expect(compared('', 'BARE', 'SET')).toEqual(['tap-holes does not fit: 0 / 3'])
    expect(compared('', 'BARE', 'WALL')).toEqual([])
    expect(compared('', 'BARE', 'BASIN0', 'MIXER')).toEqual([])
    expect(compared('', 'BARE', 'BASIN1', 'WALL', 'MIXER').filter((each) => !each.includes(' fits:'))).toEqual([])
  })

  it('no basin of a bench without a tap hole, and no tap on the wall', () => {
    expect(compared('', 'BASIN0', 'MIXER')).toEqual([])
    expect(compared('', 'BASIN1', 'WALL')).toEqual([])
  })

  it('a pair that does not fit is silent where each has another that does', () => {
    const holes = compared('', 'BASIN1', 'BASIN3', 'MIXER', 'SET').filter((text) => text.startsWith('tap-holes'))
    expect(holes).toEqual(['tap-holes fits: 1 / 1', 'tap-holes fits: 3 / 3'])
  })

  it('plates and cisterns by their series', () => {
    expect(compared('', 'FRAME', 'PLATE')).toEqual(['flush-plate fits: Invisi Series II / Invisi Series II'])
    expect(compared('', 'FRAME', 'BUTTON')).toEqual(['flush-plate does not fit: Invisi Series II / Close coupled'])
  })

  it('S traps and the set-out that the room states', () => {
    expect(compared('S-trap set-out 165 mm', 'PAN')).toEqual([
      'set-out fits: 90–280 mm (S trap), 185 mm (P trap) / 165 mm',
    ])
    expect(compared('set-out: 165', 'FIXED')).toEqual(['set-out does not fit: 140 mm / 165 mm'])
    expect(compared('', 'FIXED')).toEqual(['set-out not stated: 140 mm / null'])
    expect(compared('Set out 140 mm', 'SILENT')).toEqual(['set-out not stated: null / 140 mm'])
    expect(compared('Set out 140 mm', 'PONLY')).toEqual([])
  })
})

describe('figures', () => {
  it.each([
    ['32–36 mm', { from: 32, to: 36 }],
    ['35 mm', { from: 35, to: 35 }],
    ['32 mm to 36 mm', { from: 32, to: 36 }],
    ['Ø 35', null],
    ['', null],
  ])('%j is a range', (text, range) => expect(readRangeMm(text)).toEqual(range))

  it('of an S trap are not those of a P trap', () => {
    expect(readSTrapMm('185 mm (P trap), 90–280 mm (S-trap)', '')).toEqual({ from: 90, to: 280 })
    expect(readSTrapMm('225 mm from floor (P trap)', 'S & P trap')).toBeNull()
  })

  it.each([
    ['S-trap set-out 165 mm', 165],
    ['setout=140. By owner', 140],
    ['Set-out to be checked, 2 doors', null],
    ['set-out 1650 mm', null],
    ['set-out 0', null],
    ['', null],
  ])('the note %j states a set-out', (note, mm) => expect(readSetOutMm(note)).toBe(mm))

  it('a note takes another set-out and keeps the rest', () => {
    expect(withSetOutMm('By owner', 165)).toBe('S-trap set-out 165 mm. By owner')
    expect(withSetOutMm('S-trap set-out 165 mm. By owner', 140)).toBe('S-trap set-out 140 mm. By owner')
    expect(withSetOutMm('S-trap set-out 165 mm', null)).toBe('')
  })
})
