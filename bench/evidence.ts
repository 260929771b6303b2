import { openDatabaseForTool } from '#app/platform/database/database.server.ts'
import { browserOf } from '#tests/support/browser/account-browser.ts'
import type { Site } from '#tests/support/site.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@specify/demo/feed'
import { addLargeAndSmall } from './projects/large-projects.ts'
import { percentile, toRow, type BenchRow } from './row.ts'

const OWNER = DEMO_ACCOUNTS[0].email
/** After a first one; as many as the limits of the calls leave. */
const ROUNDS = 4

/** Measures reports of a project of 2,000 lines as their reader waits for them. */
export async function benchEvidence(site: Site, dataDir: string): Promise<BenchRow[]> {
  const handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
  try {
    const { large } = await addLargeAndSmall(handle.db, OWNER, { mostUnits: 1 }) // a workbook has a row for each piece
    const { projectId } = large
    const browser = browserOf(site.url, '10.4.0.1')
    await browser.signIn(OWNER, DEMO_PASSWORD)
    const get = (call: string) => async () => {
      const response = await browser.get(`/au/api/${call}projectId=${projectId}`)
      if (response.status !== 200) throw new Error(`${call} answered ${response.status}`)
      await response.arrayBuffer()
    }
    const order = async () => {
      const response = await browser.send('/au/api/handover-package/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          projectId,
          kinds: ['installation-guidelines'],
          by: 'room',
          include: { schedule: false, csv: true, compliance: false, access: false },
        }),
      })
      if (response.status !== 202) throw new Error(`ordering a package answered ${response.status}`)
      const { cancel } = (await response.json()) as { cancel: string }
      return async () => {
        await browser.send(cancel, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
      }
    }
    return [
      toRow('2,000 lines: compliance report, JSON', await median(get('compliance-report/?format=json&')), 'ms', 1_000),
      toRow('2,000 lines: compliance report, CSV', await median(get('compliance-report/?format=csv&')), 'ms', 1_000),
      toRow('2,000 lines: access view, JSON', await median(get('access-view/?format=json&')), 'ms', 1_000),
      toRow('2,000 lines: a package is ordered', await median(order), 'ms', 2_000),
      toRow('2,000 lines: COBie workbook', await median(get('cobie/?')), 'ms', 5_000),
      toRow('2,000 lines: specification, Word', await median(get('specification/?format=docx&')), 'ms', 5_000),
    ]
  } finally {
    await handle.close()
  }
}

/** Times requests; the clean-up that a request returns is not timed. */
async function median(request: () => Promise<(() => Promise<void>) | void>): Promise<number> {
  const clear = await request()
  await clear?.()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    const clearAgain = await request()
    times.push(performance.now() - started)
    await clearAgain?.()
  }
  return percentile(times, 0.5)
}
