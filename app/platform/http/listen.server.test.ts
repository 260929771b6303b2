import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { listen, type RunningServer } from './listen.server.ts'

const servers: RunningServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.drain()))
})

async function start(
  listener: http.RequestListener,
  limits: { stallMs?: number; headMs?: number } = {},
): Promise<RunningServer> {
  const server = await listen(listener, { host: '127.0.0.1', port: 0, ...limits })
  servers.push(server)
  return server
}

async function connect({ port }: RunningServer): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

describe('a reader', () => {
  it('who takes nothing is closed, one who takes little at a time is not, and one who waits for us is not (F-14)', async () => {
    const big = Buffer.alloc(8_000_000)
    const server = await start(
      (request, response) => {
        if (request.url === '/late') setTimeout(() => response.end('late'), 1_500)
        else response.end(big)
      },
      { stallMs: 500 },
    )
    const [silent, slow] = [await connect(server), await connect(server)]
    const gone = [once(silent, 'close'), once(slow, 'close')]
    const taken = { silent: 0, slow: 0 }
    silent.pause()
    silent.on('data', (chunk: Buffer) => (taken.silent += chunk.length)).pause()
    slow.on('data', (chunk: Buffer) => {
      taken.slow += chunk.length
      slow.pause()
      setTimeout(() => slow.resume(), 2)
    })
    silent.write(GET)
    slow.write(GET)
    expect(await (await fetch(`http://127.0.0.1:${server.port}/late`)).text()).toBe('late')
    await expect.poll(() => taken.slow, { timeout: 20_000 }).toBeGreaterThan(big.length)
    silent.resume()
    await Promise.all(gone)
    expect(taken.silent).toBeLessThan(big.length)
  })
})

it('who asks for more while nothing is taken is closed all the same (T-106)', async () => {
  const big = Buffer.alloc(4_000_000)
  const server = await start((_, response) => void setTimeout(() => response.end(big), 300), { stallMs: 1_000 })
  const socket = await connect(server)
  socket.pause()
  const closed = once(socket, 'close')
  const begun = performance.now()
  // Each answer begins the time limit of the connection again.
  socket.write(GET.repeat(12))
  await expect.poll(() => server.connections(), { timeout: 10_000, interval: 50 }).toBe(0)
  expect(performance.now() - begun).toBeLessThan(3_000)
  socket.resume()
  await closed
})

it('those who drag out their headers are cut off, and keep nobody waiting (F-14)', async () => {
  const server = await start((_, response) => response.end('page'), { headMs: 1_000 })
  const sockets = await Promise.all(Array.from({ length: 500 }, () => connect(server)))
  const begun = performance.now()
  const ends = sockets.map(async (socket) => {
    // `once` would fail with the socket where it is reset.
    await new Promise((resolve) => socket.resume().on('close', resolve))
    return performance.now() - begun
  })
  const dragging = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) socket.write('X: y\r\n')
  }, 200)
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('page')
  expect(performance.now() - begun).toBeLessThan(2_000)
  const took = await Promise.all(ends)
  clearInterval(dragging)
  expect(Math.min(...took)).toBeGreaterThan(900)
  expect(Math.max(...took)).toBeLessThan(5_000)
})

describe('what cannot be read', () => {
  it.each([
    ['no HTTP at all\r\n\r\n', '400'],
    [`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('is refused with the headers of every answer', async (text, status) => {
    const server = await start((_, response) => response.end())
    const socket = await connect(server)
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.write(text)
    await once(socket, 'close')
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain('x-content-type-options: nosniff')
    expect(answer).toContain("content-security-policy: default-src 'none'")
  })
})

describe('a stop', () => {
  it.each([true, false])(
    'cuts no request of clients that keep asking (keep-alive: %s) (F-18, F-19)',
    async (keepAlive) => {
      for (let round = 0; round < 4; round++) {
        const server = await start((_, response) => {
          const until = performance.now() + 2
          while (performance.now() < until); // as a page that is rendered
          setTimeout(() => response.end('x'.repeat(100_000)), Math.random() * 20)
        })
        const agent = new http.Agent({ keepAlive })
        const outcomes = new Map<string, number>()
        const clients = Array.from({ length: 12 }, async () => {
          for (;;) {
            const outcome = await ask(server.port, agent)
            outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
            if (outcome !== 'whole') return
          }
        })
        await sleep(300)
        const begun = performance.now()
        await server.drain()
        servers.pop()
        await Promise.all(clients)
        expect(performance.now() - begun).toBeLessThan(5_000)
        expect([...outcomes.keys()].toSorted()).toEqual(['ECONNREFUSED', 'whole'])
      }
    },
    30_000,
  )

  it('lets what has begun finish, and does not wait for connections that ask nothing', async () => {
    const server = await start((_, response) => setTimeout(() => response.end('done'), 2_500))
    const idle = await connect(server)
    const answer = fetch(`http://127.0.0.1:${server.port}/`).then((response) => response.text())
    await sleep(50)
    const begun = performance.now()
    await server.drain()
    servers.pop()
    expect(await answer).toBe('done')
    expect(performance.now() - begun).toBeLessThan(4_500)
    idle.destroy()
  })
})

/** Asks once; answers `whole` or the code of what went wrong. */
async function ask(port: number, agent: http.Agent): Promise<string> {
  try {
    const request = http.get({ host: '127.0.0.1', port, agent, headers: { host: 'localhost' } })
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    let bytes = 0
    for await (const chunk of response) bytes += (chunk as Buffer).length
    return bytes === 100_000 ? 'whole' : 'cut'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  }
}
