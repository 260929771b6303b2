import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { prefetchIterator } from './prefetch-iterator.ts'

async function* numbers(count: number, read: number[], failsAt = -1) {
  for (let index = 0; index < count; index++) {
    await turn()
    if (index === failsAt) throw new Error(`no ${index}`)
    read.push(index)
    yield index
  }
}

async function all<Item>(source: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const each of source) items.push(each)
  return items
}

it('reads before it is asked, and no further than it may', async () => {
  const read: number[] = []
  const ahead = prefetchIterator(numbers(10, read), 4)
  while (read.length < 4) await turn()
  for (let index = 0; index < 10; index++) await turn()
  expect(read).toEqual([0, 1, 2, 3])
  expect(await all(ahead)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it.each([0, 3, 4, 5])('gives all of %i items', async (count) => {
  expect(await all(prefetchIterator(numbers(count, []), 4))).toHaveLength(count)
})

it.each([1, 6])('fails where the source does, at item %i', async (failsAt) => {
  const read: number[] = []
  await expect(all(prefetchIterator(numbers(10, read, failsAt), 4))).rejects.toThrow(`no ${failsAt}`)
  expect(read).toHaveLength(failsAt)
})
