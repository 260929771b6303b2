import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Bytes of every file of the demo, by its path without the ending and then by its ending. */
export type FileSizes = Record<string, Record<string, number>>

/** Written by `npm run demo:sizes`; the files themselves are made on first use and are not in the repository. */
export const SIZES_FILE = path.join(import.meta.dirname, '../../assets/file-sizes.json')

let sizes: FileSizes | null = null

/** Bytes of a file of the demo as they were last measured; null for one that was not. */
export function measuredBytes(relative: string): number | null {
  sizes ??= readSizes()
  const { dir, name, ext } = path.posix.parse(relative)
  return sizes[`${dir}/${name}`]?.[ext.slice(1)] ?? null
}

export function readSizes(): FileSizes {
  return existsSync(SIZES_FILE) ? (JSON.parse(readFileSync(SIZES_FILE, 'utf8')) as FileSizes) : {}
}
