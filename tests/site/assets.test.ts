import { globSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { expect, it } from 'vitest'
import { useSite } from '../support/browser/use-site.ts'

const site = useSite({ ASSET_BASE_URL: 'https://assets.example/store/' })

it('takes pictures from the asset store that the operator names, and tells the browser so', async () => {
  const response = await fetch(`${site().url}/au/products/basins/`)
  const page = await response.text()
  expect(page).toContain('src="https://assets.example/store/ProductThumbnail/models/turoa.webp"')
  expect(page).not.toContain('"/media/')
  expect(page).toContain('<meta name="asset-base" content="https://assets.example/store"/>')
  expect(response.headers.get('content-security-policy')).toMatch(/img-src[^;]* https:\/\/assets\.example[ ;]/)
})

it('lets scripts be kept for good, and pictures for a day; what is missing is not kept', async () => {
  const page = await (await fetch(`${site().url}/au/`)).text()
  const [script = ''] = page.match(/\/assets\/[\w.-]+\.js/) ?? []
  const get = (path: string) => fetch(`${site().url}${path}`, { headers: { 'accept-encoding': 'br' } })
  const { headers } = await get(script)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-encoding')).toBe('br')
  // Scripts that run as workers fetch files.
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.*connect-src 'self' https:\/\/assets\.example$/,
  )
  expect((await get('/images/swatches/Chrome.svg')).headers.get('cache-control')).toBe('public, max-age=86400')
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400')
  for (const path of ['/assets/nothing.js', '/images/nothing.svg']) {
    const missing = await get(path)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('cache-control')).toBeNull()
  }
})

it('has a swatch for every colour that a catalogue may name', async () => {
  const get = (file: string) => fetch(`${site().url}/images/swatches/${file}`)
  const own = await get('PVDTigerBronzeBrushed.svg')
  expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=86400',
  ])
  expect(await own.text()).toMatch(/^<svg .*#8a6444/)
  for (const file of ['Chrome.png', `${'x'.repeat(200)}.svg`, '%2e%2e%2fpackage.svg', '%ff.svg'])
    expect((await get(file)).status).toBeOneOf([400, 404])
})

it('gives browsers no source maps, no keys and no paths of the machine that built it (T-100)', () => {
  const files = globSync('build/client/**/*.{js,css,html,json,svg,map}')
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const secret =
    /sourceMappingURL=|-----BEGIN|AKIA[0-9A-Z]{16}|postgres(?:ql)?:\/\/|smtps?:\/\/|TOKEN_SECRET|\b(?:10|192\.168)\.\d+\.\d+\.\d+(?![\w.])/
  const named = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return secret.test(text) || text.includes(process.cwd()) || text.includes(`${os.homedir()}/`)
  })
  expect(named).toEqual([])
})
