import type { Socket } from 'node:net'

/** Checks per longest stall. */
const LOOKS = 5

/**
 * Measures bytes that have left the process: Node counts waiting bytes as written, and knows the rest of the last
 * write.
 */
function progressOf(socket: Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null }): string {
  return `${socket.bytesWritten - socket.writableLength} ${socket._handle?.writeQueueSize ?? 0}`
}

/**
 * Closes connections to which data has waited for so long without any of it being read. The time limit of a connection
 * begins again with each further answer that is put behind the waiting ones; this one does not.
 */
export function closeStalledSockets(sockets: ReadonlySet<Socket>, stallMs: number): NodeJS.Timeout {
  const waiting = new WeakMap<Socket, { readonly progress: string; readonly since: number }>()
  return setInterval(() => {
    for (const socket of sockets) {
      const progress = progressOf(socket)
      const before = waiting.get(socket)
      if (socket.writableLength === 0) waiting.delete(socket)
      else if (before?.progress !== progress) waiting.set(socket, { progress, since: performance.now() })
      else if (performance.now() - before.since > stallMs) socket.destroy()
    }
  }, stallMs / LOOKS).unref()
}
