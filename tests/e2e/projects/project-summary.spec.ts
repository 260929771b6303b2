import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import readExcelFile from 'read-excel-file/node'
import { compactDateIn } from '@specify/core/market-time.ts'
import { signInAs } from '#tests/support/browser/account-journey.ts'
import { expect, open, seriousFindings, test } from '#tests/support/browser/journey.ts'
import { readPdfPages } from '#tests/support/files/pdf.ts'
import { callProjects, givenProject, newProjectName, SKUS } from '#tests/support/browser/project-journey.ts'

const TYPE_ID = randomUUID()
const ARCHITECT = 'architect@studio.test'
const [MIXER, BASIN, SHOWER] = SKUS

const summaryOf = (projectId: string) => `/au/project-builder/edit/?projectId=${projectId}&step=4`
const quantity = (page: Page) => page.getByRole('textbox', { name: /^Quantity of/ })
const totalRow = (page: Page) => page.getByRole('row', { name: /^Total/ })

/** A project with two rooms, on its last step. */
async function openSummary(page: Page): Promise<{ projectId: string; name: string }> {
  await signInAs(page, ARCHITECT)
  const name = newProjectName()
  const projectId = await givenProject(page, { name, rooms: { Kitchen: [MIXER], Bathroom: [BASIN, SHOWER] } })
  await open(page, summaryOf(projectId))
  return { projectId, name }
}

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

const events = (page: Page) => page.evaluate(() => (globalThis.window.dataLayer ?? []).map(({ event }) => event))

/** The day in the market, as export names have it. */
const today = () => compactDateIn({ code: 'au' }, new Date())

test('a summary is changed in place, and its files say what it says (T-036)', { tag: '@desktop' }, async ({ page }) => {
  const { name } = await openSummary(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('by Lane Studio')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Product Summary' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Product Summary' })
  await expect(table.getByRole('columnheader')).toHaveText(['Room', 'Prod Code', 'Product Name', 'Qty', 'Price'])
  await expect(page.getByRole('link', { name: 'View Product Detail page' })).toHaveCount(3)
  expect(await seriousFindings(page)).toEqual([])

  // A pencil opens the note, a cross reverts, a tick saves.
  await page
    .getByRole('button', { name: /^Edit notes of/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Notes of/ }).fill('Not this')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Not this')).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Edit notes of/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Notes of/ }).fill('=Two spare')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('=Two spare')).toBeVisible()

  // What is no quantity becomes 1.
  await quantity(page).first().fill('4')
  await quantity(page).nth(1).fill('zero')
  await quantity(page).nth(1).blur()
  await expect(quantity(page).nth(1)).toHaveValue('1')
  await page
    .getByRole('button', { name: /^Increase quantity/ })
    .nth(2)
    .click()
  await expect(totalRow(page)).toContainText('7')
  await expect.poll(async () => (await (await page.request.get(page.url())).text()).includes('=Two spare')).toBe(true)
  const total = Number((await totalRow(page).getByRole('cell').last().innerText()).replaceAll(/[^\d.]/g, ''))
  expect(total).toBeGreaterThan(0)

  const csv = await saved(page, 'Download CSV')
  expect(csv.name).toBe(`${name.replaceAll(' ', '_')}_${today()}.csv`)
  const csvLines = csv.bytes.toString('utf8').split('\r\n')
  expect(csvLines[0]).toBe('\uFEFFRoom,Product Name,Brand,Category,SKU Code,Quantity,Price Per Unit')
  const rows = csvLines.slice(1, 4).map((line) => line.split(','))
  expect(rows.map((row) => row.at(-3))).toEqual([MIXER, BASIN, SHOWER])
  const csvCents = rows.reduce((sum, row) => sum + Number(row.at(-2)) * Math.round(Number(row.at(-1)) * 100), 0)
  expect(csvCents).toBe(Math.round(total * 100))

  const excel = await saved(page, 'Export to Excel')
  expect(excel.name).toBe(`${name.replaceAll(' ', '_')}_${today()}.xlsx`)
  const [sheet] = await readExcelFile(excel.bytes)
  const cells = sheet?.data ?? []
  expect(cells[0]).toEqual([
    'Room',
    'Product Name',
    'Image',
    'Product Code',
    'Colour Variant',
    'Specification/Details',
    'Notes',
    'Quantity',
    'Price',
  ])
  expect(cells.flatMap((row) => (row[3] === null ? [] : [row[3]])).slice(1)).toEqual([MIXER, BASIN, SHOWER])
  expect(cells[2]?.[6]).toBe('=Two spare')
  expect(cells.at(-1)?.slice(-2)).toEqual([7, total])
  const parts = unzipSync(excel.bytes)
  const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(xml).not.toContain('<f>')
  expect(xml).toContain('fitToPage="1"')
  expect(xml.match(/<mergeCell /g)).toHaveLength(2)
  expect(xml.match(/ht="150"/g)).toHaveLength(3)
  const pictures = Object.keys(parts).filter((part) => part.startsWith('xl/media/'))
  expect(pictures).toHaveLength(3)
  for (const picture of pictures) expect([...(parts[picture] ?? [])].slice(0, 2)).toEqual([0xff, 0xd8])

  const pdf = await saved(page, 'Save')
  expect(pdf.name).toMatch(new RegExp(`^${name.replaceAll(' ', '_')}_summary_[a-z0-9]{4}\\.pdf$`))
  const pages = readPdfPages(pdf.bytes).map((text) => text.replaceAll(/\s+/g, ' '))
  expect(pages).toHaveLength(3)
  expect(pages.join(' ')).toContain('=Two spare')
  for (const part of pages.slice(0, 2))
    expect(part).toContain(total.toLocaleString('en-AU', { minimumFractionDigits: 2 }))
  expect(await events(page)).toEqual(expect.arrayContaining(['csv_export', 'excel_export', 'pdf_save']))
})

test('the landscape table is remembered, and its PDF lies on its side', { tag: '@desktop' }, async ({ page }) => {
  const { projectId } = await openSummary(page)
  const saving = page.waitForResponse(/saveProject/)
  await page.getByLabel('Landscape with product summary table').check()
  const { project } = await (await saving).json()
  expect(project.showLandscape).toBe(true)
  await expect(page.getByRole('table', { name: 'Product Summary' }).getByRole('columnheader')).toHaveText([
    'Room',
    'Image',
    'Prod Code',
    'Product Name',
    'Specification/Details',
    'Bim Files',
    'Qty',
    'Price',
  ])
  expect(await seriousFindings(page)).toEqual([])
  const { bytes } = await saved(page, 'Save')
  expect(bytes.toString('latin1')).toMatch(/\/MediaBox \[0 0 84\d/)
  await open(page, summaryOf(projectId))
  await expect(page.getByLabel('Landscape with product summary table')).toBeChecked()
  await page.getByRole('button', { name: 'Back to products' }).click()
  await expect(page).toHaveURL(/step=2$/)

  // With unit types and tags it counts every unit, and describes each product once.
  const line = (sku: string, quantity: number, tag: string) => ({ sku, quantity, tag })
  await callProjects(page, 'saveProject', {
    id: projectId,
    version: project.version,
    unitTypes: [{ id: TYPE_ID, name: 'Type A', count: 40 }],
    rooms: [
      { name: 'Lobby', lineItems: [line(MIXER, 3, 'BM-02')] },
      { name: 'Ensuite', unitTypeId: TYPE_ID, lineItems: [line(MIXER, 1, 'BM-02'), line(BASIN, 2, 'BA-01')] },
    ],
  })
  await open(page, summaryOf(projectId))
  const schedule = page.getByRole('table', { name: 'Product Summary' })
  await expect(schedule.getByRole('rowheader')).toHaveText([
    'Common areas',
    'Lobby',
    /^Type A × 40 \$[\d,]+\.\d\d each$/,
    /^Ensuite \$[\d,]+\.\d\d each$/,
    'Total',
  ])
  await expect(totalRow(page).first()).toContainText('123')
  // Its answer comes after another template has been chosen: neither is lost.
  const held = Promise.withResolvers<void>()
  const saveOnce = async (route: Route) => {
    const response = await route.fetch()
    await held.promise
    await route.fulfill({ response })
  }
  await page.route('**/saveProject', saveOnce, { times: 1 })
  await schedule
    .getByRole('button', { name: /^Increase quantity/ })
    .last()
    .click()
  await expect(totalRow(page).first()).toContainText('163')
  await expect(page.getByRole('table', { name: 'Products' }).getByRole('row')).toHaveCount(4)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByLabel('Sorted by tag').check()
  await expect(schedule.getByRole('row')).toContainText(['Tag', 'BA-01', 'BM-02', '163'])
  const chosen = page.waitForResponse((response) => response.url().includes('saveProject') && response.ok())
  await page.getByLabel('Portrait with full product summary').check()
  expect((await (await chosen).json()).project.showLandscape).toBe(false)
  held.resolve()
  await expect(page.getByRole('link', { name: 'View Product Detail page' })).toHaveCount(2)
  const portrait = readPdfPages((await saved(page, 'Save')).bytes)
  expect(portrait).toHaveLength(3)
  expect(portrait.join(' ').replaceAll(/\s+/g, ' ')).toContain('Type A, Ensuite: 1 × 40 = 40')
})

test('a summary is shared by its link until sharing stops', { tag: '@phone' }, async ({ page, browser }) => {
  const { projectId, name } = await openSummary(page)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share link' })
  await expect(dialog.getByText('This summary is not shared yet.')).toBeVisible()
  await expect(dialog.getByText('Share using:')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await open(page, page.url())
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toBe(
    `${new URL(page.url()).origin}/au/project-builder/share-summary/?projectId=${projectId}&company=Lane%20Studio`,
  )
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  expect(await page.evaluate(() => globalThis.window.dataLayer?.at(-1))).toMatchObject({
    event: 'share',
    platform: 'Copy',
    projectUrl: link,
  })
  expect(await events(page)).toContain('project_share')

  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  expect((await visitor.goto(link))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor.getByText('by Lane Studio')).toBeVisible()
  for (const button of ['Share', 'Save', 'Print', 'Export to Excel', 'Download CSV'])
    await expect(visitor.getByRole('button', { name: button, exact: true })).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: /quantity of|Edit notes/ })).toHaveCount(0)
  await expect(visitor.getByRole('main').getByRole('radio')).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: 'View Product Detail page' })).toHaveCount(0)
  expect(await seriousFindings(visitor)).toEqual([])

  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog).toBeHidden()
  expect((await visitor.goto(link))?.status()).toBe(404)
  await visitor.context().close()
})

test(
  'an export that fails says so for five seconds, an empty one does nothing',
  { tag: '@desktop' },
  async ({ page }) => {
    await signInAs(page, ARCHITECT)
    const projectId = await givenProject(page, { rooms: { Kitchen: [] } })
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await open(page, summaryOf(projectId))
    await page.getByRole('button', { name: 'Download CSV' }).click()
    await expect.poll(() => logged).toContain('No data provided')

    await openSummary(page)
    await page.route('**/excel-worker*', (route) => route.abort())
    await page.getByRole('button', { name: 'Export to Excel' }).click()
    const failed = page.getByText('Failed to download the file. Please try again later.')
    await expect(failed).toBeVisible()
    await expect(failed).toBeHidden({ timeout: 8_000 })

    // The paper's failure stays, with a way to try again.
    const message = 'This document took too long to create.'
    const late = { status: 503, json: { isError: true, error: { code: 'unavailable', message } } }
    await page.route('**/api/download-project-pdf/', (route) => route.fulfill(late), { times: 1 })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: message }).waitFor()
    await page.waitForTimeout(5_500)
    expect((await saved(page, 'Try again')).name).toMatch(/\.pdf$/)
  },
)

test('a picture that does not come leaves a placeholder', { tag: '@desktop' }, async ({ page }) => {
  await openSummary(page)
  await page.route('**/api/proxy-download-file/', (route) => route.fulfill({ status: 502, body: '' }))
  const { bytes } = await saved(page, 'Export to Excel')
  const pictures = Object.keys(unzipSync(bytes)).filter((part) => part.startsWith('xl/media/'))
  expect(pictures.length).toBeGreaterThan(0)
})
