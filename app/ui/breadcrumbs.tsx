import styles from './breadcrumbs.module.css'

export interface Crumb {
  readonly label: string
  /** Null for a crumb that is plain text. */
  readonly href: string | null
}

/** The way to a page. The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${label}-${href}`}>
            {href && index < crumbs.length - 1 ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
