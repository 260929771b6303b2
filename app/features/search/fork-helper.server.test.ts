import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { useDatabaseHandle } from '#tests/support/database.ts'
import { ForkHelper } from './fork-helper.server.ts'

const handle = useDatabaseHandle()
const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-helper-'))
const helper = new ForkHelper()
afterAll(() => {
  helper.close()
  rmSync(directory, { recursive: true })
})

const build = () => helper.run({ connection: handle().connection, directory, names: ['archive'], work: 'build' })
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

it('says that a process has failed, or was killed, and goes on', async () => {
  const nowhere = { host: directory, database: 'none', user: 'nobody' }
  const failed = await helper.run({ connection: nowhere, directory, names: [], work: 'build' })
  expect(failed).toMatchObject({ kind: 'failed', message: expect.stringContaining('ENOENT') })
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

function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
