import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { removeUnusedPictures, takeDueRevision } from '#app/features/revisions/picture-store.server.ts'
import { newProject } from '#tests/support/files/project-exports.ts'
import { FIXTURE_PRODUCTS } from '#tests/support/fixture-catalogue.ts'
import { importFeed } from '#tests/support/site.ts'
import { usePeople, type Browser } from '#tests/support/browser/use-people.ts'

const { newPerson, db, dataDir } = usePeople()

const SKU = '00TB-1.5/A'
const HERO = 'pictures/turoa-hero.png'
const DRAWING = 'pictures/turoa.svg'

let owner: Browser

/** A picture of one colour, which a reader of its pixels can name. */
const picture = (red: number, green: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: green, b: 0 } } })
    .png()
    .toBuffer()
const RED = await picture(250, 0)
const GREEN = await picture(0, 250)
const drawing = (widthMm: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} 10"/>`

function store(file: string, body: Buffer | string): void {
  const target = path.join(dataDir, 'media', file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, body)
}

/** The fixture catalogue with these pictures of the basin. */
const feedWith = (images: readonly string[]) =>
  FIXTURE_PRODUCTS.map((product) => {
    const text = JSON.stringify(product)
    return text.replace(
      '"images":["ProductThumbnail/models/turoa.webp"]',
      `"images":${JSON.stringify(images)},"lineDiagramList":["ProductThumbnail/${DRAWING}"]`,
    )
  }).join('\n')

interface Shown {
  readonly images: readonly string[]
  readonly lineDiagramList: readonly string[]
}

const issue = async (projectId: string, version: number, label: string): Promise<string> => {
  const { body } = await owner.act('projectBuilder/issueRevision', { id: projectId, version, label, purpose: 'Tender' })
  return (body['revision'] as { id: string }).id
}

async function shownIn(id: string, revisionId: string): Promise<Shown> {
  const { body } = await owner.act('projectBuilder/getRevision', { id, revisionId })
  const { lineItems } = body['shoppingList'] as { lineItems: { variant: Shown }[] }
  return lineItems[0]!.variant
}

const untilRead = (revisionId: string, timeout = 20_000) =>
  expect
    .poll(
      async () => {
        const found = db().selectFrom('project_revision').select('pictures_at').where('revision_id', '=', revisionId)
        return (await found.executeTakeFirstOrThrow()).pictures_at
      },
      { timeout },
    )
    .not.toBeNull()

const bodyOf = async (address: string) => {
  const response = await owner.get(address)
  return response.ok ? Buffer.from(await response.arrayBuffer()) : response.status
}
const original = (address: string | undefined) => String(address).replace('ProductThumbnail', 'Original')

beforeAll(async () => {
  store(HERO, RED)
  store(DRAWING, drawing(100))
  importFeed(dataDir, feedWith([`ProductThumbnail/${HERO}`, 'ProductThumbnail/pictures/none.png']))
  owner = await newPerson()
})

it('shows the pictures of the day it was issued, when their files have been overwritten or removed', async () => {
  await expect
    .poll(async () => (await owner.get(`/action/product/getProduct?sku=${SKU}`)).text(), { timeout: 20_000 })
    .toContain(HERO)
  const { projectId, version } = await newProject(owner, SKU)
  const first = await issue(projectId, version, 'A')
  await untilRead(first)
  store(HERO, GREEN)
  rmSync(path.join(dataDir, 'media', DRAWING))
  const second = await issue(projectId, version, 'B')
  await untilRead(second)

  const then = await shownIn(projectId, first)
  expect(await bodyOf(original(then.images[0]))).toEqual(RED)
  expect(String(await bodyOf(original(then.lineDiagramList[0])))).toBe(drawing(100))
  const since = await shownIn(projectId, second)
  expect(await bodyOf(original(since.images[0]))).toEqual(GREEN)

  // What was no picture on that day is left as the feed has it.
  expect(then.images[1]).toBe('/media/ProductThumbnail/pictures/none.png')
  expect(await bodyOf(`/media/Original/${HERO}`)).toEqual(GREEN)
  // A thumbnail is one of the picture of then, and the page and the link show it.
  const thumbnail = await bodyOf(String(then.images[0]))
  const { dominant } = await sharp(thumbnail as Buffer).stats()
  expect([dominant.r > 200, dominant.g < 50]).toEqual([true, true])
  const page = await (
    await owner.get(`/au/project-builder/revision/?projectId=${projectId}&revisionId=${first}`)
  ).text()
  expect(page).toContain(String(then.images[0]))
  expect(page).not.toContain(HERO)
})

it('shows in an open link what was read meanwhile', async () => {
  store(HERO, RED)
  const { projectId, version } = await newProject(owner, SKU)
  const revisionId = await issue(projectId, version, 'A')
  await untilRead(revisionId)
  const { body } = await owner.act('projectBuilder/createLink', { id: projectId, revisionId, name: 'Sam' })
  const { pathname } = new URL((body['link'] as { url: string }).url)
  const shows = async () => (await (await owner.get(pathname)).text()).includes(HERO)
  expect(await shows()).toBe(false)
  const rows = await db().deleteFrom('project_picture').where('project_id', '=', projectId).returningAll().execute()
  const unread = { pictures_at: null, picture_tries: 99 }
  await db().updateTable('project_revision').set(unread).where('project_id', '=', projectId).execute()
  expect(await shows()).toBe(true)
  await db().insertInto('project_picture').values(rows).execute()
  expect(await shows()).toBe(false)
})

it('keeps equal pictures once, for all revisions and projects', async () => {
  store(HERO, RED)
  store(DRAWING, drawing(100))
  const projects = [await newProject(owner, SKU), await newProject(owner, SKU)]
  for (const { projectId, version } of projects)
    for (const label of ['A', 'B', 'C']) await untilRead(await issue(projectId, version, label))
  const hash = createHash('sha256').update(RED).digest()
  const kept = await db().selectFrom('revision_picture').select('bytes').where('hash', '=', hash).execute()
  expect(kept).toEqual([{ bytes: RED.length }])
  const { projectId } = projects[0]!
  const rows = await db().selectFrom('project_picture').select('address').where('project_id', '=', projectId).execute()
  expect(rows.map(({ address }) => address).toSorted()).toEqual([
    `ProductThumbnail/${HERO}`,
    `ProductThumbnail/${DRAWING}`,
  ])
})

it('adds nothing for later revisions where a server has several to do', async () => {
  const { projectId, version } = await newProject(owner, SKU)
  for (const label of ['A', 'B', 'C']) await untilRead(await issue(projectId, version, label))
  await db().deleteFrom('project_picture').where('project_id', '=', projectId).execute()
  const undone = { pictures_at: null, picture_tries: 0, picture_tried_at: null }
  await db().updateTable('project_revision').set(undone).where('project_id', '=', projectId).execute()
  await untilRead(await issue(projectId, version, 'D'))
  const rows = await db().selectFrom('project_picture').select('since').where('project_id', '=', projectId).execute()
  expect(rows).toHaveLength(2)
})

it('reads what a server that was killed had taken, within a minute', async () => {
  const { projectId, version } = await newProject(owner, SKU)
  const revisionId = await issue(projectId, version, 'A')
  await untilRead(revisionId)
  const undone = { pictures_at: null, picture_tries: 0, picture_tried_at: null }
  await db().updateTable('project_revision').set(undone).where('project_id', '=', projectId).execute()
  expect(await takeDueRevision(db(), new Date())).toMatchObject({ revisionId })
  await untilRead(revisionId, 50_000)
}, 90_000)

it('removes pictures that no project has any more', async () => {
  const [hash] = await db().selectFrom('revision_picture').select('hash').execute()
  const ofOld = await db()
    .insertInto('revision_picture')
    .values({ hash: Buffer.alloc(32, 1), extension: 'png', body: RED, bytes: 1, read_at: new Date(0) })
    .returning('hash')
    .executeTakeFirstOrThrow()
  await db()
    .updateTable('revision_picture')
    .set({ read_at: new Date(0) })
    .execute()
  await removeUnusedPictures(db(), new Date())
  const left = (await db().selectFrom('revision_picture').select('hash').execute()).map((each) =>
    each.hash.toString('hex'),
  )
  expect(left).toContain(hash?.hash.toString('hex'))
  expect(left).not.toContain(ofOld.hash.toString('hex'))
})

it('answers no file of a hash that nobody has, and nothing else by this way', async () => {
  const none = '0'.repeat(64)
  for (const name of [`${none}.png`, `${none}.webp`, 'x.png', `${'0'.repeat(63)}.png`, `..%2f${none}.png`])
    expect((await owner.get(`/media/Original/revision-pictures/${name}`)).status).toBe(404)
})
