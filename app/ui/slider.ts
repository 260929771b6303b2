const DEFAULT_INTERVAL_MS = 5_000

/**
 * Starts the sliders of a page: elements with `data-slider` that hold a scrolling list with `data-slides` and, hidden
 * until then, the buttons in `data-turns`. They advance every `data-interval` milliseconds, except under a pointer or
 * with the focus inside, while out of view, after the pause button, and with reduced motion.
 */
export function startSliders(root: HTMLElement, signal: AbortSignal): void {
  const sliders = root.matches('[data-slider]') ? [root] : root.querySelectorAll<HTMLElement>('[data-slider]')
  for (const slider of sliders) startSlider(slider, signal)
}

function startSlider(slider: HTMLElement, signal: AbortSignal): void {
  const list = slider.querySelector<HTMLElement>('[data-slides]')
  const turns = slider.querySelector<HTMLElement>('[data-turns]')
  if (!list || !turns || list.children.length < 2) return
  turns.hidden = false
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const interval = Number(slider.dataset['interval']) || DEFAULT_INTERVAL_MS
  const holds = new Set<string>(['out of sight'])
  const pause = slider.querySelector<HTMLButtonElement>('[data-pause]')

  const setPaused = (isPaused: boolean) => {
    if (isPaused) holds.add('paused')
    else holds.delete('paused')
    pause?.setAttribute('aria-label', isPaused ? 'Play slides' : 'Pause slides')
    pause?.setAttribute('data-paused', String(isPaused))
  }
  setPaused(calm.matches)
  calm.addEventListener('change', () => setPaused(calm.matches), { signal })
  pause?.addEventListener('click', () => setPaused(!holds.has('paused')), { signal })
  for (const button of slider.querySelectorAll<HTMLElement>('[data-turn]')) {
    button.addEventListener('click', () => turn(list, Number(button.dataset['turn']), calm.matches), { signal })
  }

  const tick = () => {
    if (holds.size === 0 && !document.hidden) turn(list, 1, false)
  }
  let timer = setInterval(tick, interval)
  const hold = (event: string, name: string) =>
    slider.addEventListener(event, () => holds.add(name), { signal, passive: true })
  // After a pause the current slide gets its whole time.
  const release = (event: string, name: string) =>
    slider.addEventListener(
      event,
      () => {
        holds.delete(name)
        clearInterval(timer)
        timer = setInterval(tick, interval)
      },
      { signal },
    )
  hold('mouseenter', 'hover')
  release('mouseleave', 'hover')
  hold('touchstart', 'touch')
  release('touchend', 'touch')
  release('touchcancel', 'touch')
  slider.addEventListener('focusin', ({ target }) => target !== pause && holds.add('focus'), { signal })
  release('focusout', 'focus')

  const sight = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) holds.delete('out of sight')
    else holds.add('out of sight')
  })
  sight.observe(slider)
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    sight.disconnect()
  })
}

/** Scrolls by a slide, wrapping around. The page itself does not scroll. */
function turn(list: HTMLElement, by: number, isCalm: boolean): void {
  const [first, second] = list.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
  const step = second.offsetLeft - first.offsetLeft
  const end = list.scrollWidth - list.clientWidth
  const isAtEnd = by > 0 ? list.scrollLeft >= end - 2 : list.scrollLeft <= 2
  const left = isAtEnd ? (by > 0 ? 0 : end) : Math.round(list.scrollLeft / step + by) * step
  list.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' })
}
