import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import { downloadUrl, LOCAL_ASSETS } from '@specify/catalogue/files/asset-source.ts'
import { scaleReference, statedFront } from '#app/features/catalogue/views/scale-picture.ts'
import { findVariant } from '@specify/catalogue/variants/variant-by-code.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { MediaStore } from '#app/platform/files/media.server.ts'
import type { ReportContext } from '../report-context.ts'
import { productKind } from '@specify/models/product-kinds.ts'
import { liesFlat, scalePlace } from './scale-place.ts'
import { MOST_CHARACTERS, readViewOutline, type DrawnView } from './view-outline.ts'
import { writeScaleSvg } from './write-scale-svg.ts'

type ScaleContext = Pick<ReportContext, 'catalogue' | 'locale' | 'media' | 'visibility'>

export const scaleCall = defineEndpoint({
  name: 'scale',
  path: api.scale.template,
  group: 'Listings',
  method: 'GET',
  isCached: true,
  limitPerMinute: 240,
  summary:
    'How large a product is, as SVG: its front, or what lies flat from above, with its sizes beside a person of 1.7 m or a sheet of A4, at one scale.',
  input: z.object({
    sku: z
      .string()
      .min(1)
      .max(64)
      .describe('Of a product whose width and height are stated, or that has a set-out drawing of the site'),
  }),
  output: z.string().describe('The drawing'),
  example: { input: { sku: '99TB-1' }, output: '<svg xmlns="http://www.w3.org/2000/svg" data-unit="mm">' },
  errors: ['not_found', 'unavailable'],
  async run({ catalogue, locale, media, visibility }: ScaleContext, { sku }) {
    const product = catalogue.findProduct(sku, locale, visibility)
    const variant = product && findVariant(product.variants, sku)
    if (!product || !variant) throw notToScale()
    const { attributes } = variant
    const stated = statedFront((key) => attributes[key])
    const kind = productKind(product)
    const reading = readDrawing(variant.lineDiagramList[0], media).catch((error: unknown) => {
      // One of the demo that cannot be made now can be later.
      if (!stated || !(error instanceof AppError)) throw error
    })
    const drawing = await (stated ? Promise.race([reading, sleep(PATIENCE_MS, undefined, { ref: false })]) : reading)
    const views = stated ? STATED_VIEWS : liesFlat(kind) ? FLAT_VIEWS : OTHER_VIEWS
    const drawn = drawing ? firstOf(views, (view) => readViewOutline(drawing, view)) : null
    const size = drawn ?? stated
    if (!size) throw notToScale()
    const placed = {
      kind,
      isOnWall: /wall/i.test(String(attributes['mount-type'] ?? '')),
      mountingHeight: attributes['mounting-height'],
    }
    const svg = writeScaleSvg({
      size,
      drawn,
      beside: drawn?.view === 'Plan' ? 'sheet' : scaleReference(stated ?? size),
      place: scalePlace(placed, size),
    })
    return new Response(svg, {
      headers: {
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        ...(drawing === undefined && { 'cache-control': 'no-store' }),
      },
    })
  },
})

/** Time after which a product with stated sizes is shown as a box instead of an outline. */
const PATIENCE_MS = 1_500

const STATED_VIEWS: readonly DrawnView[] = ['Front']
const OTHER_VIEWS: readonly DrawnView[] = ['Front', 'Plan']
/** Their front is a stroke. */
const FLAT_VIEWS: readonly DrawnView[] = ['Plan', 'Front']

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  return items.reduce<Found | null>((first, item) => first ?? find(item), null)
}

function notToScale(): AppError {
  return new AppError('not_found', 'There is no drawing to scale of this product.')
}

async function readDrawing(drawing: string | undefined, media: MediaStore): Promise<string | null> {
  const address = drawing === undefined ? '' : downloadUrl(drawing)
  const [, path] = new RegExp(`^${LOCAL_ASSETS}/Original/(.+\\.svg)$`).exec(address) ?? []
  const file = path === undefined ? null : await media(new Request('http://media.invalid/'), 'Original', path)
  if (!file) return null
  if (Number(file.headers.get('content-length')) <= MOST_CHARACTERS) return file.text()
  await file.body?.cancel()
  return null
}
