import { describe, expect, it } from 'vitest'
import { useSite } from '#tests/support/use-site.ts'

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
