import { whenIdle } from '#app/core/when-idle.ts'
import { fetchSheetOfWork } from './style-sheets.ts'

/**
 * Lays out what lies below the first view, one part each time the browser is idle: a long page in one go would hold it
 * for a tenth of a second on a phone. Then the page says that it is `hydrated`.
 */
export function layOutBelow(): void {
  const below = [...document.querySelectorAll<HTMLElement>('[data-below]')]
  const parts = below.values()
  const next = () => {
    const { value: part, done } = parts.next()
    if (done) {
      document.documentElement.dataset['hydrated'] = 'true'
      whenIdle(fetchSheetOfWork)
      return
    }
    part.dataset['laidOut'] = ''
    // Now, and not together with the next ones.
    part.getBoundingClientRect()
    whenIdle(next)
  }
  void fetchLettersOf(below).then(() => whenIdle(next))
}

/** More is not waited for: text is shown in the next best letters until its own arrive. */
const LETTERS_LIMIT_MS = 500

/**
 * Fetches letters that only what lies below needs, as long vowels: a font that arrives later has the whole page laid out
 * again, and this is when the page is short.
 */
async function fetchLettersOf(parts: readonly HTMLElement[]): Promise<void> {
  const letters = new Set(parts.flatMap((part) => part.textContent.match(/[\u00c0-\u024f]/g) ?? []))
  if (letters.size === 0) return
  const arrived = document.fonts.load("1em 'Instrument Sans'", [...letters].join('')).catch(() => {})
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, LETTERS_LIMIT_MS))])
}
