import { describe, expect, it } from 'vitest'
import { useSite } from '#tests/support/browser/use-site.ts'

const site = useSite()

const leaks = (text: string) => text.toLowerCase().match(/zzint\w*|987[,.]?654[,.]?321|98[,.]?76[56]\b/g) ?? []

interface Compared {
  readonly columns: readonly { readonly sku: string; readonly replacedBy: readonly { readonly sku: string }[] }[]
  readonly groups: readonly {
    readonly rows: readonly { readonly label: string; readonly values: readonly (string | null)[] }[]
  }[]
  readonly unknown: readonly string[]
  readonly omitted: readonly string[]
}

async function compare(skus: readonly string[], market = 'au') {
  const response = await fetch(`${site().url}/action/product/compareProducts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-market': market },
    body: JSON.stringify({ skus }),
  })
  const text = await response.text()
  return { status: response.status, text, answer: JSON.parse(text) as Compared }
}

describe('compareProducts', () => {
  it('names unknown codes and those after the fourth, and compares a variant once', async () => {
    const asked = ['FM1001B', 'NOSUCH9', 'fm1001b', 'FM1002C', 'FM1003C', 'FM1004C', 'FM1005C']
    const { status, answer } = await compare(asked)
    expect(status).toBe(200)
    expect(answer.columns.map(({ sku }) => sku)).toEqual(['FM1001B', 'FM1002C', 'FM1003C', 'FM1004C'])
    expect(answer).toMatchObject({ unknown: ['NOSUCH9'], omitted: ['FM1005C'] })
  })

  it('gives the replacement of a discontinued product, and nothing of internal ones', async () => {
    const { answer, text } = await compare(['GB100', 'FB100', 'HI100', 'ZZINTSKU1', 'ZZINTSKU2'])
    expect(answer.columns.map(({ sku, replacedBy }) => [sku, ...replacedBy.map((each) => each.sku)])).toEqual([
      ['GB100', 'BB100'],
      ['FB100'],
      ['HI100'],
    ])
    expect(answer.unknown).toEqual(['ZZINTSKU1', 'ZZINTSKU2'])
    expect(leaks(text.replaceAll(/"ZZINTSKU[12]"/g, ''))).toEqual([])
  })

  it('refuses more codes than a hundred', async () => {
    expect((await compare(Array.from({ length: 101 }, (_, index) => `FM${index}`))).status).toBe(400)
  })
})

async function page(query: string, market = 'au') {
  const response = await fetch(`${site().url}/${market}/compare/${query}`, { redirect: 'manual' })
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
}

/** Rows of the technical list as the page has them: the label, then a text for each column. */
function rowsOf(html: string): string[][] {
  const rows = html.matchAll(/<tr data-key="[^"]+"[^>]*>(.*?)<\/tr>/gs)
  return Array.from(rows, ([, row = '']) =>
    Array.from(row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs), ([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
  )
}

describe('the page of a comparison', () => {
  it('has each label once, with the values of getProduct', async () => {
    const { html } = await page('?sku=FM1001B&sku=00TB-1.5/A')
    const product = await (await fetch(`${site().url}/action/product/getProduct?sku=FM1001B`)).json()
    const { attributes } = product.product.variants.find(({ sku }: { sku: string }) => sku === 'FM1001B')
    expect(rowsOf(html)).toEqual([
      ['Brand', attributes.brand, 'Caroma'],
      ['Colour', attributes.colour, 'White'],
      ['Length', `${attributes.length} mm`, 'Not stated'],
    ])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('/au/compare/?sku=00TB-1.5%2FA&amp;sku=FM1001B"')
  })

  it('leaves out what is equal, and says how much that is', async () => {
    const { html } = await page('?sku=FM1001B&sku=FM1003B&differences=only')
    expect(rowsOf(html)).toEqual([['Length', '101 mm', '103 mm']])
    expect(html).toContain('2 equal rows hidden')
    expect(html).toContain('href="/au/compare/?sku=FM1001B&amp;sku=FM1003B"')
  })

  it('shows what it can of unknown, single and too many products', async () => {
    const unknown = await page('?sku=FM1001B&sku=NOSUCH9')
    expect(unknown.html).toMatch(/No product has the code <span class="code">NOSUCH9<\/span>/)
    expect(unknown.html).toContain('Add a product')
    const five = await page(`?${[0, 1, 2, 3, 4].map((index) => `sku=FM${1_000 + index}C`).join('&')}`)
    expect(five.html).toContain('the first 4 are shown, 1 other is left out')
    expect(five.html).not.toContain('Fixture Mixer 04')
    expect((await page('')).html).toContain('What would you like to compare?')
  })

  it('shows a discontinued product with its replacement, and nothing of internal ones', async () => {
    const gone = await page('?sku=GB100&sku=HI100')
    expect(gone.html).toMatch(/Discontinued<\/strong>.*?Replaced by .*?BB100/s)
    const hidden = await page('?sku=ZZINTSKU1&sku=ZZINTSKU3&sku=BB100')
    expect(leaks(hidden.html.replaceAll(/ZZINTSKU[13]/g, ''))).toEqual([])
    expect(hidden.html).not.toContain('77,777')
  })

  it('answers whatever an address holds', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `sku=X${index}`).join('&')
    const queries = [
      `?${many}`,
      `?sku=${'9'.repeat(3_000)}`,
      '?sku=%00&sku=%EF%BF%BF',
      '?sku[]=1&sku=,,,',
      '?sku=<script>',
    ]
    const answers = await Promise.all(queries.map((query) => page(query)))
    expect(answers.map(({ status }) => status)).toEqual([414, 200, 200, 200, 200])
    expect(answers.every(({ html }) => html.length < 60_000)).toBe(true)
    expect((await page('?sku=%E0%A4%A&sku=FM1001B')).html).toContain('Fixture Mixer 01')
  })
})
