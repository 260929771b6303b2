import { expect, it } from 'vitest'
import { LruCache } from './lru-cache.ts'

it('forgets what was unused for longest', () => {
  const recent = new LruCache<string, number>(2)
  recent.set('a', 1)
  recent.set('b', 2)
  expect(recent.get('a')).toBe(1)
  recent.set('c', 3)
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3])
  recent.set('a', 4)
  recent.set('d', 5)
  expect([recent.get('a'), recent.get('c'), recent.get('d')]).toEqual([4, undefined, 5])
})
