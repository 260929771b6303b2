import { ACCOUNT_ACTIONS } from './features/accounts/actions.server.ts'
import { CART_ACTIONS } from './features/cart/actions.server.ts'
import { captchaChallenge, submitContactForm } from './features/contact/actions.server.ts'
import { submitFeedback } from './features/content/actions.server.ts'
import { contentTable } from './features/content/content-table.server.ts'
import { navigation } from './features/content/navigation-endpoint.server.ts'
import { pdfMyHtml } from './features/exports/pdf-of-html.server.ts'
import { downloadProjectPdf, pdfMyProjectHtml } from './features/exports/project-pdf.server.ts'
import { proxyDownloadFile } from './features/exports/proxy-download-file.server.ts'
import { sharedProject } from './features/exports/read-shared-project.server.ts'
import { importList, uploadExcel } from './features/imports/import-list.server.ts'
import { getProjectSettings } from './features/markets/actions.server.ts'
import type { Locale } from './features/markets/model.ts'
import { PROJECT_ACTIONS } from './features/projects/actions.server.ts'
import { PRODUCT_ACTIONS } from '#app/features/browse/actions.server.ts'
import type { Endpoint } from './platform/endpoint.server.ts'
import type { RequestContext } from './request-context.server.ts'

/** What an endpoint works with. `locale` is the market of its path, or the one that the call names. */
export type EndpointContext = RequestContext & {
  readonly now: Date
  readonly locale: Locale
  readonly request: Request
  /** Where the request comes from. */
  readonly clientAddress: string
  readonly cookieHeader: string | null
  /** `set-cookie` headers of the answer; actions add to them. */
  readonly answerCookies: string[]
  /** The caller asks for no more than it needs: `Prefer: return=minimal`. */
  readonly prefersMinimal: boolean
}

/** Below `/action/`. */
export const ACTIONS: readonly Endpoint<EndpointContext>[] = [
  ...ACCOUNT_ACTIONS,
  ...PRODUCT_ACTIONS,
  ...PROJECT_ACTIONS,
  ...CART_ACTIONS,
  getProjectSettings,
  submitFeedback,
  submitContactForm,
  captchaChallenge,
]

/** Below `/{locale}/api/`. */
export const LOCALE_ENDPOINTS: readonly Endpoint<EndpointContext>[] = [
  navigation,
  contentTable,
  sharedProject,
  pdfMyHtml,
  pdfMyProjectHtml,
  downloadProjectPdf,
  proxyDownloadFile,
  uploadExcel,
  importList,
]
