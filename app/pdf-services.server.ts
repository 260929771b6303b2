import path from 'node:path'
import { guessedSwatch } from '@specify/catalogue/product/guessed-swatch.ts'
import type { BoundedDirectory } from './platform/files/bounded-directory.server.ts'
import { createMediaStore, type MediaStore } from './platform/files/media.server.ts'
import type { Config } from './platform/config.server.ts'
import type { Logger } from './platform/log.server.ts'
import type { Metrics } from './platform/metrics.server.ts'
import { HtmlPrinter } from '#app/platform/pdf/browser/html-printer.server.ts'
import { PdfRenderer } from '#app/platform/pdf/browser/pdf-renderer.server.ts'
import { PreparedPictures } from '#app/platform/pdf/pictures/prepared-pictures.server.ts'
import { sitePath } from '#app/platform/process/site-path.server.ts'

/** The Chromium that draws PDFs. */
export function openRenderer(
  { chromiumPath, dataDir, keepsPrinter }: Config,
  log: Logger,
  metrics: Metrics,
): PdfRenderer {
  const directory = path.join(dataDir, 'print')
  return new PdfRenderer({
    chromiumPath,
    directory,
    isKept: keepsPrinter,
    log,
    onQueue: (length) => metrics.pdfQueue.set(length),
    onEnd: (outcome, seconds) => metrics.pdfSeconds.observe({ outcome }, seconds),
  })
}

/** Prints HTML with the pictures of the site and the asset store. */
export function createPrinter(
  { publicUrl, assetBaseUrl }: Config,
  parts: { media: MediaStore; renditions: BoundedDirectory; renderer: PdfRenderer; log: Logger },
) {
  const { renditions } = parts
  const files = createMediaStore({ roots: [sitePath('build/client/images')], renditions })
  const siteImages: MediaStore = async (request, rendition, relative) => {
    const file = await files(request, rendition, relative)
    const swatch = file ? null : guessedSwatch(relative.replace(/^swatches\//, ''))
    return swatch === null ? file : new Response(swatch, { headers: { 'content-type': 'image/svg+xml' } })
  }
  const prepared = new PreparedPictures(renditions)
  return new HtmlPrinter({ ...parts, publicUrl, assetBaseUrl, siteImages, prepared })
}
