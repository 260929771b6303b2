import { browserOf } from '#tests/support/browser/account-browser.ts'
import type { Site } from '#tests/support/site.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@specify/demo/feed'
import { percentile, toRow, type BenchRow } from './row.ts'

const AT_ONCE = 10
const SIGN_INS = 300
const PAGES = 150
const GUESSES = 60

/** Measures ten sign-ins at once: their time, their effect on others, and whether timing reveals accounts. */
export async function benchAccounts(site: Site): Promise<BenchRow[]> {
  await signIns(site, 50)
  const quiet = await pageTimes(site, 'quiet')
  const [times, busy] = await Promise.all([signIns(site, SIGN_INS), pageTimes(site, 'busy')])
  const { known, unknown } = await guessTimes(site)
  return [
    toRow('sign-in, 10 at once: p50', percentile(times, 0.5), 'ms'),
    toRow('sign-in, 10 at once: p95', percentile(times, 0.95), 'ms', 150),
    toRow('listing, nobody signs in: p50', percentile(quiet, 0.5), 'ms'),
    toRow('listing, meanwhile: p50', percentile(busy, 0.5), 'ms'),
    toRow('listing, meanwhile: p95', percentile(busy, 0.95), 'ms'),
    toRow('wrong password: known to unknown address', median(known) / median(unknown), 'ratio', 1.15),
    toRow('wrong password: unknown to known address', median(unknown) / median(known), 'ratio', 1.15),
  ]
}

async function signIns(site: Site, count: number): Promise<number[]> {
  const times: number[] = []
  let left = count
  const worker = async (person: number) => {
    while (left-- > 0) {
      const { email } = DEMO_ACCOUNTS[person % DEMO_ACCOUNTS.length] ?? DEMO_ACCOUNTS[0]
      times.push(await timed(() => browserOf(site.url, `10.1.0.${person}`).signIn(email, DEMO_PASSWORD), 200))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, person) => worker(person)))
  return times
}

/** Wrong passwords, each from another place, so that none is turned away unchecked; in turn, so that noise meets both. */
async function guessTimes(site: Site): Promise<{ known: readonly number[]; unknown: readonly number[] }> {
  const known: number[] = []
  const unknown: number[] = []
  const guess = (email: string, place: string) =>
    timed(() => browserOf(site.url, place).signIn(email, 'Wrong-Kettle-1'), 401)
  for (let round = 0; round < GUESSES; round++) {
    known.push(await guess(DEMO_ACCOUNTS[0].email, `10.2.1.${round}`))
    unknown.push(await guess(`nobody-${round}@studio.test`, `10.2.2.${round}`))
  }
  return { known, unknown }
}

/** Pages that are in no cache, one after another. */
async function pageTimes(site: Site, name: string): Promise<number[]> {
  const times: number[] = []
  for (let page = 0; page < PAGES; page++) {
    times.push(await timed(() => fetch(`${site.url}/au/products/tapware/?nocache=${name}${page}`), 200))
  }
  return times
}

async function timed(request: () => Promise<{ status: number }>, expected: number): Promise<number> {
  const started = performance.now()
  const { status } = await request()
  if (status !== expected) throw new Error(`answered ${status} instead of ${expected}`)
  return performance.now() - started
}

function median(samples: readonly number[]): number {
  return percentile(samples, 0.5)
}
