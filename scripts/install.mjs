// Runs before `npm start` and `npm test` on whatever Node is there: installs exactly the lockfile, once. Plain
// JavaScript, because the Node that understands TypeScript is part of what it installs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const MARK = 'node_modules/.installed-lockfile'
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
  if (!existsSync('node_modules/node/bin/node')) {
    fail('Node 26 was not installed: install scripts seem to be off. Allow them for the package "node" and try again.')
  }
  writeFileSync(MARK, wanted)
}

function isInstalled() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted && existsSync('node_modules/node/bin/node')
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
