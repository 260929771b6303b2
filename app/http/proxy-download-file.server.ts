import { z } from 'zod'
import { AppError } from '#app/core/app-error.ts'
import { assertSameSite, readInput, readJsonBody } from '#app/platform/action.server.ts'
import { readAssetAddress, type AssetAddress } from '#app/platform/pdf/asset-address.ts'
import { BoundedQueue } from '#app/platform/bounded-queue.ts'
import { AssetStoreDown, fetchAsset } from '#app/platform/pdf/fetch-asset.server.ts'
import { perMinute } from '#app/platform/limits/limit.ts'
import { pictureFormat } from '#app/platform/pdf/prepare-picture.server.ts'
import type { Services } from '#app/services.server.ts'
import { errorResponse } from './run-action.server.ts'

/** Projects of thousands of lines are saved as spreadsheets, and offices share an address. The queue is what limits the work. */
const LIMIT = perMinute('proxy-download-file', 3_000)
/** Files of 10 MB are in memory, each twice: not many at once. */
const queue = new BoundedQueue({ atOnce: 2, waiting: 500 })
const MAX_BODY_BYTES = 8 * 1024

export const ProxyRequest = z.object({
  fileUrl: z
    .string()
    .trim()
    .max(2_000)
    .regex(/^(?:\/|https?:\/\/)/, 'must be an address of the asset store')
    .describe('An address of the asset store'),
})

type ProxyServices = Pick<Services, 'config' | 'media' | 'log' | 'limits'>

/**
 * Answers `POST /{locale}/api/proxy-download-file/`: a picture of the asset store, for pages whose scripts may not read
 * it there. Nothing else is fetched, and whatever comes is answered as a raster or not at all.
 */
export async function answerProxyDownload(
  request: Request,
  services: ProxyServices,
  address: string,
): Promise<Response> {
  try {
    assertSameSite(request, services.config.publicUrl)
    await services.limits.assertWithin(LIMIT, address)
    const input = readInput(ProxyRequest, await readJsonBody(request, MAX_BODY_BYTES))
    const file = await queue.run(() => readPicture(input.fileUrl, services), request.signal)
    return pictureResponse(file)
  } catch (error) {
    // Nobody is there to read an answer.
    if (request.signal.aborted) return new Response(null, { status: 499 })
    return errorResponse(error, services)
  }
}

/** @throws AppError where the address is none of the asset store's, or nothing comes from it. */
async function readPicture(fileUrl: string, services: ProxyServices): Promise<Buffer> {
  const { publicUrl, assetBaseUrl } = services.config
  const asset = readAssetAddress(fileUrl, { siteOrigins: [publicUrl], assetBaseUrl })
  if (asset?.kind !== 'remote' && asset?.kind !== 'media') {
    throw new AppError('invalid_input', 'fileUrl: must be an address of the asset store')
  }
  const file = await readAsset(asset, services.media).catch((error: unknown) => {
    services.log.info({ err: error }, 'a file of the asset store did not come')
    if (error instanceof AssetStoreDown)
      throw new AppError(error.isSlow ? 'gateway_timeout' : 'bad_gateway', 'This file cannot be fetched at the moment.')
    return null
  })
  if (!file) throw new AppError('not_found', 'This file could not be fetched.')
  return file
}

async function readAsset(
  asset: Extract<AssetAddress, { kind: 'remote' | 'media' }>,
  media: Services['media'],
): Promise<Buffer | null> {
  if (asset.kind === 'remote') return fetchAsset(asset.url)
  const answer = await media(new Request('http://media.invalid/'), 'Original', asset.path)
  return answer && Buffer.from(await answer.arrayBuffer())
}

/** What a file is, is decided by its first bytes. @throws AppError where it is no picture. */
function pictureResponse(file: Buffer): Response {
  const format = pictureFormat(file)
  if (!format) throw new AppError('unsupported_media_type', 'This file is no PNG, JPEG, WebP or GIF.')
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': `image/${format}`,
      'content-length': String(file.length),
      'content-disposition': `attachment; filename="picture.${format}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  })
}
