import type { RequestContent } from '#app/features/content/request-content.ts'
import type { LinkContext } from '#app/features/links/link-context.ts'

export type EvidenceContext = LinkContext & RequestContent
