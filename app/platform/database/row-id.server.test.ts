import { expect, it } from 'vitest'
import { RowId } from './row-id.server.ts'

it.each([
  ['b7d0c9a2-1c52-4c7f-a0f5-0f6a4f6d9e31', 'b7d0c9a2-1c52-4c7f-a0f5-0f6a4f6d9e31'],
  ['11111111-1111-1111-1111-111111111111', '11111111-1111-1111-1111-111111111111'],
  ['does-not-exist', '00000000-0000-0000-0000-000000000000'],
  ["' or 1=1--", '00000000-0000-0000-0000-000000000000'],
])('%s is the id of a row, or of none', (given, id) => {
  expect(RowId.parse(given)).toBe(id)
})

it.each(['', 'x'.repeat(101), 7, null, {}])('%j is no id', (given) => {
  expect(RowId.safeParse(given).success).toBe(false)
})
