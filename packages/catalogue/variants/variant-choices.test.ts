import { expect, it } from 'vitest'
import { variantChoices, withChoice } from './variant-choices.ts'

const variant = (sku: string, name: string | null, colour: string | null, cents: number | null, size?: string) => ({
  sku,
  name,
  colour,
  itemCode: sku,
  price:
    cents === null
      ? { kind: 'none' as const }
      : {
          kind: 'rrp' as const,
          price: { centAmount: cents, currencyCode: 'AUD' as const, fractionDigits: 2 as const },
        },
  fields: size ? [{ key: 'size' as const, label: 'Size', value: size, isSearchable: false }] : [],
})
const brief = (variants: Parameters<typeof variantChoices>[0]) =>
  variantChoices(variants)?.map(({ finish, option, extra }) => [finish, option, extra?.centAmount ?? 0]) ?? null

it('tells variants apart by their finish, each with what it costs above the cheapest', () => {
  const two = [variant('1C', 'Chrome', 'Chrome', 100), variant('1B', 'Matte Black', 'Matte Black', 150)]
  expect(brief([...two, variant('1X', null, 'Gunmetal', 50)])).toEqual([
    ['Chrome', null, 0],
    ['Matte Black', null, 50],
  ])
  expect(brief([variant('1C', 'Chrome', 'Chrome', null), variant('1B', 'B', 'Matte Black', 150)])).toEqual([
    ['Chrome', null, 0],
    ['Matte Black', null, 0],
  ])
})

it('tells them apart by size, by a second word of the name, or by both', () => {
  expect(
    brief([variant('15W', 'White 15W', 'White', 9, '1500 mm'), variant('17W', 'White 17W', 'White', 12, '1700 mm')]),
  ).toEqual([
    [null, '1500 mm', 0],
    [null, '1700 mm', 0],
  ])
  const rails = [
    variant('LC', 'Left hand, Chrome', 'Chrome', 10, '870 mm'),
    variant('LB', 'Left hand, Matte Black', 'Matte Black', 14, '870 mm'),
    variant('RC', 'Right hand, Chrome', 'Chrome', 20, '870 mm'),
  ]
  expect(brief(rails)).toEqual([
    ['Chrome', 'Left hand', 0],
    ['Matte Black', 'Left hand', 4],
    ['Chrome', 'Right hand', 0],
  ])
})

it('leaves those that neither tells apart to a list', () => {
  expect(brief([variant('1', 'White 1', 'White', 9), variant('2', 'White 2', 'White', 9)])).toBeNull()
  expect(brief([variant('1', 'Left', null, 9), variant('2', 'Chrome', 'Chrome', 9)])).toBeNull()
})

it('keeps the other dimension when one is chosen, where such a variant exists', () => {
  const choices = [
    { sku: 'LC', finish: 'Chrome', option: 'Left', extra: null },
    { sku: 'LB', finish: 'Black', option: 'Left', extra: null },
    { sku: 'RC', finish: 'Chrome', option: 'Right', extra: null },
  ]
  expect(withChoice(choices, 'LC', { finish: 'Black' })?.sku).toBe('LB')
  expect(withChoice(choices, 'LC', { option: 'Right' })?.sku).toBe('RC')
  expect(withChoice(choices, 'RC', { finish: 'Black' })?.sku).toBe('LB')
  expect(withChoice(choices, 'RC', { finish: 'Gold' })).toBeNull()
})
