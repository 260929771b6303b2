import { expect, it } from 'vitest'
import { heapLimitMb } from './heap-limit.ts'

it.each([
  [512, 256],
  [1_024, 256],
  [2_048, 512],
  [4_096, 1_024],
  [8_192, 2_048],
  [65_536, 2_048],
])('of %i MB of memory the heap has %i', (memoryMb, limitMb) => {
  expect(heapLimitMb(memoryMb * 1024 * 1024)).toBe(limitMb)
})
