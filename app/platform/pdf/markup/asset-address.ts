export type AssetAddress =
  | { readonly kind: 'media'; readonly path: string }
  | { readonly kind: 'site'; readonly path: string }
  | { readonly kind: 'remote'; readonly url: string }
  | { readonly kind: 'inline'; readonly base64: string }

export interface AssetSources {
  /** Origins under which visitors reach this site. Pictures of these are read from disk, never requested by HTTP. */
  readonly siteOrigins: readonly string[]
  /** No trailing slash; null where the site itself stores the assets. */
  readonly assetBaseUrl: string | null
}

const MAX_ADDRESS_LENGTH = 2_000
/** About 500 KB of picture. */
const MAX_INLINE_LENGTH = 700_000
const INLINE = /^data:image\/(?:png|jpeg|webp|gif);base64,([\w+/]+={0,2})$/
const SEGMENT = /^[\p{L}\p{N}_][\p{L}\p{N}_ ()+,.&'=~@-]*$/u

/**
 * Decides which picture an address in hostile HTML may mean, or null. An address is compared as text with the few
 * bases that are allowed, before anything parses it: what a parser would read as another host, port or user is not one
 * of them. Queries and fragments do not count.
 */
export function readAssetAddress(text: string, { siteOrigins, assetBaseUrl }: AssetSources): AssetAddress | null {
  if (text.startsWith('data:')) return readInline(text)
  if (text.length > MAX_ADDRESS_LENGTH) return null
  const [address = ''] = text.split(/[?#]/, 1)
  const remote = assetBaseUrl === null ? null : pathBelow(address, assetBaseUrl)
  if (remote) return { kind: 'remote', url: `${assetBaseUrl}/${inFull(remote).map(encodeURIComponent).join('/')}` }
  for (const origin of ['', ...siteOrigins]) {
    const [folder, ...rest] = pathBelow(address, origin) ?? []
    if (folder === 'images' && rest.length > 0) return { kind: 'site', path: rest.join('/') }
    if (folder === 'media' && rest.length > 1) return { kind: 'media', path: rest.slice(1).join('/') }
  }
  return null
}

function readInline(text: string): AssetAddress | null {
  const base64 = text.length <= MAX_INLINE_LENGTH ? INLINE.exec(text)?.[1] : undefined
  return base64 === undefined ? null : { kind: 'inline', base64 }
}

/** Decoded segments; null where the address leaves the base or holds anything unusual. */
function pathBelow(address: string, base: string): string[] | null {
  if (!address.startsWith(`${base}/`)) return null
  const segments = address
    .slice(base.length + 1)
    .split('/')
    .map(decode)
  return segments.every((segment) => SEGMENT.test(segment)) ? segments : null
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** The first segment of a path in the asset store is the rendition. */
function inFull(segments: readonly string[]): string[] {
  return segments.map((segment, index) =>
    index === 0 && /^(?:ProductThumbnail|W\d+)$/.test(segment) ? 'Original' : segment,
  )
}
