import { performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { createLogger } from '#app/platform/log.server.ts'
import { HtmlSanitiser } from './html-sanitiser.server.ts'

const log = createLogger({ logLevel: 'silent' })
const jobOf = (html: string) => ({
  html,
  publicUrl: 'https://specify.example',
  sources: { siteOrigins: ['https://specify.example'], assetBaseUrl: null },
  maxPictures: undefined,
})
const run = (html: string, sanitiser = new HtmlSanitiser(log)) =>
  sanitiser.run(jobOf(html), new AbortController().signal)

it('answers what may be printed, with the pictures that it shows', async () => {
  const html = '<h1>A</h1><img src="/images/a.svg"><img src="//evil.example"><a href="/au/" onclick="x">b</a>'
  expect(await run(html)).toEqual({
    html: '<h1>A</h1><img src="/picture/0" alt="" /><a href="https://specify.example/au/">b</a>',
    pictures: [{ kind: 'site', path: 'a.svg' }],
    heading: 'A',
  })
})

it('refuses what is too large, as the reason says', async () => {
  await expect(run('<div></div>'.repeat(60_001))).rejects.toMatchObject({
    code: 'too_large',
    message: 'The document has too many elements.',
  })
})

it('keeps nobody waiting while it reads a document made to be slow', async () => {
  const before = performance.eventLoopUtilization()
  await run('&amp;'.repeat(1_000_000))
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})

it('gives up on a document that takes too long', async () => {
  const impatient = new HtmlSanitiser(log, { ms: 1, heapMb: 64 })
  await expect(run('<p>x</p>', impatient)).rejects.toMatchObject({ code: 'unavailable' })
})

it('gives up on a document that takes too much memory, and reads the next (T-006, F-25)', async () => {
  const small = new HtmlSanitiser(log, { ms: 20_000, heapMb: 24 })
  await expect(run('<p>a&amp;</p>'.repeat(59_000).repeat(6), small)).rejects.toMatchObject({
    code: expect.toBeOneOf(['unavailable', 'too_large']),
  })
  expect((await run('<p>x</p>', small)).html).toBe('<p>x</p>')
})
