import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFileMaker, type FileMaker } from './file-maker.server.ts'

/** Makes what its order is named after; notes every order in a file. */
const SCRIPT = `
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
process.on('message', ({ path, directory }) => {
  appendFileSync(directory + '/orders', path + '\\n')
  const isFirst = !existsSync(directory + '/ended')
  if (path === 'none') return process.send({ outcome: 'unknown' })
  if (path === 'wrong') return process.send({ outcome: 'failed' })
  if (path === 'ends' || (path === 'ends-once' && isFirst)) {
    writeFileSync(directory + '/ended', '')
    return process.exit(1)
  }
  if (path === 'hangs') return
  writeFileSync(directory + '/' + path, 'made')
  process.send({ outcome: 'made' })
})
process.once('disconnect', () => process.exit())
`

let directory: string
let maker: FileMaker
let admitted: string[]

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'maker-'))
  const script = path.join(directory, 'script.mjs')
  writeFileSync(script, SCRIPT)
  admitted = []
  maker = createFileMaker({
    script,
    directory,
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

it('starts anew where the process was ended for having nothing to do', async () => {
  await maker.make('a')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await maker.make('b')).toBe('made')
  expect(existsSync(path.join(directory, 'b'))).toBe(true)
})

it('starts nothing once it was closed', async () => {
  const unfinished = maker.make('hangs')
  await vi.waitFor(() => expect(orders()).toEqual(['hangs']), 900)
  maker.close()
  expect(await unfinished).toBe('unavailable')
  expect(await maker.make('a')).toBe('unavailable')
  expect(orders()).toEqual(['hangs'])
})

it('takes no more than five hundred at a time', async () => {
  const outcomes = await Promise.all(Array.from({ length: 510 }, (_, index) => maker.make(`file-${index}`)))
  expect(outcomes.filter((each) => each === 'unavailable')).toHaveLength(10)
})
