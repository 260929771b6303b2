import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

export function releaseFileType(name: string): string {
  return TYPES[path.extname(name)] ?? 'application/octet-stream'
}

/** A script or style of this version, as a row of the database: compressed where it has a `.br` beside it. */
export async function readReleaseFile(directory: string, name: string) {
  const file = path.join(directory, name)
  const compressed = existsSync(`${file}.br`)
  return {
    name,
    body: await readFile(compressed ? `${file}.br` : file),
    encoding: compressed ? ('br' as const) : ('identity' as const),
  }
}
