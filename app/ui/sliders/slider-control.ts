import { startAutoplay } from './slider-autoplay.ts'

/** Parts of a pixel are lost at the ends of a scrolled list. */
const END_TOLERANCE_PX = 2

/**
 * Starts a slider: an element with `data-slider` that holds buttons in `data-turns` and a scrolling list,
 * `data-slides`. A button with `data-turn` (-1 or 1) turns by as many slides as are in view, one with `data-slide` shows
 * the slide at that index. Buttons that begin hidden are shown while there is something to turn. With `data-interval`,
 * in milliseconds, it also advances by itself.
 */
export function startSlider(slider: HTMLElement, signal: AbortSignal): void {
  // Those of sliders in its slides come after its own.
  const list = slider.querySelector<HTMLElement>('[data-slides]')
  const turns = slider.querySelector<HTMLElement>('[data-turns]')
  if (!list || !turns) return
  const mark = () => markPosition(list, turns)
  turns.addEventListener('click', ({ target }) => press(list, target as Element), { signal })
  list.addEventListener('scroll', mark, { signal, passive: true })
  const isHiding = turns.hidden
  const size = new ResizeObserver(() => {
    if (isHiding) turns.hidden = list.scrollWidth - list.clientWidth <= END_TOLERANCE_PX
    mark()
  })
  size.observe(list)
  signal.addEventListener('abort', () => size.disconnect())
  const { interval } = slider.dataset
  if (interval === undefined) return
  const advance = () => {
    const { index, isAtEnd } = positionOf(list)
    showSlide(list, isAtEnd ? 0 : index + 1)
  }
  startAutoplay({ slider, pause: turns.querySelector('[data-pause]'), advance, intervalMs: Number(interval) }, signal)
}

/** Scrolls to a slide; the page itself does not scroll. */
function showSlide(list: HTMLElement, index: number): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollTo({ left: index * strideOf(list), behavior: isCalm ? 'instant' : 'smooth' })
}

/** The index of the first slide in view, and whether the list stands at its start or end. */
function positionOf(list: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = list
  return {
    index: Math.round(scrollLeft / strideOf(list)),
    isAtStart: scrollLeft <= END_TOLERANCE_PX,
    isAtEnd: scrollLeft >= scrollWidth - clientWidth - END_TOLERANCE_PX,
  }
}

/** Measures the distance between slides, in pixels. */
function strideOf({ children }: HTMLElement): number {
  const [first, second] = children as HTMLCollectionOf<HTMLElement>
  return second!.offsetLeft - first!.offsetLeft
}

function press(list: HTMLElement, target: Element): void {
  const { turn, slide } = target.closest('button')?.dataset ?? {}
  // The last slide in view has no gap behind it.
  const visibleCount = Math.max(1, Math.floor(list.clientWidth / strideOf(list) + 0.2))
  if (turn) showSlide(list, positionOf(list).index + Number(turn) * visibleCount)
  if (slide) showSlide(list, Number(slide))
}

/** `aria-disabled`, because a button that is disabled at the end would lose the focus. */
function markPosition(list: HTMLElement, turns: HTMLElement): void {
  const { index, isAtStart, isAtEnd } = positionOf(list)
  for (const button of turns.querySelectorAll('button')) {
    const { turn, slide } = button.dataset
    if (turn) button.ariaDisabled = `${turn === '-1' ? isAtStart : isAtEnd}`
    if (slide) button.ariaCurrent = `${slide === `${index}`}`
  }
}
