import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface BarePage {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves a static page of one heading and one picture, or of text where `pictureUrl` is empty. */
export async function startBarePage(pictureUrl: string): Promise<BarePage> {
  const picture = pictureUrl === '' ? null : await fetch(pictureUrl)
  const body = Buffer.from(picture ? await picture.arrayBuffer() : new ArrayBuffer(0))
  const type = picture?.headers.get('content-type') ?? ''
  const image = '<img src="/picture" alt="" fetchpriority="high" style="width:100%">'
  const html = `<!doctype html><html lang="en"><title>Bare</title><h1>A page</h1>${picture ? image : '<p>Text</p>'}`
  const server = createServer((request, response) => {
    if (request.url === '/picture') response.writeHead(200, { 'content-type': type }).end(body)
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
