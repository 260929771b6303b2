import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { useDatabaseHandle } from '#tests/support/database/database.ts'
import { ForkHelper } from './fork-helper.server.ts'

const handle = useDatabaseHandle()
const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-helper-'))
const helper = new ForkHelper()
afterAll(() => {
  helper.close()
  rmSync(directory, { recursive: true })
})

const build = (isBehind = false) =>
  helper.run({ connection: handle().connection, directory, names: ['archive'], work: 'build', isBehind })
const childrenOf = (pid: number | undefined) => {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return listed.split(' ').filter(Boolean).map(Number)
}

it('forks processes in the place of this one, several at once', async () => {
  const before = childrenOf(process.pid)
  const running = [build(), build()]
  await expect.poll(() => childrenOf(helper.pid).length, { timeout: 10_000 }).toBe(2)
  expect(childrenOf(process.pid)).toEqual(before)
  // Nothing has been imported yet.
  expect(await Promise.all(running)).toEqual([
    { kind: 'done', made: null },
    { kind: 'done', made: null },
  ])
})

it('lets everything else go before what is seen already', async () => {
  await expect.poll(() => childrenOf(helper.pid).length, { timeout: 10_000, interval: 5 }).toBe(0)
  const running = build(true)
  await expect.poll(() => childrenOf(helper.pid).length, { timeout: 10_000, interval: 5 }).toBe(1)
  const [worker = 0] = childrenOf(helper.pid)
  let least = 0
  const watching = setInterval(() => (least = Math.max(least, priorityOf(worker))), 1)
  await running
  clearInterval(watching)
  expect(least).toBe(os.constants.priority.PRIORITY_BELOW_NORMAL)
})

it('says that a process has failed, or was killed, and goes on', async () => {
  const nowhere = { host: directory, database: 'none', user: 'nobody' }
  const failed = await helper.run({ connection: nowhere, directory, names: [], work: 'build' })
  expect(failed).toMatchObject({ kind: 'failed', message: expect.stringContaining('ENOENT') })
  // The one that has failed is still ending.
  await expect.poll(() => childrenOf(helper.pid).length, { timeout: 10_000, interval: 5 }).toBe(0)
  const running = build()
  await expect.poll(() => childrenOf(helper.pid).length, { timeout: 10_000, interval: 5 }).toBe(1)
  process.kill(childrenOf(helper.pid)[0]!, 'SIGKILL')
  expect(await running).toMatchObject({ kind: 'failed', message: expect.stringContaining('ended with') })
  expect(await build()).toEqual({ kind: 'done', made: null })
})

it('ends with what it has forked, and what waits for it fails', async () => {
  const other = new ForkHelper()
  const running = other.run({ connection: handle().connection, directory, names: ['archive'], work: 'build' })
  await expect.poll(() => childrenOf(other.pid).length, { timeout: 10_000, interval: 5 }).toBe(1)
  const [worker] = childrenOf(other.pid)
  other.close()
  expect(await running).toMatchObject({ kind: 'failed' })
  expect(other.isThere).toBe(false)
  await expect.poll(() => isRunning(worker!), { timeout: 10_000 }).toBe(false)
})

function priorityOf(pid: number): number {
  try {
    return os.getPriority(pid)
  } catch {
    return 0 // it has ended
  }
}

function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
