import { routes } from '#app/addresses/routes.ts'
import type { Locale } from '@specify/core/market.ts'
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import styles from './project-bar.module.css'

export type ProjectPlace = 'schedule' | 'outputs' | 'revisions' | 'people' | 'quote'

interface ProjectBarProps {
  readonly locale: Locale
  readonly projectId: string
  /** The reader may change the project. */
  readonly isOwn: boolean
  /** The place that the page belongs to. */
  readonly place: ProjectPlace
  /** Comments by recipients of links that await the owner. */
  readonly waitingComments?: number
}

/** The places of a project, the same on all its pages; it scrolls sideways where the page is narrow. */
function ProjectBar({ locale, projectId, isOwn, place, waitingComments = 0 }: ProjectBarProps) {
  const places: readonly (readonly [ProjectPlace, string, string])[] = [
    ['schedule', 'Schedule', scheduleHref({ locale, projectId, isOwn })],
    ['outputs', 'Outputs', routes.reports.all.href({ locale, projectId })],
    ['revisions', 'Revisions', routes.projects.revisions.href({ locale, projectId })],
    ['people', 'People', routes.projects.links.href({ locale, projectId })],
    ['quote', 'Quote', routes.projects.quote.href({ locale, projectId })],
  ]
  return (
    <nav className={styles.bar} aria-label="Project" data-screen-only>
      {places.map(([key, label, href]) => (
        <PageLink key={key} href={href} aria-current={key === place ? 'true' : undefined}>
          {label}
          {key === 'people' && <Waiting count={waitingComments} />}
        </PageLink>
      ))}
    </nav>
  )
}

function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      {count}
      <span className="visually-hidden">{count === 1 ? ' comment waiting' : ' comments waiting'}</span>
    </span>
  )
}

interface ProjectTrailProps extends ProjectBarProps {
  readonly crumbs: readonly Crumb[]
  /** Heading of the page in the same line, where there is room for it; it stands for the last crumb. */
  readonly title?: string
}

/** The trail of a page of a project, with the project's places beside it. */
export function ProjectTrail({ crumbs, title, ...bar }: ProjectTrailProps) {
  return (
    <div className={styles.row} data-trail data-titled={title !== undefined || undefined}>
      <div data-screen-only>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      {title !== undefined && <h1>{title}</h1>}
      <ProjectBar {...bar} />
    </div>
  )
}

function scheduleHref({ locale, projectId, isOwn }: Omit<CrumbsOf, 'projectName'>): string {
  return routes.projects[isOwn ? 'edit' : 'view'].href({ locale, projectId, step: 3 })
}

interface CrumbsOf {
  readonly locale: Locale
  readonly projectId: string
  readonly projectName: string
  readonly isOwn: boolean
}

/** Crumbs of a page of a project: `Home / Projects / Harbour House / Revisions`. */
export function projectCrumbs(
  { locale, projectId, projectName, isOwn }: CrumbsOf,
  label: string,
  above: readonly Crumb[] = [],
): Crumb[] {
  return [
    { label: 'Home', href: routes.home.path({ locale }) },
    { label: 'Projects', href: routes.projects.list.path({ locale }) },
    { label: projectName, href: scheduleHref({ locale, projectId, isOwn }) },
    ...above,
    { label, href: null },
  ]
}
