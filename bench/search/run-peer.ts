import { setTimeout as sleep } from 'node:timers/promises'
import type { SearchQuery } from '@specify/engine'
import { percentile } from '../row.ts'
import { makeProduct } from './catalogue.ts'
import { OramaPeer } from './orama-peer.ts'
import type { Peer, PeerAnswer } from './peer.ts'
import { PostgresPeer } from './postgres-peer.ts'
import { SpecifyPeer } from './specify-peer.ts'
import { QUERY_CLASSES, type QueryClass, makeWorkload } from './workload.ts'

/** Measurements of one engine with one catalogue: milliseconds and megabytes. */
export interface PeerReport {
  readonly buildMs: number
  readonly openMs: number
  readonly snapshotMb: number
  readonly peakRssMb: number
  readonly classes: Partial<Record<QueryClass, ClassReport>>
  /** Class b over the query protocol. */
  readonly protocol?: ClassReport
}

interface ClassReport {
  readonly p50: number
  readonly p95: number
  readonly runs: number
  /** Hits per query, to compare engines. */
  readonly nbHits: readonly number[]
}

const ROUNDS = 10
const WARM_ROUNDS = 30

/** Measures one engine in this process, which has run nothing else. */
async function runPeer(name: string, size: number, budgetMs: number, connectionString: string): Promise<PeerReport> {
  const peer = createPeer(name, connectionString)
  const generateMs = measureGeneration(size)
  const started = performance.now()
  await peer.build(size)
  const buildMs = performance.now() - started - generateMs
  const peakRssMb = process.resourceUsage().maxRSS / 1024
  if (peer instanceof SpecifyPeer) await peer.reopen()
  // Lets the compiler and the collector finish what the build began.
  await sleep(500)
  const classes: Partial<Record<QueryClass, ClassReport>> = {}
  for (const name of QUERY_CLASSES) {
    classes[name] = await measureClass((query) => peer.search(query), makeWorkload(size)[name], budgetMs)
  }
  const own = peer instanceof SpecifyPeer ? await measureOwn(peer, size, budgetMs) : { openMs: 0, snapshotMb: 0 }
  await peer.close()
  return { buildMs, peakRssMb, classes, ...own }
}

/** Measures features that only our engine has. */
async function measureOwn(
  peer: SpecifyPeer,
  size: number,
  budgetMs: number,
): Promise<Pick<PeerReport, 'openMs' | 'snapshotMb' | 'protocol'>> {
  const protocol = await measureClass((query) => peer.searchProtocol(query), makeWorkload(size).b, budgetMs)
  return { openMs: peer.openMs, snapshotMb: peer.snapshotBytes / 2 ** 20, protocol }
}

function createPeer(name: string, connectionString: string): Peer {
  if (name === 'orama') return new OramaPeer()
  return name === 'postgres' ? new PostgresPeer(connectionString) : new SpecifyPeer()
}

/** Making the records is not indexing them. */
function measureGeneration(size: number): number {
  const started = performance.now()
  for (let number = 0; number < size; number++) makeProduct(number)
  return performance.now() - started
}

type Ask = (query: SearchQuery) => Promise<PeerAnswer>

/** Warm: every query has been asked until it gets no faster, but no answer is remembered. */
async function measureClass(ask: Ask, queries: readonly SearchQuery[], budgetMs: number): Promise<ClassReport> {
  const warmed = await askRounds(ask, queries, WARM_ROUNDS, budgetMs / 2)
  const { times } = await askRounds(ask, queries, ROUNDS, budgetMs)
  return summarise(times, warmed.nbHits)
}

/** Asks all queries that many times over, fewer when the time is up, but every one once. */
async function askRounds(
  ask: Ask,
  queries: readonly SearchQuery[],
  rounds: number,
  budgetMs: number,
): Promise<{ times: number[]; nbHits: number[] }> {
  const nbHits: number[] = []
  const times: number[] = []
  const started = performance.now()
  for (let asked = 0; asked < rounds * queries.length; asked++) {
    const query = queries[asked % queries.length] ?? {}
    const before = performance.now()
    const answer = await ask(query)
    times.push(performance.now() - before)
    if (asked < queries.length) nbHits.push(answer.nbHits)
    else if (performance.now() - started > budgetMs) break
  }
  return { times, nbHits }
}

function summarise(times: readonly number[], nbHits: readonly number[]): ClassReport {
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), runs: times.length, nbHits }
}

if (process.argv[1] === import.meta.filename) {
  const [, , name = '', size = '0', budgetMs = '0', connectionString = ''] = process.argv
  console.log(JSON.stringify(await runPeer(name, Number(size), Number(budgetMs), connectionString)))
}
