import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addTicked, keepTicked, toggleTicked } from './ticked-products.ts'

const stored = new Map<string, string>()
const product = (sku: string) => ({ sku, name: `Mixer ${sku}`, image: null })

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const kept = () => (JSON.parse(stored.get('compare-au') ?? '[]') as { sku: string }[]).map(({ sku }) => sku)

describe('ticking products for comparison', () => {
  it('has room for four, and a second tick takes the first away', () => {
    expect(['A', 'B', 'C', 'D', 'E'].map((sku) => toggleTicked('au', product(sku)))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    expect(kept()).toEqual(['A', 'B', 'C', 'D'])
    toggleTicked('au', product('B'))
    expect(kept()).toEqual(['A', 'C', 'D'])
    keepTicked('au', [])
    expect(stored.size).toBe(0)
  })

  it('lets the last of four give way to one that is compared at once', () => {
    for (const sku of ['A', 'B', 'C', 'D']) toggleTicked('au', product(sku))
    expect(addTicked('au', product('E')).map(({ sku }) => sku)).toEqual(['A', 'B', 'C', 'E'])
    expect(addTicked('au', product('A')).map(({ sku }) => sku)).toEqual(['B', 'C', 'E', 'A'])
  })

  it('reads nothing that is not of its kind', () => {
    stored.set('compare-au', '[{"sku":1},"x",{"sku":"A","name":"Mixer A","image":null}]')
    toggleTicked('au', product('B'))
    expect(kept()).toEqual(['A', 'B'])
    stored.set('compare-au', '{broken')
    toggleTicked('au', product('C'))
    expect(kept()).toEqual(['C'])
  })
})
