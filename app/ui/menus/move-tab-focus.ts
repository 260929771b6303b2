import type { KeyboardEvent } from 'react'

/**
 * Moves the focus among the tabs of a list by arrow keys, Home and End, past those that are disabled.
 * @returns the tab that has it now; null where the key was another one.
 */
export function moveTabFocus(event: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowRight: (at + 1) % tabs.length, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  const tab = next === undefined ? undefined : tabs.at(next)
  if (!tab) return null
  event.preventDefault()
  tab.focus()
  return tab
}
