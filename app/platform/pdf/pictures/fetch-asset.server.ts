import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '../markup/public-address.ts'

const FETCH_LIMIT_MS = 5_000
const MAX_ASSET_BYTES = 10 * 1024 * 1024

type Lookup = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

export class AssetStoreDown extends Error {
  readonly isSlow: boolean

  constructor(message: string, { isSlow, cause }: { isSlow: boolean; cause?: unknown }) {
    super(message, { cause })
    this.isSlow = isSlow
  }
}

const NOT_PUBLIC = 'is not on a public address'
const UNREACHABLE = /^E(?:CONN|HOST|NET|AI_|NOTFOUND|PIPE|TIMEDOUT)/

/**
 * Fetches a file of the asset store, as `openAsset` does.
 * @throws Error where the file is not answered whole, uncompressed, within 10 MB and five seconds; `AssetStoreDown`
 * where that is the store's own fault.
 */
export async function fetchAsset(url: string, lookup: Lookup = systemLookup, accept = 'image/*'): Promise<Buffer> {
  const limit = AbortSignal.timeout(FETCH_LIMIT_MS)
  try {
    const chunks: Buffer[] = []
    for await (const chunk of readAsset(await openAsset(url, { signal: limit, lookup, accept }), MAX_ASSET_BYTES))
      chunks.push(chunk)
    return Buffer.concat(chunks)
  } catch (error) {
    throw limit.aborted ? new AssetStoreDown('the asset store is too slow', { isSlow: true, cause: error }) : error
  }
}

/** The content of an answer. @throws Error where it has more bytes than allowed, or is cut short. */
export async function* readAsset(response: http.IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy()
    throw new Error('the asset is too large')
  }
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw new Error('the asset is too large')
    yield chunk
  }
  if (!response.complete) throw new Error('the asset is cut short')
}

interface OpenOptions {
  readonly signal: AbortSignal
  readonly lookup?: Lookup
  readonly accept?: string
}

/**
 * Asks for a file of the asset store, or another that an operator named, without following redirects, sending nothing of
 * the caller. The name is resolved once and must lead to public addresses only; the connection goes to these. An
 * address that the operator wrote in digits is used as it is: no third party can change where it leads.
 * @throws Error where it is not answered with 200, uncompressed; `AssetStoreDown` where that is the store's own fault.
 */
export function openAsset(
  url: string,
  { signal, lookup = systemLookup, accept = '*/*' }: OpenOptions,
): Promise<http.IncomingMessage> {
  const client = url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const request = client.get(url, {
      agent: false,
      headers: { accept, 'accept-encoding': 'identity' },
      signal,
      lookup: publicLookup(lookup),
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isAway = UNREACHABLE.test(error.code ?? '')
      reject(isAway ? new AssetStoreDown(error.message, { isSlow: false, cause: error }) : error)
    })
    request.once('response', (response) => {
      const fail = (error: Error) => {
        request.destroy()
        reject(error)
      }
      const { statusCode = 0, headers } = response
      if (statusCode >= 500) fail(new AssetStoreDown(`the asset store answered ${statusCode}`, { isSlow: false }))
      else if (statusCode !== 200) fail(new Error(`the asset store answered ${statusCode}`))
      else if ((headers['content-encoding'] ?? 'identity') !== 'identity') fail(new Error('the asset is compressed'))
      else resolve(response)
    })
  })
}

/**
 * Asks for the head of a file by the same rules, and returns the status.
 * @throws Error where nothing is answered
 */
export function askHead(url: string, { signal, lookup = systemLookup }: Omit<OpenOptions, 'accept'>): Promise<number> {
  const client = url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const request = client.request(url, { method: 'HEAD', agent: false, signal, lookup: publicLookup(lookup) })
    request.on('error', reject)
    request.once('response', (response) => {
      resolve(response.statusCode ?? 0)
      request.destroy()
    })
    request.end()
  })
}

/** Resolves names that lead to public addresses only. */
function publicLookup(lookup: Lookup): LookupFunction {
  return (host, { all }, callback) =>
    lookup(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) callback(error ?? new Error(`${host} has no address`), [])
      else if (!addresses.every(({ address }) => isPublicAddress(address)))
        callback(new Error(`${host} ${NOT_PUBLIC}`), [])
      else if (all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
}
