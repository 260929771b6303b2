export { handleQueryRequest, MAX_REQUESTS } from './handle-query-request.ts'
export { QueryError } from './query-error.ts'
export { SearchParameters } from './search-parameters.ts'
export type { ProtocolIndex, QueryReading } from './read-search.ts'
