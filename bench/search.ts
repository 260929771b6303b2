import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BenchRow, toRow } from './row.ts'
import type { PeerReport } from './search/run-peer.ts'
import { QUERY_CLASSES, type QueryClass } from './search/workload.ts'

export interface SearchBench {
  readonly sizes: readonly number[]
  readonly connectionString: string
}

type Budgets = Partial<
  Record<QueryClass | 'protocol' | 'buildMs' | 'openMs' | 'peakRssMb', readonly [p50: number, p95?: number]>
>

/** Budgets for catalogues of these sizes; others have none. */
const BUDGETS: ReadonlyMap<number, Budgets> = new Map<number, Budgets>([
  [
    10_000,
    { a0: [0.4, 1.5], b: [0.3, 1.5], c: [0.4, 1.5], d: [0.5, 0.5], e: [0.2, 0.2], protocol: [2, 2], buildMs: [600] },
  ],
  [
    100_000,
    {
      a0: [1.2, 2.5],
      b: [1, 2.5],
      c: [1, 2.5],
      d: [1, 1],
      e: [0.5, 0.5],
      protocol: [4, 4],
      buildMs: [4000],
      openMs: [200],
      peakRssMb: [600],
    },
  ],
  [
    1_000_000,
    {
      a0: [10, 20],
      b: [8, 18],
      c: [8, 18],
      d: [3, 3],
      e: [3, 3],
      protocol: [25, 25],
      openMs: [900],
      peakRssMb: [1024],
    },
  ],
])
/** Peers are to be slower by this factor on refined pages. */
const MIN_RATIO = 30
/** Building larger catalogues in them takes minutes. */
const MAX_PEER_SIZE = 100_000
const CLASS_BUDGET_MS = 3_000
const RUNNER = join(import.meta.dirname, 'search/run-peer.ts')
const run = promisify(execFile)

/** Measures our engine and its peers, one after the other, each in a process of its own. */
export async function benchSearch({ sizes, connectionString }: SearchBench): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const size of sizes) {
    const own = await measure('specify', size)
    rows.push(...ownRows(size, own))
    for (const peer of ['orama', 'postgres']) {
      if (size > MAX_PEER_SIZE) continue
      rows.push(...peerRows(peer, size, own, await measure(peer, size, connectionString)))
    }
  }
  return rows
}

async function measure(peer: string, size: number, connectionString = ''): Promise<PeerReport> {
  const { stdout } = await run(process.execPath, [
    RUNNER,
    peer,
    String(size),
    String(CLASS_BUDGET_MS),
    connectionString,
  ])
  return JSON.parse(stdout)
}

function ownRows(size: number, report: PeerReport): BenchRow[] {
  const budgets = BUDGETS.get(size) ?? {}
  const title = titleOf(size)
  const queries = [...QUERY_CLASSES, 'protocol' as const].flatMap((name) => {
    const { p50 = 0, p95 = 0 } = (name === 'protocol' ? report.protocol : report.classes[name]) ?? {}
    const [most50, most95] = budgets[name] ?? []
    return [toRow(`${title} ${name} p50`, p50, 'ms', most50), toRow(`${title} ${name} p95`, p95, 'ms', most95)]
  })
  return [
    ...queries,
    toRow(`${title} build`, report.buildMs, 'ms', budgets.buildMs?.[0]),
    toRow(`${title} snapshot load`, report.openMs, 'ms', budgets.openMs?.[0]),
    toRow(`${title} snapshot`, report.snapshotMb, 'MB'),
    toRow(`${title} peak RSS in build`, report.peakRssMb, 'MB', budgets.peakRssMb?.[0]),
  ]
}

function peerRows(peer: string, size: number, own: PeerReport, report: PeerReport): BenchRow[] {
  const title = `${titleOf(size)} ${peer}`
  const queries = QUERY_CLASSES.flatMap((name): BenchRow[] => {
    const [ours, theirs] = [own.classes[name], report.classes[name]]
    if (!ours || !theirs) return []
    return [{ ...toRow(`${title} ${name} p50`, theirs.p50, 'ms'), ratio: theirs.p50 / ours.p50 }]
  })
  const refined = queries.find(({ name }) => name === `${title} b p50`)?.ratio ?? 0
  return [
    ...queries,
    { ...toRow(`${title} build`, report.buildMs, 'ms'), ratio: report.buildMs / own.buildMs },
    ...(size === MAX_PEER_SIZE ? [toRow(`${title} slower on refined pages`, refined, 'times', MIN_RATIO)] : []),
    toRow(`${title} other hit counts`, countDifferences(own, report), 'queries', 0),
  ]
}

/** Classes without text have one right answer; how typos are read is for each engine to decide. */
function countDifferences(own: PeerReport, report: PeerReport): number {
  const classes = ['a0', 'a', 'b', 'e'] as const
  return classes.reduce((total, name) => {
    const [ours, theirs] = [own.classes[name]?.nbHits ?? [], report.classes[name]?.nbHits ?? []]
    return total + theirs.filter((hits, query) => hits !== ours[query]).length
  }, 0)
}

function titleOf(size: number): string {
  return size >= 1_000_000 ? `${size / 1_000_000}M` : `${size / 1000}k`
}
