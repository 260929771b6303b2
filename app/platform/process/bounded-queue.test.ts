import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { BoundedQueue } from './bounded-queue.ts'

const never = new AbortController().signal

it('runs so many at once, the others in the order in which they came, and counts who waits', async () => {
  const lengths: number[] = []
  const queue = new BoundedQueue({ atOnce: 2, waiting: 5, onChange: (waiting) => lengths.push(waiting) })
  const started: number[] = []
  let running = 0
  let most = 0
  const job = (id: number) => async () => {
    started.push(id)
    most = Math.max(most, ++running)
    await sleep(5)
    running--
    return id
  }
  const results = await Promise.all([1, 2, 3, 4, 5].map((id) => queue.run(job(id), never)))
  expect(results).toEqual([1, 2, 3, 4, 5])
  expect(started).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
  expect(lengths).toEqual([1, 2, 3, 2, 1, 0])
})

it('refuses work while it is full', async () => {
  const queue = new BoundedQueue({ atOnce: 1, waiting: 1 })
  const jobs = [1, 2].map(() => queue.run(() => sleep(5), never))
  await expect(queue.run(() => sleep(5), never)).rejects.toMatchObject({ code: 'unavailable' })
  await Promise.all(jobs)
  await expect(queue.run(() => Promise.resolve('free again'), never)).resolves.toBe('free again')
})

it('forgets a job that is given up while it waits, and goes on after one that fails', async () => {
  const queue = new BoundedQueue({ atOnce: 1, waiting: 5 })
  const failing = queue.run(() => sleep(5).then(() => Promise.reject(new Error('failed'))), never)
  const caller = new AbortController()
  const given = queue.run(() => Promise.resolve('ran'), caller.signal)
  const last = queue.run(() => Promise.resolve('last'), never)
  caller.abort(new Error('gone'))
  await expect(given).rejects.toThrow('gone')
  await expect(failing).rejects.toThrow('failed')
  await expect(last).resolves.toBe('last')
  await expect(queue.run(() => Promise.resolve('ran'), caller.signal)).rejects.toThrow('gone')
})

it('lets callers take turns, and leaves a place to others (F-16)', async () => {
  const queue = new BoundedQueue({ atOnce: 2, waiting: 20 })
  const done: string[] = []
  const ask = (caller: string) => queue.run(() => sleep(5).then(() => void done.push(caller)), never, caller)
  const many = ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b'].map(ask)
  const late = ask('c')
  await late
  expect(done.length).toBeLessThan(6)
  await Promise.all(many)
  expect(done.toSorted()).toEqual(['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b', 'c'])
})

it('refuses the newest of who has the most waiting, where there are too many (F-16)', async () => {
  const queue = new BoundedQueue({ atOnce: 1, waiting: 3 })
  const ask = (caller: string) =>
    queue
      .run(() => sleep(5), never, caller)
      .then(
        () => 'ran',
        ({ code }: { code: string }) => code,
      )
  const flood = ['a', 'a', 'a', 'a', 'a'].map(ask)
  expect(await Promise.all([...flood, ask('b'), ask('c')])).toEqual([
    'ran',
    'ran',
    'unavailable',
    'unavailable',
    'unavailable',
    'ran',
    'ran',
  ])
})
