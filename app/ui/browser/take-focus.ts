/**
 * Ref callback: focuses an element when it appears, also in a dialog that opens with it. Leaves the cursor in a field of
 * the same form, which may be typed into already.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  const form = element?.closest('form')
  const active = document.activeElement
  const isTyping = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement
  if (!(isTyping && form?.contains(active))) element?.focus()
}
