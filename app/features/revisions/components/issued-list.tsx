import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import type { Locale } from '@specify/core/market.ts'
import type { RevisionsPage } from '../revisions-page.ts'
import styles from './revisions.module.css'

interface IssuedListProps {
  readonly locale: Locale
  readonly page: Pick<RevisionsPage, 'projectId' | 'isOwn' | 'revisions'>
}

export function IssuedList({ locale, page: { projectId, isOwn, revisions } }: IssuedListProps) {
  return (
    <ul className={styles.list}>
      {revisions.map(({ id, label, purpose, note, author, issuedAt, openText }, index) => (
        <li key={id}>
          <span className={styles.label}>{label}</span>
          <div>
            <h3>{purpose}</h3>
            <p className={styles.by}>{[issuedAt, author].filter(Boolean).join(', ')}</p>
            {openText && <p className={styles.by}>{openText}</p>}
            {note && <p className={styles.note}>{note}</p>}
          </div>
          <p className={styles.links}>
            <PageLink
              href={routes.projects.revision.href({ locale, projectId, revisionId: id })}
              aria-label={`Open revision ${label}`}
            >
              Open
            </PageLink>
            {isOwn && (
              <PageLink
                href={routes.projects.links.href({ locale, projectId, revisionId: id })}
                aria-label={`Make a link to revision ${label}`}
              >
                Make a link
              </PageLink>
            )}
            {isOwn && (
              <PageLink
                href={routes.projects.quote.href({ locale, projectId, revisionId: id })}
                aria-label={`Request a quote for revision ${label}`}
              >
                Request a quote
              </PageLink>
            )}
            {revisions[index + 1] && (
              <PageLink
                href={`${routes.projects.revisions.href({ locale, projectId, from: revisions[index + 1]!.id, to: id })}#differences`}
                aria-label={`Changes from ${revisions[index + 1]!.label} to ${label}`}
              >
                Changes from {revisions[index + 1]!.label}
              </PageLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}
