import type { SiteContent } from './site-content.server.ts'

/** Member of the request context: one state of pages and menus for the whole request. */
export interface RequestContent {
  readonly content: SiteContent
}
