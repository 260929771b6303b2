import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ComplianceFile } from '#app/features/content/compliance-file.server.ts'
import { ProjectsFile } from '#app/features/content/site-files.server.ts'
import { numberedTags } from './number-tags.ts'
import type { ProductFacts } from './product-facts.ts'
import { item, room } from '@specify/schedule/testing/edits.ts'

const fileOf = (name: string): unknown => JSON.parse(readFileSync(`content/${name}.json`, 'utf8'))
const { kinds: fixtures } = ComplianceFile.parse(fileOf('compliance'))
const TABLE = { ...ProjectsFile.parse(fileOf('projects')).tags, fixtures }

type Kinds = Pick<ProductFacts, 'kinds' | 'waterUse'>

function tagOf(product: Kinds | undefined): string | undefined {
  const schedule = { unitTypes: [], substitutions: [], rooms: [room('Ensuite', item('i', 'SKU'))] }
  return numberedTags(schedule, () => product, TABLE).get('SKU')
}

describe('the tag of a product', () => {
  it.each<[string, Kinds, string]>([
    ['a shower with a grab rail', { kinds: ['Care showers', 'Grab rails'], waterUse: 'bathing' }, 'SH-01'],
    ['a twin shower', { kinds: ['Shower systems', 'Showers'] }, 'SH-01'],
    ['a care shower mixer', { kinds: ['Care tapware', 'Care showers'], waterUse: 'bathing' }, 'SV-01'],
    ['a shower mixer', { kinds: ['Shower mixers', 'Showers'] }, 'SV-01'],
    ['a grab rail', { kinds: ['Grab rails', 'Accessories'] }, 'GR-01'],
    ['a wall bath set', { kinds: ['Tap sets', 'Tapware'], waterUse: 'bathing' }, 'BO-01'],
    ['a basin mixer', { kinds: ['Basin mixers', 'Tapware'], waterUse: 'drinking' }, 'BM-01'],
    ['a pillar tap', { kinds: ['Pillar taps'] }, 'TP-01'],
    ['a cartridge', { kinds: ['Cartridges', 'Tapware parts'] }, 'SP-01'],
    ['a product of no kind', { kinds: [] }, 'IT-01'],
  ])('%s is of the kind that reports count it as', (_, product, tag) => {
    expect(tagOf(product)).toBe(tag)
  })

  it('is there for a product that the catalogue no longer has', () => {
    expect(tagOf(undefined)).toBe('IT-01')
  })

  it('that was given out stays, and its number is not given out again', () => {
    const items = [{ ...item('a', 'A'), tag: 'BM-07' }, item('b', 'B'), item('c', 'A')]
    const tags = numberedTags(
      { unitTypes: [], substitutions: [], rooms: [room('Ensuite', ...items)] },
      () => ({ kinds: ['Basin mixers'] }),
      TABLE,
    )
    expect([...tags]).toEqual([
      ['B', 'BM-08'],
      ['A', 'BM-07'],
    ])
  })
})
