// Held out: not to be looked at while tuning.
import type { JudgedQuery } from './judged-query.ts'
import { COMPATIBILITY, EXACT, FEATURE, PRODUCT_TYPE } from './held-out/names-and-attributes.ts'
import { MIXED, SLANG, SYMPTOM, USE } from './held-out/needs-and-words.ts'

/** The half that measures: its queries are not to be looked at while tuning. */
export const HELD_OUT_QUERIES: readonly JudgedQuery[] = [
  ...EXACT,
  ...PRODUCT_TYPE,
  ...FEATURE,
  ...USE,
  ...SYMPTOM,
  ...COMPATIBILITY,
  ...SLANG,
  ...MIXED,
]
