import { useEffect, useEffectEvent } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { ProjectTable, type ProjectTableProps } from './project-table.tsx'
import styles from './project-list.module.css'
import type { ProjectListView } from './use-project-list.ts'

/** Distance from the bottom of the page at which the next rows are loaded. */
const LOAD_MARGIN_PX = 120

type ProjectRowsProps = Omit<ProjectTableProps, 'rows'> & {
  readonly list: ProjectListView
  readonly elsewhere: { readonly href: string; readonly text: string } | null
}

export function ProjectRows({ list, elsewhere, ...table }: ProjectRowsProps) {
  const { rows, isStale, isLoadingMore, hasMore, failure } = list
  useAtBottom(hasMore && !isLoadingMore && !failure, () => void list.loadMore())
  if (rows.length === 0)
    return (
      !failure && (
        <p role="status" className={styles.empty}>
          {isStale ? 'Loading...' : 'No Records Found.'}
          {!isStale && elsewhere && (
            <PageLink href={elsewhere.href} keepsScroll>
              {elsewhere.text}
            </PageLink>
          )}
        </p>
      )
    )
  return (
    <div className={styles.rows} aria-busy={isStale}>
      <ProjectTable rows={rows} {...table} />
      <div className={styles.more}>
        <p role="status">{isLoadingMore && 'Loading more...'}</p>
        {hasMore && !isLoadingMore && !failure && (
          <LinkButton
            className={buttonClass('quiet')}
            href={list.moreHref}
            onClick={(event) => {
              event.preventDefault()
              void list.loadMore()
            }}
          >
            Load more
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** Calls `onBottom` once the bottom of the page is near, while more rows exist. */
function useAtBottom(isWanted: boolean, onBottom: () => void): void {
  const check = useEffectEvent(() => {
    const { scrollHeight } = document.documentElement
    if (scrollY + innerHeight >= scrollHeight - LOAD_MARGIN_PX) onBottom()
  })
  useEffect(() => {
    if (!isWanted) return
    const onScroll = () => check()
    // A page may be too short to be scrolled.
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [isWanted])
}
