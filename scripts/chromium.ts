import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGS, installedChromium } from '#app/platform/chromium.server.ts'

export { CHROMIUM_ARGS }

/**
 * A Chromium to drive: the one in `CHROMIUM_PATH`, the system's, Playwright's own, or, as root on Debian, the package,
 * which is installed for it. @throws Error that says what to do where none is available.
 */
export function findChromium(): string {
  const found = findInstalled() ?? installChromium()
  if (found) return found
  throw new Error('no Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH')
}

function findInstalled(): string | null {
  const named = process.env['CHROMIUM_PATH'] || null
  const found = installedChromium(named, chromium.executablePath())
  if (named && !found) throw new Error(`CHROMIUM_PATH: there is no ${named}`)
  return found
}

function installChromium(): string | null {
  const isRoot = process.getuid?.() === 0
  if (isRoot && run('apt-get', ['--version'])) {
    console.log('Installing Chromium …')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], 'inherit')
  } else {
    run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], 'inherit')
  }
  return findInstalled()
}

function run(program: string, args: readonly string[], output: 'ignore' | 'inherit' = 'ignore'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: ['ignore', output, output], env }).status === 0
}
