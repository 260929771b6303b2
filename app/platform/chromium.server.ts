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

/** Browser features that headless windows prepare needlessly: this takes longer than one of our pages. */
const FEATURES_OF_WINDOWS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/** Features that Playwright disables too: Chromium reads only the last list. */
const FEATURES_OF_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Keeps Chromium from calling anyone by itself, and from making what nobody sees. */
export const QUIET_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...FEATURES_OF_WINDOWS, ...FEATURES_OF_PLAYWRIGHT].join(',')}`,
]

/** Arguments for our own pages in tests: as root Chromium starts only without its sandbox. */
export const CHROMIUM_ARGS = [...QUIET_ARGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
