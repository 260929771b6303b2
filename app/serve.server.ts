import { ENDPOINTS } from './endpoints.server.ts'
import { createListener } from './http/app.server.ts'
import type { Config } from './platform/config.server.ts'
import { listen } from './platform/http/listen.server.ts'
import { openServices } from './services.server.ts'

/** A server that cannot finish its work in this time is ended anyway. */
const FORCE_EXIT_MS = 9_500

/** Database → catalogue → HTTP, and the same way back on SIGTERM. Returns the port. */
export async function serve(config: Config): Promise<number> {
  const services = await openServices(config)
  let draining = false
  const server = await listen(
    createListener(services, { endpoints: ENDPOINTS, isDraining: () => draining }),
    config,
  ).catch(async (error: unknown) => {
    await services.close()
    throw error
  })
  services.log.info({ port: server.port }, 'listening')

  async function stop(): Promise<void> {
    if (draining) process.exit(1) // asked twice
    draining = true
    setTimeout(() => process.exit(1), FORCE_EXIT_MS).unref()
    services.log.info('draining')
    services.live.close()
    await server.drain()
    await services.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  // The parent process is sent the address, and its disconnect stops the server: otherwise nothing would.
  process.once('disconnect', () => void stop())
  process.send?.({ port: server.port })
  reportAlive()
  return server.port
}

/** Interval of signs of life to the supervisor, which ends a process that is silent for ten seconds. */
const ALIVE_MS = 1_000

function reportAlive(): void {
  setInterval(() => {
    if (process.connected) process.send?.({ alive: true })
  }, ALIVE_MS).unref()
}
