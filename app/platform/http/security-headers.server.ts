import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

export interface ContentSources {
  readonly assets: string | null
  /** Origins of scripts that the operator has configured; they may load and show their own content. */
  readonly scripts: readonly string[]
  readonly content: readonly string[]
  readonly https: boolean
}

/** Videos of content pages play here, once the visitor has pressed play: it sets no cookies before. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com'

/** Sets the common headers before an answer is made. A handler may replace them; nothing is added afterwards. */
export function commonHeaderWriter({ https }: Pick<ContentSources, 'https'>): (response: ServerResponse) => void {
  const headers = Object.entries(commonHeaders(https))
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
  }
}

function commonHeaders(https: boolean): Record<string, string> {
  return {
    'content-security-policy': CLOSED_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** Policy for answers that are no pages: blocks everything. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/**
 * The policy of a worker script: it may fetch what pages may, and start workers from its own code, which inherit this
 * policy. Writing a large workbook packs it in such a worker.
 */
export function workerPolicy(assets: string | null): string {
  return `${CLOSED_POLICY}; worker-src blob:; connect-src 'self'${assets === null ? '' : ` ${assets}`}`
}

/**
 * The policy of a page. The site's own inline scripts are allowed by their hashes, so that a cached page keeps working.
 * One that came into the page by another way does not run.
 */
export function pagePolicy(
  inlineScripts: readonly string[],
  { assets, scripts, content, https }: ContentSources,
  isFramed = false,
): string {
  const from = (...sources: (string | null)[]) => ["'self'", ...sources].filter((source) => source !== null).join(' ')
  return [
    "default-src 'self'",
    `script-src ${from(...inlineScripts.map(hashOf), ...scripts)}`,
    `style-src ${from(...content)}`,
    `img-src ${from('data:', assets, ...scripts, ...content)}`,
    "font-src 'self'",
    `connect-src ${from(assets, ...scripts)}`,
    `media-src ${from(assets, ...content)}`,
    `frame-src ${from(VIDEO_HOST, ...scripts)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const hashes = new Map<string, string>()
const MAX_HASHES = 200

function hashOf(script: string): string {
  const cached = hashes.get(script)
  if (cached) return cached
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  if (hashes.size < MAX_HASHES) hashes.set(script, hash)
  return hash
}
