import type { Browser, BrowserContext } from 'playwright-core'
import { QUIET_ARGS } from '#app/platform/chromium.server.ts'
import type { BrowserPlace, WayToRun } from './browser-place.server.ts'

/** A busy machine starts the browser five times slower. */
const LAUNCH_LIMIT_MS = 90_000
/** A Unix socket's path has 108 bytes at most; Chromium adds 46 to its folder for temporary files. */
const MAX_SOCKET_FOLDER_BYTES = 60

/** Letters stand where the font says, not on the pixels of a screen. */
const TYPE_ARGS = ['--font-render-hinting=none']
/** No name is resolved, and numeric addresses go to a proxy that is not there: a page gets only our answers. */
const OFFLINE_ARGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
]
/** Environment variables passed to the browser: the others include secrets. */
const PASSED_ON = ['PATH', 'LANG', 'LC_ALL', 'LD_LIBRARY_PATH', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'SystemRoot']

/** Starts Chromium with a profile of its own. @throws Error where it is not there in time. */
export async function launchIn(
  { profile, home, executable }: BrowserPlace,
  { sandbox }: WayToRun,
): Promise<BrowserContext> {
  const { chromium } = await import('playwright-core')
  return chromium.launchPersistentContext(profile, {
    executablePath: executable,
    chromiumSandbox: sandbox,
    args: [...QUIET_ARGS, ...TYPE_ARGS, ...OFFLINE_ARGS],
    env: browserEnvironment(home),
    timeout: LAUNCH_LIMIT_MS,
    javaScriptEnabled: false,
    serviceWorkers: 'block',
    acceptDownloads: false,
    // The server decides when it ends.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

function browserEnvironment(directory: string): Record<string, string> {
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const isShort = Buffer.byteLength(directory) <= MAX_SOCKET_FOLDER_BYTES
  return { ...Object.fromEntries(passedOn), HOME: directory, ...(isShort ? { TMPDIR: directory } : {}) }
}

export async function findPid(browser: Browser): Promise<number | null> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.find(({ type }) => type === 'browser')?.id ?? null
}

/** The browser leads a process group of its own. */
export function killTree({ pid }: { readonly pid: number | null }): void {
  if (pid === null) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
