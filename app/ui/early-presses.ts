interface EarlyPresses {
  /** Pressed controls in order, each once, with a select's value or a checkbox's state. */
  readonly held: Map<HTMLElement, string | boolean>
  /** Ignores presses from now on, since they reach their components. */
  readonly pass: () => void
  readonly end: () => void
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses
  }
}

/**
 * Holds presses of buttons that need script, and choices, made while the page's scripts are still on their way. What a
 * browser does by itself (links, forms, popovers) is left to it.
 */
export const HOLD_EARLY_PRESSES =
  "{let passes=false;const held=new Map,hold=({type,target})=>{const e=target.closest?.(type=='click'?" +
  "'button[type=button]:not([popovertarget],[commandfor])':'select,[type=checkbox],[type=radio]');" +
  "if(e){held.delete(e);passes||held.set(e,e.checked??e.value)}},on=['click','change'];" +
  'on.forEach(o=>addEventListener(o,hold,true));window.earlyPresses={held,pass(){passes=true},' +
  'end(){on.forEach(o=>removeEventListener(o,hold,true))}}}'

/** Called once presses reach the page's components by themselves, so that none is repeated. */
export function passPresses(): void {
  window.earlyPresses?.pass()
}

/** Does what was pressed before the page could. A button that is gone or disabled by now is passed over. */
export function doEarlyPresses(): void {
  const { held, end } = window.earlyPresses ?? {}
  end?.()
  held?.forEach((chosen, element) => {
    held.delete(element)
    doAgain(element, chosen)
  })
}

function doAgain(element: HTMLElement, chosen: string | boolean): void {
  if (element instanceof HTMLSelectElement) {
    element.value = String(chosen)
    element.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // A component hears of a tick that changes only.
  if (element instanceof HTMLInputElement) element.checked = !chosen
  element.click()
}
