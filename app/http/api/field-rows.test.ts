import { describe, expect, it } from 'vitest'
import { fieldRows, fieldType } from './field-rows.ts'
import type { JsonSchema } from './openapi.server.ts'

describe('a type in words', () => {
  it.each([
    [{ type: 'string', maxLength: 64 }, 'text, at most 64 characters'],
    [{ type: 'integer', minimum: 1, maximum: 48 }, 'whole number, 1 to 48'],
    [{ type: 'integer', minimum: -9_007_199_254_740_991, maximum: 9_007_199_254_740_991 }, 'whole number'],
    [{ type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991 }, 'whole number, from 0'],
    [{ type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 100 }, 'list of text, at least 1, at most 100'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Variant' } }, 'list of Variant'],
    [{ anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] }, 'Money or null'],
    [{ type: ['string', 'number'] }, 'text or number'],
    [{ type: 'string', enum: ['tree', 'list'] }, '"tree", "list"'],
    [{ type: 'boolean', const: false }, 'false'],
    [{}, 'anything'],
  ] as const)('%j is %s', (schema, text) => {
    expect(fieldType(schema as JsonSchema).text).toBe(text)
  })
})

it('fields of objects in objects and lists stand below them', () => {
  const rows = fieldRows({
    type: 'object',
    required: ['products'],
    properties: {
      products: { type: 'array', items: { type: 'object', properties: { sku: { type: 'string' } } } },
      limit: { type: 'integer', default: 12, description: 'How many' },
      query: { type: 'string', default: '' },
    },
  })
  expect(rows.map(({ name, isRequired, note }) => [name, isRequired, note])).toEqual([
    ['products', true, ''],
    ['products[].sku', false, ''],
    ['limit', false, 'How many; 12 where it is left out'],
    ['query', false, ''],
  ])
})
