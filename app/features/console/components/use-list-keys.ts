import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keys of a list: `/` goes to its search, the arrows from row to row, and a tick with Shift ticks all rows since the
 * last one.
 */
export function useListKeys(root: RefObject<HTMLElement | null>): void {
  // Before the list is painted: somebody who works by keys presses the next one at once.
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const aborter = new AbortController()
    const { signal } = aborter
    let last: HTMLInputElement | null = null
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return
      if (key === '/' && !target.closest('input:not([type=checkbox]), textarea, select')) {
        const search = element.querySelector<HTMLInputElement>('[data-list-search]')
        if (!search) return
        event.preventDefault()
        search.focus()
        search.select()
      }
      if (key === 'ArrowDown' || key === 'ArrowUp') moveRow(event, target, key === 'ArrowDown' ? 1 : -1)
    }
    const onTick = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement) || target.name !== 'row') return
      const boxes = [...element.querySelectorAll<HTMLInputElement>('input[name=row]')]
      const [from, to] = [last, target].map((box) => (box ? boxes.indexOf(box) : -1)).toSorted((a, b) => a - b)
      if (event.shiftKey && from !== undefined && to !== undefined && from >= 0)
        for (const box of boxes.slice(from, to + 1)) box.checked = target.checked
      last = target
    }
    document.addEventListener('keydown', onKey, { signal })
    element.addEventListener('click', onTick, { signal })
    return () => aborter.abort()
  }, [root])
}

/** Goes to the same control of the row above or below. */
function moveRow(event: KeyboardEvent, target: HTMLElement, by: 1 | -1): void {
  const selector = target.matches('input[name=row]') ? 'input[name=row]' : '[data-row-link]'
  const row = target.matches(selector) ? target.closest('tr') : null
  const next = by === 1 ? row?.nextElementSibling : row?.previousElementSibling
  const control = next?.querySelector<HTMLElement>(selector)
  if (!control) return
  event.preventDefault()
  control.focus()
}
