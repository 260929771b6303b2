import type { JudgedQuery } from './judged-query.ts'
import { COMPATIBILITY, EXACT, FEATURE, PRODUCT_TYPE } from './tuning/names-and-attributes.ts'
import { MIXED, SLANG, SYMPTOM, USE } from './tuning/needs-and-words.ts'

/** The half of the judged queries that search may be tuned with. */
export const TUNING_QUERIES: readonly JudgedQuery[] = [
  ...EXACT,
  ...PRODUCT_TYPE,
  ...FEATURE,
  ...USE,
  ...SYMPTOM,
  ...COMPATIBILITY,
  ...SLANG,
  ...MIXED,
]
