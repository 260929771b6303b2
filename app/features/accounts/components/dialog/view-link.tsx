import type { ReactNode, Ref } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

interface ViewLinkProps {
  readonly href: string
  readonly look?: 'plain' | 'primary'
  readonly ref?: Ref<HTMLAnchorElement>
  readonly onClick: () => void
  readonly children: ReactNode
}

export function ViewLink({ href, look = 'plain', ref, onClick, children }: ViewLinkProps) {
  return (
    <LinkButton
      ref={ref}
      className={buttonClass(look)}
      href={href}
      data-reload=""
      onClick={(event) => {
        event.preventDefault()
        onClick()
      }}
    >
      {children}
    </LinkButton>
  )
}
