/** Everything that needs no files: building an index in memory and asking it. */
export { buildIndex } from './build-index.ts'
export { CUSTOM_RANKING } from './model.ts'
export type {
  FacetCounts,
  FacetScalar,
  FacetSetting,
  FacetStats,
  Filter,
  IndexIdentity,
  IndexSettings,
  JsonValue,
  MatchedCode,
  NumberRange,
  Refinement,
  SearchAnswer,
  SearchQuery,
  SearchRecord,
} from './model.ts'
export { type IndexUpdate, layUpdate } from './index-update.ts'
export { listScalars, parsePath } from './path.ts'
export { ResultCache } from './storage/result-cache.ts'
export type { SearchIndex } from './search-index.ts'
export {
  foldConfused,
  hasCode,
  hasWord,
  hasWordFrom,
  listByBeginning,
  listByCode,
  listLongerCodes,
  listSimilarCodes,
} from './lookup.ts'
export { similarTerms, suggestCorrections } from './text/suggest-corrections.ts'
export { IndexView, SearchBatch } from './view.ts'
export { rarestFirst } from './query/word-weight.ts'
