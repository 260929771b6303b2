import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyFixtureSite } from '../support/browser/use-site.ts'

const GONE = 'turoa-manual.pdf'
const TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', svg: 'image/svg+xml', webp: 'image/webp' }
const store = http.createServer(({ url = '' }, response) => {
  const isGone = url.endsWith(GONE)
  const type = TYPES[path.extname(url).slice(1)] ?? 'application/octet-stream'
  response.writeHead(isGone ? 404 : 200, { 'content-type': type, 'content-length': isGone ? 0 : 100 }).end()
})
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-withhold-'))
beforeAll(async () => {
  copyFixtureSite(dataDir)
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  store.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The store answers from this process, so the command runs beside it. */
function runCatalogue(...args: string[]): Promise<{ code: number; output: string }> {
  const { port } = store.address() as AddressInfo
  const env = { ...process.env, DATA_DIR: dataDir, ASSET_BASE_URL: `http://127.0.0.1:${port}` }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/catalogue.ts', ...args], { env }, (error, output) =>
      resolve({ code: Number(error?.code ?? 0), output }),
    )
  })
}

async function exported(): Promise<string[]> {
  const file = path.join(dataDir, 'export.jsonl')
  await runCatalogue('export', file)
  return readFileSync(file, 'utf8').trim().split('\n')
}

it('files that are broken are withheld from the products that name them, and from no others', async () => {
  const before = await exported()
  expect(before.filter((line) => line.includes(GONE))).toHaveLength(1)
  const report = path.join(dataDir, 'report.csv')
  const { code, output } = await runCatalogue('files', report, '--withhold')
  expect([code, output]).toEqual([1, expect.stringContaining('Withheld: 1 of them, in 1 products')])
  expect(readFileSync(report, 'utf8')).toContain(GONE)
  const after = await exported()
  expect(after.filter((line) => line.includes(GONE))).toEqual([])
  expect(after.filter((line, index) => line !== before[index])).toHaveLength(1)
  expect(after).toHaveLength(before.length)
})
