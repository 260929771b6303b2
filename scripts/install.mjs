// Runs before `npm start` and `npm test` on whatever Node is there: installs exactly the lockfile, once. Plain
// JavaScript, because the Node that understands TypeScript is part of what it installs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const MARK = 'node_modules/.installed-lockfile'
/** Node.js of the optional package for this system, in the version of the lockfile. */
const NODE = 'node_modules/.bin/node'
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

if (!isInstalled()) {
  console.log('Installing dependencies …')
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status } = spawnSync(
    command,
    [...args, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      stdio: 'inherit',
    },
  )
  if (status !== 0) fail('npm ci failed; its messages are above.')
  if (!existsSync(NODE)) {
    fail(
      'Node 26 was not installed: optional packages seem to be off (npm config "omit"), or there is none for this system (Linux and macOS, x64 and arm64).',
    )
  }
  writeFileSync(MARK, wanted)
}

function isInstalled() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted && existsSync(NODE)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
