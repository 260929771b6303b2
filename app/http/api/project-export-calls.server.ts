import { z } from 'zod'
import { ProxyRequest } from '../proxy-download-file.server.ts'
import { ProjectPdfDownload, ProjectPdfRequest } from '../project-pdf.server.ts'
import { PdfRequest } from '../pdf-of-html.server.ts'
import { ActionError, type ApiCall } from './api-call.server.ts'
import { LOCALE } from './shared-shapes.server.ts'

/** The calls that make and fetch what is taken along: PDFs, pictures for spreadsheets, shared summaries. */

const ID = '5f0c2f5e-2f53-4c0e-9a5c-6f2a8d1d7b10'
const FILE_NAME = 'Harbour_Street_summary_ab12.pdf'

const call = { group: 'Exports', pathParameters: [LOCALE], isPerMarket: false, failure: ActionError } as const

const pdfOfHtml: ApiCall = {
  ...call,
  name: 'pdf-my-html',
  path: '/{locale}/api/pdf-my-html/',
  methods: ['POST'],
  summary: 'Prints HTML of a page of this site. Answers the PDF.',
  input: PdfRequest,
  output: z.string().describe('The PDF'),
  example: {
    input: { html: '<h1>Liano II Basin Mixer</h1>', noPageMargins: true, fileName: '96340C6AF_liano.pdf' },
    output: '%PDF-1.4',
  },
  errors: ['invalid_input', 'forbidden', 'too_large', 'unsupported_media_type', 'too_many_requests', 'unavailable'],
}

const projectPdf: ApiCall = {
  ...call,
  name: 'pdf-my-project-html',
  path: '/{locale}/api/pdf-my-project-html/',
  methods: ['POST'],
  summary:
    'Orders the PDF of a project: answers 202 at once; the file is made meanwhile and kept for an hour, for the account that ordered it. Name, version, date, link and QR code on every page are the server’s.',
  input: ProjectPdfRequest,
  output: z.object({ filename: z.string() }),
  example: {
    input: { html: '<h1>Harbour Street</h1>', isLandscapeMode: true, filename: FILE_NAME, shoppingListId: ID },
    output: { filename: FILE_NAME },
  },
  errors: [...pdfOfHtml.errors, 'unauthorized', 'not_found'],
}

const downloadProjectPdf: ApiCall = {
  ...call,
  name: 'download-project-pdf',
  path: '/{locale}/api/download-project-pdf/',
  methods: ['POST'],
  summary: 'Answers a PDF that the same account ordered; 202 while it is made: ask again after two seconds.',
  input: ProjectPdfDownload,
  output: z.string().describe('The PDF'),
  example: { input: { filename: FILE_NAME }, output: '%PDF-1.4' },
  errors: ['invalid_input', 'unauthorized', 'forbidden', 'not_found', 'too_many_requests', 'unavailable'],
}

const proxyDownloadFile: ApiCall = {
  ...call,
  name: 'proxy-download-file',
  path: '/{locale}/api/proxy-download-file/',
  methods: ['POST'],
  summary: 'Answers a picture of the asset store, for scripts that may not read it there.',
  input: ProxyRequest,
  output: z.string().describe('The picture: PNG, JPEG, WebP or GIF'),
  example: { input: { fileUrl: '/media/ProductThumbnail/models/basin.webp' }, output: 'RIFF' },
  errors: [
    'invalid_input',
    'forbidden',
    'not_found',
    'unsupported_media_type',
    'too_many_requests',
    'bad_gateway',
    'gateway_timeout',
  ],
}

const sharedProject: ApiCall = {
  ...call,
  name: 'shared-project',
  path: '/{locale}/api/shared-project/',
  methods: ['GET'],
  summary: 'The summary of a project that its owner has shared: nothing of customers, accounts or versions.',
  input: z.object({ projectId: z.string() }),
  output: z.looseObject({
    projectId: z.string(),
    cover: z.looseObject({ projectName: z.string(), subtitle: z.string(), preparedBy: z.string() }),
    summary: z.looseObject({ rooms: z.array(z.looseObject({ name: z.string() })), quantity: z.int() }),
    showPrices: z.boolean(),
    isLandscape: z.boolean(),
  }),
  example: {
    input: { projectId: ID },
    output: {
      projectId: ID,
      cover: { projectName: 'Harbour Street', subtitle: 'by Lane Studio', preparedBy: 'Ari Lane' },
      summary: { rooms: [{ name: 'Kitchen 1' }], quantity: 24 },
      showPrices: true,
      isLandscape: false,
    },
  },
  errors: ['not_found', 'too_many_requests', 'unavailable'],
}

export const PROJECT_EXPORT_CALLS: readonly ApiCall[] = [
  pdfOfHtml,
  projectPdf,
  downloadProjectPdf,
  proxyDownloadFile,
  sharedProject,
]
