import { createServer } from 'node:net'
import v8 from 'node:v8'
import { isMainThread } from 'node:worker_threads'
import { cpuTime } from './cpu-time.ts'

/**
 * Preloaded into a server: measures the computing time of the longest turn of its event loop, and the most memory that
 * objects and buffers took at the end of a turn. A connection to `TURN_METER` reads both as JSON, and begins again.
 */
const MB = 1024 * 1024
/** The engine collects garbage when it suits it: from here on it is asked to, so that only what is in use counts. */
const COLLECT_FROM_BYTES = 48 * MB
const socket = process.env['TURN_METER']
if (isMainThread && socket !== undefined && process.argv[1]?.endsWith('index.js')) {
  let last = cpuTime()
  let longestMs = 0
  let peakBytes = 0
  let restBytes = 0
  const usedBytes = () => {
    const { used_heap_size: heap, external_memory: external } = v8.getHeapStatistics()
    return heap + external
  }
  // A timer of a millisecond is due after each turn, and lets an idle process sleep.
  setInterval(() => {
    const now = cpuTime()
    longestMs = Math.max(longestMs, now - last)
    if (usedBytes() > Math.max(peakBytes, restBytes + COLLECT_FROM_BYTES)) globalThis.gc?.()
    last = cpuTime()
    peakBytes = Math.max(peakBytes, usedBytes())
  }, 1).unref()
  createServer((connection) => {
    const measured = { longestMs, peakMb: peakBytes / MB }
    globalThis.gc?.()
    last = cpuTime()
    longestMs = 0
    peakBytes = usedBytes()
    restBytes = peakBytes
    connection.end(JSON.stringify({ ...measured, restMb: peakBytes / MB }))
  })
    .listen(socket)
    .unref()
}
