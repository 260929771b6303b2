/** Calls that answer files. */
const FILE_OF_CALL = /^\/[a-z]{2}\/api\//

/** Returns whether an address is of a page of this site: with a slash at its end, or the same page with other parameters. */
export function isPageAddress(href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  if (href.startsWith('?')) return true
  return path.startsWith('/') && path.endsWith('/') && !path.startsWith('//') && !FILE_OF_CALL.test(path)
}

/** Returns whether a link of server-made markup leads to a page of this site in the same tab. */
export function isPageAnchor(link: HTMLAnchorElement): boolean {
  const isOwn = link.target !== '' || link.hasAttribute('download') || link.dataset['reload'] !== undefined
  return !isOwn && isPageAddress(link.getAttribute('href') ?? '')
}
