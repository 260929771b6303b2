import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runInTurns } from './run-in-turns.server.ts'

it('does one slice of all that is under way in a turn of the event loop', async () => {
  function* work() {
    for (let step = 0; step < 4; step++) {
      const until = performance.now() + 10
      while (performance.now() < until);
      slices++
      yield
    }
    return 'done'
  }
  let slices = 0
  const works = Promise.all(Array.from({ length: 8 }, () => runInTurns(work())))
  // What has begun does its first slice at once.
  expect(slices).toBe(8)
  let most = 0
  for (let last = slices; slices < 32; last = slices) {
    await nextTurn()
    most = Math.max(most, slices - last)
  }
  expect(most).toBe(1)
  expect(await works).toEqual(Array.from({ length: 8 }, () => 'done'))
})
