import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded-postgres.server.ts'
import { startSite } from '#tests/support/site.ts'
import { buildSite } from '../scripts/build-site.ts'
import { benchAccounts } from './accounts.ts'
import { benchChanges } from './changes.ts'
import { benchConsequences } from './consequences.ts'
import { benchConsole } from './console.ts'
import { benchDeploy } from './deploy.ts'
import { benchEvidence } from './evidence.ts'
import { benchCatalogue } from './catalogue.ts'
import { benchPages } from './pages/cpu.ts'
import { benchLinks } from './pages/links.ts'
import { benchLoad } from './load/overload.ts'
import { benchSoak } from './load/soak.ts'
import { benchExports } from './pages/exports.ts'
import { benchVitals } from './pages/vitals.ts'
import { benchZip } from './pages/zip.ts'
import { benchRelevance } from './relevance.ts'
import { benchProjects } from './projects.ts'
import { printRow, type BenchRow } from './row.ts'
import { benchSearch } from './search.ts'

/** `npm run bench [-- PART …] [--sizes 10000,100000] [--minutes 120]`: every figure with its budget, as ratios to peers in one run. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: 'string', default: '10000,100000' }, minutes: { type: 'string', default: '120' } },
})
const PARTS = [
  'search',
  'relevance',
  'catalogue',
  'pages',
  'links',
  'accounts',
  'projects',
  'evidence',
  'exports',
  'vitals',
  'zip',
  'load',
  'soak',
  'deploy',
  'console',
  'changes',
  'consequences',
] as const
const wanted = (part: (typeof PARTS)[number]) => positionals.length === 0 || positionals.includes(part)

const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-bench-'))
try {
  if (wanted('search')) await benchSearchWithPeers()
  if (wanted('relevance')) print('Relevance', await benchRelevance())
  if (PARTS.slice(2, -3).some(wanted)) await benchSite()
  if (wanted('deploy')) {
    buildSite()
    print('Deploy', await benchDeploy())
  }
  if (wanted('changes')) {
    buildSite()
    print('Changes', await benchChanges(directory))
  }
  if (wanted('console')) {
    buildSite()
    print('Console', await benchConsole(directory))
  }
  if (wanted('consequences')) print('Consequences', await benchConsequences(path.join(directory, 'consequences')))
} finally {
  rmSync(directory, { recursive: true, force: true })
}

async function benchSearchWithPeers(): Promise<void> {
  const postgres = await startEmbeddedPostgres(directory)
  try {
    const connectionString = `postgres://${postgres.user}@/postgres?host=${encodeURIComponent(postgres.socketDirectory)}`
    print('Search', await benchSearch({ sizes: values.sizes.split(',').map(Number), connectionString }))
  } finally {
    await postgres.stop()
  }
}

async function benchSite(): Promise<void> {
  buildSite()
  const dataDir = path.join(directory, 'site')
  const site = await startSite({ dataDir, env: { TRUST_PROXY: '1' } })
  try {
    if (wanted('catalogue')) print('Catalogue', await benchCatalogue(site))
    if (wanted('pages')) print('Pages', await benchPages(site))
    if (wanted('links')) print('Links', await benchLinks(site))
    if (wanted('accounts')) print('Accounts', await benchAccounts(site))
    if (wanted('projects')) print('Projects', await benchProjects(site, dataDir))
    if (wanted('evidence')) print('Evidence', await benchEvidence(site, dataDir))
    if (wanted('exports')) print('Exports', await benchExports(site))
    if (wanted('vitals')) print('Vitals', await benchVitals(site))
    if (wanted('load')) print('Load', await benchLoad(site, dataDir))
    if (positionals.includes('soak')) print('Soak', await benchSoak(site, dataDir, Number(values.minutes)))
    if (wanted('zip')) print('Zip', await benchZip(site, dataDir))
  } finally {
    await site.stop()
  }
}

function print(title: string, rows: readonly BenchRow[]): void {
  console.log(`\n${title}`)
  for (const row of rows) printRow(row)
}
