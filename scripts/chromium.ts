import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A Chromium to drive: the one in `CHROMIUM_PATH`, the system's, Playwright's own, or, as root on Debian, the package,
 * which is installed for it. @throws Error that says what to do where none can be had.
 */
export function findChromium(): string {
  const found = installedChromium() ?? installChromium()
  if (found) return found
  throw new Error('no Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH')
}

function installedChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH: there is no ${named}`)
  }
  return [...USUAL_PLACES, chromium.executablePath()].find((place) => existsSync(place)) ?? null
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
  return installedChromium()
}

function run(program: string, args: readonly string[], output: 'ignore' | 'inherit' = 'ignore'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: ['ignore', output, output], env }).status === 0
}

/** Keeps Chromium from calling anyone by itself; as root it runs without its sandbox, which root cannot have. */
export const CHROMIUM_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
