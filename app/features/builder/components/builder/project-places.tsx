import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import styles from './builder-screen.module.css'

interface ProjectPlacesProps {
  readonly locale: Locale
  readonly projectId: string
  readonly isOwner: boolean
  /** Comments by recipients of links that await the owner. */
  readonly waitingComments: number
}

/** The other screens of a project: one row, which scrolls where it is narrow. */
export function ProjectPlaces({ locale, projectId, isOwner, waitingComments }: ProjectPlacesProps) {
  return (
    <nav className={styles.places} aria-label="Project">
      <ButtonLink look="quiet" href={routes.projects.revisions.href({ locale, projectId })}>
        Revisions
      </ButtonLink>
      <ButtonLink look="quiet" href={routes.reports.all.href({ locale, projectId })}>
        Reports
      </ButtonLink>
      {isOwner && (
        <ButtonLink look="quiet" href={routes.projects.sharing.href({ locale, projectId })}>
          Company
        </ButtonLink>
      )}
      <ButtonLink look="quiet" href={routes.projects.links.href({ locale, projectId })}>
        Share with others
      </ButtonLink>
      <ButtonLink look="quiet" href={routes.projects.comments.href({ locale, projectId })}>
        Comments
        {waitingComments > 0 && (
          <span className={styles.badge}>
            {waitingComments}
            <span className="visually-hidden"> waiting</span>
          </span>
        )}
      </ButtonLink>
    </nav>
  )
}
