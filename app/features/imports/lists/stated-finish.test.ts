import { beforeAll, describe, expect, it } from 'vitest'
import { openDemo } from '#tests/support/demo-backend.ts'
import { findCandidates } from './find-candidates.server.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})

const match = async (code: string, description: string) => {
  const known = demo.catalogue.codeReader('au', 'public')
  const { matches } = await findCandidates([{ code, description }], known, {
    ...demo,
    visibility: 'public',
    locale: 'au',
  } as unknown as Parameters<typeof findCandidates>[2])
  return matches[0]!
}

describe('a code without its finish, in a row that says it', () => {
  it.each([
    ['96340', 'Basin mixer Brushed Nickel', '96340BN6AF', 'described as Brushed Nickel'],
    ['96312', 'matt black', '96312B3AF', 'described as matt black'],
    ['96530', 'Robe hook BB', '96530BB', 'described as BB'],
    ['96530', 'Robe hook, gun metal', '96530GM', 'described as gun metal'],
    ['851010-150', 'Bath white', '851010-150W', 'described as white'],
  ])('%s beside %s is one product', async (code, text, sku, why) => {
    expect(await match(code, text)).toMatchObject({
      sku: null,
      isSure: true,
      candidates: [{ sku, why, options: [] }],
    })
  })

  it('may leave several', async () => {
    const { candidates, isSure } = await match('96340', 'Basin mixer chrome or brushed nickel')
    expect([candidates[0]?.options.toSorted(), isSure]).toEqual([['96340BN6AF', '96340C6AF'], false])
  })

  it.each([
    ['96340', 'Basin mixer'],
    ['96340', 'Basin mixer C/W waste'],
    ['96340', 'Basin mixer, oak'],
    ['96340', ''],
  ])('%s beside %s leaves all', async (code, text) => {
    const { candidates, isSure } = await match(code, text)
    expect([candidates.map(({ options }) => options.length), isSure]).toEqual([[6], false])
  })
})
