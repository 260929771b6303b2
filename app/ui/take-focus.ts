/**
 * As a ref: focuses an element when it appears, also in a dialog that opens with it. A form that the server drew may be
 * typed into by then: the cursor stays in its field.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  const form = element?.closest('form')
  const active = document.activeElement
  const isTyping = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement
  if (!(isTyping && form?.contains(active))) element?.focus()
}
