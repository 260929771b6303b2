/** Begins to read at once, up to `count` items, while whoever wants them gets ready. What fails is told in its turn. */
export function prefetchIterator<Item>(source: AsyncIterable<Item>, count: number): AsyncIterable<Item> {
  const iterator = source[Symbol.asyncIterator]()
  // A generator answers its calls one after the other.
  const ahead = Array.from({ length: count }, () => iterator.next())
  for (const each of ahead) each.catch(() => {}) // heard when its turn comes
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
