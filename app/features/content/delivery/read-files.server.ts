import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { documentKind, type DeliveredDocument } from './document.ts'

/** Larger than any real document. */
const MAX_BYTES = 1_000_000

export async function readContentFiles(directory: string): Promise<DeliveredDocument[]> {
  const names = await contentFileNames(directory)
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(path.join(directory, name), 'utf8') })))
}

/** Changes whenever a content file is written, added or removed. */
export async function contentSignature(directory: string): Promise<string> {
  const names = await contentFileNames(directory)
  const stamps = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs, size } = await stat(path.join(directory, name))
      return `${name} ${mtimeMs} ${size}`
    }),
  )
  return stamps.join('\n')
}

async function contentFileNames(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true })
  const names = entries.map((entry) => entry.split(path.sep).join('/')).filter((name) => documentKind(name) !== null)
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(directory, name))).size))
  return names.filter((_, index) => (sizes[index] ?? 0) <= MAX_BYTES).toSorted()
}
