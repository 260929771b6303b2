import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPaperPages } from '../support/files/pdf-accessibility.ts'
import { askPdf, readPdfPages } from '../support/files/pdf.ts'
import { useSite } from '../support/browser/use-site.ts'

const MB = 1024 * 1024
const site = useSite({ TRUST_PROXY: '1' })
const ask = (html: string, options?: Parameters<typeof askPdf>[2]) => askPdf(site().url, html, options)
const textOf = (pdf: Buffer) => readPdfPages(pdf).join('\f')

let canaryHits: string[] = []
const canary = http.createServer((request, response) => {
  canaryHits.push(request.url ?? '')
  response.writeHead(200, { 'content-type': 'image/svg+xml' })
  response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
})
let trap = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', () => resolve()))
  trap = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`
})
afterAll(() => canary.close())

describe('a PDF of a page', () => {
  it('has its text, pictures, header and footer, and is called as asked (T-009)', async () => {
    const noise = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
      .webp()
      .toBuffer()
    const html = `<article><h1>Tūroa Basin</h1><p class="price">$1,234.50</p>
      <img src="/images/swatches/Chrome.svg" alt="Chrome"><img src="data:image/webp;base64,${noise.toString('base64')}">
      <h2>Technical information</h2><dl><div><dt>Length</dt><dd>MARKER-1 400 mm</dd></div></dl>
      <h2 class="new-page">Second page</h2><p><a href="/au/products/">More</a></p></article>`
    const { status, headers, body } = await ask(html, {
      more: { fileName: '99TB-1_turoa-basin.pdf' },
      headers: { referer: `${site().url}/au/product/turoa-basin-99TB-1/?colour=White` },
    })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="99TB-1_turoa-basin.pdf";/)
    expect(body.subarray(0, 5).toString()).toBe('%PDF-')
    const pages = readPdfPages(body)
    expect(pages).toHaveLength(2)
    for (const [index, page] of pages.entries()) {
      expect(page).toMatch(/^Tūroa Basin\n?99TB-1\n/)
      expect(page).toContain(`${site().url}/au/product/turoa-basin-99TB-1/`)
      expect(page).not.toContain('colour=White')
      expect(page).toMatch(/\d{1,2} [A-Z][a-z]+ 20\d\d/)
      expect(page).toContain(`Page ${index + 1} of 2`)
    }
    expect(pages[0]).toContain('MARKER-1 400 mm')
    expect(pages[1]).toContain('Second page')
    const raw = body.toString('latin1')
    expect(raw.match(/\/Subtype \/Image\n/g)?.length).toBeGreaterThanOrEqual(2)
    expect(raw).toContain('/StructTreeRoot')
    expect(raw).toMatch(/\/RoleMap <<\/Strong \/Span[^]*\/Type \/StructTreeRoot/)
    expect(raw).toContain('/Outlines')
    expect(raw).toMatch(/\/Lang \(en-AU\)/)
    expect(raw).toContain('/MediaBox [0 0 594.95996 841.91998]')
  })

  it('does not divide the rows of a table and repeats its head', async () => {
    const rows = Array.from({ length: 60 }, (_, row) => `<tr><td>start${row}<br>end${row}</td></tr>`).join('')
    const { body } = await ask(`<table><thead><tr><th>HEAD</th></tr></thead>${rows}</table>`)
    const pages = readPdfPages(body)
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) {
      expect(page).toContain('HEAD')
      expect(page.match(/start\d+/g)?.length).toBe(page.match(/end\d+/g)?.length)
    }
  })
})

describe('the sheet of a product', () => {
  it('is made of the catalogue, of the variant that was chosen', async () => {
    const { status, body } = await ask('<h1>MARKER</h1>', { more: { sku: 'FM1001B', fileName: 'FM1001B_a.pdf' } })
    expect(status).toBe(200)
    const text = readPaperPages(body).join('\f')
    expect(text).toMatch(/Fixture Mixer 01\s+Basin Mixers · Matte Black/)
    expect(text).toMatch(/RRP \$251\.00 \(inc\. GST\)/)
    expect(text).toMatch(/Page 1 of \d/)
    expect(text).not.toMatch(/MARKER|127\.0\.0\.1:\d+\/|undefined/)
  })

  it('names nothing that the caller may not see, and prints the HTML where there is no such product', async () => {
    const { body } = await ask('<h1>x</h1>', { more: { sku: '00TB_1.5_A' } })
    expect(textOf(body)).toContain('Half Internal Basin')
    expect(textOf(body).toLowerCase()).not.toContain('zzint')
    for (const sku of ['ZZINTSKU1', 'NOSUCH1', '']) {
      expect(textOf((await ask('<h1>MARKER</h1>', { more: { sku } })).body)).toContain('MARKER')
    }
    expect((await ask('<h1>x</h1>', { more: { sku: 'x'.repeat(65) } })).status).toBe(400)
  })
})

describe('hostile HTML', () => {
  type Vector = readonly [string, (to: string) => string]
  const vectors: readonly Vector[] = [
    ['img', (to) => `<img src="${to}/img"><img srcset="${to}/srcset 2x"><img lowsrc="${to}/low">`],
    ['numbered addresses', () => `<img src="http://2130706433:${new URL(trap).port}/n"><img src="http://0x7f.1/n">`],
    ['iframe', (to) => `<iframe src="${to}/iframe"></iframe><iframe srcdoc="<img src=${to}/srcdoc>"></iframe>`],
    ['script', (to) => `<script src="${to}/script"></script><script>fetch("${to}/fetch")</script>`],
    ['link', (to) => `<link rel=stylesheet href="${to}/css"><link rel=preload as=image href="${to}/preload">`],
    ['prefetch', (to) => `<link rel=prefetch href="${to}/prefetch"><link rel=preconnect href="${to}">`],
    ['background', (to) => `<p style="background:url(${to}/bg)">x</p><table background="${to}/table"></table>`],
    ['list and content', (to) => `<ul style="list-style:url(${to}/list)"><li style="content:url(${to}/c)">x</ul>`],
    [
      'object',
      (to) => `<object data="${to}/object"></object><embed src="${to}/embed"><applet code="${to}/a"></applet>`,
    ],
    ['svg', (to) => `<svg><image href="${to}/image"/><use href="${to}/use#a"/><feImage href="${to}/fe"/></svg>`],
    ['video', (to) => `<video poster="${to}/poster" src="${to}/video"></video><audio src="${to}/audio"></audio>`],
    ['math', (to) => `<math href="${to}/math"><maction xlink:href="${to}/maction">x</maction></math>`],
    [
      'data addresses',
      (to) =>
        `<iframe src="data:text/html,<img src=${to}/d1>"></iframe><link rel=stylesheet href="data:text/css,@import '${to}/d2'"><object data="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='${to}/d3'/></svg>"></object>`,
    ],
    [
      'a drawing in the document',
      (to) => `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><image href='${to}/d'/></svg>">`,
    ],
  ]
  /** Markup that changes how the rest of a document is read: each has a document of its own. */
  const breaking: readonly Vector[] = [
    [
      'style',
      (to) => `<style>@import "${to}/import"; @font-face{font-family:a;src:url(${to}/font)} p{font:1em a}</style>`,
    ],
    ['base', (to) => `<base href="${to}/"><img src="relative"><img src="/media/Original/a.png">`],
    ['refresh', (to) => `<meta http-equiv=refresh content="0;url=${to}/refresh">`],
    ['form', (to) => `<form action="${to}/form"><input type=image src="${to}/input" autofocus></form>`],
    [
      'a break-out of the attributes',
      (to) => `<img src='/images/a.svg"><img src=${to}/q>' alt='"><img src=${to}/alt>'>`,
    ],
    [
      'what a second reading would turn into elements',
      (to) =>
        `<svg></p><style><a id="</style><img src=${to}/m1>"><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=${to}/m2&gt;"></table></math><noscript><p title="</noscript><img src=${to}/m3>"><textarea></textarea/><img src=${to}/m4></textarea><!--a--!><img src=${to}/m5>-->`,
    ],
    [
      'what was not closed',
      (to) =>
        `<style>p{background:url(${to}/open)}</style><p style="background:url(${to}/open2)">x<img src="${to}/open3`,
    ],
  ]

  it('makes the browser ask nobody for anything (T-001, T-003)', async () => {
    canaryHits = []
    // Not all at once: a slow machine would rather turn some away.
    for (const group of [vectors.slice(0, 7), vectors.slice(7), ...breaking.map((vector) => [vector])]) {
      const { status } = await ask(group.map(([, vector]) => `<p>a</p>${vector(trap)}`).join('\n'))
      expect({ group: group.map(([name]) => name), status }).toMatchObject({ status: 200 })
    }
    await sleep(1_000)
    expect(canaryHits).toEqual([])
  })

  it('shows nothing of the files of this machine (T-002)', async () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'specify-marker-'))
    const file = path.join(directory, 'secret.txt')
    writeFileSync(file, 'SECRETMARKER')
    const plain = await ask('<h1>Same</h1><p>Text</p>')
    const [first, second] = [pathToFileURL(file).href, 'file:///etc/passwd']
    for (const address of [first, second]) {
      const tags = `<iframe src="${address}"></iframe><object data="${address}"></object><embed src="${address}"><img src="${address}"><link rel=stylesheet href="${address}"><script>location="${address}"</script>`
      const { status, body } = await ask(`<h1>Same</h1><p>Text</p>${tags}`)
      expect(status).toBe(200)
      expect(textOf(body)).not.toMatch(/root:|SECRETMARKER/)
      expect(withoutDates(body)).toEqual(withoutDates(plain.body))
    }
    rmSync(directory, { recursive: true })
  })

  it('runs no script (T-004)', async () => {
    canaryHits = []
    const { status, body } = await ask(
      `<p>before</p><script>document.write('JSR'+'AN')</script><img src=x onerror="document.body.append('JSR'+'AN')">
       <body onload="document.body.append('JSR'+'AN')"><svg onload="fetch('${trap}/svg')"></svg>
       <a href="javascript:document.write('JSR'+'AN')" autofocus onfocus="fetch('${trap}/focus')">link</a>
       <script>setInterval(() => { new Image().src = '${trap}/timer' }, 10)</script><p>after</p>`,
    )
    expect(status).toBe(200)
    expect(textOf(body)).toMatch(/before\n[^]*after\n/)
    expect(textOf(body)).not.toContain('JSRAN')
    await sleep(500)
    expect(canaryHits).toEqual([])
  })
})

describe('a document made to be slow', () => {
  const cells = '<td>1</td><td>22</td><td>333</td><td>4444</td>'
  const documents: readonly (readonly [name: string, html: string])[] = [
    ['nested tables', '<table><tr><td>x'.repeat(250_000)],
    [
      'nested tables that are kept',
      '<table><tr><td>'.repeat(13).concat('x') + '<table><tr><td>y</table>'.repeat(4_000),
    ],
    ['elements without end', '<div>x</div>'.repeat(400_000)],
    ['a table without end', `<table>${`<tr>${cells}</tr>`.repeat(6_000)}</table>`],
    ['text without end', '<p>'.concat('word '.repeat(400_000))],
    [
      'styles that scale',
      '<p style="zoom:100000;transform:scale(1e9);font-size:9e9px">x</p><style>@page{size:10000in}</style>',
    ],
    ['a script without end', '<script>for(;;);</script><p>x</p>'],
    [
      'a huge filter',
      '<svg width=50000 height=50000><filter id=a><feTurbulence/></filter><rect filter="url(#a)"/></svg><p>x</p>',
    ],
  ]

  it('ends in time, and pages are answered meanwhile (T-006)', async () => {
    const pageTimes: number[] = []
    let finished = false
    const pages = (async () => {
      while (!finished) {
        const started = performance.now()
        await (await fetch(`${site().url}/au/`)).text()
        pageTimes.push(performance.now() - started)
        await sleep(50)
      }
    })()
    const outcomes = await Promise.all(
      documents.map(async ([name, html]) => {
        const started = performance.now()
        const { status, body } = await ask(html)
        const code = status === 200 ? body.subarray(0, 5).toString() : JSON.parse(body.toString()).error.code
        return { name, status, code, isInTime: performance.now() - started < 25_000 }
      }),
    )
    finished = true
    await pages
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ isInTime: true, status: expect.toBeOneOf([200, 413, 503]) })
      expect(outcome.code).toBeOneOf(['%PDF-', 'too_large', 'unavailable'])
    }
    expect(outcomes.filter(({ status }) => status === 413).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['nested tables', 'elements without end']),
    )
    const sorted = pageTimes.toSorted((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(500)
    expect((await ask('<p>next</p>')).status).toBe(200)
  }, 60_000)
})

describe('a body that is too large', () => {
  const head = (length: string) =>
    `POST /au/api/pdf-my-html/ HTTP/1.1\r\nHost: ${new URL(site().url).host}\r\nContent-Type: application/json\r\nOrigin: ${site().url}\r\n${length}\r\n\r\n`

  /** Sends a request bit by bit until it is answered; answers the status and how much had been sent. */
  async function send(start: string, chunk: Buffer, most: number): Promise<{ status: number; sent: number }> {
    const socket = net.connect(Number(new URL(site().url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')))
    socket.on('error', () => {})
    socket.write(start)
    let sent = 0
    const deadline = Date.now() + 10_000
    while (answer === '' && Date.now() < deadline) {
      if (sent < most) {
        socket.write(chunk)
        sent += chunk.length
      }
      await sleep(5)
    }
    socket.destroy()
    return { status: Number(answer.split(' ')[1]), sent }
  }

  it('is refused by its length before it is sent (T-007)', async () => {
    const start = head(`Content-Length: ${5 * MB + 1}`)
    expect(await send(start, Buffer.alloc(0), 0)).toEqual({ status: 413, sent: 0 })
  })

  it('is refused without a length as soon as it is too large (T-007)', async () => {
    const piece = `10000\r\n${' '.repeat(65_536)}\r\n`
    const { status, sent } = await send(head('Transfer-Encoding: chunked'), Buffer.from(piece), 20 * MB)
    expect(status).toBe(413)
    expect(sent).toBeLessThan(8 * MB)
  })

  it('of just five megabytes is read', async () => {
    const rest = 5 * MB - JSON.stringify({ html: '', noPageMargins: true }).length
    expect((await ask(' '.repeat(rest - 10) + '<p>fits</p>'.slice(0, 10))).status).toBe(200)
    expect((await ask(' '.repeat(rest + 1))).status).toBe(413)
  })
})

describe('many PDFs at once', () => {
  it('are all answered, each with its own text, or turned away for a while (T-008)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, each) => ({
        each,
        ...(await ask(`<h1>Own ${each}</h1><p>MARK<b>${each}</b>END</p>`)),
      })),
    )
    const made = answers.filter(({ status }) => status === 200)
    expect(made.length).toBeGreaterThanOrEqual(6)
    for (const { each, body } of made) {
      expect(textOf(body).match(/MARK\d+END/g)).toEqual([`MARK${each}END`])
    }
    for (const { status, headers, body } of answers.filter((answer) => !made.includes(answer))) {
      expect(status).toBe(503)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(JSON.parse(body.toString())).toMatchObject({ isError: true, error: { code: 'unavailable' } })
    }
  }, 60_000)
})

describe('a call that is not in order', () => {
  const post = (headers: Record<string, string>, body: string, address = '/au/api/pdf-my-html/') =>
    fetch(`${site().url}${address}`, { method: 'POST', headers: { 'x-forwarded-for': '10.2.0.1', ...headers }, body })
  const json = { 'content-type': 'application/json' }
  const good = JSON.stringify({ html: '<p>x</p>' })

  it.each([
    ['from another site', { ...json, origin: 'https://evil.example' }, good, 403, 'forbidden'],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'html=x', 415, 'unsupported_media_type'],
    ['without HTML', json, '{}', 400, 'invalid_input'],
    ['with other HTML', json, '{"html":["x"]}', 400, 'invalid_input'],
    ['with empty HTML', json, '{"html":"  "}', 400, 'invalid_input'],
    ['in no JSON', json, '{', 400, 'invalid_input'],
  ])('%s is refused (T-073, T-083)', async (_, headers, body, status, code) => {
    const response = await post(headers, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ isError: true, error: { code, message: expect.any(String) } })
  })

  it('of no market or by GET is not answered', async () => {
    expect((await post(json, good, '/uk/api/pdf-my-html/')).status).toBe(404)
    expect((await fetch(`${site().url}/au/api/pdf-my-html/`)).status).toBe(405)
  })

  it('that is the twenty-first in a minute is put off', async () => {
    const statuses = []
    for (let call = 0; call < 21; call++) {
      statuses.push((await post({ ...json, 'x-forwarded-for': '10.3.0.1' }, '{}')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429])
  })
})

describe('without Chromium', () => {
  const poorSite = useSite({ CHROMIUM_PATH: '/nowhere/chromium' })

  it('the call says so, the log says what to do, once, and all else works (F-10)', async () => {
    for (let call = 0; call < 3; call++) {
      const { status, headers, body } = await askPdf(poorSite().url, '<p>x</p>')
      expect(status).toBe(503)
      expect(headers.get('retry-after')).toBe('10')
      expect(JSON.parse(body.toString())).toMatchObject({ isError: true, error: { code: 'unavailable' } })
    }
    expect(
      poorSite()
        .output()
        .match(/no PDF can be made/g),
    ).toHaveLength(1)
    expect(await (await fetch(`${poorSite().url}/readyz`)).json()).toEqual({ status: 'ready', degraded: ['pdf'] })
    expect((await fetch(`${poorSite().url}/au/`)).status).toBe(200)
  })
})

function withoutDates(pdf: Buffer): string {
  return pdf.toString('latin1').replaceAll(/\/(?:CreationDate|ModDate) \([^)]*\)|<xmp:\w+Date>[^<]*/g, '')
}
