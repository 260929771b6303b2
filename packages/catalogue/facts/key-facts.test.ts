import { expect, it } from 'vitest'
import { attributeLabel, type AttributeKey } from './attributes.ts'
import { technicalFields } from './field-display.ts'
import { keyFacts } from './key-facts.ts'

const facts = (values: Partial<Record<AttributeKey, string>>) =>
  keyFacts(
    Object.entries(values).map(([name, value]) => {
      const key = name as AttributeKey
      return { key, label: attributeLabel(key, []), value }
    }),
  ).map(({ label, value }) => `${label}: ${value}`)

it('says how far a spout reaches, and how long the outlet of a trap or an arm is', () => {
  const label = (...groups: string[]) => keyFacts(technicalFields({ 'outlet-length': 300 }, 'au', groups))[0]?.label
  expect(label('tapware')).toBe('Spout reach')
  expect(label('spare-parts-valves')).toBe('Outlet length')
  expect(label('showers')).toBe('Outlet length')
  expect(label('tapware', 'showers')).toBe('Spout reach')
})

it('says of a mixer its water, reach, size and tap hole, each once', () => {
  expect(
    facts({
      brand: 'Caroma',
      'item-material': 'Brass',
      'mount-type': 'Hob mounted',
      'wels-rating': '6 star',
      'wels-flow-rate': '4.5 L/min',
      'litres-per-minute': '4.5 L/min',
      width: '66 mm',
      depth: '159 mm',
      height: '172 mm',
      'outlet-length': '128 mm',
      'outlet-height': '89 mm',
      'item-tapholes': '1 tap hole',
      'number-of-tap-holes': '1',
      'tap-hole-size': '35 mm',
      'cartridge-size': '25 mm',
      warranty: '15 years',
    }),
  ).toEqual([
    'WELS: 6 star, 4.5 L/min',
    'Spout reach: 128 mm',
    'Outlet height: 89 mm',
    'Width × depth × height: 66 × 159 × 172 mm',
    'Tap holes: 1 × 35 mm',
    'Warranty: 15 years',
  ])
})

it('says of a suite its flush, set-out and trap', () => {
  expect(
    facts({
      'wels-rating': '4 star',
      'wels-flush-volume-1': '4.5 L',
      'wels-flush-volume-2': '3 L',
      'set-out': '90–280 mm',
      'pan-height': '440 mm',
      'trap-type': 'S & P trap',
    }),
  ).toEqual(['WELS: 4 star, 4.5 / 3 L', 'Set-out: 90–280 mm', 'Pan height: 440 mm', 'Trap: S & P trap'])
})

it('leaves out what is not stated and repeats no value', () => {
  expect(facts({})).toEqual([])
  expect(facts({ length: '1500 mm', width: '740 mm', depth: '435 mm', height: '570 mm' })).toEqual([
    'Length × width × height: 1500 × 740 × 570 mm',
  ])
  expect(facts({ 'item-tapholes': 'No tap hole', 'cartridge-size': '40 mm', 'net-weight': '40 mm' })).toEqual([
    'Tap holes: None',
    'Cartridge: 40 mm',
  ])
})
