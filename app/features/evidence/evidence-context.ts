import type { LinkContext } from '#app/features/links/link-context.ts'

export type EvidenceContext = LinkContext
