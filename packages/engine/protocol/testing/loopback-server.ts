import { type IncomingMessage, type Server, createServer } from 'node:http'
import { type ProtocolOptions, handleQueryRequest } from '../handle-query-request.ts'

export interface LoopbackServer {
  readonly port: number
  close(): Promise<void>
}

/** The protocol behind a real HTTP server, for real clients. A failure of ours is a 500. */
export async function startServer(options: ProtocolOptions): Promise<LoopbackServer> {
  const server: Server = createServer((incoming, outgoing) => {
    handleQueryRequest(toRequest(incoming), options).then(
      async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers))
        outgoing.end(Buffer.from(await response.arrayBuffer()))
      },
      (error: unknown) => outgoing.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return { port: address.port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value))
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
  const init: RequestInit & { duplex: 'half' } = { method, headers, duplex: 'half' }
  if (hasBody) init.body = new ReadableStream({ start: (controller) => pump(incoming, controller) })
  return new Request(`http://localhost${url}`, init)
}

function pump(incoming: IncomingMessage, controller: ReadableStreamDefaultController<Uint8Array>): void {
  incoming.on('data', (chunk: Buffer) => controller.enqueue(chunk))
  incoming.on('end', () => controller.close())
  incoming.on('error', (error) => controller.error(error))
}
