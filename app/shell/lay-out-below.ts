/** Where the browser has no such call: after a frame. */
const FRAME_MS = 16
/** A page in the background is not idle for long stretches. */
const MOST_WAIT_MS = 300

/**
 * Lays out what lies below the first view, one part each time the browser is idle: a long page in one go would hold it
 * for a tenth of a second on a phone. Then the page says that it is `hydrated`.
 */
export function layOutBelow(): void {
  const parts = document.querySelectorAll<HTMLElement>('[data-below]').values()
  const next = () => {
    const { value: part, done } = parts.next()
    if (done) {
      document.documentElement.dataset['hydrated'] = 'true'
      return
    }
    part.dataset['laidOut'] = ''
    // Now, and not together with the next ones.
    part.getBoundingClientRect()
    whenIdle(next)
  }
  next()
}

function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: MOST_WAIT_MS })
  else setTimeout(call, FRAME_MS)
}
