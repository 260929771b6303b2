import { expect, it } from 'vitest'
import { z } from 'zod'
import { inputIssueText } from './input-issue.ts'

it.each<[string, z.ZodType, unknown, string]>([
  ['nothing', z.string(), undefined, 'is missing'],
  ['a number for a text', z.string(), 5, 'must be a text'],
  ['a text for a number', z.number(), 'x', 'must be a number'],
  ['half a count', z.int(), 1.5, 'must be a whole number'],
  ['a list for an object', z.object({}), [], 'must be an object'],
  ['a long text', z.string().max(3), 'abcd', 'must have at most 3 characters'],
  ['a short list', z.array(z.int()).min(1), [], 'must have at least 1 entry'],
  ['a large number', z.int().max(9), 10, 'must be at most 9'],
  ['a number at an open end', z.number().gt(0), 0, 'must be more than 0'],
  ['another word', z.enum(['au', 'nz']), 'uk', 'must be one of au, nz'],
  ['another constant', z.literal('status'), 'x', 'must be status'],
  ['no email', z.email(), 'x', 'must be an email address'],
  ['unknown fields', z.strictObject({}), { a: 1, b: 2 }, 'unknown: a, b'],
  [
    'a thousand unknown fields',
    z.strictObject({}),
    Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => ['x'.repeat(500) + n, 1])),
    `unknown: ${Array.from({ length: 10 }, () => 'x'.repeat(60)).join(', ')} and 990 more`,
  ],
  ['none of several', z.union([z.int(), z.boolean()]), 'x', 'is not valid'],
  ['a message of its own', z.string({ error: 'must be a code' }), 5, 'must be a code'],
])('%s is worded plainly', (_, schema, input, message) => {
  expect(schema.safeParse(input, { error: inputIssueText }).error?.issues[0]?.message).toBe(message)
})
