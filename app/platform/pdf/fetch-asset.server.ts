import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isPublicAddress } from './public-address.ts'

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

const UNREACHABLE = /^E(?:CONN|HOST|NET|AI_|NOTFOUND|PIPE|TIMEDOUT)/

/**
 * Fetches a file of the asset store, or another that an operator named, without following redirects, sending nothing of
 * the caller. The name is resolved once and must lead to public addresses only; the connection goes to these. An
 * address that the operator wrote in digits is used as it is: no third party can change where it leads.
 * @throws Error where the file is not answered whole, uncompressed, within 10 MB and five seconds; `AssetStoreDown`
 * where that is the store's own fault.
 */
export function fetchAsset(url: string, lookup: Lookup = systemLookup, accept = 'image/*'): Promise<Buffer> {
  const client = url.startsWith('https:') ? https : http
  const limit = AbortSignal.timeout(FETCH_LIMIT_MS)
  return new Promise((resolve, rejectWith) => {
    const reject = (error: Error) =>
      rejectWith(
        limit.aborted ? new AssetStoreDown('the asset store is too slow', { isSlow: true, cause: error }) : error,
      )
    const request = client.get(url, {
      agent: false,
      headers: { accept, 'accept-encoding': 'identity' },
      signal: limit,
      lookup: (host, { all }, done) =>
        lookup(host, { all: true }, (error, addresses) => {
          const [first] = addresses ?? []
          if (error || !first) done(error ?? new Error(`${host} has no address`), [])
          else if (!addresses.every(({ address }) => isPublicAddress(address)))
            done(new Error(`${host} is not on a public address`), [])
          else if (all) done(null, addresses)
          else done(null, first.address, first.family)
        }),
    })
    request.once('error', (error: NodeJS.ErrnoException) => {
      const isAway = UNREACHABLE.test(error.code ?? '')
      reject(isAway ? new AssetStoreDown(error.message, { isSlow: false, cause: error }) : error)
    })
    request.once('response', (response) => {
      const fail = (reason: string) => {
        request.destroy()
        reject(new Error(reason))
      }
      const { statusCode, headers } = response
      if (statusCode !== undefined && statusCode >= 500) {
        request.destroy()
        return reject(new AssetStoreDown(`the asset store answered ${statusCode}`, { isSlow: false }))
      }
      if (statusCode !== 200) return fail(`the asset store answered ${statusCode}`)
      if ((headers['content-encoding'] ?? 'identity') !== 'identity') return fail('the asset is compressed')
      if (Number(headers['content-length'] ?? 0) > MAX_ASSET_BYTES) return fail('the asset is too large')
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > MAX_ASSET_BYTES) fail('the asset is too large')
        else chunks.push(chunk)
      })
      response.once('error', reject)
      response.once('end', () => (response.complete ? resolve(Buffer.concat(chunks)) : fail('the asset is cut short')))
    })
  })
}
