import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MEMORY_ENV, MEMORY_FLAGS } from '../../scripts/supervise.ts'

export interface Site {
  readonly url: string
  readonly process: ChildProcess
  /** Everything it printed so far. */
  output(): string
  /** Sends SIGTERM and waits; answers the exit code. */
  stop(): Promise<number | null>
}

interface SiteOptions {
  readonly dataDir: string
  readonly env?: Record<string, string>
  /** The feed: the demo, or another. */
  readonly feed?: string
  /** The data directory holds its catalogue already. */
  readonly imported?: boolean
  /** One that is free, unless somebody else has to know it. */
  readonly port?: number
  /** A built checkout, where it is not this one. */
  readonly root?: string
}

/** Starts the built server as its users do, on a free port of the loopback address. */
export async function startSite({ dataDir, env = {}, feed, imported = false, ...rest }: SiteOptions): Promise<Site> {
  const port = rest.port ?? (await freePort())
  const root = path.resolve(rest.root ?? '.')
  const url = `http://127.0.0.1:${port}`
  const settings = {
    ...MEMORY_ENV,
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DEMO_FILES_AHEAD: '0',
    PDF_KEEP_BROWSER: '0',
    // Nobody's next request is waited for.
    STOP_WAIT_MS: '0',
    ...env,
  }
  if (imported) mkdirSync(dataDir, { recursive: true })
  else if (feed !== undefined) importFeed(dataDir, feed, settings)
  // The server imports the demo itself where it has a database of its own.
  else if ('DATABASE_URL' in env) runScript(['scripts/demo-import.ts'], settings, root)
  const child = spawn(process.execPath, [...MEMORY_FLAGS, path.join(root, 'build/server/index.js')], {
    // Not the checkout: threads and child processes must be found from anywhere.
    cwd: os.tmpdir(),
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const exited = once(child, 'exit')
  await untilReady(url, child, () => output)
  return {
    url,
    process: child,
    output: () => output,
    async stop() {
      if (!child.killed) child.kill('SIGTERM') // a second signal would end it at once
      await exited
      return child.exitCode
    },
  }
}

/** Imports a feed as an operator does, while the site runs or before. Answers what the command printed. */
export function importFeed(
  dataDir: string,
  feed: string,
  env: NodeJS.ProcessEnv = process.env,
  ...options: string[]
): string {
  const file = path.join(dataDir, 'feed.jsonl')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, feed)
  return runScript(['scripts/catalogue.ts', 'import', file, ...options], { ...env, DATA_DIR: dataDir })
}

function runScript(args: readonly string[], env: NodeJS.ProcessEnv, cwd = '.'): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}${stderr}`)
  return stdout
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output()}`)
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await sleep(50)
  }
  throw new Error(`the server did not become ready: ${output()}`)
}

/** A port of the loopback address that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
