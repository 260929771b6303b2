import { PageLink } from '#app/ui/page-link.tsx'
import styles from './report.module.css'

interface ReportPagesProps {
  readonly page: number
  readonly pages: number
  readonly href: (page: number) => string
}

export function ReportPages({ page, pages, href }: ReportPagesProps) {
  if (pages === 1) return null
  return (
    <nav className={styles.pages} aria-label="Pages of the report">
      {page > 1 && <PageLink href={href(page - 1)}>Previous</PageLink>}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && <PageLink href={href(page + 1)}>Next</PageLink>}
    </nav>
  )
}
