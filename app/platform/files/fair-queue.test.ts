import { expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

it('takes one item of each asker in turn, the oldest first', () => {
  const queue = new FairQueue<string>()
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item)
  queue.add('b', 'b1')
  expect([queue.size, queue.countOf('a'), queue.countOf('c')]).toEqual([4, 3, 0])
  expect(queue.take()).toBe('a1')
  queue.add('c', 'c1')
  expect([queue.take(), queue.take(), queue.take(), queue.take(), queue.take()]).toEqual(['b1', 'a2', 'c1', 'a3', null])
  expect(queue.size).toBe(0)
})
