import type { SearchBackend } from '../backends/backend.ts'
import type { CatalogueState } from './catalogue-state.ts'

/** Members of the request context: one generation from the first line of a request to its last. */
export interface RequestCatalogue {
  readonly catalogue: CatalogueState
  readonly search: SearchBackend
}
