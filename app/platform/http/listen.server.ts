import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeStalledSockets } from './stalled-sockets.server.ts'
import { CLOSED_POLICY } from './security-headers.server.ts'

/** Time after the signal in which the server keeps accepting, so that a load balancer notices. */
const GRACE_MS = 300
/** Longest time that new requests are held back until no further ones come. */
const HOLD_LIMIT_MS = 2_500
const DRAIN_LIMIT_MS = 8_000
/** Silence is counted in turns of the event loop: after a long one, requests that arrived during it are unread. */
const TURN_MS = 10
/**
 * After this many turns without arrivals or answers no client is about to connect: busy clients return within a quarter
 * of a second of an answer.
 */
const QUIET_TURNS = 25
/** A connection without a request is waited for so long: its next one may be on the way. */
const STOP_WAIT_MS = 2_000
/** A client that reads nothing for so long is gone. */
const STALL_MS = 30_000
/** A request has so long for its line and headers. */
const HEAD_MS = 10_000

export interface RunningServer {
  readonly port: number
  /** Counts open connections. */
  connections(): number
  /** Finishes accepted requests, for at most `DRAIN_LIMIT_MS`, then closes all connections and refuses new ones. */
  drain(): Promise<void>
}

interface ListenOptions {
  readonly host: string
  readonly port: number
  readonly stallMs?: number
  readonly headMs?: number
  /**
   * Time to wait for idle connections when the server stops. With 0 it stops at once, and may cut off a client that is
   * about to send.
   */
  readonly stopWaitMs?: number
}

/** Listens with limits on everything a slow or hostile client could hold open. */
export async function listen(
  listener: RequestListener,
  { host, port, stallMs = STALL_MS, headMs = HEAD_MS, stopWaitMs = STOP_WAIT_MS }: ListenOptions,
): Promise<RunningServer> {
  let arrived = 0
  let answered = 0
  let draining = false
  /** Requests that wait until the listening socket is closed; null while requests are answered as they come. */
  let heldRequests: [IncomingMessage, ServerResponse][] | null = null
  const sockets = new Set<Socket>()
  const answering = new Map<Socket, number>()
  const server = http.createServer(
    {
      headersTimeout: headMs,
      requestTimeout: 60_000,
      keepAliveTimeout: 15_000,
      connectionsCheckingInterval: headMs / 5,
      maxHeaderSize: 16_384,
      // The check for odd hosts refuses a missing one too.
      requireHostHeader: false,
    },
    (request, response) => {
      const { socket } = request
      arrived++
      answering.set(socket, (answering.get(socket) ?? 0) + 1)
      response.once('close', () => {
        answered++
        const remaining = (answering.get(socket) ?? 1) - 1
        if (remaining > 0) answering.set(socket, remaining)
        else answering.delete(socket)
      })
      if (draining) response.setHeader('connection', 'close')
      response.once('finish', () => leaveRest(request))
      if (heldRequests) heldRequests.push([request, response])
      else listener(request, response)
    },
  )
  // Node would refuse what it does not know; the common handler refuses it in our words.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('connection', (socket) => {
    arrived++
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const looking = closeStalledSockets(sockets, stallMs)
  // Node emits `timeout` for a connection on which nothing has moved, including data that waits to be sent.
  server.timeout = stallMs
  server.on('timeout', (socket) => {
    if (answering.has(socket) && socket.writableLength === 0) socket.setTimeout(stallMs)
    else socket.destroy()
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && socket instanceof net.Socket && !answering.has(socket)) socket.write(refusalOf(error))
    socket.destroy(error)
  })

  /** Waits for so many turns in which a count stays as it is. */
  async function untilQuiet(count: () => number, turns: () => number, deadline: number): Promise<void> {
    for (let quiet = 0; quiet < turns() && performance.now() < deadline;) {
      const before = count()
      await sleep(TURN_MS)
      quiet = count() === before ? quiet + 1 : 0
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => sockets.size,
    async drain() {
      const started = performance.now()
      const deadline = started + DRAIN_LIMIT_MS
      draining = true
      await sleep(Math.min(GRACE_MS, stopWaitMs))
      // Closing the listening socket resets connections that wait to be accepted, and a client that got its answer
      // reconnects at once. So no request is answered until all such clients are connected: then none waits outside.
      heldRequests = []
      await untilQuiet(
        () => arrived + answered,
        () => Math.min(QUIET_TURNS, Math.ceil(stopWaitMs / TURN_MS)),
        performance.now() + HOLD_LIMIT_MS,
      )
      // The HTTP server's own close would also end connections whose request has arrived but was not read yet.
      const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve))
      const waiting = heldRequests
      heldRequests = null
      for (const [request, response] of waiting) {
        if (!response.destroyed) listener(request, response)
      }
      // Each connection ends with its answer. Those without a request may be about to send one.
      while (sockets.size > 0 && performance.now() < deadline) {
        await untilQuiet(
          () => arrived,
          () => (sockets.size > answering.size ? Math.max(1, stopWaitMs / TURN_MS) : 1),
          deadline,
        )
        if (sockets.size > answering.size) server.closeIdleConnections()
      }
      server.closeAllConnections()
      await closed
      clearInterval(looking)
    },
  }
}

/** A reader that gave up a body keeps it from flowing, and the next request of the connection from being read. */
function leaveRest(request: IncomingMessage): void {
  if (!request.complete) request.removeAllListeners('data').resume()
}

function refusalOf({ code }: NodeJS.ErrnoException): string {
  const status = UNREADABLE[code ?? ''] ?? '400 Bad Request'
  const headers = ['connection: close', 'x-content-type-options: nosniff', `content-security-policy: ${CLOSED_POLICY}`]
  return [`HTTP/1.1 ${status}`, ...headers, 'content-length: 0', '', ''].join('\r\n')
}

const UNREADABLE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}
