import { PageLink } from './page-link.tsx'
import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Look = 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger'

export function Button({
  look = 'secondary',
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look?: Look }) {
  // oxlint-disable-next-line react/button-has-type -- the type is given, `button` unless the caller says otherwise
  return <button type={type} className={join(styles.button, styles[look], className)} {...props} />
}

export function ButtonLink({
  look = 'secondary',
  className,
  children,
  ...props
}: ComponentProps<typeof PageLink> & { look?: Look }) {
  return (
    <PageLink className={join(styles.button, styles[look], className)} {...props}>
      {children}
    </PageLink>
  )
}

export function buttonClass(look: Look): string {
  return join(styles.button, styles[look])
}

function join(...classes: (string | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
