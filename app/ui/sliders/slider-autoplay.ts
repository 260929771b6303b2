interface Autoplay {
  readonly slider: HTMLElement
  readonly pause: HTMLElement | null
  readonly intervalMs: number
  readonly advance: () => void
}

/**
 * Advances a slider in intervals, except under a pointer or with the focus inside, while out of view, after a press of
 * the pause button, and with reduced motion.
 */
export function startAutoplay({ slider, pause, intervalMs, advance }: Autoplay, signal: AbortSignal): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const holds = new Set<string>(['out of sight'])

  const setPaused = (isPaused: boolean) => {
    if (isPaused) holds.add('paused')
    else holds.delete('paused')
    pause?.setAttribute('aria-label', isPaused ? 'Play slides' : 'Pause slides')
    pause?.setAttribute('data-paused', String(isPaused))
  }
  setPaused(calm.matches)
  calm.addEventListener('change', () => setPaused(calm.matches), { signal })
  pause?.addEventListener('click', () => setPaused(!holds.has('paused')), { signal })

  const tick = () => {
    if (holds.size === 0 && !document.hidden) advance()
  }
  let timer: ReturnType<typeof setInterval>
  const restart = () => {
    clearInterval(timer)
    timer = setInterval(tick, intervalMs)
  }
  restart()
  const hold = (event: string, name: string) =>
    slider.addEventListener(event, () => holds.add(name), { signal, passive: true })
  // After a pause the current slide gets its whole time.
  const release = (event: string, name: string) =>
    slider.addEventListener(
      event,
      () => {
        holds.delete(name)
        restart()
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
