import { z } from 'zod'
import { isAttributeKey } from '@specify/catalogue/facts/attributes.ts'
import { ROOM_ACCESS_KEYS } from '@specify/catalogue/facts/room-access.ts'
import { LOCALES } from '@specify/core/market.ts'
import { PRODUCT_KINDS } from '@specify/models/product-kinds.ts'

const Text = z.string().min(1).max(300)
const Kinds = z.array(z.enum(PRODUCT_KINDS)).max(60)
const Figure = z.number().min(0).max(100_000)

const Fact = z
  .strictObject({
    attribute: z.string().refine(isAttributeKey, 'is no attribute of the catalogue'),
    is: z.boolean().optional(),
    atLeast: Figure.optional(),
    atMost: Figure.optional(),
  })
  .refine(
    ({ is, atLeast, atMost }) => (is !== undefined) !== (atLeast !== undefined || atMost !== undefined),
    'must say is, or atLeast and atMost',
  )

const Part = z.strictObject({
  what: Text,
  kinds: Kinds.min(1),
  count: z.int().min(1).max(100).default(1),
  facts: z.array(Fact).max(10).default([]),
  eachHand: z.boolean().default(false),
  beside: Kinds.default([]),
  clause: z.string().max(100).default(''),
})

const Rule = z
  .strictObject({
    access: z.array(z.enum(ROOM_ACCESS_KEYS)).max(20).default([]),
    names: z
      .array(z.string().regex(/^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*$/u, 'must be words'))
      .max(50)
      .default([]),
    markets: z
      .array(z.enum(LOCALES))
      .min(1)
      .default([...LOCALES]),
    source: Text,
    parts: z.array(Part).min(1).max(60),
  })
  .refine(({ access, names }) => access.length + names.length > 0, 'must name a mark or a word')

/** Parts that rooms usually have, by their mark or name: operator data with sources. */
export const RoomRulesFile = z.strictObject({
  checkedOn: z.iso.date('must be a day such as 2026-05-01').nullable().default(null),
  rules: z.array(Rule).max(100).default([]),
})

export type RoomRules = z.output<typeof RoomRulesFile>
