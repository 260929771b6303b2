import { once } from 'node:events'
import net from 'node:net'

/** Handling of traffic: passed on, swallowed, or refused. */
type ProxyMode = 'open' | 'silent' | 'closed'

/** A way to the database, by TCP on the loopback address, that can be disturbed. */
export interface DatabaseProxy {
  readonly port: number
  set(mode: ProxyMode): void
  /** Leads to another database from now on, and ends the connections to the one before. */
  leadTo(socketPath: string): void
  close(): void
}

/** Starts a way to the database that listens on a socket file. */
export async function startDatabaseProxy(firstPath: string): Promise<DatabaseProxy> {
  let socketPath = firstPath
  let mode: ProxyMode = 'open'
  const sockets = new Set<net.Socket>()

  function pass(from: net.Socket, to: net.Socket): void {
    sockets.add(from)
    from.on('data', (chunk) => {
      if (mode === 'open') to.write(chunk)
    })
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  const server = net.createServer((client) => {
    if (mode === 'closed') {
      client.destroy()
      return
    }
    const upstream = net.connect(socketPath)
    pass(client, upstream)
    pass(upstream, client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const disconnect = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as net.AddressInfo).port,
    set(next) {
      mode = next
      if (next === 'closed') disconnect()
    },
    leadTo(next) {
      socketPath = next
      disconnect()
    },
    close() {
      server.close()
      disconnect()
    },
  }
}
