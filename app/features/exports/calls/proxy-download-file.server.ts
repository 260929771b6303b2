import { z } from 'zod'
import { api } from '#app/addresses/api.ts'
import { AppError } from '@specify/core/app-error.ts'
import { readAssetAddress, type AssetAddress } from '#app/platform/pdf/markup/asset-address.ts'
import { defineEndpoint } from '#app/platform/endpoint.server.ts'
import { BoundedQueue } from '#app/platform/process/bounded-queue.ts'
import { AssetStoreDown, fetchAsset } from '#app/platform/pdf/pictures/fetch-asset.server.ts'
import { pictureFormat } from '#app/platform/pdf/pictures/prepare-picture.server.ts'
import type { ExportContext } from '../export-context.ts'

/** Files of 10 MB are in memory, each twice: not many at once. */
const queue = new BoundedQueue({ atOnce: 2, waiting: 500 })
const MAX_BODY_BYTES = 8 * 1024

const ProxyRequest = z.object({
  fileUrl: z
    .string()
    .trim()
    .max(2_000)
    .regex(/^(?:\/|https?:\/\/)/, 'must be an address of the asset store')
    .describe('An address of the asset store'),
})

type ProxyContext = Pick<ExportContext, 'config' | 'log' | 'media' | 'request'>

/**
 * A picture of the asset store, for pages whose scripts may not read it there. Nothing else is fetched, and the answer is
 * a raster or a refusal.
 */
export const proxyDownloadFile = defineEndpoint({
  name: 'proxy-download-file',
  path: api.proxyDownloadFile.template,
  group: 'Exports',
  method: 'POST',
  caller: 'public',
  // Projects of thousands of lines are saved as spreadsheets, and offices share an address. The queue limits the work.
  limit: { perMinute: 3_000, isFirst: true },
  maxBodyBytes: MAX_BODY_BYTES,
  summary: 'Answers a picture of the asset store, for scripts that may not read it there.',
  input: ProxyRequest,
  output: z.string().describe('The picture: PNG, JPEG, WebP or GIF'),
  example: { input: { fileUrl: '/media/ProductThumbnail/models/basin.webp' }, output: 'RIFF' },
  errors: ['not_found', 'bad_gateway', 'gateway_timeout'],
  async run(context: ProxyContext, { fileUrl }) {
    return pictureResponse(await queue.run(() => readPicture(fileUrl, context), context.request.signal))
  },
})

/** @throws AppError where the address is none of the asset store's, or nothing comes from it. */
async function readPicture(fileUrl: string, services: ProxyContext): Promise<Buffer> {
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
  media: ExportContext['media'],
): Promise<Buffer | null> {
  if (asset.kind === 'remote') return fetchAsset(asset.url)
  const answer = await media(new Request('http://media.invalid/'), 'Original', asset.path)
  return answer && Buffer.from(await answer.arrayBuffer())
}

/** The type of a file is decided by its first bytes. @throws AppError where it is no picture. */
function pictureResponse(file: Buffer): Response {
  const format = pictureFormat(file)
  if (!format) throw new AppError('unsupported_media_type', 'This file is not a PNG, JPEG, WebP or GIF.')
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
