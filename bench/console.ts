import path from 'node:path'
import { LISTS } from '#app/features/console/lists/definitions/all-lists.server.ts'
import type { ListDefinition, ListReader } from '#app/features/console/lists/list-definition.ts'
import { readListState } from '#app/features/console/lists/list-state.ts'
import { COUNT_MS, countRows } from '#app/features/console/lists/read-list.server.ts'
import { searchFirst } from '#app/features/console/lists/search-first.server.ts'
import { openDatabaseForTool, type Database } from '#app/platform/database/database.server.ts'
import { browserOf } from '#tests/support/browser/account-browser.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { DEMO_PASSWORD } from '@specify/demo/feed'
import { fillLists, SPAMMER } from './console/fill-lists.ts'
import { percentile, toRow, type BenchRow } from './row.ts'

const STAFF = 'staff@specify.test'
const TRIES = 20
const PAGE_MS = 100

/** Words that are searched for: of most rows, of few, of one, and of none. */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  orders: ['firm', 'Firm 77', 'SK77', 'AU-X500', 'p77@firm77.test', 'nothinglikethis'],
  quotes: ['harbour', 'Firm 77', 'Q-AU-500', 'nothinglikethis'],
  enquiries: ['spout', 'e7@x.test', 'nothinglikethis'],
  feedback: ['slow', 'sk77', 'nothinglikethis'],
  projects: ['harbour', 'P77', 'OP-500', 'p77@firm77.test', 'nothinglikethis'],
  comments: ['shower', 'SK77', 'OP-500', 'nothinglikethis'],
  stock: ['SK77', 'nothinglikethis'],
  'import-notes': ['weight', 'nothinglikethis'],
  accounts: ['p77', 'p77@firm77.test', 'nothinglikethis'],
  mails: ['p77@firm77.test', 'nothinglikethis'],
  log: ['AU-X77', STAFF, 'nothinglikethis'],
}

/** The lists of the console with a million orders, accounts, mails and projects and five million rows of the log. */
export async function benchConsole(directory: string): Promise<BenchRow[]> {
  const dataDir = path.join(directory, 'console')
  const site = await startSite({ dataDir, env: { TRUST_PROXY: '1' } })
  const handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
  try {
    const began = performance.now()
    await fillLists(handle.db)
    const filled = toRow('tables filled', (performance.now() - began) / 1_000, 's')
    return [filled, ...(await pageTimes(site, handle.db)), ...(await countTimes(handle.db))]
  } finally {
    await handle.close()
    await site.stop()
  }
}

async function pageTimes(site: Site, db: Database): Promise<BenchRow[]> {
  const browser = browserOf(site.url, '10.5.0.1')
  await browser.signIn(STAFF, DEMO_PASSWORD)
  // A code was shown: all lists are open.
  await db.updateTable('session').set({ proved_at: new Date() }).execute()
  const addresses = LISTS.flatMap((list) => queriesOf(list).map((query) => `/au/console/${list.key}/?${query}`))
  const rows: BenchRow[] = []
  for (const address of ['/au/console/', ...addresses]) {
    let refused = ''
    const get = async () => {
      const response = await browser.get(address)
      // What takes longer than a request may is refused, and above the bar in any case.
      if (response.status !== 200) refused = ` answered ${response.status}`
      await response.text()
    }
    const row = await timed(address, get, PAGE_MS)
    rows.push({ ...row, name: row.name + refused })
  }
  return rows
}

/** The first page, each value of each filter, each order, and searches. */
function queriesOf({ key, filters, source }: ListDefinition<unknown>): readonly string[] {
  const values = filters.flatMap(({ key: filter, options }) => {
    if (options === 'text') return [[filter, SPAMMER] as const]
    // Days are of one pair.
    if (options === 'day') return []
    return ['', ...options.map(([value]) => value)].map((value) => [filter, value] as const)
  })
  return [
    '',
    ...values.map(([filter, value]) => new URLSearchParams({ [filter]: value }).toString()),
    `from=${dayBefore(60)}&to=${dayBefore(50)}`,
    `to=${dayBefore(900)}`,
    'order=up',
    ...source.sorts.flatMap(({ column }) => [`sort=${column}`, `sort=${column}&order=up`]),
    ...(SEARCHES[key] ?? []).map((q) => new URLSearchParams({ q }).toString()),
  ]
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

/** Counts alone, which stop at 10,000 and after 50 ms. */
async function countTimes(db: Database): Promise<BenchRow[]> {
  const reader: ListReader = {
    locale: 'au',
    now: new Date(),
    accountId: '3e9f0a57-1b62-47d8-8c04-5d7a2e6b9f13',
    isInternal: true,
  }
  const rows: BenchRow[] = []
  for (const list of LISTS)
    for (const query of queriesOf(list)) {
      const state = await searchFirst(db, list, readListState(new URLSearchParams(query), list))
      const counted = () => countRows(db, list, state, reader)
      const row = await timed(
        `${(await counted()) === 'uncounted' ? 'not counted' : 'counted'}: ${list.key} ${query}`,
        counted,
        COUNT_MS,
      )
      rows.push(row)
    }
  // The slowest ones tell enough.
  return rows.toSorted((a, b) => b.value - a.value).slice(0, 15)
}

async function timed(name: string, run: () => Promise<unknown>, budget: number): Promise<BenchRow> {
  await run()
  const times: number[] = []
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const began = performance.now()
    await run()
    times.push(performance.now() - began)
  }
  // The median says how much of it is other work of the machine.
  return toRow(`${name}: p50 ${percentile(times, 0.5).toFixed(0)}, p95`, percentile(times, 0.95), 'ms', budget)
}
