import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { copyFixtureSite } from '../support/browser/use-site.ts'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-dev-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('in development pages have their styles, too, and come to life', async () => {
  copyFixtureSite(dataDir)
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(server, 'exit')
  let output = ''
  const started = new Promise<string>((resolve) =>
    server.stdout.on('data', (chunk) => {
      const address = /http:\S+\/au\/$/m.exec((output += String(chunk)))?.[0]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    }),
  )
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage()
    await page.goto(await started)
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
    expect(font).toContain('Instrument Sans')
    expect(output, 'a library that pages need is missing in `optimizeDeps` of vite.config.ts').not.toMatch(/optimized/)
  } finally {
    await browser.close()
    server.kill()
    await exited
  }
})
