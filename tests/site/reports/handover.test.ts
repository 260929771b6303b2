import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePeople, type Browser, type Person } from '#tests/support/browser/use-people.ts'

const { newBrowser, newPerson, dataDir, db } = usePeople()

const PLAN = Buffer.alloc(3_000_000, 'section ')
/** Files of the store by name; `turoa-manual.pdf` is missing. */
const STORED: Readonly<Record<string, string | Buffer>> = {
  'turoa.pdf': 'sheet',
  'turoa-set.pdf': 'guide',
  'zzintreport.pdf': 'zzint',
  'builder-plan.dxf': PLAN,
  'builder-side.dxf': 'side',
}
const LEFT = randomUUID()
mkdirSync(path.join(dataDir, 'media/docs'), { recursive: true })
for (const [name, content] of Object.entries(STORED)) writeFileSync(path.join(dataDir, 'media/docs', name), content)
// What a killed server leaves.
mkdirSync(path.join(dataDir, 'packages'))
for (const ending of ['part', 'zip', 'fetch']) writeFileSync(path.join(dataDir, `packages/${LEFT}.${ending}`), 'left')

let owner: Person
let projectId: string

const line = (sku: string, tag: string) => ({ id: randomUUID(), sku, quantity: 2, note: 'zznote', tag })

beforeAll(async () => {
  owner = await newPerson()
  const { body } = await owner.act(
    'projectBuilder/createShoppingList',
    {
      projectDetails: { projectName: 'Harbour House', projectType: 'commercial', projectLocation: 'NSW' },
      customerDetails: { customerName: 'zzcust', customerEmail: 'zzcust@x.test' },
      specifierDetails: { username: 'Jo Smith' },
      selectedRoomDetails: ['Ensuite 1'],
    },
    'au',
    { prefer: 'return=minimal' },
  )
  projectId = (body['project'] as { projectId: string }).projectId
  const unitTypeId = randomUUID()
  const saved = await act('saveProject', {
    id: projectId,
    version: 1,
    unitTypes: [{ id: unitTypeId, name: 'Type A', count: 40 }],
    rooms: [
      { name: 'Ensuite 1', unitTypeId, lineItems: [line('00TB-1.5/A', 'WB-01'), line('BB100', 'WB-02')] },
      { name: 'Lobby 1', lineItems: [line('00TB-1.5/A', 'WB-09')] },
    ],
  })
  expect(saved.status).toBe(200)
})

const act = (name: string, input: object) => owner.act(`projectBuilder/${name}`, input, 'au')
const KINDS = ['specification-sheet', 'installation-guidelines-set', 'technical-manual', 'DXF-file', 'test-report']
const NOTHING_ELSE = { schedule: false, csv: false }

async function call(who: Browser, href: string, input?: object) {
  const response = await who.send(href, {
    ...(input && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
  })
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, body, code: (body['error'] as { code?: string } | undefined)?.code }
}

const order = (who: Browser, input: object) => call(who, '/au/api/handover-package/', { kinds: KINDS, ...input })

async function untilEnded(who: Browser, progress: string) {
  for (let count = 0; count < 150; count++) {
    const { body } = await call(who, progress)
    if (body['state'] !== 'waiting' && body['state'] !== 'making') return body
    await sleep(150)
  }
  throw new Error('the package does not end')
}

/** Its entries by path. */
async function fetchZip(who: Browser, href: string) {
  const response = await who.get(href)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.status).toBe(200)
  const entries = unzipSync(bytes)
  const text = (name: string) => Buffer.from(entries[name] ?? []).toString('utf8')
  return { response, bytes, entries, text, rows: text('manifest.csv').slice(1).trim().split('\r\n').slice(1) }
}

async function newLink(more: object) {
  const { body } = await act('createLink', { id: projectId, name: 'Harbour Plumbing', ...more })
  return new URL((body['link'] as { url: string }).url).pathname.split('/').at(-2)!
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const onDisk = () => readdirSync(path.join(dataDir, 'packages'))

describe('a handover package', () => {
  let made: Awaited<ReturnType<typeof fetchZip>>
  let zip: string
  let progress: string

  beforeAll(async () => {
    const { status, body } = await order(owner, { projectId, include: NOTHING_ELSE })
    expect(status).toBe(202)
    progress = String(body['progress'])
    zip = String(body['zip'])
    expect(await untilEnded(owner, progress)).toMatchObject({
      state: 'ready',
      files: { done: 7, of: 7 },
      missingCount: 3,
    })
    made = await fetchZip(owner, zip)
  })

  it('has each file once, as it is in the store, and names what is missing', () => {
    const names = Object.keys(made.entries).toSorted()
    expect(names).toEqual([
      '00 Common areas/Lobby 1/WB-09 00TB-1.5-A Tūroa Basin/installation-guide.pdf',
      '00 Common areas/Lobby 1/WB-09 00TB-1.5-A Tūroa Basin/specification-sheet v2.pdf',
      '01 Type A/Ensuite 1/WB-02 BB100 Builder Basin/dxf (2).dxf',
      '01 Type A/Ensuite 1/WB-02 BB100 Builder Basin/dxf.dxf',
      'index.html',
      'manifest.csv',
      'manifest.sig',
    ])
    const cells = made.rows.map((row) => row.split(','))
    for (const [, , , name = '', , , bytes, hash, , status = ''] of cells) {
      if (status.startsWith('missing: ')) continue
      expect([String(made.entries[name]?.length), sha256(made.entries[name]!)]).toEqual([bytes, hash])
    }
    const distinct = new Set(cells.map(([, sku, kind, , , , , , source]) => `${sku} ${kind} ${source}`))
    const missing = new Set(cells.filter((row) => row[9] !== 'ok').map(([, sku, kind]) => `${sku} ${kind}`))
    expect(distinct.size - missing.size).toBe(names.length - 3)
    expect(made.text('manifest.csv')).toContain('missing: the store has no such file')
    expect(made.text('manifest.csv')).not.toContain('zzint')
    expect(made.text('index.html')).toContain('missing, the store has no such file')
    expect(made.text('index.html')).toContain('href="01%20Type%20A/Ensuite%201/WB-02%20BB100')
  })

  it('goes on where a download broke off', async () => {
    const etag = made.response.headers.get('etag')!
    const at = Math.floor(made.bytes.length / 3)
    const rest = async (headers: Record<string, string>) => {
      const answer = await owner.send(zip, { headers })
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers }
    }
    const resumed = await rest({ range: `bytes=${at}-`, 'if-range': etag })
    expect([resumed.status, resumed.headers.get('accept-ranges')]).toEqual([206, 'bytes'])
    expect(Buffer.concat([made.bytes.subarray(0, at), resumed.bytes]).equals(made.bytes)).toBe(true)
    expect((await rest({ range: `bytes=${at}-`, 'if-range': '"other"' })).bytes.length).toBe(made.bytes.length)
    expect((await rest({ range: 'bytes=99999999999-' })).status).toBe(416)
    expect(made.response.headers.get('content-disposition')).toContain('filename="Harbour House handover.zip"')
    expect(made.response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is of nobody else, and not for ever (T-116)', async () => {
    const stranger = await newPerson()
    for (const href of [zip, progress]) {
      expect((await call(stranger, href)).status).toBe(404)
      expect((await call(newBrowser(), href)).status).toBe(401)
    }
    expect((await order(stranger, { projectId })).status).toBe(404)
    const token = await newLink({ files: true })
    expect((await call(newBrowser(), `${zip}&token=${token}`)).status).toBe(404)
    await db()
      .updateTable('handover_package')
      .set({ expires_at: new Date(0) })
      .where('state', '=', 'ready')
      .execute()
    expect(await call(owner, zip)).toMatchObject({ status: 410, code: 'package_expired' })
  })

  it('is proved by its list, until one byte is different (T-117)', async () => {
    const [manifest, signature] = [made.text('manifest.csv'), made.text('manifest.sig')]
    const resultOf = async (given: string, sig?: string) =>
      (await call(newBrowser(), '/verify/', { manifest: given, ...(sig && { signature: sig }) })).body['result']
    expect([await resultOf(manifest), await resultOf(manifest, signature)]).toEqual(['signed', 'signed'])
    expect(await resultOf(manifest.replaceAll('\r\n', '\n').slice(1))).toBe('signed')
    const changed = manifest.replace(',ok', ',oK')
    expect([await resultOf(changed), await resultOf(changed, signature)]).toEqual(['changed', 'changed'])
    const forged = signature.replace(/(?<=signature: )./, (first) => (first === 'A' ? 'B' : 'A'))
    expect(await resultOf(manifest, forged)).toBe('changed')

    const page = async (file: string) => {
      const form = new FormData()
      form.append('manifest', new File([file], 'manifest.csv'))
      form.append('text', '')
      const init = { method: 'POST', body: form, headers: { accept: 'text/html' } }
      const answer = await newBrowser().send('/verify/', init)
      return { status: answer.status, text: await answer.text() }
    }
    const [proved, not, none] = [await page(manifest), await page('<script>alert(1)</script>'), await page('')]
    expect(proved.text).toContain('Signed by this site on')
    expect(not.text).toContain('Changed, or not signed by this site.')
    expect(not.text).not.toContain('<script>alert')
    expect([proved.status, not.status, none.status]).toEqual([200, 200, 400])
    expect((await (await newBrowser().get('/verify/')).text()).includes('BEGIN PUBLIC KEY')).toBe(true)
  })
})

describe('orders', () => {
  it('made twice at once are one, and leave nothing when they are cancelled', async () => {
    const include = { schedule: true, csv: true }
    const both = await Promise.all([order(owner, { projectId, include }), order(owner, { projectId, include })])
    expect(both.map(({ status }) => status)).toEqual([202, 202])
    const [{ body }] = both
    expect(both[1].body['packageId']).toBe(body['packageId'])
    expect(await call(owner, String(body['zip']))).toMatchObject({ status: 409, code: 'package_pending' })
    const cancelled = await owner.send(String(body['cancel']), { method: 'POST' })
    expect(await cancelled.json()).toMatchObject({ state: 'cancelled', zip: null })
    await expect.poll(() => onDisk().filter((name) => name.startsWith(String(body['packageId'])))).toEqual([])
    expect((await call(owner, String(body['zip']))).status).toBe(410)
    await expect.poll(() => onDisk().filter((name) => name.startsWith(LEFT)), { timeout: 15_000 }).toEqual([])
  })

  it('that make no sense are refused', async () => {
    for (const input of [{ kinds: [], include: NOTHING_ELSE }, { kinds: ['x'] }, { by: 'colour' }, { projectId: '' }])
      expect(await order(owner, { projectId, ...input })).toMatchObject({ status: 400, code: 'invalid_input' })
    expect((await order(owner, { projectId: '../..' })).status).toBe(404)
  })

  it('work without script, and are listed on their page', async () => {
    const href = `/au/project-builder/reports/handover/?projectId=${projectId}`
    expect(await (await owner.get(href)).text()).toContain('Specification Sheet')
    const fields = new URLSearchParams({ projectId, kinds: 'specification-sheet', by: 'tag' })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const posted = await owner.send(`${href}&form=order`, { method: 'POST', headers, body: fields.toString() })
    expect(posted.status).toBe(303)
    await expect.poll(async () => (await owner.get(href)).text()).toContain('Download')
    const none = await owner.send(`${href}&form=order`, { method: 'POST', headers, body: `projectId=${projectId}` })
    expect([none.status, (await none.text()).includes('hoose what goes into the package')]).toEqual([400, true])
  })
})

describe('the holder of a link', () => {
  it('has no package where the link shows no files (T-116)', async () => {
    const token = await newLink({ files: false })
    expect(await order(newBrowser(), { token })).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await newBrowser().get(`/au/l/${token}/handover/`)).status).toBe(403)
    expect(await (await newBrowser().get(`/au/l/${token}/`)).text()).not.toContain('handover/')
  })

  it('has one without prices, notes and what is for staff, where the link shows none (T-116)', async () => {
    const token = await newLink({ files: true, prices: false, notes: false })
    const holder = newBrowser()
    expect(await (await holder.get(`/au/l/${token}/`)).text()).toContain('href="handover/"')
    const { body } = await order(holder, { token, include: { schedule: false, csv: true } })
    await untilEnded(holder, String(body['progress']))
    expect((await call(owner, String(body['zip']).replace(/&token=.*/, ''))).status).toBe(404)
    const { entries, text } = await fetchZip(holder, String(body['zip']))
    const all = [...Object.keys(entries), ...['schedule.csv', 'index.html', 'manifest.csv'].map(text)].join('\n')
    expect(text('schedule.csv')).toContain('00TB-1.5/A')
    expect(all.match(/.{0,60}(?:\$\s?\d|400\.00|77777|777\.77|zznote|zzcust|zzint).{0,20}/g)).toBeNull()
    for (const secret of [projectId, owner.email]) expect(all.includes(secret)).toBe(false)
  })
})
