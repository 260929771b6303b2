import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from '#tests/support/site.ts'
import { percentile, toRow, type BenchRow } from '../row.ts'

const CAPACITY_SECONDS = 8
const OVERLOAD_SECONDS = 15
const CLIENTS = 8
const FACTOR = 2
const HEALTH_EVERY_MS = 100
const RECOVERY_LIMIT_MS = 30_000

interface Answer {
  readonly status: number
  readonly ms: number
}

/** What the site does at twice the load that it can answer: pages that nobody has asked for before, in an open loop. */
export async function benchLoad(site: Site): Promise<BenchRow[]> {
  await measureCapacity(site, CAPACITY_SECONDS / 2) // warms it up
  const capacity = await measureCapacity(site, CAPACITY_SECONDS)
  const quiet = (await askPage(site)).ms
  const [answers, health] = await Promise.all([
    sendAt(site, capacity * FACTOR, OVERLOAD_SECONDS),
    watchHealth(site, OVERLOAD_SECONDS),
  ])
  const recovery = await measureRecovery(site, quiet)
  const accepted = answers.filter(({ status }) => status === 200).map(({ ms }) => ms)
  const shed = answers.filter(({ status }) => status === 503).map(({ ms }) => ms)
  return [
    toRow('Capacity', capacity, 'pages/s'),
    toRow(`Goodput at ${FACTOR} times capacity`, accepted.length / OVERLOAD_SECONDS / capacity, 'times', 0.8),
    toRow('Answers that are neither a page nor shed', answers.length - accepted.length - shed.length, 'answers', 0),
    toRow('Share that was shed', shed.length / answers.length, ''),
    toRow('Accepted, median', percentile(accepted, 0.5), 'ms'),
    toRow('Accepted, p99', percentile(accepted, 0.99), 'ms', 2_000),
    toRow('Shed, p99', percentile(shed, 0.99), 'ms', 100),
    toRow('/healthz meanwhile, p99', percentile(health, 0.99), 'ms', 200),
    toRow('Recovery', recovery / 1000, 's', 10),
  ]
}

let number = 0

/** A search page of its own each time: none comes from the cache. */
async function askPage(site: Site): Promise<Answer> {
  const started = performance.now()
  const word = ['mixer', 'basin', 'toilet', 'shower', 'bath', 'rail'][number % 6]
  try {
    const response = await fetch(`${site.url}/au/search/?query=${word}+${number++}&removed=${number}`)
    await response.arrayBuffer()
    return { status: response.status, ms: performance.now() - started }
  } catch {
    return { status: 0, ms: performance.now() - started }
  }
}

async function measureCapacity(site: Site, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let answered = 0
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) if ((await askPage(site)).status === 200) answered++
    }),
  )
  return answered / seconds
}

async function sendAt(site: Site, perSecond: number, seconds: number): Promise<Answer[]> {
  const started = performance.now()
  const asked: Promise<Answer>[] = []
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * perSecond
    while (asked.length < due) asked.push(askPage(site))
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

/** Milliseconds until a page takes about as long as before the load. */
async function measureRecovery(site: Site, quietMs: number): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < RECOVERY_LIMIT_MS) {
    const { status, ms } = await askPage(site)
    if (status === 200 && ms < quietMs * 3 + 50) break
  }
  return performance.now() - started
}
