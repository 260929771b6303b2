import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { nextPause } from '../../scripts/supervise.ts'
import { freePort } from '#tests/support/site.ts'

const started: { npm: ChildProcess; root: string }[] = []
afterEach(async () => {
  for (const { npm, root } of started.splice(0)) {
    const server = serverOf(root)
    if (npm.exitCode === null && npm.signalCode === null) npm.kill('SIGTERM')
    await until(() => server === null || !isAlive(server))
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
})

/** Runs `npm start` as people do, on a database of its own without the demo. */
async function npmStart(env: Record<string, string> = {}) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'specify-npm-'))
  const port = await freePort()
  const npm = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, DATA_DIR: root, PORT: String(port), DEMO: '0', LOG_LEVEL: 'warn', NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push({ npm, root })
  let output = ''
  npm.stdout.on('data', (chunk) => (output += String(chunk)))
  npm.stderr.on('data', (chunk) => (output += String(chunk)))
  await until(() => output.includes('Specify is ready: '), 120_000)
  return { npm, root, url: `http://127.0.0.1:${port}`, output: () => output }
}

/** The process that serves; null where there is none. */
function serverOf(root: string): number | null {
  try {
    return Number(JSON.parse(readFileSync(path.join(root, 'server.lock'), 'utf8')).pid)
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function until(isSo: () => boolean, timeoutMs = 20_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!isSo() && Date.now() < deadline) await sleep(50)
  expect(isSo()).toBe(true)
}

it('a start prints what its reader needs, and a signal to npm alone ends server and database (F-18)', async () => {
  const { npm, root, url, output } = await npmStart()
  expect(output().trim().split('\n')).toEqual([
    'Building the site …',
    'Starting …',
    `Specify is ready: ${url.replace('127.0.0.1', 'localhost')}/au/`,
  ])
  const server = serverOf(root) ?? 0
  const [database = ''] = readFileSync(path.join(root, 'postgres/postmaster.pid'), 'utf8').split('\n')
  expect([isAlive(server), isAlive(Number(database))]).toEqual([true, true])
  npm.kill('SIGTERM')
  await until(() => !isAlive(server) && !isAlive(Number(database)))
  expect(existsSync(path.join(root, 'postgres/postmaster.pid'))).toBe(false)
}, 180_000)

it('a server that dies or stands still is started again, after a pause that grows, with a heap that is limited (F-26)', async () => {
  const { npm, root, url, output } = await npmStart({ HEAP_MAX_MB: '300' })
  for (const seconds of [1, 2]) {
    const before = serverOf(root) ?? 0
    if (process.platform === 'linux')
      expect(readFileSync(`/proc/${before}/cmdline`, 'utf8')).toContain('--max-old-space-size=300\0')
    process.kill(before, 'SIGKILL')
    await until(() => output().includes(`The server has ended (SIGKILL). It is started again in ${seconds} s.`))
    await until(() => output().split('Specify is ready again: ').length > seconds)
    expect(serverOf(root)).not.toBe(before)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  }
  process.kill(serverOf(root) ?? 0, 'SIGSTOP') // as an event loop that never turns
  await until(() => output().includes('The server has not responded for 10 s. It is ended.'))
  await until(() => output().split('Specify is ready again: ').length > 3)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  const server = serverOf(root) ?? 0
  const exited = once(npm, 'exit')
  npm.kill('SIGTERM')
  await exited
  await until(() => !isAlive(server))
}, 180_000)

it('a sound server is started again at once, one that dies at its start is given more and more time (F-26)', () => {
  const soon = [0, 1_000, 2_000, 40_000, 60_000].map((lastMs) => nextPause(lastMs, null))
  expect(soon).toEqual([1_000, 2_000, 4_000, 60_000, 60_000])
  expect(nextPause(4_000, 59_000)).toBe(8_000)
  expect(nextPause(4_000, 60_000)).toBe(0)
  expect(nextPause(0, 500)).toBe(1_000)
})
