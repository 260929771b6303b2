import http, { type RequestListener } from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long after the signal new connections are still taken, so that a balancer can see that this server is leaving. */
const GRACE_MS = 300
const DRAIN_LIMIT_MS = 4_000
/**
 * Silence is counted in turns of the event loop, not by the clock: after a long turn the requests that arrived meanwhile
 * are still unread.
 */
const TURN_MS = 10
/** No request for so many turns means that none is under way any more. */
const QUIET_TURNS = 8
/** A connection that has not sent a request yet is waited for so many turns. */
const FIRST_REQUEST_TURNS = 200

export interface RunningServer {
  readonly port: number
  /** Lets every request in flight finish, for at most twice `DRAIN_LIMIT_MS`, then closes all connections. */
  drain(): Promise<void>
}

/** Listens with limits on everything a slow or hostile client could hold open. */
export async function listen(
  listener: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  let inFlight = 0
  /** Connections and requests so far. */
  let arrived = 0
  let draining = false
  const unused = new Set<Socket>()
  const server = http.createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 15_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      inFlight++
      arrived++
      response.once('close', () => inFlight--)
      unused.delete(request.socket)
      if (draining) response.setHeader('connection', 'close')
      listener(request, response)
    },
  )
  server.on('connection', (socket) => {
    arrived++
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  /** Waits for so many turns without a new connection, a new request or one under way. */
  const untilQuiet = async (turns: () => number) => {
    const deadline = performance.now() + DRAIN_LIMIT_MS
    for (let quiet = 0; quiet < turns() && performance.now() < deadline;) {
      const before = arrived
      await sleep(TURN_MS)
      quiet = inFlight === 0 && arrived === before ? quiet + 1 : 0
    }
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  return {
    port: (server.address() as AddressInfo).port,
    async drain() {
      draining = true
      await sleep(GRACE_MS)
      // Connections may still wait to be taken in; closing the listening socket would reset them.
      await untilQuiet(() => QUIET_TURNS)
      // The HTTP server's own close would also end connections whose request has arrived but was not read yet.
      const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve))
      await untilQuiet(() => (unused.size > 0 ? FIRST_REQUEST_TURNS : QUIET_TURNS))
      server.closeAllConnections()
      await closed
    },
  }
}
