import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { PageTrail } from '#app/ui/breadcrumbs.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { ProjectList, type ProjectListEvents } from './project-list.tsx'
import styles from './project-list-screen.module.css'
import { ProjectSideMenu } from './project-side-menu.tsx'
import { ProjectWelcome } from './project-welcome.tsx'
import type { SuggestedUser } from './filters/use-user-suggestions.ts'
import type { LoadedList } from './shown-list.ts'

export type ProjectListPage =
  | { readonly kind: 'visitor' }
  /** `elsewhere` is another market, where the account has projects. */
  | { readonly kind: 'welcome'; readonly elsewhere: Locale | null }
  | {
      readonly kind: 'list'
      readonly list: LoadedList
      /** Filter by owner; null for all. */
      readonly user: SuggestedUser | null
      readonly madeAt: string
    }

interface ProjectListScreenProps {
  readonly locale: Locale
  readonly page: ProjectListPage
  readonly onLogOut: () => Promise<boolean>
  readonly events: ProjectListEvents
}

export function ProjectListScreen({ locale, page, onLogOut, events }: ProjectListScreenProps) {
  if (page.kind === 'visitor')
    return (
      <div className="page">
        <ProjectWelcome locale={locale} isSignedIn={false} elsewhere={null} />
      </div>
    )
  return (
    <div className={`page ${styles.page}`}>
      <PageTrail locale={locale} label="Projects" />
      <div className={styles.layout}>
        <ProjectSideMenu locale={locale} isList onLogOut={onLogOut} />
        {page.kind === 'welcome' ? (
          <ProjectWelcome locale={locale} isSignedIn elsewhere={page.elsewhere} />
        ) : (
          <div className={styles.main}>
            <header className={styles.head}>
              <h1>My Projects</h1>
              <LinkButton className={buttonClass('primary')} href={routes.projects.create.path({ locale })}>
                Add new project
              </LinkButton>
            </header>
            <ProjectList locale={locale} list={page.list} user={page.user} madeAt={page.madeAt} events={events} />
          </div>
        )}
      </div>
    </div>
  )
}
