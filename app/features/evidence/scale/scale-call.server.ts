import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'
import { downloadUrl, LOCAL_ASSETS } from '#app/features/catalogue/asset-source.ts'
import { statedFront } from '#app/features/catalogue/scale-picture.ts'
import { findVariant } from '#app/features/catalogue/variant-by-code.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import type { MediaStore } from '#app/platform/files/media.server.ts'
import type { EvidenceContext } from '../evidence-context.ts'
import { productKind } from '../product-kinds.ts'
import { MOST_CHARACTERS, readFrontOutline, type FrontOutline } from './front-outline.ts'
import { scalePlace } from './scale-place.ts'
import { writeScaleSvg } from './write-scale-svg.ts'

type ScaleContext = Pick<EvidenceContext, 'catalogue' | 'locale' | 'media' | 'visibility'>

export const scaleCall = defineEndpoint({
  name: 'scale',
  path: '/{locale}/api/scale/',
  group: 'Listings',
  method: 'GET',
  isCached: true,
  limitPerMinute: 240,
  summary:
    'How large a product is, as SVG: its front with width and height beside a person of 1.7 m or a sheet of A4, at one scale.',
  input: z.object({ sku: z.string().min(1).max(64).describe('Of a product whose width and height are stated') }),
  output: z.string().describe('The drawing'),
  example: { input: { sku: '99TB-1' }, output: '<svg xmlns="http://www.w3.org/2000/svg" data-unit="mm">' },
  errors: ['not_found', 'unavailable'],
  async run({ catalogue, locale, media, visibility }: ScaleContext, { sku }) {
    const product = catalogue.findProduct(sku, locale, visibility)
    const variant = product && findVariant(product.variants, sku)
    const stated = variant && statedFront((key) => variant.attributes[key])
    if (!product || !variant || !stated)
      throw new AppError('not_found', 'There is no drawing to scale of this product.')
    const front = await readFront(variant.lineDiagramList[0], media).catch(unlessLater)
    const { attributes } = variant
    const placed = {
      kind: productKind(product),
      isOnWall: /wall/i.test(String(attributes['mount-type'] ?? '')),
      mountingHeight: attributes['mounting-height'],
    }
    return new Response(writeScaleSvg({ stated, front: front ?? null, place: scalePlace(placed, front ?? stated) }), {
      headers: {
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        ...(front === undefined && { 'cache-control': 'no-store' }),
      },
    })
  },
})

/** A drawing of the demo that cannot be made now can be later. */
function unlessLater(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error
}

/** Of a drawing in our own store. */
async function readFront(drawing: string | undefined, media: MediaStore): Promise<FrontOutline | null> {
  const address = drawing === undefined ? '' : downloadUrl(drawing)
  const [, path] = new RegExp(`^${LOCAL_ASSETS}/Original/(.+\\.svg)$`).exec(address) ?? []
  const file = path === undefined ? null : await media(new Request('http://media.invalid/'), 'Original', path)
  if (!file) return null
  if (Number(file.headers.get('content-length')) <= MOST_CHARACTERS) return readFrontOutline(await file.text())
  await file.body?.cancel()
  return null
}
