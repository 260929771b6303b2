import type { AttributeKey } from '../site.ts'

export type FeedAttributes = Partial<Record<AttributeKey, string | number | boolean>>
