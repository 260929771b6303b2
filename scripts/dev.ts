import type { RequestListener } from 'node:http'
import { createServer } from 'vite'
import { listen } from '#app/platform/http/listen.server.ts'
import type * as AppEndpoints from '#app/endpoints.server.ts'
import type * as App from '#app/http/app.server.ts'
import type * as AppServices from '#app/services.server.ts'
import { readConfig } from '#app/platform/config.server.ts'

/** `npm run dev`: the same server with Vite in front, which updates the page as files change. */
const config = readConfig(process.env)
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { openServices }: typeof AppServices = await load('/app/services.server.ts')
// Pages are loaded while the catalogue is opened; what is wrong with them is said where they are asked for.
const warmUp = Promise.all([load('/app/http/app.server.ts'), load('/app/endpoints.server.ts')]).catch(() => {})
const services = await openServices(config)
await warmUp

const server = await listen((request, response) => {
  vite.middlewares(request, response, () => void answer(request, response))
}, config)
console.log(`http://localhost:${server.port}/au/`)

interface Loaded {
  readonly app: typeof App
  readonly endpoints: typeof AppEndpoints.ENDPOINTS
  readonly listener: RequestListener
}

let current: Loaded | null = null

/** The site is loaded for every request, so that it always is the newest; what is the same answers as before. */
async function answer(...[request, response]: Parameters<RequestListener>): Promise<void> {
  const app: typeof App = await load('/app/http/app.server.ts')
  const { ENDPOINTS: endpoints }: typeof AppEndpoints = await load('/app/endpoints.server.ts')
  if (current?.app !== app || current.endpoints !== endpoints)
    current = { app, endpoints, listener: app.createListener(services, { endpoints, isDraining: () => false }) }
  current.listener(request, response)
}

function load<Module>(id: string): Promise<Module> {
  return vite.ssrLoadModule(id) as Promise<Module>
}

async function stop(): Promise<void> {
  await server.drain()
  await vite.close()
  await services.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
