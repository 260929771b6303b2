import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoRecords } from '@specify/demo/feed'
import { startSite, type Site } from '#tests/support/site.ts'
import { toRow, type BenchRow } from './row.ts'

const LARGE = 20_000

/** Importing a large feed, building its indexes, and the memory of the site with the demo and with the large feed. */
export async function benchCatalogue(demoSite: Site): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-bench-'))
  try {
    const file = path.join(dataDir, 'large.jsonl')
    await writeLargeFeed(file, LARGE)
    const started = performance.now()
    runCatalogue('import', file, dataDir)
    const imported = performance.now()
    const site = await startSite({ dataDir, imported: true })
    const ready = performance.now()
    await warmUp(site)
    const rows = [
      toRow('20k products: import', (imported - started) / 1000, 's'),
      toRow('20k products: import, indexes, start', (ready - started) / 1000, 's', 20),
      toRow('20k products: memory of the site', rssMb(site), 'MB RSS'),
      toRow('20k products: longest of all sitemaps', await longestSitemapMs(site), 'ms', 1_000),
    ]
    rows.push(toRow('20k products: 1,000 updated and seen', await updateSeconds(site, file, dataDir), 's', 5))
    await site.stop()
    const restarted = performance.now()
    const again = await startSite({ dataDir, imported: true })
    rows.push(toRow('20k products: start from snapshots', (performance.now() - restarted) / 1000, 's'))
    await again.stop()
    await warmUp(demoSite)
    return [toRow('demo: memory of the site', rssMb(demoSite), 'MB RSS', 250), ...rows]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export function runCatalogue(command: 'import' | 'update', file: string, dataDir: string): void {
  const { status } = spawnSync(
    process.execPath,
    ['--max-semi-space-size=64', '--no-allocation-site-pretenuring', 'scripts/catalogue.ts', command, file],
    {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: 'ignore',
    },
  )
  if (status !== 0) throw new Error(`catalogue ${command} failed`)
}

const UPDATED = 1_000
const NEW_NAME = 'Renamed by an update'

/** Measures from the command until the running site answers with the last product's new name. */
async function updateSeconds(site: Site, feed: string, dataDir: string): Promise<number> {
  const lines = readFileSync(feed, 'utf8').split('\n', UPDATED)
  const products = lines.map((line): { name: unknown; variants: { sku: string }[] } => JSON.parse(line))
  const file = path.join(dataDir, 'update.jsonl')
  writeFileSync(file, products.map((product) => JSON.stringify({ ...product, name: NEW_NAME })).join('\n'))
  const sku = products.at(-1)?.variants[0]?.sku ?? ''
  const started = performance.now()
  runCatalogue('update', file, dataDir)
  for (;;) {
    const answer = await fetch(`${site.url}/action/product/getProduct?sku=${encodeURIComponent(sku)}`, {
      headers: { 'x-market': 'au' },
    })
    if ((await answer.text()).includes(NEW_NAME)) return (performance.now() - started) / 1000
    await sleep(50)
  }
}

/** One after the other, as crawlers read them. */
async function longestSitemapMs(site: Site): Promise<number> {
  const index = await (await fetch(`${site.url}/sitemap.xml`)).text()
  let longest = 0
  for (const [, address = ''] of index.matchAll(/<loc>([^<]+)/g)) {
    const started = performance.now()
    await (await fetch(address)).text()
    longest = Math.max(longest, performance.now() - started)
  }
  return longest
}

/** The demo over and over, each copy under codes and names of its own. */
export async function writeLargeFeed(file: string, count: number): Promise<void> {
  const demo = await demoRecords()
  const lines: string[] = []
  for (let index = 0; index < count; index++) {
    const record = demo[index % demo.length]
    if (!record) break
    const copy = Math.floor(index / demo.length)
    const mark = (code: string) => `${code}.${copy}`
    lines.push(
      JSON.stringify({
        ...record,
        productId: mark(record.productId),
        slug: `${record.slug}-${copy}`,
        masterVariantID: mark(record.masterVariantID),
        variants: record.variants.map((variant) => ({
          ...variant,
          id: mark(variant.id),
          key: mark(variant.key),
          sku: mark(variant.sku),
        })),
      }),
    )
  }
  writeFileSync(file, lines.join('\n'))
}

async function warmUp(site: Site): Promise<void> {
  const paths = [
    'products/tapware/',
    'products/showers/',
    'brands/caroma/',
    'search/?query=basin+mixer',
    '',
    'products/',
  ]
  for (let round = 0; round < 60; round++) {
    await Promise.all(
      paths.map(async (each) =>
        (await fetch(`${site.url}/au/${each}${each.includes('?') ? '&' : '?'}n=${round}`)).text(),
      ),
    )
  }
}

function rssMb(site: Site): number {
  const status = readFileSync(`/proc/${site.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
