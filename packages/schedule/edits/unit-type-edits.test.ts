import { expect, it } from 'vitest'
import type { Schedule } from '../model.ts'
import { duplicateUnitType } from './unit-type-edits.ts'

const schedule = (...names: string[]): Schedule => ({
  unitTypes: names.map((name) => ({ id: name, name, count: 1 })),
  rooms: [],
  substitutions: [],
})
const namesAfter = (names: string[], of: string, times: number) => {
  let next = schedule(...names)
  for (let turn = 0; turn < times; turn++) next = duplicateUnitType(of)(next)
  return next.unitTypes.map(({ name }) => name)
}

it('puts copies of a type behind one another, in the order of their names', () => {
  expect(namesAfter(['Type A'], 'Type A', 3)).toEqual(['Type A', 'Type B', 'Type C', 'Type D'])
  expect(namesAfter(['Studio', 'Penthouse'], 'Studio', 3)).toEqual([
    'Studio',
    'Studio 2',
    'Studio 3',
    'Studio 4',
    'Penthouse',
  ])
  expect(namesAfter(['Type A', 'Type B', 'Penthouse'], 'Type A', 1)).toEqual([
    'Type A',
    'Type B',
    'Type C',
    'Penthouse',
  ])
})
