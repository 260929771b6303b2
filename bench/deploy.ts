import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connect } from '#app/platform/database/database.server.ts'
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded-postgres.server.ts'
import { browserOf } from '#tests/support/browser/account-browser.ts'
import { fixtureFeed } from '#tests/support/fixture-catalogue.ts'
import { roomsOfWrite, writeProjects } from '#tests/support/project-writers.ts'
import { freePort, importFeed, startSite, type Site } from '#tests/support/site.ts'
import { addSpecifier } from '#tests/support/browser/specifier.ts'
import { percentile, toRow, type BenchRow } from './row.ts'

const EMAIL = 'jo@studio.test'
const WRITERS = 12
const READERS = 6
const PAGES = ['/au/', '/au/products/basins/', '/au/search/?query=basin', '/au/api/listing/products/basins/']
const PROGRAMS = ['haproxy', 'pgbouncer']

/**
 * The files of `docs/deploy` at work: servers behind HAProxy on one PostgreSQL behind PgBouncer, of which one is killed,
 * one drained and one added under load, until so many writes are acknowledged. Only ports and paths are changed.
 */
export async function benchDeploy(writes = 5_000): Promise<BenchRow[]> {
  const missing = PROGRAMS.filter((name) => spawnSync(name, ['-v']).error !== undefined)
  if (missing.length > 0) {
    console.log(`\nDeploy: left out, ${missing.join(' and ')} cannot be started`)
    return []
  }
  const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-deploy-'))
  chmodSync(directory, 0o755)
  const closing: (() => Promise<unknown> | void)[] = [() => rmSync(directory, { recursive: true, force: true })]
  try {
    return await measure(directory, writes, (close) => closing.unshift(close))
  } finally {
    for (const close of closing) await close()
  }
}

async function measure(directory: string, writes: number, onClose: (close: () => Promise<unknown>) => void) {
  const [databasePort, poolerPort, entrance, ...serverPorts] = await freePorts(8)
  const postgres = await startEmbeddedPostgres(directory, {
    settings: { listen_addresses: '127.0.0.1', port: String(databasePort) },
  })
  onClose(() => postgres.stop())
  const direct = `postgres://${postgres.user}@127.0.0.1:${databasePort}`
  await runSql(`${direct}/postgres`, 'create database specify')
  for (const statement of deployFile('role.sql')
    .replaceAll(/^--.*$/gm, '')
    .split(';'))
    if (statement.trim() !== '') await runSql(`${direct}/specify`, statement)
  importFeed(path.join(directory, 'import'), fixtureFeed(), { ...process.env, DATABASE_URL: `${direct}/specify` })
  const handle = await connect({ connectionString: `${direct}/specify` })
  onClose(() => handle.close())
  await addSpecifier(handle.db, EMAIL)

  const pooler = deployFile('pgbouncer.ini')
    .replace('port=5432', `port=${databasePort}`)
    .replace('6432', String(poolerPort))
    .replace('scram-sha-256', 'trust')
    .replace('/etc/pgbouncer/userlist.txt', path.join(directory, 'users.txt'))
  writeFileSync(path.join(directory, 'users.txt'), `"${postgres.user}" ""\n`)
  onClose(
    await run('pgbouncer', write(directory, 'pgbouncer.ini', pooler), process.getuid?.() === 0 ? ['-u', 'nobody'] : []),
  )
  // Callers of this bench have addresses of their own; those of a browser are never believed.
  const balancer = deployFile('haproxy.cfg')
    .replace('127.0.0.1:8080', `127.0.0.1:${entrance}`)
    .replace('option forwardfor', 'option forwardfor if-none')
    .replaceAll(/127\.0\.0\.1:300(\d)/g, (_, number: string) => `127.0.0.1:${serverPorts[Number(number) - 1]}`)
  onClose(await run('haproxy', '-f', [write(directory, 'haproxy.cfg', balancer)]))

  const env = {
    DATABASE_URL: `postgres://${postgres.user}@127.0.0.1:${poolerPort}/specify`,
    PUBLIC_URL: `http://127.0.0.1:${entrance}`,
    TOKEN_SECRET: randomBytes(32).toString('hex'),
    TRUST_PROXY: '1',
    DEMO: '0',
    STOP_WAIT_MS: '2000',
  }
  const servers: (Site | undefined)[] = []
  const startServer = async (index: number) => {
    const dataDir = path.join(directory, `server-${index}`)
    servers[index] = await startSite({ dataDir, env, imported: true, port: serverPorts[index]! })
  }
  onClose(() => Promise.all(servers.map(async (server) => server?.stop())))
  for (const index of [0, 1, 2]) await startServer(index)
  await sleep(1_500) // the balancer has seen them

  const url = env.PUBLIC_URL
  const browser = browserOf(url)
  const signedIn = await browser.signIn(EMAIL)
  if (signedIn.status !== 200) throw new Error(`signing in was answered with ${signedIn.status}`)
  const projectIds = await newProjects(browser)
  let isOver = false
  const reading = Array.from({ length: READERS }, (_, reader) => readUntil(url, reader, () => isOver))
  const acknowledged = new Set<number>()
  const writing = (async () => {
    for (let first = 1; !isOver;) {
      const until = performance.now() + 2_000
      const ledger = await writeProjects(browser, {
        projectIds,
        sku: 'FM1000C',
        first,
        isOver: () => isOver || performance.now() > until,
      })
      for (const number of ledger.acknowledged) acknowledged.add(number)
      first += ledger.acknowledged.size + ledger.refusals.length
    }
  })()
  const enough = async (count: number) => {
    for (const end = Date.now() + 240_000; acknowledged.size < count && Date.now() < end;) await sleep(200)
  }
  await enough(writes / 5)
  servers[0]?.process.kill('SIGKILL')
  await sleep(2_000)
  await startServer(0)
  await enough((2 * writes) / 5)
  await servers[1]?.stop()
  await startServer(1)
  await enough((3 * writes) / 5)
  await startServer(3)
  await enough((4 * writes) / 5)
  servers[2]?.process.kill('SIGKILL')
  await enough(writes)
  isOver = true
  await writing
  const reads = (await Promise.all(reading)).flat()

  const rows = await handle.db.selectFrom('project').select('rooms').execute()
  const kept = new Set(rows.flatMap((row) => (row.rooms as { name: string }[]).map(({ name }) => name)))
  const lost = [...acknowledged].filter((number) => roomsOfWrite(number).some((name) => !kept.has(name)))
  return [
    toRow('writes acknowledged', acknowledged.size, 'writes'),
    toRow('of them lost', lost.length, 'writes', 0),
    toRow('reads', reads.length, 'reads'),
    toRow('of them failed, tried twice', reads.filter(({ failed }) => failed).length, 'reads', 0),
    toRow('of them tried again by the visitor', reads.filter(({ again }) => again).length, 'reads'),
    toRow(
      'a read p99',
      percentile(
        reads.map(({ ms }) => ms),
        0.99,
      ),
      'ms',
    ),
  ]
}

interface Read {
  readonly ms: number
  /** The first try had no answer, or a 5xx. */
  readonly again: boolean
  readonly failed: boolean
}

/** Reads pages as a visitor who tries once more. */
async function readUntil(url: string, reader: number, isOver: () => boolean): Promise<Read[]> {
  const reads: Read[] = []
  const headers = { 'x-forwarded-for': `10.20.0.${reader}` }
  const ask = async (page: string) =>
    fetch(url + page, { headers }).then(
      async (response) => (await response.arrayBuffer()) && response.status < 500,
      () => false,
    )
  for (let index = reader; !isOver(); index++) {
    const started = performance.now()
    const page = PAGES[index % PAGES.length]!
    const first = await ask(page)
    const failed = !first && !(await sleep(500).then(() => ask(page)))
    reads.push({ ms: performance.now() - started, again: !first, failed })
    await sleep(30)
  }
  return reads
}

async function newProjects(browser: ReturnType<typeof browserOf>): Promise<string[]> {
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

async function runSql(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function deployFile(name: string): string {
  return readFileSync(path.join('docs/deploy', name), 'utf8')
}

function write(directory: string, name: string, text: string): string {
  const file = path.join(directory, name)
  writeFileSync(file, text)
  return file
}

/** Starts a program; answers what ends it. @throws Error where it ends at once. */
async function run(program: string, argument: string, more: readonly string[]): Promise<() => Promise<unknown>> {
  const child: ChildProcess = spawn(program, [argument, ...more], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr?.on('data', (chunk) => (said = (said + String(chunk)).slice(-2_000)))
  const exited = once(child, 'exit')
  await sleep(1_000)
  if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`)
  return async () => {
    child.kill('SIGTERM')
    await exited
  }
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
