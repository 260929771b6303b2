import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import styles from './people-nav.module.css'

export type PeoplePage = 'links' | 'comments' | 'company'

interface PeopleNavProps {
  readonly locale: Locale
  readonly projectId: string
  /** Only the owner shares with the company. */
  readonly isOwner: boolean
  readonly page: PeoplePage
}

/** The pages below *People*. */
export function PeopleNav({ locale, projectId, isOwner, page }: PeopleNavProps) {
  const pages: readonly (readonly [PeoplePage, string, string])[] = [
    ['links', 'Share with others', routes.projects.links.href({ locale, projectId })],
    ['comments', 'Comments', routes.projects.comments.href({ locale, projectId })],
  ]
  const company = ['company', 'Company and owner', routes.projects.sharing.href({ locale, projectId })] as const
  return (
    <nav className={styles.pages} aria-label="People">
      {[...pages, ...(isOwner ? [company] : [])].map(([key, label, href]) => (
        <PageLink key={key} href={href} aria-current={key === page ? 'page' : undefined}>
          {label}
        </PageLink>
      ))}
    </nav>
  )
}
