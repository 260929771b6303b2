import type { RequestBlanks } from '#app/features/catalogue/blanks/request-blanks.ts'
import type { RequestContent } from '#app/features/content/request-content.ts'
import type { LinkContext } from '#app/features/links/links/link-context.ts'

export type ReportContext = LinkContext & RequestBlanks & RequestContent
