import { Route, type Href } from './route.ts'
import type { AssumptionParameters, ScheduleSource } from './routes.ts'

/** The address of a call by its name, `namespace/name`: the market is in a header or cookie. */
export function actionHref(name: string): Href {
  return `/action/${name}`
}

type PackageCall = { readonly packageId: string; readonly token?: string | undefined }

/** Calls below a market that browsers send or follow as links. */
export const api = {
  accessView: new Route('api/access-view').requires<ScheduleSource>().allows<{ format: 'pdf' }>(),
  buildingProduct: new Route('api/building-product-information').requires<{ code: string; format: 'pdf' }>(),
  /** Everything that the database holds of an account. */
  personData: new Route('api/console-person-data').requires<{ account: string }>(),
  /** Everything that the database holds of who asks. */
  ownData: new Route('api/my-data'),
  /** A list of the console as CSV. */
  consoleFile: (list: string) => new Route(`api/console-${list}`),
  cobie: new Route('api/cobie').requires<ScheduleSource>(),
  commentRecord: new Route('api/comment-record').requires<{ projectId: string; format: string }>(),
  complianceReport: new Route('api/compliance-report')
    .requires<ScheduleSource>()
    .allows<AssumptionParameters & { readonly format: 'csv' | 'pdf' }>(),
  contentTable: new Route('api/content-table').requires<{ source: string }>(),
  downloadProjectPdf: new Route('api/download-project-pdf'),
  elevation: new Route('api/elevation').requires<ScheduleSource>(),
  finishBoard: new Route('api/finish-board').requires<ScheduleSource>(),
  handoverPackage: new Route('api/handover-package'),
  handoverPackageCancel: new Route('api/handover-package-cancel').requires<PackageCall>(),
  handoverPackageFile: new Route('api/handover-package-file').requires<PackageCall>(),
  handoverPackageProgress: new Route('api/handover-package-progress').requires<PackageCall>(),
  importList: new Route('api/import-list'),
  labels: new Route('api/labels').requires<ScheduleSource>(),
  listing: new Route('api/listing/*'),
  liveChanges: new Route('api/live-changes').requires<ScheduleSource>(),
  navigation: new Route('api/navigation'),
  /** Rows of a change set as CSV. */
  changeRows: new Route('api/console-change-rows').allows<{ id: string; kind: string }>(),
  packingSheets: new Route('api/packing-sheets').allows<{ row: readonly string[] }>(),
  pdfMyHtml: new Route('api/pdf-my-html'),
  pdfMyProjectHtml: new Route('api/pdf-my-project-html'),
  popularSearches: new Route('api/popular-searches'),
  priceMyList: new Route('api/price-my-list'),
  product: new Route('api/product').requires<{ code: string }>(),
  proxyDownloadFile: new Route('api/proxy-download-file'),
  quotePdf: new Route('api/quote-pdf').requires<{ quoteId: string }>(),
  quoteLines: new Route('api/quote-lines').requires<{ quoteId: string; format: 'xlsx' | 'csv' }>(),
  quoteSheet: new Route('api/quote-sheet').requires<{ quoteId: string }>(),
  readList: new Route('api/read-list'),
  readQuoteSheet: new Route('api/read-quote-sheet'),
  recordSearch: new Route('api/record-search'),
  revisionDifference: new Route('api/revision-difference').requires<{
    projectId: string
    from: string
    to: string
    format: string
  }>(),
  revitParameters: new Route('api/revit-parameters').requires<ScheduleSource>().allows<{ format: 'txt' | 'csv' }>(),
  roomModel: new Route('api/room-model').requires<ScheduleSource>(),
  scale: new Route('api/scale', { percentEncoded: true }).requires<{ sku: string }>(),
  insightCsv: new Route('api/insight-csv')
    .requires<{ table: string; period: string }>()
    .allows<{ region: string; kind: string; stage: string }>(),
  searches: new Route('api/searches'),
  searchesCsv: new Route('api/searches-csv').requires<{ kind: string; days: number }>(),
  sharedProject: new Route('api/shared-project'),
  specification: new Route('api/specification')
    .requires<ScheduleSource>()
    .allows<{ format: string; equal: 'true' | 'false' }>(),
  substitutionNotice: new Route('api/substitution-notice').requires<{ projectId: string; substitutionId: string }>(),
  uploadExcel: new Route('api/upload-excel'),
}
