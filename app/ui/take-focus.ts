/** As a ref: focuses an element when it appears, also in a dialog that opens with it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  element?.focus()
}
