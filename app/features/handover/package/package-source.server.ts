import { createWriteStream } from 'node:fs'
import { open, stat, type FileHandle } from 'node:fs/promises'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@specify/core/app-error.ts'
import type { MediaStore } from '#app/platform/files/media.server.ts'
import { readAssetAddress, type AssetSources } from '#app/platform/pdf/markup/asset-address.ts'
import { openAsset, readAsset } from '#app/platform/pdf/pictures/fetch-asset.server.ts'
import { isPublicAddress } from '#app/platform/pdf/markup/public-address.ts'
import { orAborted } from './or-aborted.server.ts'

export interface OpenSource {
  readonly bytes: AsyncIterable<Uint8Array>
  readonly size: number
  close(): Promise<void>
}

/** Explains to people why a file is not in the package. */
export class MissingFile extends Error {}

interface SourceOptions extends AssetSources {
  readonly media: MediaStore
  /** A remote file is kept here until it is in the package: one that breaks off spoils nothing. */
  readonly spool: string
  readonly signal: AbortSignal
}

const MAX_REMOTE_BYTES = 500_000_000
const REMOTE_LIMIT_MS = 5 * 60_000
/** A file of the demo that is made first may have to wait for others. */
const ATTEMPTS = 6
const WAIT_MS = 3_000

/** Opens a file of the catalogue. @throws MissingFile */
export async function openSource(url: string, options: SourceOptions): Promise<OpenSource> {
  const asset = readAssetAddress(url, options)
  if (asset?.kind === 'media') return openMedia(asset.path, options)
  if (asset?.kind === 'remote') return openRemote(asset.url, options)
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) throw new MissingFile('its address is none of the store')
  // What the store's own address may be, others may not: digits that lead into the network of the server.
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new MissingFile('its address is not public')
  return openRemote(url, options)
}

async function openMedia(path: string, { media, signal }: SourceOptions): Promise<OpenSource> {
  for (let attempt = 1; ; attempt++) {
    try {
      const request = media(new Request('http://media.invalid/'), 'Original', path, 'packages')
      const answer = await orAborted(signal, request, (late) => late?.body?.cancel())
      if (!answer?.body) throw new MissingFile('the store has no such file')
      const { body } = answer
      const stream = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
      return { bytes: stream, size: Number(answer.headers.get('content-length')), close: () => ended(stream) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (attempt === ATTEMPTS) throw new MissingFile('it could not be made now')
      await sleep(WAIT_MS, null, { signal })
    }
  }
}

async function openRemote(url: string, { spool, signal }: SourceOptions): Promise<OpenSource> {
  const limit = AbortSignal.timeout(REMOTE_LIMIT_MS)
  try {
    const response = await openAsset(url, { signal: AbortSignal.any([signal, limit]) })
    await pipeline(readAsset(response, MAX_REMOTE_BYTES), createWriteStream(spool, { mode: 0o600 }), { signal })
  } catch (error) {
    signal.throwIfAborted()
    throw new MissingFile(limit.aborted ? 'it did not come in time' : reasonOf(error), { cause: error })
  }
  const handle: FileHandle = await open(spool)
  const stream = handle.createReadStream()
  return { bytes: stream, size: (await stat(spool)).size, close: () => ended(stream) }
}

/** Our own words of what happened; of anything else only that it did. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const [, reason] = /^(?:the asset store |the asset )(.+)$/.exec(message) ?? []
  if (reason !== undefined) return reason.startsWith('answered') ? `its address ${reason}` : `it ${reason}`
  return message.endsWith('not on a public address') ? 'its address is not public' : 'its address does not answer'
}

function ended(stream: Readable): Promise<void> {
  if (stream.closed) return Promise.resolve()
  return new Promise((resolve) => {
    stream.once('close', () => resolve())
    stream.destroy()
  })
}
