import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedConnection, openDatabaseForTool } from '#app/platform/database/database.server.ts'
import {
  EMBEDDED_USER,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#app/platform/postgres/embedded-postgres.server.ts'
import { browserOf } from '../support/browser/account-browser.ts'
import { copyWhileItRuns } from '../support/database/database-copy.ts'
import { startDatabaseProxy, type DatabaseProxy } from '../support/database/database-proxy.ts'
import { roomsOfWrite, writeProjects } from '#tests/support/project-writers.ts'
import { addSpecifier } from '../support/browser/specifier.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { copyFixtureSite } from '../support/browser/use-site.ts'

/** A database, a replica that follows it, and a site that reads of both, as `docs/operations.md` says. */
const EMAIL = 'jo@studio.test'
const METRICS_TOKEN = 'replica-metrics-token'
const ROUNDS = 60
const WRITERS = 4

const root = mkdtempSync(path.join(os.tmpdir(), 'specify-replica-'))
const socketFile = ({ socketDirectory }: EmbeddedPostgres) => path.join(socketDirectory, '.s.PGSQL.5432')
let leader: EmbeddedPostgres
let replica: EmbeddedPostgres
let way: DatabaseProxy
let site: Site
let onLeader: pg.Client
let onReplica: pg.Client

beforeAll(async () => {
  chmodSync(root, 0o777) // as root PostgreSQL is another user
  const [first, second] = ['first', 'second'].map((name) => path.join(root, name))
  copyFixtureSite(first!)
  const handle = await openDatabaseForTool({ databaseUrl: null, dataDir: first! })
  await addSpecifier(handle.db, EMAIL)
  await handle.close()
  leader = await startEmbeddedPostgres(first!)
  onLeader = await client(leader)
  await copyWhileItRuns(onLeader, path.join(first!, 'postgres'), path.join(second!, 'postgres'))
  writeFileSync(path.join(second!, 'postgres/standby.signal'), '')
  replica = await startEmbeddedPostgres(second!, {
    settings: {
      hot_standby_feedback: 'on',
      primary_conninfo: `host=${leader.socketDirectory} user=${EMBEDDED_USER}`,
    },
  })
  onReplica = await client(replica)
  way = await startDatabaseProxy(socketFile(leader))
  site = await startSite({
    dataDir: path.join(root, 'site'),
    imported: true,
    env: {
      DATABASE_URL: `postgres://${EMBEDDED_USER}@127.0.0.1:${way.port}/specify`,
      DATABASE_REPLICA_URL: `postgres://${EMBEDDED_USER}@localhost/specify?host=${encodeURIComponent(replica.socketDirectory)}`,
      METRICS_TOKEN,
      TRUST_PROXY: '1',
    },
  })
}, 120_000)

afterAll(async () => {
  await site?.stop()
  await Promise.all([onLeader, onReplica].map((each) => each?.end().catch(() => {})))
  way?.close()
  await replica?.stop()
  await leader?.stop()
  rmSync(root, { recursive: true, force: true })
})

async function client({ socketDirectory }: EmbeddedPostgres): Promise<pg.Client> {
  const opened = new pg.Client(embeddedConnection(socketDirectory))
  opened.on('error', () => {}) // its database is killed
  await opened.connect()
  return opened
}

async function signedIn() {
  const browser = browserOf(site.url)
  expect((await browser.signIn(EMAIL)).status).toBe(200)
  return browser
}

type Reader = Awaited<ReturnType<typeof signedIn>>

async function newProject(browser: Reader): Promise<string> {
  const { body } = await browser.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Tower', projectType: 'hotel', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Kitchen 1'],
  })
  return (body['shoppingList'] as { projectId: string }).projectId
}

interface Version {
  readonly id: string
  readonly version: number
}

async function findVersion(browser: Reader, id: string): Promise<Version> {
  const { body } = await browser.act('projectBuilder/getProjectById', { id })
  return { id, version: (body['shoppingList'] as Version).version }
}

/** Renames a project again and again, and reads it by three calls and a page as soon as each change is acknowledged. */
async function renameAndRead(browser: Reader, { id: shoppingListId, version }: Version, rounds: number, stem: string) {
  for (let round = 0; round < rounds; round++) {
    const projectName = `${stem} ${round}x`
    const changed = await browser.act(
      'projectBuilder/updateShoppingList',
      { shoppingListId, version: version + round, items: { projectName } },
      'au',
      { 'x-forwarded-for': `10.5.${stem.length}.${round}` },
    )
    expect(changed.status).toBe(200)
    const [project, list, page] = await Promise.all([
      browser.act('projectBuilder/getProjectById', { shoppingListId }),
      browser.get('/action/projectBuilder/getShoppingLists').then((answer) => answer.text()),
      browser.get(`/au/project-builder/edit/?projectId=${shoppingListId}&step=3`).then((answer) => answer.text()),
    ])
    expect(project.body['shoppingList']).toMatchObject({ projectName })
    expect([list.includes(projectName), page.includes(projectName)]).toEqual([true, true])
  }
  return { id: shoppingListId, version: version + rounds }
}

/** Counts reads in the metrics by where they were read. */
async function countReads(): Promise<Record<string, number>> {
  const text = await (
    await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text()
  const lines = text.matchAll(/^replica_reads_total\{from="(\w+)"\} (\d+)$/gm)
  return {
    replica: 0,
    behind: 0,
    away: 0,
    ...Object.fromEntries(Array.from(lines, ([, from, n]) => [from, Number(n)])),
  }
}

describe('a replica (F-04)', { timeout: 120_000 }, () => {
  it('is read, and who saves reads what was saved, however far it is behind', async () => {
    const browser = await signedIn()
    let project = await findVersion(browser, await newProject(browser))
    project = await renameAndRead(browser, project, ROUNDS, 'Followed')
    const followed = await countReads()
    // Most of them: it may be behind for a moment.
    expect(followed['replica']).toBeGreaterThan(ROUNDS)
    expect(followed['away']).toBe(0)

    await onReplica.query('select pg_wal_replay_pause()')
    project = await renameAndRead(browser, project, 5, 'Paused')
    const paused = await countReads()
    expect(paused['replica']).toBe(followed['replica'])
    expect(paused['behind']! - followed['behind']!).toBe(15)
    await onReplica.query('select pg_wal_replay_resume()')
    await expect
      .poll(async () => {
        project = await renameAndRead(browser, project, 1, 'Resumed')
        return (await countReads())['replica']
      })
      .toBeGreaterThan(paused['replica']!)
  })

  it('costs nobody more while its database is silent: pages go on, what needs it is 503 within 5 s', async () => {
    const browser = await signedIn()
    const projectId = await newProject(browser)
    const timed = async (answer: Promise<{ status: number }>) => {
      const started = performance.now()
      return { status: (await answer).status, isSoon: performance.now() - started < 5_000 }
    }
    way.set('silent')
    try {
      const shared = `/au/api/shared-project/?projectId=${projectId}`
      const asked = [
        browserOf(site.url).get('/au/project-builder/'),
        browserOf(site.url).get(shared),
        browser.get(shared),
      ]
      expect(await Promise.all(asked.map(timed))).toEqual([200, 503, 503].map((status) => ({ status, isSoon: true })))
    } finally {
      way.set('closed') // what was swallowed is not to come
      way.set('open')
    }
    await expect
      .poll(async () => (await browser.act('projectBuilder/getProjectById', { id: projectId })).status)
      .toBe(200)
  })

  it('may take over from a database that is killed: nothing acknowledged is lost, and the site goes on', async () => {
    const browser = await signedIn()
    const projectIds = await Promise.all(Array.from({ length: WRITERS }, () => newProject(browser)))
    await onLeader.query(`alter system set synchronous_standby_names = '*'`)
    await onLeader.query('select pg_reload_conf()')
    await expect
      .poll(async () => (await onLeader.query('select sync_state from pg_stat_replication')).rows[0]?.sync_state)
      .toBe('sync')

    let isOver = false
    const writing = writeProjects(browser, { projectIds, sku: 'FM1000C', first: 1, isOver: () => isOver })
    await sleep(1_500)
    const [pid = ''] = readFileSync(path.join(root, 'first/postgres/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    way.set('closed') // whatever starts again there, nobody writes to it
    const pages = await Promise.all(
      ['/au/', '/au/products/tapware/', '/au/search/?q=mixer'].map((page) => browserOf(site.url).get(page)),
    )
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
    await onReplica.query('select pg_promote(false)') // waiting for it would hold up what it replays
    await expect.poll(async () => (await onReplica.query('select pg_is_in_recovery() as is')).rows[0].is).toBe(false)
    way.leadTo(socketFile(replica))
    way.set('open')
    const promotedAt = performance.now()
    await expect.poll(async () => (await browser.act('projectBuilder/getShoppingLists', {})).status).toBe(200)
    expect(performance.now() - promotedAt).toBeLessThan(10_000)
    await sleep(1_500)
    isOver = true
    const { acknowledged, refusals } = await writing

    expect(acknowledged.size).toBeGreaterThan(20)
    expect(refusals.length).toBeGreaterThan(0)
    expect(new Set(refusals)).toEqual(new Set([503]))
    const { rows } = await onReplica.query<{ names: string }>('select rooms::text as names from project')
    const stored = rows.map(({ names }) => names).join('\n')
    const missing = [...acknowledged].filter((write) => !roomsOfWrite(write).every((room) => stored.includes(room)))
    expect(missing).toEqual([])
    await renameAndRead(browser, await findVersion(browser, projectIds[0]!), 1, 'After it')
  })
})
