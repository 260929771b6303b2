import { spawnSync } from 'node:child_process'
import { readConfig } from '#app/platform/config.server.ts'
import { startupMessage } from '#app/platform/startup-message.server.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@specify/demo/feed'
import { buildSite } from './build-site.ts'
import { superviseServer } from './supervise.ts'

/** `npm start`: build what changed, fill an empty demo database, serve, and serve again where the server dies. */
async function main(): Promise<void> {
  // On a terminal the address matters, not every request.
  if (process.stdout.isTTY) process.env['LOG_LEVEL'] ||= 'warn'
  process.env['NODE_ENV'] ||= 'production'
  const config = readConfig(process.env)
  step('Building the site …')
  buildSite('of failures')
  if (config.demo) {
    step('Preparing the demo catalogue …')
    const { status } = spawnSync(process.execPath, ['scripts/demo-import.ts'], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
  step('Starting …')
  let starts = 0
  process.exitCode = await superviseServer({
    heapMaxMb: config.heapMaxMb,
    say: (message) => console.error(message),
    onReady(port) {
      if (config.demo && starts === 0) step(demoAccounts())
      const host = config.host === '0.0.0.0' ? 'localhost' : displayHost(config.host)
      step(`Specify is ready${starts++ > 0 ? ' again' : ''}: http://${host}:${port}/au/`)
    },
  })
  process.exit()
}

function displayHost(host: string): string {
  return host === '127.0.0.1' ? 'localhost' : host
}

function demoAccounts(): string {
  const lines = DEMO_ACCOUNTS.map(({ email, about }) => `  ${email.padEnd(24)}${about}`)
  return [`Accounts of the demo, password ${DEMO_PASSWORD}:`, ...lines].join('\n')
}

function step(message: string): void {
  console.log(message)
}

await main().catch((error: unknown) => {
  console.error(startupMessage(error))
  process.exit(1)
})
