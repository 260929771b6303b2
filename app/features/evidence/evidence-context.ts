import type { RequestContent } from '#app/features/content/request-content.ts'
import type { LinkContext } from '#app/features/links/links/link-context.ts'
import type { RequestPackages } from './request-packages.ts'

export type EvidenceContext = LinkContext & RequestContent & RequestPackages
