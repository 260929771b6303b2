/** As a ref: gives an element the focus when it appears, and in a dialog that opens with it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  element?.focus()
}
