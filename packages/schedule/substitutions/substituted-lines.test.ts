import { expect, it } from 'vitest'
import type { ScopedLine } from '../line-scope.ts'
import { item, room } from '../testing/edits.ts'
import { priceEffectIn, priceEffectOf, toSubstitutedLine } from './substituted-lines.ts'

const PRICES: Readonly<Record<string, number>> = { 'RAIL-L': 100, 'RAIL-R': 110, SEAT: 200, PAN: 300 }
const sources = {
  priceOf: (sku: string) => PRICES[sku] ?? null,
  findTwin: (sku: string) => {
    if (sku === 'PAN') return null
    const product = sku === 'SEAT' ? null : { sku: sku === 'RAIL-L' ? 'RAIL-R' : 'RAIL-X', productId: '', name: '' }
    return { text: 'right hand', product }
  },
}
const handed = (hands: ScopedLine['unitType'] = null): ScopedLine => ({
  item: item('1', 'SEAT', 2),
  room: room('Ensuite'),
  unitType: hands,
  units: 30,
})
const LINE = handed({ id: 'a', name: 'A', count: 30, hands: { drawn: 'left', left: 20, right: 10 } })

it('prices each hand by its product, and nothing for units without a twin', () => {
  const effect = (from: string, to: string) => priceEffectIn([LINE], { from, to }, sources)
  expect(effect('SEAT', 'PAN')).toBe(2 * (30 * 300 - 20 * 200))
  expect(effect('PAN', 'RAIL-L')).toBe(2 * (20 * 100 + 10 * 110 - 30 * 300))
  expect(effect('PAN', 'RAIL-R')).toBeNull()
  expect(effect('PAN', 'UNKNOWN')).toBeNull()
})

it('is as before where units are alike', () => {
  const lines = [handed(), handed({ id: 'a', name: 'A', count: 30 })]
  const before = priceEffectOf(lines.map(toSubstitutedLine), { from: 200, to: 300 })
  expect(priceEffectIn(lines, { from: 'SEAT', to: 'PAN' }, sources)).toBe(before)
})
