import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Site } from '#tests/support/site.ts'
import { percentile, toRow, type BenchRow } from '../row.ts'
import { openSessions, type Answer, type Sessions } from './sessions.ts'

/** About as fast as fifty people click; 50,000 addresses take an hour and a half of it. */
const PER_SECOND = 14
const SAMPLE_EVERY_MS = 10_000
const MIB = 1024 * 1024
const HOUR_MS = 3_600_000

interface Sample {
  readonly atMs: number
  readonly memoryMb: number
  readonly handles: number
}

/**
 * Measures the server's memory after hours of mixed load: resident, with mapped files. The slope is that of the lowest
 * values of each tenth of the second half.
 */
export async function benchSoak(site: Site, dataDir: string, minutes: number): Promise<BenchRow[]> {
  const pid = site.process.pid!
  const sessions = await openSessions(site, dataDir)
  const samples: Sample[] = []
  const answers = await sendFor(sessions, minutes * 60_000, (atMs) => {
    samples.push({ atMs, memoryMb: memoryMb(pid), handles: handlesOf(pid) })
    if (samples.length % 30 === 0) console.log(describe(samples.at(-1)!, sessions))
  })
  const later = samples.slice(Math.floor(samples.length / 2))
  const good = answers.filter(({ status }) => status === 200)
  return [
    toRow('requests', answers.length, 'requests'),
    toRow('of them not answered with 200', answers.length - good.length, 'requests', 0),
    toRow('distinct addresses', sessions.addresses, 'addresses'),
    toRow(
      'an answer, p99',
      percentile(
        good.map(({ ms }) => ms),
        0.99,
      ),
      'ms',
    ),
    toRow('memory, most in the second half', Math.max(...later.map(({ memoryMb: mb }) => mb)), 'MB'),
    toRow('memory, at the end', samples.at(-1)!.memoryMb, 'MB', 300),
    toRow('memory, slope in the second half', slopePerHour(later), 'MB/h', 1),
    toRow('file handles, least in the second half', Math.min(...later.map(({ handles }) => handles)), 'handles'),
    toRow('file handles, most in the second half', Math.max(...later.map(({ handles }) => handles)), 'handles'),
  ]
}

async function sendFor(sessions: Sessions, ms: number, sample: (atMs: number) => void): Promise<Answer[]> {
  const answers: Answer[] = []
  const started = performance.now()
  let sent = 0
  let sampledAt = 0
  const under = new Set<Promise<unknown>>()
  for (let now = 0; now < ms; now = performance.now() - started) {
    for (; sent < (now / 1000) * PER_SECOND; sent++) {
      const asked = sessions.next().then((answer) => {
        answers.push(answer)
        under.delete(asked)
      })
      under.add(asked)
    }
    if (now - sampledAt >= SAMPLE_EVERY_MS) {
      sampledAt = now
      sample(now)
    }
    await sleep(20)
  }
  await Promise.all(under)
  return answers
}

function memoryMb(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return (Number(line?.[1]) * 1024) / MIB
}

/** Files, sockets and pipes, connections among them. */
function handlesOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

/** Uses the lowest value of each tenth: garbage between two collections is not held memory. */
function slopePerHour(samples: readonly Sample[]): number {
  const size = Math.max(1, Math.floor(samples.length / 10))
  const lowest = Array.from({ length: Math.floor(samples.length / size) }, (_, part) =>
    samples
      .slice(part * size, (part + 1) * size)
      .reduce((least, each) => (each.memoryMb < least.memoryMb ? each : least)),
  )
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const times = lowest.map(({ atMs }) => atMs / HOUR_MS)
  const sizes = lowest.map(({ memoryMb: mb }) => mb)
  const [time, size0] = [mean(times), mean(sizes)]
  const spread = times.reduce((sum, at) => sum + (at - time) ** 2, 0)
  return times.reduce((sum, at, index) => sum + (at - time) * (sizes[index]! - size0), 0) / spread
}

function describe({ atMs, memoryMb: mb, handles }: Sample, { addresses }: Sessions): string {
  return `${Math.round(atMs / 60_000)} min: ${mb.toFixed(0)} MB, ${handles} handles, ${addresses} addresses`
}
