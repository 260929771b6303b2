import { cpSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { useSite } from '../support/browser/use-site.ts'

const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-content-'))
cpSync('content', directory, { recursive: true })

/** A content system: what it answers is up to each test. */
let delivery: object | null = { pages: [] }
const system = createServer((_, response) => {
  if (delivery) response.setHeader('content-type', 'application/json').end(JSON.stringify(delivery))
  else response.writeHead(500).end()
})
await new Promise<void>((resolve) => system.listen(0, '127.0.0.1', () => resolve()))
const { port } = system.address() as AddressInfo

const site = useSite({
  CONTENT_DIR: directory,
  CONTENT_URL: `http://127.0.0.1:${port}/delivery`,
  CONTENT_REFRESH_SECONDS: '1',
  LOG_LEVEL: 'info',
})

afterAll(() => {
  system.close()
  rmSync(directory, { recursive: true, force: true })
})

const get = async (address: string) => fetch(`${site().url}${address}`, { redirect: 'manual' })
const text = async (address: string) => (await get(address)).text()
const page = (slug: string, title: string, sections: readonly object[] = [], rest: object = {}) => ({
  path: slug,
  title,
  main: {
    layoutElements: [{ components: [{ id: 'a', type: 'content-renderer', configuration: { sections } }] }],
  },
  ...rest,
})
const write = (name: string, content: object | string) =>
  writeFileSync(path.join(directory, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2))

describe('content files', () => {
  it('show without a restart when they are added, changed and removed, also in pages that were kept', async () => {
    expect((await get('/au/field-notes/')).status).toBe(404)
    write('pages/field-notes.json', page('field-notes', 'Field notes', [], { markets: ['au'] }))
    await expect.poll(() => text('/au/field-notes/'), { timeout: 10_000 }).toContain('Field notes')
    expect(await text('/au/field-notes/')).toContain('No sections to display')
    expect((await get('/nz/field-notes/')).status).toBe(404)
    expect(await text('/au/sitemap.xml')).toContain('/au/field-notes/')
    write('pages/field-notes.json', page('field-notes', 'Other notes', [], { markets: ['au'] }))
    await expect.poll(() => text('/au/field-notes/'), { timeout: 10_000 }).toContain('Other notes')
    unlinkSync(path.join(directory, 'pages/field-notes.json'))
    await expect.poll(async () => (await get('/au/field-notes/')).status, { timeout: 10_000 }).toBe(404)
  })

  it('that are broken are named with line and reason, and what was sound stays', async () => {
    write('pages/notes.json', page('notes', 'Sound notes'))
    await expect.poll(() => text('/au/notes/'), { timeout: 10_000 }).toContain('Sound notes')
    write('pages/notes.json', '{\n  "path": "notes",\n  "title":\n}')
    write('navigation.json', '{ "header": [')
    await expect.poll(() => site().output(), { timeout: 10_000 }).toContain('pages/notes.json:4: ')
    expect(site().output()).toContain('navigation.json:1: ')
    expect(await text('/au/notes/')).toContain('Sound notes')
    expect(await text('/au/')).toContain('BIM library')
    cpSync('content/navigation.json', path.join(directory, 'navigation.json'))
  })

  it('do not take the address of a listing, and listings are found by their last part as before', async () => {
    expect(await text('/au/products/tapware/')).toContain('<h1>Tapware</h1>')
    expect(await text('/au/somewhere/tapware/')).toContain('<h1>Tapware</h1>')
    const { status, headers } = await get('/au/case-studies/tapware/')
    expect([status, headers.get('location')]).toEqual([302, '/au/products/tapware/'])
    // A page at the very address comes first.
    write('pages/tapware-story.json', page('somewhere/tapware', 'A story of taps'))
    await expect.poll(() => text('/au/somewhere/tapware/'), { timeout: 10_000 }).toContain('A story of taps')
  })
})

it('product cards of a page are shown in the colour that it asks for', async () => {
  const slider = {
    id: 'black',
    type: 'product-slider',
    configuration: { title: 'In black', filter: { attributes: { colour: ['Matte Black'] } } },
  }
  write('pages/black.json', { path: 'black', title: 'Black', main: { layoutElements: [{ components: [slider] }] } })
  await expect.poll(() => text('/au/black/'), { timeout: 10_000 }).toContain('In black')
  const [, main = ''] = (await text('/au/black/')).split('<main')
  const products = Array.from(main.matchAll(/<h3[^>]*><a href="(\/au\/product\/[^"?]+)/g), ([, href]) => href)
  expect(products).toHaveLength(12)
  expect(products.filter((href) => !href?.includes('-matte-black-'))).toEqual([])
})

describe('a content system', () => {
  const banner = { kind: 'banner', banner_heading: 'From the system', additional_css: 'padding: 40px' }

  it('delivers pages in front of the files, and its last good copy stays when it fails', async () => {
    delivery = {
      pages: [page('warranty', 'Delivered', [banner]), page('new-page', 'New page', [{ kind: 'banner' }])],
      dataSources: { terms: { content: 'Delivered terms' } },
    }
    await expect.poll(() => text('/au/warranty/'), { timeout: 15_000 }).toContain('From the system')
    expect((await get('/au/new-page/')).status).toBe(404)
    expect(site().output()).toMatch(/pages\/new-page\.json:\d+: .*banner_heading/)
    delivery = null
    await expect.poll(() => site().output(), { timeout: 10_000 }).toContain('content did not come')
    expect(await text('/au/warranty/')).toContain('From the system')
    delivery = { pages: [] }
    await expect.poll(() => text('/au/warranty/'), { timeout: 10_000 }).toContain('How to claim')
  })

  it('styles its sections by a sheet of this site', async () => {
    delivery = { pages: [page('styled', 'Styled', [banner])] }
    await expect.poll(() => text('/au/styled/'), { timeout: 10_000 }).toContain('/content-styles/')
    const [sheet = ''] = /\/content-styles\/[\w-]+\.css/.exec(await text('/au/styled/')) ?? []
    const answer = await get(sheet)
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(await answer.text()).toBe('.c-section.c-own-1{padding:40px}')
    expect((await get('/content-styles/nothing.css')).status).toBe(404)
  })
})

describe('tables', () => {
  const table = (source: string) => get(`/au/api/content-table/?${new URLSearchParams({ source })}`)

  it('are the rows of a spreadsheet that a page shows, with months for days', async () => {
    const { rows } = (await (await table('/media/Original/pages/flow-rates.xlsx')).json()) as { rows: string[][] }
    expect(rows[0]).toEqual(['Outlet', '100 kPa', '250 kPa', '500 kPa', 'WELS', 'Tested'])
    expect(rows[1]).toEqual(['Basin mixer, 6 star', '3.1', '4.4', '4.5', '6 star', 'Jan 2024'])
  })

  it('come from nowhere else', async () => {
    for (const source of ['', 'http://127.0.0.1/', '/media/Original/pages/other.xlsx', 'file:///etc/passwd']) {
      expect((await table(source)).status).toBe(404)
    }
  })

  it('are empty where the spreadsheet is none', async () => {
    write('media/pages/broken.xlsx', 'no spreadsheet')
    const broken = { kind: 'table', spreadsheet: { url: 'Original/pages/broken.xlsx' } }
    write('pages/broken-table.json', page('broken-table', 'Broken', [broken]))
    await expect
      .poll(async () => (await table('/media/Original/pages/broken.xlsx')).status, { timeout: 10_000 })
      .toBe(200)
    expect(await (await table('/media/Original/pages/broken.xlsx')).json()).toEqual({ rows: [] })
    expect(site().output()).toContain('a table could not be read')
  })
})

it('films answer with the part that a player asks for', async () => {
  const answer = await fetch(`${site().url}/media/Original/pages/baths.mp4`, { headers: { range: 'bytes=0-99' } })
  expect([answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength]).toEqual([
    206,
    'video/mp4',
    100,
  ])
})
