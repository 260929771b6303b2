import type { LiveHub } from '../recipients/live-hub.server.ts'

export interface RequestLinks {
  /** Tells pages that something was said of their project. */
  readonly live: LiveHub
}
