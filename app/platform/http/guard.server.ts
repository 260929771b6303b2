import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const MAX_TARGET_LENGTH = 8_192
/** A host name or address with an optional port; nothing that could be read as a path, user or second host. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Answers requests that HTTP allows but browsers never send to this site, before anything parses them: absolute
 * targets, odd hosts, broken percent codes, other methods.
 */
export function guardRequests(next: RequestListener): RequestListener {
  return (request, response) => {
    const status = refusal(request)
    if (status === null) next(request, response)
    else answer(response, status)
  }
}

/** Health checks of load balancers over HTTP/1.0, which sends no host: HAProxy's `option httpchk GET /readyz`. */
const HEALTH_CHECKS = new Set(['/healthz', '/readyz'])

function isOldHealthCheck({ httpVersion, url = '', headers }: IncomingMessage): boolean {
  return httpVersion === '1.0' && headers.host === undefined && HEALTH_CHECKS.has(url)
}

function refusal(request: IncomingMessage): number | null {
  const { method = '', url = '', headers, rawHeaders } = request
  if (!METHODS.has(method)) return 405
  if (url.length > MAX_TARGET_LENGTH) return 414
  if (!url.startsWith('/') || url.includes('\\') || !isDecodable(url)) return 400
  if (isOldHealthCheck(request)) headers.host = 'localhost'
  else if (headers.host === undefined || !HOST.test(headers.host)) return 400
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return 417
  // Node reads the first of several hosts, something in front of it perhaps the last (RFC 9112, section 3.2).
  if (countNames(rawHeaders, 'host') > 1) return 400
  return null
}

function countNames(rawHeaders: readonly string[], name: string): number {
  return rawHeaders.filter((each, index) => index % 2 === 0 && each.toLowerCase() === name).length
}

/** Percent codes must be whole UTF-8, and must not hide a NUL. */
function isDecodable(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1)
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

function answer(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    'content-type': 'text/plain',
    'content-length': 0,
    ...(status === 405 ? { allow: [...METHODS].join(', ') } : {}),
  })
  response.end()
}
