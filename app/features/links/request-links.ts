import type { LiveHub } from './live-hub.server.ts'

/** Members of the request context. */
export interface RequestLinks {
  /** Tells pages that something was said of their project. */
  readonly live: LiveHub
}
