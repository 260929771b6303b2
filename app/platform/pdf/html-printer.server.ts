import { renderSVG } from 'uqr'
import type { MediaStore } from '#app/platform/files/media.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { AssetAddress } from './asset-address.ts'
import { documentTitle, printDocument } from './document.ts'
import { fetchAsset } from './fetch-asset.server.ts'
import { HtmlSanitiser } from './html-sanitiser.server.ts'
import { withInformation } from './pdf-information.ts'
import type { PdfRenderer } from './pdf-renderer.server.ts'
import type { PdfJob } from './pdf-page.server.ts'
import { MARK_ADDRESS } from './picture-address.ts'
import { preparePicture, type PreparedPicture } from './prepare-picture.server.ts'
import type { PreparedPictures } from './prepared-pictures.server.ts'
import { readPrintFonts } from './print-fonts.server.ts'

const SIDE_MM = 20
/** With `noPageMargins` the text comes as near to the edge as printers reach without cutting it off. */
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
  /** From anyone: nothing in it is trusted. */
  readonly html: string
  readonly noPageMargins: boolean
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

export class HtmlPrinter {
  private readonly options: PrinterOptions
  private readonly sanitiser: HtmlSanitiser
  private fontFaces: string | null = null

  constructor(options: PrinterOptions) {
    this.options = options
    this.sanitiser = new HtmlSanitiser(options.log)
  }

  /** @throws AppError where the HTML is too large or no PDF can be made now. */
  async print(order: PrintOrder, signal: AbortSignal): Promise<Buffer> {
    const { publicUrl, assetBaseUrl, renderer } = this.options
    const sources = { siteOrigins: [publicUrl, ...(order.origin ? [order.origin] : [])], assetBaseUrl }
    const safe = await this.sanitiser.run(
      { html: order.html, publicUrl, sources, maxPictures: order.bounds?.maxPictures },
      signal,
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
      fontFaces: (this.fontFaces ??= readPrintFonts()),
    })
    const picture = async (index: number) => {
      const address = safe.pictures[index]
      return address ? this.prepare(address) : null
    }
    const pdf = await renderer.render({ html, picture, mark, ...order.bounds }, signal)
    return withInformation(pdf, { title: documentTitle({ name, code: order.code }), author: SITE, creator: SITE })
  }

  private async prepare(address: AssetAddress): Promise<PreparedPicture | null> {
    const { media, siteImages } = this.options
    switch (address.kind) {
      case 'inline':
        return preparePicture(Buffer.from(address.base64, 'base64'))
      case 'remote':
        return preparePicture(await fetchAsset(address.url))
      case 'media':
        return this.prepareOwn(media, address)
      case 'site':
        return this.prepareOwn(siteImages, address)
    }
  }

  private async prepareOwn(
    store: MediaStore,
    { kind, path }: Extract<AssetAddress, { kind: 'media' | 'site' }>,
  ): Promise<PreparedPicture | null> {
    const found = await store(new Request(OWN, { method: 'HEAD' }), 'Original', path)
    if (!found) return null
    return this.options.prepared.get(`${kind} ${path} ${found.headers.get('etag')}`, async () => {
      const file = await store(new Request(OWN), 'Original', path)
      if (!file) throw new Error('the file has gone')
      return preparePicture(Buffer.from(await file.arrayBuffer()), { allowDrawings: true })
    })
  }
}

const OWN = 'http://media.invalid/'
