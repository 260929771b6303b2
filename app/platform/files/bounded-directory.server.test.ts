import {
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  closeSync,
  existsSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBoundedDirectory } from './bounded-directory.server.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'bounded-'))
  mkdirSync(path.join(directory, 'cad'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const at = (name: string) => path.join(directory, 'cad', name)
const exists = (name: string) => existsSync(at(name))

/** A file of 100 bytes that was last used on a day of January 2026. */
function put(name: string, day: number): void {
  writeFileSync(at(name), 'x'.repeat(100))
  const used = new Date(Date.UTC(2026, 0, day))
  utimesSync(at(name), used, used)
}

it('leaves everything in its place below the limit', async () => {
  put('a', 1)
  put('b', 2)
  await createBoundedDirectory(directory, 200).admit('cad/b')
  expect([exists('a'), exists('b')]).toEqual([true, true])
})

it('removes the least recently used down to four fifths of the limit, and never what has just come in (F-28)', async () => {
  for (const [day, name] of ['a', 'b', 'c', 'd', 'e'].entries()) put(name, day + 1)
  put('new', 1)
  await createBoundedDirectory(directory, 500).admit('cad/new')
  expect(['a', 'b', 'c', 'd', 'e', 'new'].filter(exists)).toEqual(['c', 'd', 'e', 'new'])
})

it('counts what comes in after the first file', async () => {
  const bounded = createBoundedDirectory(directory, 250)
  for (const name of ['a', 'b', 'c']) {
    put(name, 1)
    await bounded.admit(`cad/${name}`)
  }
  expect(['a', 'b', 'c'].filter(exists)).toHaveLength(2)
})

it('keeps what is asked for, and does not change its time of change', async () => {
  put('old-but-used', 1)
  put('b', 2)
  const changedAt = statSync(at('old-but-used')).mtimeMs
  const bounded = createBoundedDirectory(directory, 250)
  bounded.use('cad/old-but-used')
  put('new', 3)
  await bounded.admit('cad/new')
  expect(['old-but-used', 'b', 'new'].filter(exists)).toEqual(['old-but-used', 'new'])
  expect(statSync(at('old-but-used')).mtimeMs).toBe(changedAt)
})

it('lets a reader who has opened a file read on', async () => {
  put('a', 1)
  put('b', 2)
  const reader = openSync(at('a'), 'r')
  put('new', 3)
  await createBoundedDirectory(directory, 200).admit('cad/new')
  expect(exists('a')).toBe(false)
  expect(readFileSync(reader, 'utf8')).toHaveLength(100)
  closeSync(reader)
})

it('does not mind use of a file that is not there', () => {
  expect(() => createBoundedDirectory(directory, 100).use('cad/gone')).not.toThrow()
})
