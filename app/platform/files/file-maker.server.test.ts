import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBoundedDirectory } from './bounded-directory.server.ts'
import { createFileMaker } from './file-maker.server.ts'
import type { FileMaker } from './file-maker.ts'
import { makeFilesAhead } from './files-ahead.server.ts'

/** Makes what its order is named after; notes every order in a file. */
const SCRIPT = `
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
process.on('message', ({ kind, path, directory }) => {
  if (kind === 'list-likely') return process.send({ kind: 'likely', paths: ['a', 'none', 'b', 'c'] })
  appendFileSync(directory + '/orders', path + '\\n')
  const isFirst = !existsSync(directory + '/ended')
  if (path === 'none') return process.send({ kind: 'unknown' })
  if (path === 'wrong') return process.send({ kind: 'failed' })
  if (path === 'ends' || (path === 'ends-once' && isFirst)) {
    writeFileSync(directory + '/ended', '')
    return process.exit(1)
  }
  if (path === 'hangs') return
  writeFileSync(directory + '/' + path, 'made')
  process.send({ kind: 'made' })
})
process.once('disconnect', () => process.exit())
`

let directory: string
let script: string
let maker: FileMaker
let admitted: string[]

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'maker-'))
  script = path.join(directory, 'script.mjs')
  writeFileSync(script, SCRIPT)
  admitted = []
  maker = createFileMaker({
    script,
    directory,
    makers: 1,
    limitMs: 1_000,
    idleMs: 50,
    onMade: async (file) => {
      admitted.push(file)
    },
  })
})
afterEach(() => {
  maker.close()
  rmSync(directory, { recursive: true })
})

const orders = () => readFileSync(path.join(directory, 'orders'), 'utf8').trim().split('\n')

it('makes a file once, however many ask for it', async () => {
  expect(await Promise.all([maker.make('a'), maker.make('a'), maker.make('b')])).toEqual(['made', 'made', 'made'])
  expect(orders()).toEqual(['a', 'b'])
  expect(admitted).toEqual(['a', 'b'])
})

it('tells what nobody knows from what cannot be made', async () => {
  expect(await Promise.all([maker.make('none'), maker.make('wrong')])).toEqual(['unknown', 'unavailable'])
})

it('tries again where the process ends, and others do not notice', async () => {
  expect(await Promise.all([maker.make('ends-once'), maker.make('a')])).toEqual(['made', 'made'])
})

it('gives up on what ends the process every time', async () => {
  expect(await Promise.all([maker.make('ends'), maker.make('a')])).toEqual(['unavailable', 'made'])
  expect(orders()).toEqual(['ends', 'ends', 'a'])
})

it('ends a process that takes too long, and goes on with the next file', async () => {
  expect(await Promise.all([maker.make('hangs'), maker.make('a')])).toEqual(['unavailable', 'made'])
})

it('restarts where the process was ended for having nothing to do', async () => {
  await maker.make('a')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await maker.make('b')).toBe('made')
  expect(existsSync(path.join(directory, 'b'))).toBe(true)
})

it('starts nothing once it was closed', async () => {
  const closed = createFileMaker({ script, directory, makers: 1, limitMs: 10_000 })
  const unfinished = closed.make('hangs')
  await vi.waitFor(() => expect(orders()).toEqual(['hangs']), 5_000)
  closed.close()
  expect(await unfinished).toBe('unavailable')
  expect(await closed.make('a')).toBe('unavailable')
  expect(orders()).toEqual(['hangs'])
})

it('takes no more than five hundred at a time, and a hundred of one asker', async () => {
  const makeAll = (count: number, asker: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => maker.make(`${asker(index)}-${index}`, asker(index)))
  // One is being made, and waits no longer.
  const ofOne = makeAll(105, () => 'crawler')
  const ofOthers = makeAll(410, (index) => `reader${index % 10}`)
  const refused = (outcomes: readonly string[]) => outcomes.filter((each) => each === 'unavailable').length
  expect([refused(await Promise.all(ofOne)), refused(await Promise.all(ofOthers))]).toEqual([4, 10])
})

it('lets askers take turns', async () => {
  await Promise.all([
    ...Array.from({ length: 5 }, (_, index) => maker.make(`crawled-${index}`, 'crawler')),
    maker.make('read', 'reader'),
  ])
  expect(orders().indexOf('read')).toBeLessThan(3)
})

it('makes several files at a time where it has several processes', async () => {
  const several = createFileMaker({ script, directory, makers: 2, limitMs: 5_000 })
  const hanging = several.make('hangs')
  expect(await several.make('a')).toBe('made')
  several.close()
  expect(await hanging).toBe('unavailable')
})

it('asks to come back who has waited too long for a turn', async () => {
  const impatient = createFileMaker({ script, directory, makers: 1, limitMs: 2_000, patienceMs: 100 })
  expect(await Promise.all([impatient.make('hangs'), impatient.make('a')])).toEqual(['unavailable', 'unavailable'])
  expect(await impatient.make('b')).toBe('made')
  impatient.close()
})

it('makes the likely files ahead, passing over what is there and what cannot be made', async () => {
  writeFileSync(path.join(directory, 'a'), 'there')
  const bounded = createBoundedDirectory(directory, 100_000)
  let isBusy = true
  const ahead = makeFilesAhead({ script, directory: bounded, isBusy: () => isBusy, pauseMs: 20 })
  await sleep(300)
  expect(existsSync(path.join(directory, 'b'))).toBe(false)
  isBusy = false
  await vi.waitFor(() => expect(orders()).toEqual(['none', 'b', 'c']), 5_000)
  ahead.close()
})

it('leaves room for what is asked for', async () => {
  writeFileSync(path.join(directory, 'large'), 'x'.repeat(700))
  const bounded = createBoundedDirectory(directory, 1_000)
  const ahead = makeFilesAhead({ script, directory: bounded, isBusy: () => false, pauseMs: 1 })
  await sleep(1_000)
  expect(existsSync(path.join(directory, 'orders'))).toBe(false)
  ahead.close()
})
