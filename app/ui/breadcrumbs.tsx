import { routes } from '#app/addresses/routes.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  readonly label: string
  /** Null for a crumb that is plain text. */
  readonly href: string | null
  readonly icon?: IconName
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.label}-${crumb.href}`}>
            <CrumbLink crumb={crumb} isLast={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface PageTrailProps {
  readonly locale: string
  /** Between the home page and this one. */
  readonly above?: readonly Crumb[] | undefined
  readonly label: string
}

/** The trail of a page that is none of the catalogue: `Home / Orders / AU-GPD1`. */
export function PageTrail({ locale, above, label }: PageTrailProps) {
  const home = { label: 'Home', href: routes.home.path({ locale }) }
  return <Breadcrumbs crumbs={[home, ...(above ?? []), { label, href: null }]} />
}

function CrumbLink({ crumb: { label, href, icon }, isLast }: { crumb: Crumb; isLast: boolean }) {
  const current = isLast ? 'page' : undefined
  const words = icon ? (
    <>
      <Icon name={icon} size={16} />
      <span className="visually-hidden">{label}</span>
    </>
  ) : (
    label
  )
  return href ? (
    <PageLink href={href} aria-current={current}>
      {words}
    </PageLink>
  ) : (
    <span aria-current={current}>{words}</span>
  )
}
