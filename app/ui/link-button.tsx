import type { ComponentProps, KeyboardEvent } from 'react'
import { PageLink } from './page-link.tsx'

/** A link that acts: without script it leads to the result, with it the space bar works as on any button. */
export function LinkButton({ children, ...props }: ComponentProps<typeof PageLink>) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- every caller gives an address
    <PageLink role="button" {...props} onKeyDown={clickOnSpace}>
      {children}
    </PageLink>
  )
}

function clickOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
