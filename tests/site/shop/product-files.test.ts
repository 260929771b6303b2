import { beforeAll, describe, expect, it } from 'vitest'
import { FILE_TYPES } from '@specify/catalogue/files/product-file.ts'
import { createTokenSigner } from '#app/platform/secrets/signed-token.server.ts'
import { FIXTURE_FILE_TYPES } from '#tests/support/fixture-catalogue.ts'
import { usePeople, type Person } from '#tests/support/browser/use-people.ts'

const TOKEN_SECRET = 'a secret of the tests, long enough'
const { site, newPerson } = usePeople({ TOKEN_SECRET })

const BUILDER = 'builder-basin-white-BB100'
const WHITE = 'turoa-basin-matte-white-TB_200_W'
const LIBRARY = 'tools-resources/bim-library'
/** File types of the library's filter. */
const BIM_TYPES = FIXTURE_FILE_TYPES.slice(0, 9)
const facetValue = (type: string) => type.replace('-file', '')
/** Types of the builder's basin, which has each but the sets. */
const SINGLES = FIXTURE_FILE_TYPES.filter((type) => !type.endsWith('-set'))
const OPEN_SINGLES = SINGLES.filter((type) => type !== 'test-report')

let staff: Person
beforeAll(async () => {
  staff = await newPerson({ isStaff: true })
})

const asVisitor = async (path: string) => (await fetch(`${site().url}${path}`)).text()
const asStaff = async (path: string) => (await staff.get(path)).text()

/** The addresses of the files that a product's page lets its reader download, under their labels. */
function downloads(html: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const list = /<ul[^>]*aria-label="Files">(.*?)<\/ul>/s.exec(html)?.[1] ?? ''
  for (const [, href = '', inner = ''] of list.matchAll(/<a[^>]*href="(\/media\/[^"]+)" download[^>]*>(.*?)<\/a>/gs)) {
    const label = /<span[^>]*>([^<]*)/.exec(inner)?.[1] ?? ''
    found.set(label, [...(found.get(label) ?? []), href])
  }
  return found
}

/** The labels of the buttons in the library: one for each type of file. */
function buttons(html: string): string[] {
  const panel = /<ul[^>]*aria-label="Files by type">(.*?)<\/ul>/s.exec(html)?.[1] ?? ''
  return Array.from(panel.matchAll(/<\/svg> ?(?:<!-- --> ?)*([^<]*)/g), ([, label = '']) => label.trim())
}

const urlOf = (type: string, product: string) =>
  `/media/Original/docs/${type === 'test-report' ? 'zzint' : ''}${product}-${type}.bin`
const urlsOf = (type: string) =>
  type === 'DXF-file'
    ? ['/media/Original/docs/builder-plan.dxf', '/media/Original/docs/builder-side.dxf']
    : [urlOf(type, 'builder')]

describe('every type of file', () => {
  it('is offered on the page of a product (T-052)', async () => {
    const builder = downloads(await asVisitor(`/au/product/${BUILDER}/`))
    for (const type of OPEN_SINGLES) expect(builder.get(FILE_TYPES[type]), type).toEqual(urlsOf(type))
    expect(builder.size).toBe(OPEN_SINGLES.length)
    // A set stands for the single file of its kind.
    expect(Object.fromEntries(downloads(await asVisitor(`/au/product/${WHITE}/`)))).toEqual({
      'Installation Guidelines': [urlOf('installation-guidelines-set', 'white')],
      'Technical Manual': [urlOf('technical-manual-set', 'white')],
    })
    const forStaff = downloads(await asStaff(`/au/product/${BUILDER}/`))
    expect(forStaff.get('Test Report')).toEqual(urlsOf('test-report'))
    expect(forStaff.size).toBe(SINGLES.length)
  })

  it('has a button in the library', async () => {
    const labels = (types: readonly (typeof SINGLES)[number][]) => types.map((type) => FILE_TYPES[type]).toSorted()
    const page = `/au/${LIBRARY}/${BUILDER}/`
    expect(buttons(await asVisitor(page)).toSorted()).toEqual(labels(OPEN_SINGLES))
    expect(buttons(await asStaff(page)).toSorted()).toEqual(labels(SINGLES))
    expect(buttons(await asVisitor(`/au/${LIBRARY}/${WHITE}/`))).toEqual([
      'Installation Guidelines',
      'Technical Manual',
    ])
  })

  it('that is a model or drawing narrows the library', async () => {
    const page = await asVisitor(`/au/${LIBRARY}/`)
    const counted = Array.from(page.matchAll(/\\?"value\\?":\\?"(\w+)\\?",\\?"label\\?":\\?"\1\\?",\\?"count\\?":1\b/g))
    expect(counted.map(([, value]) => value)).toEqual(expect.arrayContaining(BIM_TYPES.map(facetValue)))
    for (const type of BIM_TYPES) {
      const path = `/au/api/listing/${LIBRARY}/?bim-file-types=${facetValue(type)}`
      const { page: narrowed } = await (await fetch(`${site().url}${path}`)).json()
      expect(
        narrowed.cards.map(({ name }: { name: string }) => name),
        type,
      ).toEqual(['Builder Basin'])
    }
    expect(page).not.toMatch(/Half Internal Basin|zzint/i)
  })
})

describe('a hit of the BIM library', () => {
  const library = async (body: object, index = 'au_bim-library', token?: string) => {
    const response = await fetch(`${site().url}/1/indexes/${index}/query`, {
      method: 'POST',
      body: JSON.stringify(body),
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    })
    return { status: response.status, text: await response.text() }
  }
  const hitsOf = async (...asked: Parameters<typeof library>) => JSON.parse((await library(...asked)).text).hits
  const internal = () =>
    createTokenSigner(TOKEN_SECRET).sign({ sub: 'staff-1', scope: 'catalogue:internal' }, new Date(), 60)
  const filesOf = (types: readonly string[]) =>
    Object.fromEntries(types.map((type) => [type, type === 'DXF-file' ? urlsOf(type) : urlsOf(type)[0]]))

  it('carries the files that its reader may have, by type, on each variant (T-052)', async () => {
    const [hit, ...others] = await hitsOf({ query: 'builder basin' })
    expect(others).toEqual([])
    expect(hit.variants).toEqual([expect.objectContaining({ sku: 'BB100', ...filesOf(OPEN_SINGLES) })])
    expect(hit.variants[0]).not.toHaveProperty('test-report')
    const read = await (await fetch(`${site().url}/1/indexes/au_bim-library/builder-basin`)).json()
    expect(read.variants).toEqual(hit.variants)
  })

  it('carries the reports of tests and the internal variants for staff', async () => {
    const [hit] = await hitsOf({ query: 'builder basin' }, 'au_bim-library', internal())
    expect(hit.variants).toEqual([
      expect.objectContaining({ sku: 'BB100', ...filesOf(SINGLES) }),
      expect.objectContaining({ sku: 'ZZINTSKU3', 'SKP-file': urlOf('SKP-file', 'zzintvariant') }),
    ])
  })

  it.each([
    [['variants.RFA-file'], [{ 'RFA-file': urlOf('RFA-file', 'builder') }]],
    [
      ['name', 'variants.sku', 'variants.DXF-file', 'variants.test-report'],
      [{ sku: 'BB100', 'DXF-file': urlsOf('DXF-file') }],
    ],
    [['name'], undefined],
  ])('carries those that are asked for: %j', async (attributesToRetrieve, variants) => {
    for (const sort of ['', '_name_asc', '_name_desc']) {
      const asked = { attributesToRetrieve, attributesToHighlight: [] }
      const [hit] = await hitsOf(asked, `au_bim-library${sort}`)
      expect(hit).toEqual({
        objectID: 'builder-basin',
        ...(attributesToRetrieve.includes('name') && { name: 'Builder Basin' }),
        ...(variants && { variants }),
      })
    }
  })

  it('leaves out those that are not wanted', async () => {
    const [hit] = await hitsOf({ attributesToRetrieve: ['*', '-variants.RFA-file'], attributesToHighlight: [] })
    expect(hit.variants[0]).not.toHaveProperty('RFA-file')
    expect(hit.variants[0]).toMatchObject({ 'DAE-file': urlOf('DAE-file', 'builder') })
  })

  it('gives nothing away, and hits of products carry no files', async () => {
    expect((await library({ attributesToHighlight: ['*'], attributesToSnippet: ['*'] })).text).not.toMatch(/zzint/i)
    expect((await library({ query: 'builder basin' }, 'au_products')).text).not.toContain('RFA-file":')
  })
})
