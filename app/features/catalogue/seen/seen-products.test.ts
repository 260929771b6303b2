import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetSeen, rememberSeen } from './seen-products.ts'

const stored = new Map<string, string>()
const seen = (productId: string, sku = productId) => ({
  productId,
  sku,
  name: 'Mixer',
  colour: null,
  image: null,
  path: `product/${sku}/`,
})
const kept = () => (JSON.parse(stored.get('seen-nz') ?? '[]') as { sku: string }[]).map(({ sku }) => sku)

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('keeps the last 24 products, each once with its last variant, until they are cleared', () => {
  for (let index = 0; index < 30; index++) rememberSeen('nz', seen(`P${index}`))
  rememberSeen('nz', seen('P20', 'P20-BLACK'))
  expect(kept()).toHaveLength(24)
  expect(kept().slice(0, 3)).toEqual(['P20-BLACK', 'P29', 'P28'])
  expect(kept()).not.toContain('P20')
  forgetSeen('nz')
  expect(stored.size).toBe(0)
})
