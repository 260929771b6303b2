import { expect, it } from 'vitest'
import { isUuid } from './uuid.ts'

it.each([
  'b7d0c9a2-1c52-4c7f-a0f5-0f6a4f6d9e31',
  'B7D0C9A2-1C52-4C7F-A0F5-0F6A4F6D9E31',
  '11111111-1111-1111-1111-111111111111',
])('%s is an id', (text) => {
  expect(isUuid(text)).toBe(true)
})

it.each([
  '',
  'b7d0c9a21c524c7fa0f50f6a4f6d9e31',
  'b7d0c9a2-1c52-4c7f-a0f5-0f6a4f6d9e3g',
  ' b7d0c9a2-1c52-4c7f-a0f5-0f6a4f6d9e31',
  'b7d0c9a2-1c52-4c7f-a0f5-0f6a4f6d9e31\n',
])('%j is none', (text) => {
  expect(isUuid(text)).toBe(false)
})
