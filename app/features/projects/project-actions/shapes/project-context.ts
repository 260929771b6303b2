import type { RequestAccount } from '#app/features/accounts/rules/request-account.ts'
import type { RequestContent } from '#app/features/content/request-content.ts'
import type { RequestMarket } from '#app/features/markets/request-market.ts'
import type { RequestCatalogue } from '#app/features/search/catalogue/request-catalogue.ts'
import type { RequestContext } from '#app/platform/request-context.server.ts'
import { projectReader, type ProjectReader } from '#app/features/projects/schedule/project-reader.ts'

export type ProjectContext = Pick<
  RequestContext & RequestMarket & RequestAccount & RequestCatalogue,
  | 'account'
  | 'actor'
  | 'atEnd'
  | 'catalogue'
  | 'clientAddress'
  | 'db'
  | 'locale'
  | 'now'
  | 'request'
  | 'search'
  | 'visibility'
>

/** Besides: what the operator decides about projects. */
export type TemplateContext = ProjectContext & Pick<RequestContent, 'content'>

export function readerOf({ catalogue, visibility }: Pick<ProjectContext, 'catalogue' | 'visibility'>): ProjectReader {
  return projectReader(catalogue, visibility)
}
