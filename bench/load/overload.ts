import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from '#tests/support/site.ts'
import { percentile, toRow, type BenchRow } from '../row.ts'
import { openSessions, type Answer, type Sessions } from './sessions.ts'

const CAPACITY_SECONDS = 10
const OVERLOAD_SECONDS = 15
const CLIENTS = 24
const FACTORS = [1, 2, 5]
const HEALTH_EVERY_MS = 100
const RECOVERY_LIMIT_MS = 30_000

/**
 * Loads the site with visitors, specifiers, searches and exports at once, at two and five times its capacity, in an
 * open loop: nobody waits for another's answer. The clients share the processor with the site.
 */
export async function benchLoad(site: Site, dataDir: string): Promise<BenchRow[]> {
  const sessions = await openSessions(site, dataDir)
  await measureCapacity(sessions) // warms it up
  const capacity = await measureCapacity(sessions)
  const quiet = await quietMs(site)
  const rows = [toRow('Capacity', capacity, 'answers/s')]
  for (const factor of FACTORS) {
    const [answers, health] = await Promise.all([
      sendAt(sessions, capacity * factor, OVERLOAD_SECONDS),
      watchHealth(site, OVERLOAD_SECONDS),
    ])
    rows.push(...factorRows(factor, capacity, answers, health))
    rows.push(toRow(`${factor}x: recovery`, (await measureRecovery(site, quiet)) / 1000, 's', 10))
  }
  return rows
}

function factorRows(
  factor: number,
  capacity: number,
  answers: readonly Answer[],
  health: readonly number[],
): BenchRow[] {
  const of = (isOf: (answer: Answer) => boolean) => answers.filter(isOf)
  const times = (some: readonly Answer[]) => some.map(({ ms }) => ms)
  const good = of(isGood)
  const shed = of(({ status }) => status === 503)
  const saves = of(({ kind }) => kind === 'save')
  const goodput = good.length / OVERLOAD_SECONDS / capacity
  return [
    toRow(`${factor}x: goodput`, goodput, 'times', ...(factor === 1 ? [] : [0.8])),
    toRow(`${factor}x: neither answered nor shed`, answers.length - good.length - shed.length, 'answers', 0),
    toRow(`${factor}x: share that was shed`, shed.length / answers.length, ''),
    toRow(`${factor}x: answered, median`, percentile(times(good), 0.5), 'ms'),
    toRow(`${factor}x: answered, p99`, percentile(times(good), 0.99), 'ms', 2_000),
    ...(shed.length > 0 ? [toRow(`${factor}x: shed, p99`, percentile(times(shed), 0.99), 'ms', 100)] : []),
    toRow(`${factor}x: changes that were saved`, saves.filter(isGood).length / saves.length, 'share', 0.99),
    toRow(`${factor}x: /healthz, p99`, percentile(health, 0.99), 'ms', 200),
  ]
}

function isGood({ status }: Answer): boolean {
  return status === 200
}

async function measureCapacity(sessions: Sessions): Promise<number> {
  const end = performance.now() + CAPACITY_SECONDS * 1000
  let answered = 0
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) if (isGood(await sessions.next())) answered++
    }),
  )
  return answered / CAPACITY_SECONDS
}

async function sendAt(sessions: Sessions, perSecond: number, seconds: number): Promise<Answer[]> {
  const started = performance.now()
  const asked: Promise<Answer>[] = []
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * perSecond
    while (asked.length < due) asked.push(sessions.next())
    await sleep(5)
  }
  return Promise.all(asked)
}

async function watchHealth(site: Site, seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const samples: number[] = []
  while (performance.now() < end) {
    const started = performance.now()
    await (await fetch(`${site.url}/healthz`)).arrayBuffer()
    samples.push(performance.now() - started)
    await sleep(HEALTH_EVERY_MS)
  }
  return samples
}

let pages = 0

/** A search page that nobody has asked for. */
async function askPage(site: Site): Promise<{ readonly isGood: boolean; readonly ms: number }> {
  const started = performance.now()
  const answer = await fetch(`${site.url}/au/search/?query=basin&alone=${pages++}`)
  await answer.arrayBuffer()
  return { isGood: answer.status === 200, ms: performance.now() - started }
}

async function quietMs(site: Site): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round++) times.push((await askPage(site)).ms)
  return percentile(times, 0.5)
}

/** Milliseconds until a page takes about as long as before the load. */
async function measureRecovery(site: Site, quiet: number): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < RECOVERY_LIMIT_MS) {
    const { isGood, ms } = await askPage(site)
    if (isGood && ms < quiet * 3 + 50) break
  }
  return performance.now() - started
}
