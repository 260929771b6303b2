import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { browserOf } from '#tests/support/browser/account-browser.ts'
import type { Site } from '#tests/support/site.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@specify/demo/feed'
import { percentile, toRow, type BenchRow } from '../row.ts'
import { cpuPerRequest, findProduct, type Target } from './cpu.ts'

const LINES = 40
const ROUNDS = 5
const REQUESTS = 200

/** Opening a link against a product page that is not cached: a link is looked up, counted and shown. */
export async function benchLinks(site: Site): Promise<BenchRow[]> {
  const product = await findProduct(site)
  const links = await makeLinks(site)
  let unique = 0
  const own = { pid: site.process.pid ?? 0, port: Number(new URL(site.url).port) }
  // An address has a limit of its own.
  const from = (): Target => ({ ...own, headers: { 'x-forwarded-for': `10.8.${unique >> 8}.${unique++ & 255}` } })
  const median = async (path: () => string) => {
    const times: number[] = []
    for (let round = 0; round <= ROUNDS; round++) times.push(await cpuPerRequest(from(), path, REQUESTS))
    return percentile(times.slice(1), 0.5)
  }
  const page = await median(() => `${product}?links=${unique++}`)
  const rows: BenchRow[] = []
  for (const [name, link] of links) {
    const ms = await median(() => link)
    rows.push(toRow(`${name}: CPU`, ms, 'ms'), toRow(`${name}: CPU against a product page`, ms / page, 'ratio', 1))
  }
  return rows
}

async function makeLinks(site: Site): Promise<(readonly [name: string, path: string])[]> {
  const owner = browserOf(site.url, '10.7.0.1')
  await owner.signIn(DEMO_ACCOUNTS[0].email, DEMO_PASSWORD)
  const act = async (name: string, input: object) => {
    const { status, body } = await owner.act(`projectBuilder/${name}`, input)
    if (status !== 200) throw new Error(`${name} answered ${status}`)
    return body as Record<string, { id: string; url: string; projectId: string; version: number }>
  }
  const { shoppingList } = await act('createShoppingList', {
    projectDetails: { projectName: 'Links', projectType: 'commercial', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Ensuite 1'],
  })
  const id = shoppingList!.projectId
  const lineItems = (await listedSkus(site)).map((sku) => ({ id: randomUUID(), sku, quantity: 2, note: '', tag: '' }))
  const rooms = [{ name: 'Ensuite 1', unitTypeId: null, lineItems }]
  const { version } = (await act('saveProject', { id, version: 1, unitTypes: [], rooms }))['shoppingList']!
  const { revision } = await act('issueRevision', { id, version, label: 'A', purpose: 'For tender' })
  const revisionId = revision!.id
  await picturesOf(async () => JSON.stringify(await act('getRevision', { id, revisionId })))
  const terms = { id, name: 'Harbour Plumbing', prices: true, comments: true, approval: true }
  const linkTo = async (more: object) => new URL((await act('createLink', { ...terms, ...more }))['link']!.url).pathname
  return [
    [`link to a project of ${LINES} lines`, await linkTo({})],
    [`link to a revision of ${LINES} lines`, await linkTo({ revisionId })],
  ]
}

/** Reading them is work of the server as well; those of the demo are made first. */
async function picturesOf(read: () => Promise<string>): Promise<void> {
  let before = -1
  for (let asked = 0; asked < 40; asked++) {
    const now = (await read()).split('revision-pictures').length
    if (now > LINES && now === before) return
    before = now
    await sleep(5_000)
  }
  throw new Error('the pictures of the revision did not come')
}

async function listedSkus(site: Site): Promise<string[]> {
  const skus = new Set<string>()
  for (let page = 1; skus.size < LINES; page++) {
    const answer = await (await fetch(`${site.url}/au/api/listing/products/tapware/?page=${page}`)).json()
    for (const { variants } of answer.page.cards) skus.add(variants[0].sku)
  }
  return [...skus].slice(0, LINES)
}
