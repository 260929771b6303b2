import { describe, expect, it } from 'vitest'
import { useProductActions } from './testing/use-product-actions.ts'

const { run } = useProductActions()

const leaks = (answer: unknown) => JSON.stringify(answer).match(/zzint\w*|987654321|9876[56]\b/gi) ?? []

describe('no answer for the public', () => {
  it.each(['au', 'nz'] as const)('has a trace of an internal product in %s', async (locale) => {
    const answers = [
      await run('getProduct', { sku: '00TB-1.5/A' }, 'public', locale),
      await run('getProduct', { sku: 'HI100' }, 'public', locale),
      await run('query', { limit: 48 }, 'public', locale),
      await run('query', { limit: 48, page: 2 }, 'public', locale),
      await run('query', { categories: ['basins'] }, 'public', locale),
      await run('query', { query: 'zzintname' }, 'public', locale),
      await run('query', { query: 'zzintsku1' }, 'public', locale),
      await run('getRelatedProducts', { sku: 'HI100' }, 'public', locale),
      await run('queryCategories', {}, 'public', locale),
      await run('searchableAttributes', {}, 'public', locale),
      await run('downloadFiles', { skus: ['00TB-1.5/A', 'HI100'] }, 'public', locale),
      await run('getBundleData', { variant: ['ZZINTSKU1', 'ZZINTSKU2', 'HI100'] }, 'public', locale),
    ]
    expect(leaks(answers)).toEqual([])
  })
})
