import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabaseForTool, type DatabaseHandle } from '#app/platform/database/database.server.ts'
import { browserOf } from '../support/browser/account-browser.ts'
import { roomsOfWrite, writeProjects } from '#tests/support/project-writers.ts'
import { addSpecifier } from '../support/browser/specifier.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { copyFixtureSite } from '../support/browser/use-site.ts'

/** A few hundred writes by default; PROJECT_WRITES=5000 for as many as the figure asks for. */
const WRITES = Number(process.env['PROJECT_WRITES'] ?? 400)
const KILLS = Math.max(5, Math.ceil(WRITES / 250))
const TERMINATIONS = Math.max(40, Math.ceil(WRITES / 25))
const WRITERS = 20
const SKU = 'FM1000C'
const EMAIL = 'jo@studio.test'
const env = { TRUST_PROXY: '1' }

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'specify-project-faults-'))
let site: Site
let handle: DatabaseHandle
let number = 1

async function start(): Promise<void> {
  site = await startSite({ dataDir, imported: true, env })
  handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
}

async function signedIn() {
  const browser = browserOf(site.url)
  expect((await browser.signIn(EMAIL)).status).toBe(200)
  return browser
}

async function newProjects(): Promise<string[]> {
  const browser = await signedIn()
  const project = {
    projectDetails: { projectName: 'Tower', projectType: 'hotel', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Kitchen 1'],
  }
  const answers = await Promise.all(
    Array.from({ length: WRITERS }, () => browser.act('projectBuilder/createShoppingList', project)),
  )
  return answers.map(({ body }) => (body['shoppingList'] as { projectId: string }).projectId)
}

/** The names of the rooms that are kept, each with how many line items it holds. */
async function keptRooms(): Promise<Map<string, number>> {
  const rows = await handle.db.selectFrom('project').select(['rooms', 'room_labels', 'line_count']).execute()
  for (const row of rows) {
    const rooms = row.rooms as { name: string; items: object[] }[]
    expect(row.room_labels).toEqual(rooms.map(({ name }) => name))
    expect(row.line_count).toBe(rooms.flatMap(({ items }) => items).length)
  }
  return new Map(
    rows.flatMap((row) =>
      (row.rooms as { name: string; items: object[] }[]).map((room) => [room.name, room.items.length]),
    ),
  )
}

/** Checks that nothing acknowledged is lost and nothing is stored by half. */
async function expectKept(acknowledged: ReadonlySet<number>, last: number): Promise<void> {
  const rooms = await keptRooms()
  const lost = [...acknowledged].filter((write) => roomsOfWrite(write).some((name) => rooms.get(name) !== 1))
  expect(lost).toEqual([])
  for (let write = 1; write < last; write++) {
    const [north, south] = roomsOfWrite(write)
    expect([write, rooms.has(north)]).toEqual([write, rooms.has(south)])
  }
}

beforeAll(async () => {
  copyFixtureSite(dataDir)
  site = await startSite({ dataDir, imported: true, env })
  handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
  await addSpecifier(handle.db, EMAIL)
})
afterAll(async () => {
  await handle?.close()
  await site?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('writes to projects', () => {
  it('are kept once acknowledged, whenever the server is killed (F-01)', async () => {
    const acknowledged = new Set<number>()
    const starts: number[] = []
    for (let kill = 0; kill < KILLS || acknowledged.size < WRITES; kill++) {
      const projectIds = await newProjects()
      const browser = await signedIn()
      let isOver = false
      let kept = 0
      const writing = writeProjects(browser, {
        projectIds,
        sku: SKU,
        first: number,
        isOver: (acknowledged) => {
          kept = acknowledged
          return isOver
        },
      })
      // A machine that is slow is given the time for as many writes as a fast one.
      const enough = WRITES / KILLS + ((kill * 37) % 60)
      for (const end = Date.now() + 30_000; kept < enough && Date.now() < end;) await sleep(10)
      await handle.close()
      site.process.kill('SIGKILL')
      isOver = true
      const ledger = await writing
      for (const write of ledger.acknowledged) acknowledged.add(write)
      number += ledger.acknowledged.size + ledger.refusals.length
      expect(ledger.refusals.filter((status) => status !== 0)).toEqual([])
      const started = performance.now()
      await start()
      starts.push(performance.now() - started)
    }
    await expectKept(acknowledged, number)
    console.info(
      `${acknowledged.size} writes, ${starts.length} kills, longest start ${Math.round(Math.max(...starts))} ms`,
    )
  }, 600_000)

  it('are whole or not at all where connections are cut, and never a bug (F-05)', async () => {
    const projectIds = await newProjects()
    const browser = await signedIn()
    let isOver = false
    const writing = writeProjects(browser, { projectIds, sku: SKU, first: number, isOver: () => isOver })
    let cut = 0
    while (cut < TERMINATIONS) {
      const { rows } = await sql<{ ended: boolean }>`
        select pg_terminate_backend(pid) as ended from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
        order by random() limit 1
      `.execute(handle.db)
      cut += rows.length
      await sleep(10)
    }
    isOver = true
    const ledger = await writing
    number += ledger.acknowledged.size + ledger.refusals.length
    expect(new Set(ledger.refusals)).toEqual(new Set([503]))
    expect(ledger.acknowledged.size).toBeGreaterThan(0)
    await expectKept(ledger.acknowledged, number)
  }, 120_000)

  it('are on the disk before they are acknowledged, as the embedded database is set (F-03)', async () => {
    const names = ['fsync', 'full_page_writes', 'synchronous_commit']
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name = any(${names}::text[]) order by name
    `.execute(handle.db)
    expect(rows).toEqual(names.map((name) => ({ name, setting: 'on' })))
  })

  it('are taken again soon after the embedded database was killed (F-03)', async () => {
    const projectIds = await newProjects()
    const browser = await signedIn()
    const [postmaster = ''] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
    let isOver = false
    const writing = writeProjects(browser, { projectIds, sku: SKU, first: number, isOver: () => isOver })
    await sleep(500)
    await handle.close()
    process.kill(Number(postmaster), 'SIGKILL')
    const killed = performance.now()
    const isBack = async () => (await (await fetch(`${site.url}/readyz`)).json()).degraded.length === 0
    await sleep(500)
    while (!(await isBack())) await sleep(100)
    expect(performance.now() - killed).toBeLessThan(15_000)
    await sleep(500)
    isOver = true
    const ledger = await writing
    number += ledger.acknowledged.size + ledger.refusals.length
    expect(new Set(ledger.refusals)).toEqual(new Set([503]))
    handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
    await expectKept(ledger.acknowledged, number)
  }, 60_000)
})

describe('revisions', () => {
  it('are whole or not there, and there once acknowledged, whenever the server is killed (F-01)', async () => {
    const projectIds = (await newProjects()).slice(0, 8)
    const browser = await signedIn()
    const lineItems = [{ id: randomUUID(), sku: SKU, quantity: 2, note: '', tag: '' }]
    const rooms = [{ name: 'Kitchen 1', unitTypeId: null, lineItems }]
    let place = 0
    const from = () => ({ 'x-forwarded-for': `10.200.${++place >> 8}.${place & 255}` })
    const acknowledged = new Map<string, string[]>(projectIds.map((id) => [id, []]))
    let isOver = false
    const issuing = projectIds.map(async (id) => {
      const saved = await browser.act('projectBuilder/saveProject', { id, version: 1, rooms }, 'au', from())
      const { version } = saved.body['shoppingList'] as { version: number }
      for (let number = 1; number <= 150 && !isOver; number++) {
        const given = { id, version, label: `R${number}`, purpose: 'For tender' }
        const status = await browser.act('projectBuilder/issueRevision', given, 'au', from()).then(
          (answer) => answer.status,
          () => 0,
        )
        if (status === 200) acknowledged.get(id)!.push(given.label)
      }
    })
    await sleep(900)
    await handle.close()
    site.process.kill('SIGKILL')
    isOver = true
    await Promise.all(issuing)
    await start()
    const reader = await signedIn()
    expect([...acknowledged.values()].flat().length).toBeGreaterThan(4)
    for (const [id, labels] of acknowledged) {
      const { body } = await reader.act('projectBuilder/listRevisions', { id }, 'au', from())
      const revisions = body['revisions'] as { id: string; label: string }[]
      expect(revisions.map(({ label }) => label)).toEqual(expect.arrayContaining(labels))
      for (const { id: revisionId } of [...revisions.slice(0, 2), ...revisions.slice(-1)]) {
        const read = await reader.act('projectBuilder/getRevision', { id, revisionId }, 'au', from())
        expect(read.body['shoppingList']).toMatchObject({ lineItems: [{ variant: { sku: SKU }, quantity: 2 }] })
      }
    }
  }, 120_000)
})
