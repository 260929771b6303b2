/** Starts reading at once, up to `count` items ahead. An error is thrown when its item is read. */
export function prefetchIterator<Item>(source: AsyncIterable<Item>, count: number): AsyncIterable<Item> {
  const iterator = source[Symbol.asyncIterator]()
  // A generator answers its calls one after the other.
  const ahead = Array.from({ length: count }, () => iterator.next())
  for (const each of ahead) each.catch(() => {}) // handled when its turn comes
  return (async function* () {
    for (const each of ahead.splice(0)) {
      const { done, value } = await each
      if (done) return
      yield value
    }
    for (;;) {
      const { done, value } = await iterator.next()
      if (done) return
      yield value
    }
  })()
}
