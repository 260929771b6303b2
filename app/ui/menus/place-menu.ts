/** Pixels: a little over two actions. */
const MIN_HEIGHT = 100

/**
 * Keeps a menu in the window: below its button, above it, or over it where neither has room for all of it; scrolling
 * where the window is too low.
 */
export function placeMenu(menu: HTMLElement): void {
  const button = menu.parentElement?.getBoundingClientRect()
  if (!button) return
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const below = innerHeight - button.bottom - (Number.parseFloat(scrollPaddingBottom) || 0)
  const above = button.top - (Number.parseFloat(scrollPaddingTop) || 0)
  const height = menu.offsetHeight
  const isOver = height > below && height > above && height <= above + button.height + below
  if (isOver) {
    menu.style.top = `${button.height + below - height}px`
    return
  }
  const isUp = height > below && above > below
  menu.toggleAttribute('data-up', isUp)
  menu.style.maxHeight = `${Math.max(MIN_HEIGHT, isUp ? above : below)}px`
}
