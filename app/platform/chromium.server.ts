import { existsSync } from 'node:fs'

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export function installedChromium(named: string | null, playwrightsOwn: string): string | null {
  if (named !== null) return existsSync(named) ? named : null
  return [...USUAL_PLACES, playwrightsOwn].find((place) => existsSync(place)) ?? null
}

/** Keeps Chromium from calling anyone by itself. */
export const QUIET_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** For pages of our own, in tests: as root it starts only without its sandbox. */
export const CHROMIUM_ARGS = [...QUIET_ARGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
