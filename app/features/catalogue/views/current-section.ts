interface ScrollState {
  /** Distances of the sections' tops from the top of the window, in their order, in pixels. */
  readonly tops: readonly number[]
  readonly windowWidth: number
  readonly windowHeight: number
  readonly left: number
}

const END_PX = 5

/**
 * The current section: the last one whose top lies within the upper third of the window, a fifth where the window is
 * taller than wide; at the end of the page the last one. The first before any is reached.
 */
export function currentSection({ tops, windowWidth, windowHeight, left }: ScrollState): number {
  if (left <= END_PX) return tops.length - 1
  const reach = windowHeight / (windowHeight > windowWidth ? 5 : 3)
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= reach),
  )
}
