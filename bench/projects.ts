import { openDatabaseForTool } from '#app/platform/database/database.server.ts'
import { browserOf } from '#tests/support/browser/account-browser.ts'
import type { LineItem, Room } from '@specify/schedule/model.ts'
import type { Site } from '#tests/support/site.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@specify/demo/feed'
import { measureBuilder } from './projects/builder-in-browser.ts'
import { addLargeAndSmall, addManyProjects, LINES } from './projects/large-projects.ts'
import { percentile, toRow, type BenchRow } from './row.ts'

const [OWNER, LISTER] = [DEMO_ACCOUNTS[0].email, DEMO_ACCOUNTS[1].email]
const ROUNDS = 15
const MINIMAL = { prefer: 'return=minimal' }
const PROJECTS = 10_000

/** A project as large as a tower and an account with thousands of projects: on the server, and in a browser at 4x. */
export async function benchProjects(site: Site, dataDir: string): Promise<BenchRow[]> {
  const handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
  const { db } = handle
  try {
    const { large, small } = await addLargeAndSmall(db, OWNER)
    await addManyProjects(db, LISTER, PROJECTS)
    return [
      ...(await largeProjectRows(site, large.projectId)),
      ...(await listRows(site)),
      ...(await measureBuilder(site, { email: OWNER, large: large.projectId, small: small.projectId })),
    ]
  } finally {
    await handle.close()
  }
}

type Signed = ReturnType<typeof browserOf>

async function signedIn(site: Site, email: string): Promise<Signed> {
  const browser = browserOf(site.url, `10.3.0.${email.length}`)
  const { status } = await browser.signIn(email, DEMO_PASSWORD)
  if (status !== 200) throw new Error(`signing in answered ${status}`)
  return browser
}

async function largeProjectRows(site: Site, projectId: string): Promise<BenchRow[]> {
  const owner = await signedIn(site, OWNER)
  const page = await timed(() => bytesOf(owner, `/au/project-builder/edit/?projectId=${projectId}&step=3`))
  const load = await timed(() => bytesOf(owner, `/action/projectBuilder/getProjectById?shoppingListId=${projectId}`))
  const { body } = await owner.act('projectBuilder/getProjectById', { shoppingListId: projectId })
  const { version, lineItems } = body['shoppingList'] as { version: number; lineItems: { id: string }[] }
  if (lineItems.length !== LINES) throw new Error(`${lineItems.length} line items instead of ${LINES}`)
  let saved = version
  const change = async (headers: Record<string, string>) => {
    const lineITemsToUpdate = [{ lineItemId: lineItems[saved % LINES]?.id, quantity: 1 + (saved % 99) }]
    const input = { projectId, version: saved++, lineITemsToUpdate }
    const answer = await owner.act('projectBuilder/performMutationOnMyProjectById', input, 'au', headers)
    if (answer.status !== 200) throw new Error(`saving answered ${answer.status}`)
    return JSON.stringify(answer.body).length
  }
  const whole = await owner.act('projectBuilder/getProjectById', { shoppingListId: projectId }, 'au', MINIMAL)
  const { rooms } = whole.body['project'] as { rooms: readonly (Room & { items: readonly LineItem[] })[] }
  const saveWhole = async () => {
    const given = rooms.map(({ items, ...room }) => ({ ...room, note: `Round ${saved}`, lineItems: items }))
    const answer = await owner.act(
      'projectBuilder/saveProject',
      { id: projectId, version: saved++, rooms: given },
      'au',
      MINIMAL,
    )
    if (answer.status !== 200) throw new Error(`saving answered ${answer.status}`)
    return JSON.stringify(answer.body).length
  }
  const full = await timed(() => change({}))
  const minimal = await timed(() => change(MINIMAL))
  const save = await timed(saveWhole)
  return [
    toRow('2,000 line items: third step, server', page.ms, 'ms'),
    toRow('2,000 line items: third step, size', page.bytes / 1e6, 'MB'),
    toRow('2,000 line items: getProjectById', load.ms, 'ms'),
    toRow('2,000 line items: getProjectById, size', load.bytes / 1e6, 'MB'),
    toRow('2,000 line items: a change, whole answer', full.ms, 'ms'),
    toRow('2,000 line items: a change, minimal answer', minimal.ms, 'ms'),
    toRow('2,000 line items: saved whole', save.ms, 'ms', 300),
    toRow('2,000 line items: minimal to whole answer', minimal.bytes / full.bytes, 'ratio', 0.1),
  ]
}

async function listRows(site: Site): Promise<BenchRow[]> {
  const lister = await signedIn(site, LISTER)
  const query = new URLSearchParams({ limit: '10', status: 'open', sortKey: 'lastModifiedAtDesc' })
  const at = (offset: number, sortKey = 'lastModifiedAtDesc') => {
    query.set('offset', String(offset))
    query.set('sortKey', sortKey)
    return timed(() => bytesOf(lister, `/action/projectBuilder/getMyProjectsDashboard?${query}`))
  }
  return [
    toRow('10,000 projects: first page of the list', (await at(0)).ms, 'ms', 50),
    toRow('10,000 projects: page at 9,000', (await at(9_000)).ms, 'ms', 50),
    toRow('10,000 projects: first page by name', (await at(0, 'nameAsc')).ms, 'ms', 50),
    toRow('10,000 projects: the list as a page', (await timed(() => bytesOf(lister, '/au/project-builder/'))).ms, 'ms'),
    toRow(
      '10,000 projects: getShoppingLists',
      (await timed(() => bytesOf(lister, '/action/projectBuilder/getShoppingLists'))).ms,
      'ms',
    ),
  ]
}

async function bytesOf(browser: Signed, path: string): Promise<number> {
  const response = await browser.get(path)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return (await response.arrayBuffer()).byteLength
}

/** The median of some rounds after a first one. */
async function timed(request: () => Promise<number>): Promise<{ readonly ms: number; readonly bytes: number }> {
  let bytes = await request()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    bytes = await request()
    times.push(performance.now() - started)
  }
  return { ms: percentile(times, 0.5), bytes }
}
