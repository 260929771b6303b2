import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts'
import { useSite } from '../support/browser/use-site.ts'

/** A script as its maker would write it: it says what it was asked to show, in the place that it was given. */
const SCRIPT = `{
  const { dataset, parentElement } = document.currentScript
  const text = document.createElement('output')
  text.textContent = [document.currentScript.src.split('/').at(-1), dataset.market, dataset.sku].join(' ')
  parentElement.append(text)
}`
const outside = createServer((_, response) => response.setHeader('content-type', 'text/javascript').end(SCRIPT))
await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', () => resolve()))
const origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`

const plain = useSite()
const site = useSite({ VIEWER_SCRIPT_URL: `${origin}/viewer.js`, WIDGET_SCRIPT_URL: `${origin}/widget.js` })
const BASIN = '/nz/product/turoa-basin-white-00TB_1.5_A/'

async function policyOf(url: string): Promise<Map<string, string[]>> {
  const { headers } = await fetch(`${url}${BASIN}`)
  const directives = (headers.get('content-security-policy') ?? '').split('; ')
  return new Map(directives.map((directive) => directive.split(' ')).map(([name = '', ...sources]) => [name, sources]))
}

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
})
afterAll(async () => {
  await browser.close()
  outside.close()
})

describe('pictures of other hosts', () => {
  it('are left out by the import, so that no page asks for what its policy forbids', async () => {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(plain().url) && !request.url().startsWith('data:')) problems.push(request.url())
    })
    await page.goto(`${plain().url}/au/search/?query=BB100`)
    await page.goto(`${plain().url}/au/product/BB100/`)
    await page.getByRole('heading', { level: 1, name: 'Builder Basin' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(problems).toEqual([])
    await page.close()
  })
})

describe('scripts of other hosts (T-081)', () => {
  it('are off unless they are configured', async () => {
    const sources = [...(await policyOf(plain().url)).values()].flat()
    // The video host is for the frame of a video that somebody plays.
    expect(sources.filter((source) => source.includes('://'))).toEqual(['https://www.youtube-nocookie.com'])
    expect(await (await fetch(`${plain().url}${BASIN}`)).text()).toContain(
      '"viewerScriptUrl":null,"widgetScriptUrl":null',
    )
  })

  it('open the policy for their origin, and for nothing else', async () => {
    const [closed, opened] = [await policyOf(plain().url), await policyOf(site().url)]
    expect([...opened.keys()]).toEqual([...closed.keys()])
    const added = Array.from(opened, ([name, sources]) => [
      name,
      sources.filter((source) => !closed.get(name)?.includes(source) && !source.startsWith("'sha256-")),
    ]).filter(([, sources]) => sources?.length)
    expect(added).toEqual(['script-src', 'img-src', 'connect-src', 'frame-src'].map((name) => [name, [origin]]))
  })

  it('are notified of each variant that is shown, and take the place of our viewer', async () => {
    const page = await browser.newPage()
    await page.goto(`${site().url}${BASIN}`)
    await page.getByText('widget.js nz 00TB-1.5/A').waitFor()
    await page.getByRole('button', { name: 'View in 3D' }).click()
    await page.getByText('viewer.js nz 00TB-1.5/A').waitFor()
    await page.getByRole('button', { name: 'Matte White', exact: true }).click()
    await page.getByText('widget.js nz TB 200+W').waitFor()
    expect(await page.getByText('00TB-1.5/A', { exact: false }).filter({ hasText: '.js' }).count()).toBe(0)
    await page.close()
  })

  it('that do not come leave the page standing', async () => {
    const page = await browser.newPage()
    await page.route(`${origin}/**`, (route) => route.abort())
    await page.goto(`${site().url}${BASIN}`)
    await page.getByRole('button', { name: 'View in 3D' }).click()
    await page.getByText('The 3D model could not be shown.').waitFor()
    await page.close()
  })
})
