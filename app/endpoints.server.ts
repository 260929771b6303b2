import { ACCOUNT_ACTIONS } from './features/accounts/actions.server.ts'
import { PRODUCT_ACTIONS } from './features/browse/actions.server.ts'
import { listingCall } from './features/browse/page-calls/listing-call.server.ts'
import { productCall } from './features/browse/page-calls/product-call.server.ts'
import { SAVED_SEARCH_ACTIONS } from './features/browse/saved-searches/actions.server.ts'
import { QUESTION_CALLS } from './features/blanks/question-calls.server.ts'
import { CART_ACTIONS } from './features/cart/actions.server.ts'
import { captchaChallenge, submitContactForm } from './features/contact/actions.server.ts'
import { STATE_CALLS } from './features/changes/calls/state-calls.server.ts'
import { UPLOAD_CALLS } from './features/changes/calls/upload-calls.server.ts'
import { changeFile } from './features/changes/change-file.server.ts'
import { CONSOLE_CALLS } from './features/console/console-calls.server.ts'
import { NEWS_CALLS } from './features/console/consequences/news-calls.server.ts'
import { consequencesFile } from './features/console/consequences/consequences-file.server.ts'
import { LETTER_CALLS } from './features/console/content/letters/letter-calls.server.ts'
import { LIST_FILES } from './features/console/lists/list-file.server.ts'
import { personDataFile } from './features/console/people/person-data-file.server.ts'
import { productFile } from './features/console/products/product-file.server.ts'
import { OPERATOR_CALLS } from './features/console/operator/operator-calls.server.ts'
import { REPLY_CALLS } from './features/console/replies/reply-calls.server.ts'
import { VIEW_CALLS } from './features/console/lists/view-calls.server.ts'
import { packingSheets } from './features/console/work/packing-sheets.server.ts'
import { submitFeedback } from './features/content/actions.server.ts'
import { contentTable } from './features/content/content-table.server.ts'
import { navigation } from './features/content/navigation-endpoint.server.ts'
import { ERASURE_ACTIONS } from './features/erasure/actions.server.ts'
import { HANDOVER_ACTIONS } from './features/handover/handover-calls.server.ts'
import { REPORT_ACTIONS } from './features/reports/actions.server.ts'
import { REVISION_ACTIONS } from './features/revisions/actions.server.ts'
import { pdfMyHtml } from '#app/features/exports/calls/pdf-of-html.server.ts'
import { pdfMyProjectHtml } from '#app/features/exports/calls/project-pdf.server.ts'
import { revisionDifference } from '#app/features/exports/calls/revision-difference.server.ts'
import { substitutionNotice } from '#app/features/exports/calls/substitution-notice.server.ts'
import { downloadProjectPdf } from '#app/features/exports/calls/download-project-pdf.server.ts'
import { proxyDownloadFile } from '#app/features/exports/calls/proxy-download-file.server.ts'
import { sharedProject } from '#app/features/exports/share/read-shared-project.server.ts'
import { applyListChanges, planListChanges } from '#app/features/imports/lists/change-actions.server.ts'
import { addListRows, undoListRows } from '#app/features/imports/lists/list-actions.server.ts'
import { matchCodes } from '#app/features/imports/lists/match-codes-call.server.ts'
import { readList } from '#app/features/imports/lists/read-list-call.server.ts'
import { importList, uploadExcel } from './features/imports/import-list.server.ts'
import { LINK_ACTIONS } from './features/links/actions.server.ts'
import { getProjectSettings } from './features/markets/actions.server.ts'
import { priceMyList } from './features/priced-lists/price-list-call.server.ts'
import { DOCUMENT_CALLS } from './features/publishing/calls/document-calls.server.ts'
import { RELEASE_CALLS } from './features/publishing/calls/release-calls.server.ts'
import { WORDS_CALLS } from './features/publishing/words/words-calls.server.ts'
import { PROJECT_ACTIONS } from './features/projects/actions.server.ts'
import { COMPANY_ACTIONS } from './features/company/actions.server.ts'
import { QUOTE_ACTIONS } from './features/quotes/actions.server.ts'
import { popularSearches } from './features/searches/popular-call.server.ts'
import { recordSearch } from './features/searches/record-search.server.ts'
import { insightFile } from './features/insight/insight-calls.server.ts'
import { searchReport, searchReportFile } from './features/searches/report-calls.server.ts'
import type { Endpoint } from './platform/endpoint.server.ts'
import type { EndpointContext } from './request-context.server.ts'

/** Every call of the site but those of the process itself and of the search protocol. */
export const ENDPOINTS = [
  ...CONSOLE_CALLS,
  ...LIST_FILES,
  productFile,
  consequencesFile,
  personDataFile,
  ...NEWS_CALLS,
  ...DOCUMENT_CALLS,
  ...LETTER_CALLS,
  ...RELEASE_CALLS,
  ...WORDS_CALLS,
  ...VIEW_CALLS,
  ...REPLY_CALLS,
  ...OPERATOR_CALLS,
  packingSheets,
  ...UPLOAD_CALLS,
  ...STATE_CALLS,
  changeFile,
  ...ACCOUNT_ACTIONS,
  ...PRODUCT_ACTIONS,
  ...QUESTION_CALLS,
  ...PROJECT_ACTIONS,
  ...REVISION_ACTIONS,
  ...CART_ACTIONS,
  getProjectSettings,
  submitFeedback,
  submitContactForm,
  captchaChallenge,
  ...SAVED_SEARCH_ACTIONS,
  listingCall,
  productCall,
  popularSearches,
  recordSearch,
  searchReport,
  insightFile,
  searchReportFile,
  navigation,
  contentTable,
  sharedProject,
  pdfMyHtml,
  pdfMyProjectHtml,
  substitutionNotice,
  revisionDifference,
  downloadProjectPdf,
  proxyDownloadFile,
  uploadExcel,
  importList,
  readList,
  priceMyList,
  matchCodes,
  addListRows,
  planListChanges,
  applyListChanges,
  undoListRows,
  ...LINK_ACTIONS,
  ...REPORT_ACTIONS,
  ...HANDOVER_ACTIONS,
  ...QUOTE_ACTIONS,
  ...COMPANY_ACTIONS,
  ...ERASURE_ACTIONS,
] satisfies readonly Endpoint<EndpointContext>[]

type TypesOf<Each> = Each extends {
  readonly name: infer Name extends `${string}/${string}`
  readonly types?: infer Types
}
  ? Record<Name, NonNullable<Types>>
  : never
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

declare module '@specify/core/action-types.ts' {
  interface ActionTypes extends Together<TypesOf<(typeof ENDPOINTS)[number]>> {}
}
