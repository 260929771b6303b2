import type { ServerResponse } from 'node:http'
import type { CachedPage } from '#app/shell/cached-page.server.ts'

/** Writes a page to the connection itself: a response object would carry it there through a stream, twice copied. */
export async function sendPage(
  method: string,
  codings: string | null | undefined,
  response: ServerResponse,
  status: number,
  page: CachedPage,
): Promise<void> {
  const coding = /\bbr\b/.test(codings ?? '') ? 'br' : 'identity'
  const encoded = page.bodyIn(coding)
  const body = Buffer.isBuffer(encoded) ? encoded : await encoded
  if (body.length === 0) {
    response.writeHead(status, [...page.headers]).end()
    return
  }
  const encoding = coding === 'br' ? ['content-encoding', 'br'] : []
  response.writeHead(status, [...page.headers, ...encoding, 'content-length', String(body.length)])
  response.end(method === 'HEAD' ? undefined : body)
}
