import { describe, expect, it } from 'vitest'
import { buildIndex } from '@specify/engine'
import type { Product } from '@specify/catalogue/product/model.ts'
import { plainProduct, plainVariant } from '@specify/catalogue/testing/product.ts'
import { CatalogueState } from '#app/features/search/catalogue/catalogue-state.ts'
import { ARCHIVE_SETTINGS } from '#app/features/search/catalogue/index-settings.ts'
import { toArchiveRecord } from '#app/features/search/catalogue/search-record.ts'
import { matchCode } from '@specify/list-reader/match/match.ts'

const FINISHES = ['C', 'BN', 'BB', 'B', 'GM', 'GG']
const PRODUCTS: readonly Product[] = [
  plainProduct(FINISHES.map((finish) => plainVariant(`96340${finish}6AF`, { attributes: { colour: finish } }))),
  plainProduct([plainVariant('463-0.15')]),
  plainProduct([plainVariant('4630.15')]),
  plainProduct([plainVariant('872010W', { attributes: { ean: '9312345678907' } })]),
  plainProduct([plainVariant('746140W')], {
    status: 'discontinued',
    replacedBy: ['746141W'],
    alternatives: ['872010W'],
  }),
  plainProduct([plainVariant('746141W')], { status: 'discontinued', replacedBy: ['ST8510-150W', '746140W'] }),
  plainProduct([plainVariant('ST8510-150W')]),
  plainProduct([plainVariant('OLD-NZ1')], { status: 'discontinued', replacedBy: ['NEW-NZ1'] }),
  plainProduct([plainVariant('NEW-NZ1')], { markets: ['nz'] }),
  plainProduct([plainVariant('NEW-NZ7')]),
  plainProduct([plainVariant('OLD-IN1')], { status: 'discontinued', replacedBy: ['SECRET99'] }),
  plainProduct([plainVariant('SECRET99')], { isInternal: true }),
  plainProduct([plainVariant('DUAL77A')]),
  plainProduct([plainVariant('DUAL77B')]),
]

const identity = { name: 'archive', generation: '1' }
const index = await buildIndex({ identity, settings: ARCHIVE_SETTINGS, records: PRODUCTS.map(toArchiveRecord) })
const generation = { id: 1, key: '1', importedAt: new Date(0) }
const known = new CatalogueState(generation, new Map([['archive', index]])).codeReader('au', 'public')
const match = (code: string) => matchCode(code, known)
const whys = (code: string) => match(code).candidates.map(({ sku, why }) => `${sku}: ${why}`)

describe('a code', () => {
  it('is exact however it is written', () => {
    for (const code of ['872010W', '872010w', ' 872-010 W', '872010.W']) {
      expect(match(code)).toEqual({ kind: 'exact', sku: '872010W', candidates: [], isSure: false })
    }
  })

  it('may be an EAN', () => {
    expect(match('9312345678907')).toMatchObject({ kind: 'exact', sku: '872010W' })
    expect(match('9 312345 678907')).toMatchObject({ kind: 'exact', sku: '872010W' })
    expect(match('9312345678908')).toMatchObject({ kind: 'unknown' })
  })

  it('of another market is none of those that are alike here', () => {
    expect(match('new nz1')).toEqual({
      kind: 'unknown',
      sku: null,
      candidates: [],
      elsewhere: ['NEW-NZ1'],
      isSure: false,
    })
    expect(match('SECRET99').elsewhere).toBeUndefined()
  })

  it('that folds to two products is chosen by nobody', () => {
    expect(match('463015')).toMatchObject({ kind: 'ambiguous', sku: null, isSure: false })
    expect(
      match('463015')
        .candidates.map(({ sku }) => sku)
        .sort(),
    ).toEqual(['463-0.15', '4630.15'])
    expect(match('4630.15')).toMatchObject({ kind: 'exact', sku: '4630.15' })
  })

  it('of a discontinued product offers what replaced it, in steps, and what is recommended', () => {
    expect(match('746140W')).toMatchObject({ kind: 'discontinued', sku: '746140W', isSure: false })
    expect(whys('746140W')).toEqual(['ST8510-150W: replaced by, in steps', '872010W: recommended instead'])
    expect(whys('746141W')).toEqual(['ST8510-150W: replaced by'])
  })

  it('of a discontinued product says what replaces it in another market only, and nothing of hidden products', () => {
    expect(match('OLD-NZ1')).toMatchObject({ kind: 'discontinued', candidates: [], elsewhere: ['NEW-NZ1'] })
    expect(match('OLD-IN1')).toEqual({ kind: 'discontinued', sku: 'OLD-IN1', candidates: [], isSure: false })
  })

  it('of a hidden product is as unknown as any', () => {
    expect(match('SECRET99')).toEqual(match('NOSUCH99'))
    expect(match('SECRET98').candidates).toEqual([])
  })

  it('of a line with two is chosen by nobody', () => {
    expect(match('872010W or DUAL77A')).toMatchObject({
      kind: 'ambiguous',
      candidates: [{ sku: '872010W' }, { sku: 'DUAL77A' }],
    })
  })

  it.each(['', '-', '...'])('%j is none', (code) => {
    expect(match(code).kind).toBe('none')
  })
})

describe('an unknown code', () => {
  it.each([
    ['9634OC6AF', '96340C6AF: O read as 0', true],
    ['B72O1OW', '872010W: B read as 8, O read as 0', true],
    ['87201OW', '872010W: O read as 0', true],
    ['872011W', '872010W: one digit differs', true],
    ['872010', '872010W: one letter missing', true],
    ['87201W', '872010W: one digit missing', true],
    ['8720100W', '872010W: one digit too many', true],
    ['870210W', '872010W: two characters swapped', true],
    ['872010W-AU', '872010W: without “AU” at the end', false],
  ])('%s: %s', (code, why, isSure) => {
    expect([whys(code), match(code).isSure]).toEqual([[why], isSure])
  })

  it('without its finish offers the finishes', () => {
    for (const code of ['96340', '963406AF']) {
      const { candidates, isSure, kind } = match(code)
      expect([kind, isSure, candidates.length]).toEqual(['unknown', false, 1])
      expect(candidates[0]!.why).toMatch(/^finish missing: \d options$/)
    }
    expect(match('96340').candidates[0]!.options).toHaveLength(6)
  })

  it('that may be two is not sure', () => {
    expect(match('DUAL77C')).toMatchObject({ isSure: false, candidates: [{ sku: 'DUAL77A' }, { sku: 'DUAL77B' }] })
  })

  it('far from all has no candidate', () => {
    expect(match('ZZZZ9999')).toEqual({ kind: 'unknown', sku: null, candidates: [], isSure: false })
  })
})
