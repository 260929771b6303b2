import type { ReactNode } from 'react'
import { routes } from '#app/addresses/routes.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import styles from './builder-screen.module.css'

interface BuilderFrameProps {
  readonly locale: string
  readonly title: string
  /** The title is above the steps; the fourth one has it on its cover. */
  readonly hasTitle?: boolean
  /** Trail with the places of a project that exists. */
  readonly trail?: ReactNode
  readonly menu: ReactNode
  /** The schedule comes first: the title is in the trail. */
  readonly isCompact?: boolean
  readonly children: ReactNode
}

export function BuilderFrame({
  locale,
  title,
  hasTitle = true,
  trail,
  isCompact = false,
  menu,
  children,
}: BuilderFrameProps) {
  return (
    <div className="page" data-compact={isCompact || undefined}>
      <div>
        {trail ?? (
          <PageTrail
            locale={locale}
            above={[{ label: 'Projects', href: routes.projects.list.path({ locale }) }]}
            label={title}
          />
        )}
      </div>
      {hasTitle && <h1 className={styles.title}>{title}</h1>}
      <div className={menu ? styles.columns : undefined}>
        {menu && <div data-screen-only>{menu}</div>}
        <div className={styles.main}>{children}</div>
      </div>
    </div>
  )
}
