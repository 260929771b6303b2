import type { Page } from '@specify/core/paging.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import styles from './pager.module.css'

interface PagerProps {
  readonly page: Pick<Page<unknown>, 'page' | 'pages'>
  /** The address of a page of the list. */
  readonly href: (page: number) => string
}

/** Leads to the pages before and after; nothing where there is only one. */
export function Pager({ page: { page, pages }, href }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {page > 1 ? (
        <PageLink href={href(page - 1)} rel="prev">
          Newer
        </PageLink>
      ) : (
        <span />
      )}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages ? (
        <PageLink href={href(page + 1)} rel="next">
          Older
        </PageLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
