import type { ComponentProps } from 'react'
import { Link, useInRouterContext } from 'react-router'
import { isForAccount } from '#app/shell/reader.ts'
import { isPageAddress } from './browser/page-address.ts'

interface PageLinkProps extends ComponentProps<'a'> {
  readonly href: string
  readonly keepsScroll?: boolean
}

/**
 * A link that takes the reader to a page of the site without a page load, prefetched when it is pointed at. Links marked
 * `nofollow` are not: filters are too many, and most of them are only passed by. Neither are pages for an account, which
 * browsers do not keep. Files, other sites and links with `target`, `download` or `data-reload` are left to the browser.
 */
export function PageLink({ href, keepsScroll = false, children, ...props }: PageLinkProps) {
  const isInRouter = useInRouterContext()
  const isOwn = props.target !== undefined || props.download !== undefined || 'data-reload' in props
  if (!isInRouter || isOwn || !isPageAddress(href))
    return (
      <a href={href} {...props}>
        {children}
      </a>
    )
  const prefetch = props.rel === 'nofollow' || isForAccount() ? 'none' : 'intent'
  return (
    <Link to={href} preventScrollReset={keepsScroll} prefetch={prefetch} discover="none" {...props}>
      {children}
    </Link>
  )
}
