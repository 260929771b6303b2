import { beforeAll, describe, expect, it } from 'vitest'
import { openDemo } from '#tests/support/demo-backend.ts'
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
