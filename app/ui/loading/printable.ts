/** Useful on a screen only: controls, progress, and parts with a print version of their own. */
const LEFT_OUT = [
  '[data-screen-only]',
  '[data-print-only]',
  '[role="status"]',
  '[role="alert"]',
  '[role="button"]',
  'button:not([data-print-text])',
  'input',
  'select',
  'textarea',
  'dialog',
  'script',
].join()
/** Elements that are inline unless a style sets them apart. */
const IN_LINE = 'a, abbr, b, button, code, em, i, mark, s, small, span, strong, sub, sup, time, u'

/**
 * The contents of an element as HTML for a PDF: without controls, pictures in full, every address absolute or from the
 * root of the site, and spaces where the page separates words by its styles. A button whose text belongs to the page is
 * marked as such.
 */
export function printableHtml(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  keepApart(element, copy)
  for (const each of copy.querySelectorAll(LEFT_OUT)) each.remove()
  for (const button of copy.querySelectorAll('button')) button.replaceWith(button.textContent)
  for (const image of copy.querySelectorAll('img')) {
    const largest = image.srcset.split(',').at(-1)?.trim().split(' ')[0]
    if (largest) image.src = largest
    for (const name of ['srcset', 'sizes', 'loading', 'fetchpriority']) image.removeAttribute(name)
  }
  return copy.outerHTML
}

/** The PDF has styles of its own: elements that the page's styles set apart get a space around them. */
function keepApart(element: HTMLElement, copy: HTMLElement): void {
  const copies = [...copy.querySelectorAll(IN_LINE)]
  for (const [index, each] of element.querySelectorAll(IN_LINE).entries()) {
    const { display, marginLeft, marginRight } = getComputedStyle(each)
    if (display === 'inline' && Number.parseFloat(marginLeft) <= 0 && Number.parseFloat(marginRight) <= 0) continue
    const here = copies[index]
    if (here?.previousSibling) addSpace(here.previousSibling, here)
    if (here?.nextSibling) addSpace(here, here.nextSibling)
  }
}

/** Inside one of the two elements: a lone space would be lost in the PDF. Links would be underlined below it. */
function addSpace(before: ChildNode, after: ChildNode): void {
  if (/\s$/.test(before.textContent ?? '') || /^\s/.test(after.textContent ?? '')) return
  if (before instanceof Text) before.data += ' '
  else if (after instanceof Text) after.data = ` ${after.data}`
  else if (before instanceof HTMLElement && before.closest('a') === null) before.append(' ')
  else if (after instanceof HTMLElement && after.closest('a') === null) after.prepend(' ')
  else before.after(' ')
}
