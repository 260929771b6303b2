import { renderSVG } from 'uqr'
import type { MediaStore } from '#app/platform/files/media.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { documentTitle, printDocument } from '../markup/document.ts'
import { fetchAsset } from '../pictures/fetch-asset.server.ts'
import { HtmlSanitiser } from '../sanitise/html-sanitiser.server.ts'
import { paperDocument, type Paper } from '../markup/paper.ts'
import { readAssetAddress, type AssetAddress } from '../markup/asset-address.ts'
import type { SanitiseJob } from '../sanitise/sanitise-thread.server.ts'
import type { PdfRenderer } from './pdf-renderer.server.ts'
import { RENDER_LIMIT_MS, tookTooLong, untilAborted, type PdfJob } from './pdf-page.server.ts'
import { MARK_ADDRESS } from '../markup/picture-address.ts'
import { preparePicture, type PreparedPicture } from '../pictures/prepare-picture.server.ts'
import type { PreparedPictures } from '../pictures/prepared-pictures.server.ts'
import { readPrintFonts } from '../markup/print-fonts.server.ts'

const SIDE_MM = 20
/** Narrow margin in mm, with `noPageMargins`: as near to the edge as printers reach. */
const NARROW_SIDE_MM = 12

interface PrinterOptions {
  readonly renderer: PdfRenderer
  readonly publicUrl: string
  readonly assetBaseUrl: string | null
  readonly media: MediaStore
  readonly siteImages: MediaStore
  readonly prepared: PreparedPictures
  readonly log: Logger
}

const SITE = 'Specify'

export interface PrintOrder {
  /** Untrusted HTML. */
  readonly html: string
  readonly noPageMargins: boolean
  /** True for our own papers, whose pictures are described and headings in order. */
  readonly isAccessible?: boolean
  readonly isLandscape?: boolean
  readonly language: string
  readonly name?: string
  readonly code: string
  readonly qrTarget?: string
  readonly bounds?: Pick<PdfJob, 'maxPages' | 'limitMs'> & { readonly maxPictures?: number }
  readonly address: string
  readonly date: string
  /** Origin that the visitor sees, where it is not the public one. */
  readonly origin: string | null
}

export interface PaperBounds extends Pick<PdfJob, 'maxPages' | 'limitMs'> {
  /** Longest side of pictures, on papers without large ones. */
  readonly maxSidePx?: number
}

interface Shared {
  readonly sanitiser: HtmlSanitiser
  fontFaces: string | null
}

export class HtmlPrinter {
  private readonly options: PrinterOptions
  private readonly shared: Shared
  private readonly caller: string | undefined

  constructor(options: PrinterOptions, shared?: Shared, caller?: string) {
    this.options = options
    this.shared = shared ?? { sanitiser: new HtmlSanitiser(options.log), fontFaces: null }
    this.caller = caller
  }

  /** The same printer for one caller, whose documents take turns with those of others. */
  of(caller: string): HtmlPrinter {
    return new HtmlPrinter(this.options, this.shared, caller)
  }

  /** Starts the browser while a document is being made. */
  warm(): void {
    this.options.renderer.warm()
  }

  /** @throws AppError where the HTML is too large or no PDF can be made now. */
  async print(order: PrintOrder, signal: AbortSignal): Promise<Buffer> {
    const { publicUrl, assetBaseUrl, renderer } = this.options
    const sources = { siteOrigins: [publicUrl, ...(order.origin ? [order.origin] : [])], assetBaseUrl }
    // One limit for both steps: callers give up soon after it.
    const limitMs = order.bounds?.limitMs ?? RENDER_LIMIT_MS
    const started = performance.now()
    const safe = await this.sanitise(
      { html: order.html, publicUrl, sources, maxPictures: order.bounds?.maxPictures },
      { signal, limit: AbortSignal.timeout(limitMs) },
    )
    const mark = order.qrTarget === undefined ? null : renderSVG(order.qrTarget, { border: 0 })
    const name = order.name ?? safe.heading ?? ''
    const html = printDocument({
      safeHtml: safe.html,
      language: order.language,
      name,
      code: order.code,
      address: order.address,
      date: order.date,
      sideMm: order.noPageMargins ? NARROW_SIDE_MM : SIDE_MM,
      isLandscape: order.isLandscape ?? false,
      mark: mark && MARK_ADDRESS,
      fontFaces: (this.shared.fontFaces ??= readPrintFonts()),
    })
    const picture = async (index: number) => {
      const address = safe.pictures[index]
      return address ? this.prepare(address) : null
    }
    const leftMs = Math.max(1, Math.ceil(limitMs - (performance.now() - started)))
    const title = documentTitle({ name, code: order.code })
    const information = { title, author: SITE, creator: SITE, isAccessible: order.isAccessible ?? false }
    const job = { html, picture, mark, information, ...order.bounds, limitMs: leftMs }
    return renderer.render(job, signal, this.caller)
  }

  private async sanitise(job: SanitiseJob, { signal, limit }: { signal: AbortSignal; limit: AbortSignal }) {
    try {
      return await untilAborted(this.shared.sanitiser.run(job, AbortSignal.any([limit, signal]), this.caller), limit)
    } catch (error) {
      if (limit.aborted && !signal.aborted) throw tookTooLong()
      throw error
    }
  }

  /**
   * A document of our own making: its markup is not sanitised, its pictures are those that hostile HTML may name.
   * @throws AppError where no PDF can be made now.
   */
  async printPaper(paper: Paper, signal: AbortSignal, { maxSidePx, ...bounds }: PaperBounds = {}): Promise<Buffer> {
    const { publicUrl, assetBaseUrl, renderer } = this.options
    const sources = { siteOrigins: [publicUrl], assetBaseUrl }
    const html = paperDocument(paper, (this.shared.fontFaces ??= readPrintFonts()))
    const picture = async (index: number) => {
      const address = readAssetAddress(paper.pictures.addresses[index] ?? '', sources)
      return address ? this.prepare(address, { maxSidePx, keepsDrawings: true }) : null
    }
    const mark = paper.qrTarget === undefined ? null : renderSVG(paper.qrTarget, { border: 0 })
    const information = { title: paper.title, author: SITE, creator: SITE, isAccessible: true }
    return renderer.render({ html, picture, mark, information, ...bounds }, signal, this.caller)
  }

  private async prepare(address: AssetAddress, options: PrepareOptions = {}): Promise<PreparedPicture | null> {
    const { media, siteImages } = this.options
    switch (address.kind) {
      case 'inline':
        return preparePicture(Buffer.from(address.base64, 'base64'), options)
      case 'remote':
        return preparePicture(await fetchAsset(address.url), options)
      case 'media':
        return this.prepareOwn(media, address, options)
      case 'site':
        return this.prepareOwn(siteImages, address, options)
    }
  }

  private async prepareOwn(
    store: MediaStore,
    { kind, path }: Extract<AssetAddress, { kind: 'media' | 'site' }>,
    { maxSidePx, keepsDrawings = false }: PrepareOptions,
  ): Promise<PreparedPicture | null> {
    const response = await store(new Request(OWN, { method: 'HEAD' }), 'Original', path)
    if (!response) return null
    const read = async () => {
      const file = await store(new Request(OWN), 'Original', path)
      if (!file) throw new Error('the file has gone')
      return Buffer.from(await file.arrayBuffer())
    }
    if (keepsDrawings && response.headers.get('content-type')?.startsWith(DRAWING_TYPE)) {
      return { body: await read(), contentType: DRAWING_TYPE }
    }
    const identity = `${kind} ${path} ${response.headers.get('etag')} ${maxSidePx ?? ''}`.trimEnd()
    return this.options.prepared.get(identity, async () =>
      preparePicture(await read(), { allowDrawings: true, maxSidePx }),
    )
  }
}

const OWN = 'http://media.invalid/'
const DRAWING_TYPE = 'image/svg+xml'

interface PrepareOptions {
  readonly maxSidePx?: number | undefined
  /** Drawings of our own stay lines: as pictures they run no script and load nothing. */
  readonly keepsDrawings?: boolean
}
