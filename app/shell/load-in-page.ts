import { loadModule } from './load-module.ts'

/** Calls once: on the next press, or, unless only a press counts, back online. The returned function cancels it. */
export function onNextChance(call: () => void, { isPressOnly = false } = {}): () => void {
  const once = new AbortController()
  const { signal } = once
  const run = () => {
    // A browser that knows it is offline would fail at once.
    if (!navigator.onLine) return
    once.abort()
    call()
  }
  // Not the press that is being handled.
  setTimeout(() => !signal.aborted && document.addEventListener('click', run, { signal }))
  if (!isPressOnly) addEventListener('online', run, { signal })
  return () => once.abort()
}

/** Loads code that enhances existing markup. If it fails, the page stays as it is, and the next chance retries. */
export function loadInPage<Part>(load: () => Promise<Part>, use: (part: Part) => void, signal: AbortSignal): void {
  loadModule(load).then(
    (part) => !signal.aborted && use(part),
    () => {
      if (signal.aborted) return
      signal.addEventListener(
        'abort',
        onNextChance(() => loadInPage(load, use, signal)),
      )
    },
  )
}
