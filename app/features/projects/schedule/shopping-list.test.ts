import { expect, it } from 'vitest'
import { finishSteps } from '@specify/core/data/chunked.ts'
import { DETAILS } from '../testing/details.ts'
import { item, room } from '@specify/schedule/testing/edits.ts'
import type { Project } from '@specify/schedule/model.ts'
import type { ProjectReader } from './project-reader.ts'
import { shoppingListSteps } from './shopping-list.ts'

it('looks one product up in each step, so that no other request waits for a thousand', () => {
  let lookUps = 0
  const findListed = () => (lookUps++, null)
  const reader = { visibility: 'public', findListed, findFacts: () => null } as unknown as ProjectReader
  const rooms = ['Bath', 'Kitchen'].map((name) => room(name, ...['A', 'B', 'C'].map((sku) => item(name + sku, sku))))
  const at = new Date(0)
  const made = { ...DETAILS, rooms, unitTypes: [], customer: DETAILS, createdAt: at, changedAt: at, company: null }
  const steps = shoppingListSteps(made as unknown as Project, reader)
  for (let most = 1; most <= 3; most++) {
    steps.next()
    expect(lookUps).toBe(most)
  }
  expect(finishSteps(steps).lineItems.map(({ id }) => id)).toHaveLength(6)
  expect(lookUps).toBe(3)
})
