import { expect, it } from 'vitest'
import { readableAnswer } from './readable-answer.server.ts'

const ADDRESS = 'https://site.test/au/api/finish-board/?projectId=1'
const PAGE = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' }
const refusal = (status: number, message = 'This project is too large <b>.') =>
  Response.json({ isError: true, error: { code: 'x', message } }, { status, headers: { 'retry-after': '10' } })
const ask = (headers: Record<string, string>, answer: Response, method = 'GET') =>
  readableAnswer(new Request(ADDRESS, { method, headers }), answer)

it('words a refusal as a page for a browser that was led to a file', async () => {
  const answer = await ask(
    { ...PAGE, referer: 'https://site.test/au/project-builder/reports/?projectId=1' },
    refusal(503),
  )
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
    503,
    'text/html; charset=utf-8',
    '10',
  ])
  const page = await answer.text()
  expect(page).toContain('This project is too large &lt;b&gt;.')
  expect(page).toContain('<a href="">Try again</a>')
  expect(page).toContain('<a href="https://site.test/au/project-builder/reports/?projectId=1">Back</a>')
})

it('leads somebody who is signed out to the form, and nobody to another site', async () => {
  const page = await (await ask({ ...PAGE, referer: 'https://other.test/x' }, refusal(401))).text()
  expect(page).toContain('<a href="/au/login/">Sign in</a><a href="/au/">Home</a>')
  expect(page).not.toContain('other.test')
})

it('words the refusal of a file that a form without script has sent', async () => {
  const headers = { ...PAGE, 'content-type': 'multipart/form-data; boundary=x', referer: 'https://site.test/au/' }
  expect(await (await ask(headers, refusal(413), 'POST')).text()).toContain('This project is too large')
  const upload = Response.json({ code: 'INVALID_FILE', message: 'Invalid file.' }, { status: 400 })
  expect(await (await ask(headers, upload, 'POST')).text()).toContain('Invalid file.')
})

it('leads back to the orders from packing sheets, also where no page is named', async () => {
  const request = new Request('https://site.test/au/api/packing-sheets/', { headers: PAGE })
  const page = await (await readableAnswer(request, refusal(400, 'Tick the orders to pack first.'))).text()
  expect(page).toContain('Tick the orders to pack first.')
  expect(page).toContain('<a href="/au/console/orders/">Back to orders</a>')
})

it('leaves answers to programs, files and forms as they are', async () => {
  for (const headers of [{}, { accept: '*/*' }, { ...PAGE, 'sec-fetch-mode': 'cors' }])
    expect(await (await ask(headers, refusal(413))).json()).toMatchObject({ isError: true })
  expect(await (await ask(PAGE, refusal(413), 'POST')).json()).toMatchObject({ isError: true })
  expect(await (await ask(PAGE, Response.json({ lines: [] }))).json()).toEqual({ lines: [] })
})
