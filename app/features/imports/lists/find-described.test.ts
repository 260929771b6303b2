import { beforeAll, describe, expect, it } from 'vitest'
import { openDemo } from '#tests/support/demo-backend.ts'
import { findCandidates } from './find-candidates.server.ts'
import { findDescribed } from './find-described.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})

const find = (text: string) => findDescribed(text, { ...demo, locale: 'au', visibility: 'public' })

describe('a described product', () => {
  it.each([
    ['basin mixer', 'described as basin mixer'],
    ['twin shower matte black', 'described as twin shower, matte black'],
    ['basin mixer unicorn pattern', 'described as basin mixer'],
    ['Urbane II chrome', 'described as Urbane II, chrome'],
    ['clark belfast', 'described as belfast'],
  ])('%s is offered, and why', async (text, why) => {
    const candidates = await find(text)
    expect(candidates).not.toEqual([])
    expect(new Set(candidates.map((each) => each.why))).toEqual(new Set([why]))
  })

  it.each([
    'foo bar baz',
    'flux capacitor',
    'steel beam',
    'concrete',
    'Paint - white',
    'sofa black',
    'timber 90x45',
    'Downlight LED 9W',
    'Dishwasher integrated',
    'Door hardware set',
    'Rangehood 600',
  ])('%s is none that is sold', async (text) => {
    expect(await find(text)).toEqual([])
  })
})

describe('a code that is one letter away', () => {
  it.each([
    ['shower mixer', false],
    ['toilet seat', false],
    ['basin mixer, matte black', false],
    ['basin mixer', true],
    ['mixer chrome', true],
    ['', true],
  ])('beside %j is sure: %s', async (description, isSure) => {
    const reader = demo.catalogue.codeReader('au', 'public')
    const context = { ...demo, visibility: 'public', locale: 'au' } as const
    const { matches } = await findCandidates([{ code: '97140C6A', description }], reader, context)
    expect(matches[0]).toMatchObject({ kind: 'unknown', candidates: [{ sku: '97140C6AF' }], isSure })
  })
})

describe('a code of the catalogue', () => {
  it.each([
    ['toilet seat', true],
    ['basin mixer, matte black', true],
    ['basin mixer, chrome', false],
    ['Liano Nexus mixer', false],
    ['', false],
  ])('beside %j says that its row contradicts it: %s', async (description, isContradicted) => {
    const reader = demo.catalogue.codeReader('au', 'public')
    const context = { ...demo, visibility: 'public', locale: 'au' } as const
    const { matches } = await findCandidates([{ code: '97140C6AF', description }], reader, context)
    expect(matches[0]).toMatchObject({ kind: 'exact', sku: '97140C6AF' })
    expect(matches[0]?.isContradicted ?? false).toBe(isContradicted)
  })
})
