import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PART_BYTES } from '#app/features/changes/change-set.ts'
import { openDatabaseForTool, type Database } from '#app/platform/database/database.server.ts'
import { browserOf } from '#tests/support/browser/account-browser.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { DEMO_PASSWORD, demoRecords } from '@specify/demo/feed'
import { writeTextWorkbook } from '@specify/spreadsheets/text-workbook.server.ts'
import { runCatalogue, writeLargeFeed } from './catalogue.ts'
import { percentile, toRow, type BenchRow } from './row.ts'

const PRODUCTS = 20_000
const ROWS = 20_000
const CHANGED = 5_000
const BUILD_MS = 45_000
const STAFF = 'staff@specify.test'
const SEEN = '97140C6AF'
const LISTING = '/au/products/tapware/'

type Staff = ReturnType<typeof browserOf>

/** Plans of files against 20,000 products, their application and rollback, and what visitors notice of it. */
export async function benchChanges(directory: string): Promise<BenchRow[]> {
  const dataDir = path.join(directory, 'changes')
  const site = await startSite({ dataDir, env: { TRUST_PROXY: '1' } })
  const handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
  const { db } = handle
  try {
    const feed = path.join(directory, 'changes.jsonl')
    await writeLargeFeed(feed, PRODUCTS)
    runCatalogue('update', feed, dataDir)
    // A product that visitors see; the last of all may be internal, or of New Zealand alone.
    const last = `${SEEN}.${Math.floor(PRODUCTS / (await demoRecords()).length) - 1}`
    await untilSeen(site, last, `"${last}"`, 240)
    const staff = browserOf(site.url, '10.5.0.1')
    await staff.signIn(STAFF, DEMO_PASSWORD)
    await db.updateTable('session').set({ proved_at: new Date() }).execute()
    const quiet = await visitorsMs(site, 10_000)
    const table = tableOf(feed)
    const [head = [], ...rows] = table
    const csv = Buffer.from(table.map((cells) => cells.join(',')).join('\n'))
    const xlsx = writeTextWorkbook([{ name: 'Prices', head, rows, widths: head.map(() => 12) }])
    const busy = visitorsMs(site, 30_000)
    busy.catch(() => {}) // what ends it is said by the plans
    const byCsv = await planned(db, staff, { kind: 'columns', name: 'columns.csv', bytes: csv })
    const byXlsx = await planned(db, staff, { kind: 'columns', name: 'columns.xlsx', bytes: xlsx })
    const meanwhile = await busy
    // Whole feeds withdraw the demo, which somebody else has to approve: the same products are applied.
    const all = renamed(feed, CHANGED)
    const byFeed = await planned(db, staff, { kind: 'feed', name: 'all.jsonl', bytes: all })
    await act(staff, 'discardChanges', { id: byFeed.id, version: await versionOf(db, byFeed.id) })
    const whole = await planned(db, staff, { kind: 'products', name: 'all.jsonl', bytes: all })
    const began = performance.now()
    await act(staff, 'applyChanges', { id: whole.id, version: await versionOf(db, whole.id) })
    await untilSeen(site, whole.sku, 'Renamed', 60)
    const applied = (performance.now() - began) / 1_000
    // So many changes have all indexes built again, by processes that share these cores.
    await sleep(BUILD_MS)
    const turned = performance.now()
    await act(staff, 'rollBackChanges', { id: whole.id })
    await untilGone(site, whole.sku, 60)
    return [
      toRow('plan: 20,000 rows of 12 columns, CSV', byCsv.seconds, 's', 10),
      toRow('plan: the same as a workbook', byXlsx.seconds, 's', 15),
      toRow('plan: a whole feed of 20,000 products', byFeed.seconds, 's', 25),
      toRow('plan: the same as products beside others', whole.seconds, 's', 35),
      toRow(
        'plan: memory of the process',
        Math.max(byCsv.peakMb, byXlsx.peakMb, byFeed.peakMb, whole.peakMb),
        'MB RSS',
        700,
      ),
      toRow('visitors meanwhile, p95 of a listing', meanwhile / quiet, 'of quiet', 1.2),
      toRow('5,000 changes applied and seen', applied, 's', 5),
      toRow('5,000 changes rolled back and seen', (performance.now() - turned) / 1_000, 's', 10),
    ]
  } finally {
    await handle.close()
    await site.stop()
  }
}

function skusOf(line: string): string[] {
  return (JSON.parse(line) as { variants: { sku: string }[] }).variants.map(({ sku }) => sku)
}

/** A heading and 20,000 rows of codes with eleven values, prices among them. */
function tableOf(feed: string): string[][] {
  const skus = readFileSync(feed, 'utf8').split('\n').flatMap(skusOf).slice(0, ROWS)
  const head = ['SKU', 'Price AUD inc GST', 'Price NZD inc GST', 'Net weight', 'Gross weight', 'Length', 'Width']
  const more = ['Height', 'Warranty', 'Country of origin', 'Packaging', 'Standards']
  return [
    [...head, ...more],
    ...skus.map((sku, n) => [
      sku,
      `${100 + (n % 900)}.50`,
      `${110 + (n % 900)}.00`,
      '2.5',
      '3.1',
      '200',
      '150',
      '180',
      '7 years',
      'Australia',
      'Box',
      'AS/NZS 3718',
    ]),
  ]
}

function renamed(feed: string, count: number): Buffer {
  const lines = readFileSync(feed, 'utf8').split('\n')
  const next = lines.map((line, n) =>
    n < count ? JSON.stringify({ ...JSON.parse(line), name: `Renamed ${n}` }) : line,
  )
  return Buffer.from(next.join('\n'))
}

interface UploadedFile {
  readonly kind: string
  readonly name: string
  readonly bytes: Buffer
}

/** Asks once more where a connection that has rested is closed as it is used. */
function steadily<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return ask().catch(ask)
}

async function act(staff: Staff, name: string, input: object): Promise<{ readonly id: string }> {
  const { status, body } = await steadily(() => staff.act(`console/${name}`, input))
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`)
  return body as { id: string }
}

/** Uploads a file and waits for its plan: seconds from the last part, and the largest memory of the process. */
async function planned(db: Database, staff: Staff, { kind, name, bytes }: UploadedFile) {
  const { id } = await act(staff, 'createChanges', { kind, name })
  const parts = Math.ceil(bytes.length / PART_BYTES)
  for (let number = 1; number <= parts; number++) {
    const part = bytes.subarray((number - 1) * PART_BYTES, number * PART_BYTES)
    const sha256 = createHash('sha256').update(part).digest('hex')
    await act(staff, 'uploadPart', { id, number, sha256, data: part.toString('base64') })
  }
  const began = performance.now()
  await act(staff, 'finishUpload', { id, parts })
  let peakMb = 0
  for (;;) {
    const { state, job, problem } = await db
      .selectFrom('change_set')
      .select(['state', 'job', 'problem'])
      .where('set_id', '=', id)
      .executeTakeFirstOrThrow()
    peakMb = Math.max(peakMb, workerMb())
    if (state === 'planned') break
    if (job === null) throw new Error(`${name} is ${state}: ${problem}`)
    await sleep(50)
  }
  const seconds = (performance.now() - began) / 1_000
  return { id, seconds, peakMb, sku: `${SEEN}.0` }
}

function workerMb(): number {
  const sizes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('change-worker')) return 0
        return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
      } catch {
        return 0 // it has ended meanwhile
      }
    })
  return Math.max(0, ...sizes)
}

async function versionOf(db: Database, id: string): Promise<number> {
  const { version } = await db
    .selectFrom('change_set')
    .select('version')
    .where('set_id', '=', id)
    .executeTakeFirstOrThrow()
  return version
}

async function productText(site: Site, sku: string): Promise<string> {
  const address = `${site.url}/action/product/getProduct?sku=${encodeURIComponent(sku)}`
  return (await steadily(() => fetch(address, { headers: { 'x-market': 'au' } }))).text()
}

async function untilSeen(site: Site, sku: string, text: string, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    if ((await productText(site, sku)).includes(text)) return
    await sleep(50)
  }
  throw new Error(`${sku} was not seen with "${text}": ${(await productText(site, sku)).slice(0, 300)}`)
}

async function untilGone(site: Site, sku: string, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    if (!(await productText(site, sku)).includes('Renamed')) return
    await sleep(50)
  }
  throw new Error(`${sku} was not rolled back`)
}

/** The 95th percentile of a listing that is asked for every 50 ms, each time in another order of its parameters. */
async function visitorsMs(site: Site, forMs: number): Promise<number> {
  const samples: number[] = []
  const end = performance.now() + forMs
  for (let n = 0; performance.now() < end; n++) {
    const began = performance.now()
    await (await steadily(() => fetch(`${site.url}${LISTING}?n=${n}`))).text()
    samples.push(performance.now() - began)
    await sleep(50)
  }
  return percentile(samples, 0.95)
}
