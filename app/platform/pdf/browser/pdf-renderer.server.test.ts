import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installedChromium } from '#app/platform/chromium.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { isRunning } from './launch-chromium.server.ts'
import { PdfRenderer, type PdfOutcome } from './pdf-renderer.server.ts'
import { PrintingBrowser } from './printing-browser.server.ts'

const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-renderer-'))
const outcomes: PdfOutcome[] = []
const chromiumPath = process.env['CHROMIUM_PATH'] || null
const log = createLogger({ logLevel: 'silent' })
const renderer = new PdfRenderer({
  chromiumPath,
  directory,
  log,
  isKept: false,
  onQueue: () => {},
  onEnd: (outcome) => outcomes.push(outcome),
})
const never = new AbortController().signal
const noPicture = () => Promise.resolve(null)

const hits: string[] = []
const canary = http.createServer((request, response) => {
  hits.push(request.url ?? '')
  response.end()
})
beforeAll(() => new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', () => resolve())))
afterAll(async () => {
  canary.close()
  await renderer.close()
  // A process that had to be killed leaves its folder to the next one.
  expect(readdirSync(directory).filter((name) => isRunning(Number(name.split('-')[0])))).toEqual([])
  rmSync(directory, { recursive: true })
})

describe('the printing browser alone', () => {
  it('ends once it has failed, although another one is lent meanwhile', async () => {
    const browsers = new PrintingBrowser({ chromiumPath, directory, log, isKept: false })
    const failed = await browsers.borrow()
    browsers.giveBack(failed)
    await browsers.retire(failed)
    const next = await browsers.borrow()
    expect(next).not.toBe(failed)
    if (!failed.ended.aborted) await once(failed.ended, 'abort')
    expect(next.ended.aborted).toBe(false)
    browsers.giveBack(next)
    await browsers.close()
  }, 20_000)

  it('asks nobody for anything, even with HTML that nothing has cleaned (T-001, T-003)', async () => {
    const to = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`
    const html = `<base href="${to}/"><meta http-equiv=refresh content="0;url=${to}/refresh">
      <link rel=stylesheet href="${to}/css"><link rel=preload as=image href="${to}/preload">
      <link rel=preconnect href="${to}"><link rel=prefetch href="${to}/prefetch">
      <style>@import "${to}/import"; @font-face{font-family:a;src:url(${to}/font)} p{font:1em a;background:url(${to}/b)}</style>
      <script src="${to}/script"></script><script>fetch("${to}/fetch")</script>
      <p>text<img src="${to}/img"><img src="file:///etc/passwd"><iframe src="${to}/iframe"></iframe>
      <iframe srcdoc="<img src=${to}/srcdoc>"></iframe><object data="${to}/object"></object><embed src="${to}/embed">
      <svg><image href="${to}/image"/><use href="${to}/use#a"/></svg><video poster="${to}/poster"></video>
      <table background="${to}/table"><td>x</table><input type=image src="${to}/input">`
    const pdf = await renderer.render({ html, picture: noPicture }, never)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    await sleep(1_000)
    expect(hits).toEqual([])
  })

  it('asks for pictures by number only, and prints without missing ones', async () => {
    const asked: number[] = []
    const picture = (index: number) => {
      asked.push(index)
      return index === 1 ? Promise.reject(new Error('gone')) : noPicture()
    }
    const addresses = ['/picture/0', '/picture/1', '/picture/x', '/picture/2/../../etc/passwd', '/picture/12345', '/']
    const html = addresses.map((address) => `<img src="${address}">`).join('')
    expect((await renderer.render({ html, picture }, never)).length).toBeGreaterThan(500)
    expect(asked.toSorted((a, b) => a - b)).toEqual([0, 1])
  })

  it.runIf(existsSync('/usr/bin/setpriv'))('never runs with the rights of root (T-004)', async () => {
    await renderer.render({ html: '<p>x</p>', picture: noPicture }, never)
    const [place = ''] = readdirSync(directory)
    const pid = readlinkSync(path.join(directory, place, 'profile/SingletonLock'))
      .split('-')
      .at(-1)
    const [, user, effective] = /^Uid:\s+(\d+)\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    expect([user, effective]).not.toContain('0')
    expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain('--remote-debugging-pipe')
  })

  it.runIf(existsSync('/proc/self'))(
    'is driven by a process that has none of the secrets, and takes no document with it (T-004, F-09)',
    async () => {
      process.env['SECRET_OF_THE_SERVER'] = 'zzsecret'
      const paper = { html: '<p>x</p>'.repeat(5_000), picture: noPicture }
      await renderer.render(paper, never)
      const [first = 0] = printingProcesses()
      expect(readFileSync(`/proc/${first}/environ`, 'utf8')).not.toContain('zzsecret')
      const underWay = [renderer.render(paper, never), renderer.render(paper, never)]
      await sleep(100)
      process.kill(first, 'SIGKILL')
      const pdfs = await Promise.all(underWay)
      expect(pdfs.map((pdf) => pdf.subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-'])
      expect(printingProcesses()).not.toContain(first)
    },
    60_000,
  )

  it('prints two hundred pages and no more', async () => {
    const pages = (count: number) => `<style>p{break-after:page}</style>${'<p>x</p>'.repeat(count)}`
    expect((await renderer.render({ html: pages(199), picture: noPicture }, never)).length).toBeGreaterThan(500)
    await expect(renderer.render({ html: pages(205), picture: noPicture }, never)).rejects.toMatchObject({
      code: 'too_large',
    })
    expect(outcomes.slice(-2)).toEqual(['done', 'refused'])
  })

  it('lets go of a document whose caller has gone (F-29)', async () => {
    const caller = new AbortController()
    const rendering = renderer.render({ html: '<p>x</p>'.repeat(20_000), picture: noPicture }, caller.signal)
    setTimeout(() => caller.abort(new Error('gone')), 100)
    await expect(rendering).rejects.toThrow('gone')
    expect(outcomes.at(-1)).toBe('cancelled')
  })
})

describe('the printing browser that is kept', () => {
  it('is there before the first document, and again after it or its process has ended (F-09)', async () => {
    const kept = mkdtempSync(path.join(os.tmpdir(), 'specify-kept-'))
    const own = new PdfRenderer({
      chromiumPath,
      directory: kept,
      log,
      isKept: true,
      onQueue: () => {},
      onEnd: () => {},
    })
    const others = printingProcesses()
    const places = () => readdirSync(kept).filter((name) => existsSync(path.join(kept, name, 'profile')))
    own.warm()
    await expect.poll(places, { timeout: 20_000 }).toHaveLength(1)
    const [first] = places()
    await own.render({ html: '<p>x</p>', picture: noPicture }, never)
    expect(places()).toEqual([first])
    const printing = printingProcesses().find((pid) => !others.includes(pid)) ?? 0
    process.kill(printing, 'SIGKILL')
    await expect.poll(places, { timeout: 30_000 }).not.toEqual([first])
    expect((await own.render({ html: '<p>x</p>', picture: noPicture }, never)).length).toBeGreaterThan(500)
    await own.close()
    rmSync(kept, { recursive: true })
  }, 60_000)

  it('goes on starting where a document cannot wait for it, and is there for the next', async () => {
    const slow = mkdtempSync(path.join(os.tmpdir(), 'specify-slow-'))
    chmodSync(slow, 0o755)
    const script = path.join(slow, 'chromium')
    const { chromium } = await import('playwright-core')
    const real = installedChromium(chromiumPath, chromium.executablePath())
    writeFileSync(script, `#!/bin/sh\nsleep 4\nexec '${real}' "$@"\n`, { mode: 0o755 })
    const options = { chromiumPath: script, directory: path.join(slow, 'print'), log, isKept: false }
    const late: PdfOutcome[] = []
    const own = new PdfRenderer({ ...options, onQueue: () => {}, onEnd: (outcome) => late.push(outcome) })
    const paper = { html: '<p>x</p>', picture: noPicture }
    await expect(own.render({ ...paper, limitMs: 2_000 }, never)).rejects.toMatchObject({ code: 'unavailable' })
    await own.render(paper, never)
    expect(late).toEqual(['late', 'done'])
    await own.close()
    rmSync(slow, { recursive: true })
  }, 60_000)
})

/** Processes of this one that print. */
function printingProcesses(): number[] {
  const ids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return ids.filter((pid) => {
    try {
      const isOwn = new RegExp(`\\) \\w ${process.pid} `).test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
      return isOwn && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('printer-process')
    } catch {
      return false
    }
  })
}
