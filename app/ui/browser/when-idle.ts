const FRAME_MS = 16
/** A page in the background is not idle for long stretches. */
const MOST_WAIT_MS = 300

/** Calls once the browser has nothing better to do. Answers what takes the call back. */
export function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(call, { timeout: MOST_WAIT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(call, FRAME_MS)
  return () => clearTimeout(timer)
}
