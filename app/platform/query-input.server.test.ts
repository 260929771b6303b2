import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readQueryInput } from './query-input.server.ts'

const Input = z.strictObject({
  query: z.string().default(''),
  limit: z.int().max(48).optional(),
  skus: z.array(z.string()).max(3).optional(),
  exact: z.boolean().optional(),
})

describe('parameters of an address as input', () => {
  it.each([
    ['query=tap&limit=3', { query: 'tap', limit: 3 }],
    ['skus=A&skus=B,C', { skus: ['A', 'B', 'C'] }],
    ['skus=A', { skus: ['A'] }],
    ['skus=', { skus: [] }],
    ['exact=true', { exact: true }],
    ['query=12', { query: '12' }],
    ['limit=', { limit: '' }],
    ['limit=1e3', { limit: '1e3' }],
    ['limit=3&limit=4', { limit: ['3', '4'] }],
    ['exact=yes', { exact: 'yes' }],
    ['other=1', { other: '1' }],
  ])('%s', (search, expected) => {
    expect(readQueryInput(new URLSearchParams(search), Input)).toEqual(expected)
  })

  it('keep names that objects inherit as names', () => {
    const input = readQueryInput(new URLSearchParams('__proto__=1&constructor=2'), Input)
    expect(Object.keys(input)).toEqual(['__proto__', 'constructor'])
    expect(Input.safeParse(input).error?.issues[0]?.message).toBe('Unrecognized keys: "__proto__", "constructor"')
  })
})
