import type { ReactNode } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import styles from './builder-screen.module.css'

interface BuilderFrameProps {
  readonly locale: string
  readonly title: string
  /** The title is above the steps; the fourth one has it on its cover. */
  readonly hasTitle?: boolean
  readonly menu: ReactNode
  /** The schedule comes first: title and places share a low row. */
  readonly isCompact?: boolean
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function BuilderFrame({
  locale,
  title,
  hasTitle = true,
  isCompact = false,
  menu,
  actions,
  children,
}: BuilderFrameProps) {
  return (
    <div className="page" data-compact={isCompact || undefined}>
      <div className={styles.trail} data-screen-only>
        <PageTrail
          locale={locale}
          above={[{ label: 'Projects', href: routes.projects.list.path({ locale }) }]}
          label={title}
        />
      </div>
      {hasTitle && (
        <div className={styles.head}>
          <h1>{title}</h1>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={menu ? styles.columns : undefined}>
        {menu && <div data-screen-only>{menu}</div>}
        <div className={styles.main}>{children}</div>
      </div>
    </div>
  )
}
