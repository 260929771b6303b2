import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const SOURCES = [
  'app',
  'db',
  'packages',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build-site.ts',
]
const MARK = 'build/.source-hash'

/**
 * Builds the site where a source has changed since the last build. Answers whether it did. What the tools say is printed
 * as they say it, or only where the build fails.
 */
export function buildSite(messages: 'printed' | 'of failures' = 'printed'): boolean {
  const hash = hashSources()
  if (fs.existsSync(MARK) && fs.readFileSync(MARK, 'utf8') === hash) return false
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
    {
      stdio: ['ignore', 'ignore', messages === 'printed' ? 'inherit' : 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (status !== 0) {
    process.stderr.write(stderr ?? '')
    throw new Error('the build failed; its messages are above')
  }
  compressAssets('build/client/assets')
  fs.writeFileSync(MARK, hash)
  return true
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const files = fs.statSync(source).isDirectory()
      ? fs.readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => path.join(source, name))
      : [source]
    for (const file of files.toSorted()) {
      if (fs.statSync(file).isFile()) hash.update(file).update(fs.readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Scripts and styles never change under their names: they are compressed once, as well as it gets. */
function compressAssets(directory: string): void {
  for (const name of fs.readdirSync(directory)) {
    if (!/\.(?:js|css|svg)$/.test(name)) continue
    const file = path.join(directory, name)
    fs.writeFileSync(`${file}.br`, brotliCompressSync(fs.readFileSync(file)))
  }
}
