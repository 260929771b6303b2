import { whenIdle } from '#app/core/when-idle.ts'
import { fetchSheetOfWork } from './style-sheets.ts'

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
      whenIdle(fetchSheetOfWork)
      return
    }
    part.dataset['laidOut'] = ''
    // Now, and not together with the next ones.
    part.getBoundingClientRect()
    whenIdle(next)
  }
  whenIdle(next)
}
