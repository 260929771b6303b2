import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabaseForTool } from '#app/platform/database/database.server.ts'
import { browserOf } from '../support/browser/account-browser.ts'
import { askPdf } from '../support/files/pdf.ts'
import { addSpecifier } from '../support/browser/specifier.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { copyFixtureSite } from '../support/browser/use-site.ts'

const EMAIL = 'jo@studio.test'
/** The embedded database takes some 60 MB of it. */
const DISK_MB = 256
const ROWS = 240

/** A disk of its own, which is full when it is filled; nobody but root can have one. */
const disk = mkdtempSync(path.join(os.tmpdir(), 'specify-disk-'))
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]).status === 0
const dataDir = path.join(disk, 'data')
/** Temporary files are on the same disk; the browser that prints has its own there. */
const temporary = path.join(disk, 'tmp')
const filler = path.join(disk, 'filler')

let site: Site
let browser: ReturnType<typeof browserOf>

beforeAll(async () => {
  if (!isMounted) return
  mkdirSync(temporary)
  mkdirSync(path.join(dataDir, 'media/pictures'), { recursive: true })
  for (let index = 0; index < 12; index++) {
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: { r: index, g: 90, b: 90 } } })
    await picture.png().toFile(path.join(dataDir, `media/pictures/${index}.png`))
  }
  chmodSync(temporary, 0o1777)
  copyFixtureSite(dataDir)
  site = await startSite({ dataDir, imported: true, env: { TMPDIR: temporary } })
  const handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
  await addSpecifier(handle.db, EMAIL)
  await handle.close()
  browser = browserOf(site.url)
  expect((await browser.signIn(EMAIL)).status).toBe(200)
})
afterAll(async () => {
  await site?.stop()
  if (isMounted) spawnSync('umount', [disk])
  rmdirSync(disk)
})

/** Takes all the room there is; answers how many bytes that was. */
function fillDisk(): number {
  const file = openSync(filler, 'a')
  let bytes = 0
  try {
    for (const size of [1024 * 1024, 4096]) {
      const part = Buffer.alloc(size)
      try {
        for (;;) bytes += writeSync(file, part)
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' })
      }
    }
  } finally {
    closeSync(file)
  }
  return bytes
}

async function newProject(): Promise<string> {
  const { body } = await browser.act('projectBuilder/createShoppingList', {
    projectDetails: { projectName: 'Tower', projectType: 'hotel', projectLocation: 'NSW' },
    specifierDetails: { username: 'Jo Smith' },
    selectedRoomDetails: ['Kitchen 1'],
  })
  return (body['shoppingList'] as { projectId: string }).projectId
}

const read = async (shoppingListId: string) =>
  (await browser.act('projectBuilder/getProjectById', { shoppingListId })).body['shoppingList'] as {
    version: number
    lineItems: object[]
  }

/** 60 products in each of four rooms: more than fits into what pages of the database have left. */
async function upload(projectId: string): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `FM${1_000 + (index % 60)}C,1,Room ${1 + Math.floor(index / 60)}`,
  )
  const form = new FormData()
  form.set('projectId', projectId)
  form.set('file', new Blob([['sku,qty,section', ...rows].join('\n')]), 'list.csv')
  const response = await browser.send('/au/api/upload-excel/', { method: 'POST', body: form })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

/** Sends what a page of a summary sends; answers the status, and 202 until there is a file or a reason. */
const orderPdf = (shoppingListId: string) =>
  post('pdf-my-project-html', { html: '<p>text</p>', filename: 'tower.pdf', shoppingListId, emailId: '' })
const fetchPdf = () => post('download-project-pdf', { filename: 'tower.pdf' })

async function post(path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: site.url }
  const { status } = await browser.send(`/au/api/${path}/`, { method: 'POST', headers, body: JSON.stringify(body) })
  return status
}

/** Asks again until the answer is this one, or for half a minute; answers the last. */
async function until<T>(isAwaited: (answer: T) => boolean, ask: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const answer = await ask()
    if (isAwaited(answer) || Date.now() > deadline) return answer
    await sleep(250)
  }
}
const problems = async () => ((await (await browser.get('/readyz')).json()) as { degraded: string[] }).degraded

/** A picture that nobody has asked for before. */
async function fetchPicture(index: number): Promise<[number, string | null, boolean]> {
  const response = await browser.get(`/media/ProductThumbnail/pictures/${index}.png`)
  const { format } = await sharp(await response.arrayBuffer()).metadata()
  return [response.status, response.headers.get('content-type'), format === 'webp']
}
/** Writes to the log of the database until it has no room for more, which ends it. */
async function endDatabase(): Promise<void> {
  const handle = await openDatabaseForTool({ databaseUrl: null, dataDir })
  fillDisk()
  const writeLog = () => sql`select pg_logical_emit_message(false, 'fill', repeat('x', 1000000))`.execute(handle.db)
  await expect(
    (async () => {
      for (;;) await writeLog()
    })(),
  ).rejects.toThrow()
  await handle.close()
}

/** Holds a postmaster for a second while the first process that recovers fails, so that it hears of all at once. */
async function holdWhileRecovering(postmaster: number): Promise<void> {
  const deadline = Date.now() + 5_000
  const recovers = () => childrenOf(postmaster).some((pid) => readProcess(pid, 'cmdline').includes('startup'))
  while (!recovers()) if (Date.now() > deadline || !existsSync(`/proc/${postmaster}`)) return
  process.kill(postmaster, 'SIGSTOP')
  await sleep(1_000)
  process.kill(postmaster, 'SIGCONT')
}
const childrenOf = (pid: number) => readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return '' // it has ended
  }
}

const isNot = (status: number) => (answer: number) => answer !== status

describe.skipIf(!isMounted)('a disk that is full (F-06)', () => {
  it('refuses uploads and documents, keeps nothing by half, and takes them once there is room', async () => {
    const projectId = await newProject()
    const before = await read(projectId)
    expect(await orderPdf(projectId)).toBe(202)
    fillDisk()
    for (let round = 0; round < 3; round++) {
      const { status, headers, body } = await upload(projectId)
      expect([status, headers.get('retry-after')]).toEqual([503, '10'])
      expect(body).toMatchObject({ code: 'UNAVAILABLE', addedSkus: [], notAddedSkus: [] })
    }
    expect(await read(projectId)).toEqual(before)
    expect(await until(isNot(202), fetchPdf)).toBe(503)
    expect((await askPdf(site.url, '<p>text</p>')).status).toBe(503)
    for (const page of ['/au/', '/au/products/tapware/', '/readyz']) expect((await browser.get(page)).status).toBe(200)
    expect(await problems()).toContain('disk')
    const sent = await Promise.all(Array.from({ length: 12 }, (_, index) => fetchPicture(index)))
    expect(sent).toEqual(Array.from({ length: 12 }, () => [200, 'image/webp', true]))

    rmSync(filler)
    expect(await until((found) => !found.includes('disk'), problems)).not.toContain('disk')
    const { status, body } = await upload(projectId)
    expect([status, body['addedSkus']]).toEqual([200, expect.objectContaining({ length: ROWS })])
    expect((await read(projectId)).lineItems).toHaveLength(ROWS)
    // A browser that had no room to start is tried again after ten seconds.
    const print = async () => {
      await sleep(2_000)
      return (await askPdf(site.url, '<p>text</p>')).status
    }
    expect(await until(isNot(503), print)).toBe(200)
    expect(await orderPdf(projectId)).toBe(202)
    expect(await until(isNot(202), fetchPdf)).toBe(200)
    // One browser is idle; those that had no room are gone, with their files.
    const profiles = () => readdirSync(path.join(dataDir, 'print')).length
    expect(await until((count) => count === 1, profiles)).toBe(1)
  }, 120_000)

  it('may end the database, which is back by itself once there is room', async () => {
    const projectId = await newProject()
    expect((await upload(projectId)).status).toBe(200)
    await endDatabase()
    const isAway = () => upload(projectId).then(({ status }) => status)
    expect(await isAway()).toBe(503)
    expect((await browser.get('/au/products/tapware/')).status).toBe(200)

    rmSync(filler)
    expect(await until(isNot(503), isAway), site.output()).toBe(200)
    expect((await read(projectId)).lineItems).toHaveLength(ROWS)
    expect(site.process.exitCode).toBeNull()
  }, 120_000)

  it('lets no database wait that has failed to recover', async () => {
    const projectId = await newProject()
    const [postmaster] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
    await endDatabase()
    await holdWhileRecovering(Number(postmaster))
    rmSync(filler)
    expect(await until(isNot(503), () => upload(projectId).then(({ status }) => status)), site.output()).toBe(200)
  }, 120_000)
})
