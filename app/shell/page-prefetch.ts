import { ofThisRelease } from './release.ts'
import type { HistoryAction } from './router/session-history.ts'

interface PageAhead {
  readonly url: string
  readonly askedAt: number
  /** Null where the prefetch failed: the navigation then fetches it. */
  readonly answer: Promise<WholeAnswer | null>
}

/** An answer with its text, which is there at once: a page that was pointed at is drawn without a turn of the loop. */
export interface WholeAnswer {
  readonly response: Response
  readonly text: string
}

const FRESH_MS = 30_000

/** One is enough: a visitor has one pointer. */
let ahead: PageAhead | null = null

/** Fetches the likely next page whole, so that showing it waits for nothing. */
export function prefetchPage(url: string): void {
  ahead = { url, askedAt: performance.now(), answer: readAhead(url) }
}

export function discardPrefetch(): void {
  ahead = null
}

/**
 * The data of a page: what was prefetched, once. Data that are loaded again, where `navigation` is null, are fetched. The
 * browser's own prefetch cache keeps nothing of private pages.
 */
export async function fetchPage(
  url: string,
  signal: AbortSignal,
  navigation: HistoryAction | null,
): Promise<WholeAnswer> {
  if (navigation === null) return read(url, { signal })
  const prefetched = ahead
  const isWanted = prefetched?.url === url && performance.now() - prefetched.askedAt <= FRESH_MS
  if (isWanted) ahead = null
  const answer = (isWanted && (await prefetched.answer)) || (await read(url, { signal }))
  await ofThisRelease(answer.response, navigation)
  return answer
}

async function read(url: string, init?: RequestInit): Promise<WholeAnswer> {
  const response = await fetch(url, init)
  return { response, text: await response.text() }
}

async function readAhead(url: string): Promise<WholeAnswer | null> {
  try {
    const answer = await read(url)
    return answer.response.ok ? answer : null
  } catch {
    return null
  }
}
