/**
 * What an element shows as HTML for a PDF: without what only works on a screen or is for paper from the browser, pictures
 * in full, and every address absolute or from the root of the site.
 */
export function printableHtml(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const each of copy.querySelectorAll('[data-screen-only], [data-print-only], button, dialog, script')) {
    if (each instanceof HTMLButtonElement && each.textContent) each.replaceWith(each.textContent)
    else each.remove()
  }
  for (const image of copy.querySelectorAll('img')) {
    const largest = image.srcset.split(',').at(-1)?.trim().split(' ')[0]
    if (largest) image.src = largest
    for (const name of ['srcset', 'sizes', 'loading', 'fetchpriority']) image.removeAttribute(name)
  }
  return copy.outerHTML
}
