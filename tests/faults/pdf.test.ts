import { once } from 'node:events'
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { askPdf } from '../support/files/pdf.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { copyFixtureSite } from '../support/browser/use-site.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-print-'))
const printDir = path.join(dataDir, 'print')
let site: Site | null = null
copyFixtureSite(dataDir)
afterAll(async () => {
  await site?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The server that the test before has left, since a start takes seconds; another one where it has ended. */
async function openSite(): Promise<Site> {
  if (site && site.process.exitCode === null && site.process.signalCode === null) return site
  return (site = await startSite({ dataDir, imported: true, env: { TRUST_PROXY: '1' } }))
}

const print = (site: Site) => askPdf(site.url, '<p>text</p>')

/** The processes of the browsers that run. Chromium locks its profile with a link to `{host}-{pid}`. */
function browsers(): number[] {
  return readdirSync(printDir)
    .flatMap((name) => {
      try {
        return [
          Number(
            readlinkSync(path.join(printDir, name, 'profile/SingletonLock'))
              .split('-')
              .at(-1),
          ),
        ]
      } catch {
        return []
      }
    })
    .filter(isRunning)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function untilEnded(pid: number): Promise<void> {
  for (let wait = 0; wait < 200 && isRunning(pid); wait++) await sleep(50)
  expect(isRunning(pid)).toBe(false)
}

describe('the printing browser', () => {
  it('that is killed takes no document with it, and another one takes over (F-09)', async () => {
    const site = await openSite()
    expect((await print(site)).status).toBe(200)
    const [first = 0] = browsers()
    const underWay = [print(site), print(site), print(site)]
    await sleep(150)
    process.kill(first, 'SIGKILL')
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200, 200])
    await untilEnded(first)
    expect(browsers()).toHaveLength(1)
    expect(browsers()).not.toContain(first)
  }, 60_000)

  it('that hangs is replaced in time (F-10)', async () => {
    const site = await openSite()
    expect((await print(site)).status).toBe(200)
    const [hanging = 0] = browsers()
    process.kill(hanging, 'SIGSTOP')
    const started = performance.now()
    expect((await print(site)).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(20_000)
    await untilEnded(hanging)
  }, 60_000)

  it('stops working for a caller that has gone (F-29)', async () => {
    const site = await openSite()
    expect((await print(site)).status).toBe(200)
    const caller = new AbortController()
    const slow = `<table>${'<tr><td>1</td><td>2</td><td>3</td></tr>'.repeat(10_000)}</table>`
    const call = (signal: AbortSignal | null) =>
      fetch(`${site.url}/au/api/pdf-my-html/`, {
        method: 'POST',
        signal,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.5.0.1' },
        body: JSON.stringify({ html: slow }),
      })
    const calls = [call(caller.signal), call(caller.signal)]
    await sleep(1_000)
    caller.abort()
    await Promise.allSettled(calls)
    const started = performance.now()
    expect((await print(site)).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(6_000)
  }, 60_000)

  it('ends with a server that is killed, and its files go with the next start (F-02, F-09)', async () => {
    const site = await openSite()
    expect((await print(site)).status).toBe(200)
    const pids = browsers()
    expect(pids).not.toEqual([])
    const exited = once(site.process, 'exit')
    site.process.kill('SIGKILL')
    await exited
    for (const pid of pids) await untilEnded(pid)
    const left = readdirSync(printDir)
    const next = await openSite()
    expect((await print(next)).status).toBe(200)
    expect(readdirSync(printDir)).toHaveLength(1)
    expect(readdirSync(printDir)).not.toEqual(left)
  }, 60_000)

  it('ends with its server, and leaves nothing behind (F-18)', async () => {
    const site = await openSite()
    expect((await print(site)).status).toBe(200)
    const pids = browsers()
    expect(pids).not.toEqual([])
    expect(await site.stop()).toBe(0)
    expect(pids.filter(isRunning)).toEqual([])
    expect(readdirSync(printDir)).toEqual([])
  }, 60_000)
})
